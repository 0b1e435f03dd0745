import { createLikeStore, shownLikes, shownState, type LikeCalls } from './like-store';

const ARTIST = { type: 'ARTIST', uuid: 'a' } as const;

function setUp(change: Partial<LikeCalls> = {}) {
  const asked: string[][] = [];
  const saved: boolean[] = [];
  const flushes: (() => void)[] = [];
  const store = createLikeStore({
    isLoggedIn: () => true,
    listStates: (uuids) => {
      asked.push([...uuids]);
      return Promise.resolve({ liked: ['a'] });
    },
    save: (_target, isLiked) => {
      saved.push(isLiked);
      return Promise.resolve({ isLike: isLiked, likeCount: isLiked ? 11 : 10 });
    },
    schedule: (flush) => flushes.push(flush),
    ...change,
  });
  const settle = async () => {
    for (const flush of flushes.splice(0)) flush();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { store, asked, saved, settle };
}

describe('the like store', () => {
  it('asks once for all the buttons of a page', async () => {
    const { store, asked, settle } = setUp();
    for (const uuid of ['a', 'b', 'b', 'c']) store.register(uuid);
    await settle();
    expect(asked).toEqual([['a', 'b', 'c']]);
    expect(store.get('a').isLiked).toBe(true);
    expect(store.get('b').isLiked).toBe(false);
    store.register('a');
    await settle();
    expect(asked).toHaveLength(1);
  });

  it('splits what one call may not ask', async () => {
    const { store, asked, settle } = setUp();
    for (let index = 0; index < 201; index += 1) store.register(`u${index}`);
    await settle();
    expect(asked.map((uuids) => uuids.length)).toEqual([200, 1]);
  });

  it('asks nothing for a guest and refuses the press', async () => {
    const { store, asked, saved, settle } = setUp({ isLoggedIn: () => false });
    store.register('a');
    await settle();
    await expect(store.toggle(ARTIST)).resolves.toEqual({ kind: 'guest' });
    expect(asked).toEqual([]);
    expect(saved).toEqual([]);
    expect(store.get('a').isLiked).toBe(false);
  });

  it('asks again after a failure', async () => {
    const { store, settle } = setUp({ listStates: () => Promise.reject(new Error('down')) });
    store.register('a');
    await settle();
    expect(store.get('a').isLiked).toBe(false);
    store.register('a');
    await settle();
  });

  it('sends what was pressed during a call at once when the page is left', async () => {
    const sent: boolean[] = [];
    const { store } = setUp({
      save: (_target, isLiked) => {
        sent.push(isLiked);
        return new Promise(() => undefined);
      },
    });
    void store.toggle(ARTIST);
    store.saveNow();
    expect(sent).toEqual([true]);
    void store.toggle(ARTIST);
    expect(sent).toEqual([true]);
    store.saveNow();
    expect(sent).toEqual([true, false]);
  });

  it('asks for what is on the page after a login', async () => {
    let isLoggedIn = false;
    const { store, asked, settle } = setUp({ isLoggedIn: () => isLoggedIn });
    store.register('a');
    store.register('b');
    store.register('gone')();
    isLoggedIn = true;
    store.startOver();
    await settle();
    expect(asked).toEqual([['a', 'b']]);
    expect(store.get('a').isLiked).toBe(true);
  });

  it('shows a press at once and keeps the server’s count', async () => {
    const { store, saved } = setUp();
    const saving = store.toggle(ARTIST);
    expect(store.get('a').isLiked).toBe(true);
    expect(shownLikes(store.get('a'), 10)).toBe(11);
    await expect(saving).resolves.toEqual({ kind: 'saved' });
    expect(saved).toEqual([true]);
    expect(shownLikes(store.get('a'), 10)).toBe(11);
  });

  it('takes a press back when the server refuses', async () => {
    const { store } = setUp({ save: () => Promise.reject(new Error('down')) });
    const outcome = await store.toggle(ARTIST);
    expect(outcome).toMatchObject({ kind: 'failed' });
    expect(store.get('a').isLiked).toBe(false);
    expect(shownLikes(store.get('a'), 10)).toBe(10);
  });

  it('sends one call at a time and ends at the last wish', async () => {
    const answers: (() => void)[] = [];
    const sent: boolean[] = [];
    const { store } = setUp({
      save: (_target, isLiked) => {
        sent.push(isLiked);
        return new Promise((resolve) => {
          answers.push(() => resolve({ isLike: isLiked, likeCount: 0 }));
        });
      },
    });
    const first = store.toggle(ARTIST);
    void store.toggle(ARTIST);
    void store.toggle(ARTIST);
    void store.toggle(ARTIST);
    expect(sent).toEqual([true]);
    answers.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toEqual([true, false]);
    answers.shift()?.();
    await first;
    expect(sent).toEqual([true, false]);
    expect(store.get('a').isLiked).toBe(false);
  });

  it('takes no answer to one visitor for the next', async () => {
    const answers: (() => void)[] = [];
    const wait = <Answer>(answer: Answer) =>
      new Promise<Answer>((resolve) => void answers.push(() => resolve(answer)));
    const sent: boolean[] = [];
    const { store, settle } = setUp({
      listStates: () => wait({ liked: ['a'] }),
      save: (_target, isLiked) => {
        sent.push(isLiked);
        return wait({ isLike: isLiked, likeCount: 1 });
      },
    });
    store.register('a')();
    await settle();
    const press = store.toggle({ type: 'ARTIST', uuid: 'b' });
    store.startOver();
    for (const answer of answers.splice(0)) answer();
    await press;
    expect(store.get('a').isLiked).toBe(false);
    expect(store.find('b')).toBeUndefined();
    expect(sent).toEqual([true]);
    // And the press of the next is sent.
    void store.toggle({ type: 'ARTIST', uuid: 'b' });
    expect(sent).toEqual([true, true]);
  });

  it('hears that the next visitor does not like what the page says', async () => {
    const { store, settle } = setUp({ listStates: () => Promise.resolve({ liked: ['a'] }) });
    for (const uuid of ['a', 'b']) {
      store.know(uuid);
      store.register(uuid);
    }
    store.startOver();
    await settle();
    expect(shownState(store.find('a'), true).isLiked).toBe(true);
    expect(shownState(store.find('b'), true).isLiked).toBe(false);
  });

  it('does not let a late answer undo a press', async () => {
    const { store, settle } = setUp();
    store.register('a');
    await store.toggle(ARTIST);
    await store.toggle(ARTIST);
    await settle();
    expect(store.get('a').isLiked).toBe(false);
  });
});
