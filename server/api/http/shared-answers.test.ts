import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import { SharedAnswers, type SharedAnswer } from './shared-answers';

const NOON = Date.parse('2026-03-01T12:00:00+09:00');

function kept({ seconds = 60, isConnected = (): boolean => true, startsAt = NOON } = {}) {
  const clock = { now: startsAt };
  const answers = new SharedAnswers({ seconds, isConnected, now: () => clock.now });
  let made = 0;
  const get = async (...tags: CacheTag[]) => {
    const answer = await answers.get('key', async () => ({ json: `${(made += 1)}`, tags: new Set(tags) }));
    return answer.json;
  };
  return { answers, clock, get };
}

describe('an answer for guests', () => {
  it('is made once, until it is old', async () => {
    const { clock, get } = kept();
    expect([await get(), await get()]).toEqual(['1', '1']);
    clock.now += 60_000;
    expect(await get()).toBe('2');
  });

  it('is dropped with its tags and with everything, and with no other tag', async () => {
    const { answers, get } = kept();
    await get(cacheTags.home);
    answers.invalidate([cacheTags.faqs]);
    expect(await get(cacheTags.home)).toBe('1');
    answers.invalidate([cacheTags.home]);
    expect(await get(cacheTags.home)).toBe('2');
    answers.invalidate([cacheTags.everything]);
    expect(await get(cacheTags.home)).toBe('3');
  });

  it('about today ends at midnight in Seoul', async () => {
    const { clock, get } = kept({ startsAt: Date.parse('2026-03-01T23:59:50+09:00') });
    expect(await get(cacheTags.today)).toBe('1');
    clock.now += 9999;
    expect(await get(cacheTags.today)).toBe('1');
    clock.now += 1;
    expect(await get(cacheTags.today)).toBe('2');
  });

  it.each([
    ['where pages aren’t either', { seconds: 0 }],
    ['while changes of other nodes aren’t heard', { isConnected: () => false }],
  ])('is not kept %s', async (_, options) => {
    const { get } = kept(options);
    expect([await get(), await get()]).toEqual(['1', '2']);
  });
});

describe('an answer under way', () => {
  const underWay = () => {
    const { answers } = kept();
    const ends: ((json: string) => void)[] = [];
    const get = () =>
      answers.get(
        'key',
        () =>
          new Promise<SharedAnswer>((resolve) => {
            ends.push((json) => resolve({ json, tags: new Set([cacheTags.home]) }));
          }),
      );
    return { answers, ends, get };
  };

  it('is what calls for the same wait for', async () => {
    const { ends, get } = underWay();
    const both = [get(), get()];
    ends[0]?.('one');
    expect(await Promise.all(both)).toMatchObject([{ json: 'one' }, { json: 'one' }]);
    expect(ends).toHaveLength(1);
  });

  it('is neither joined nor kept after a change', async () => {
    const { answers, ends, get } = underWay();
    const before = get();
    answers.invalidate([cacheTags.home]);
    const after = get();
    ends[0]?.('old');
    await before;
    const third = get();
    ends[1]?.('new');
    expect(await Promise.all([after, third])).toMatchObject([{ json: 'new' }, { json: 'new' }]);
    expect((await get()).json).toBe('new');
    expect(ends).toHaveLength(2);
  });

  it('that fails is made again by the next call', async () => {
    const { answers } = kept();
    const failing = answers.get('key', () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    const next = await answers.get('key', async () => ({ json: 'here', tags: new Set() }));
    expect(next.json).toBe('here');
  });
});
