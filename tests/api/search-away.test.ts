import { type SearchHealth } from '@/lib/contracts/search';
import { apiUrl } from '@/lib/api/url';
import { createSearchAvailability, AVAILABILITY } from '@/server/api/modules/search/availability';
import type { SearchProvider } from '@/server/providers/search/search';
import { startTestApi } from '@/tests/support/api';
import type { TestApi } from '@/tests/support/api';
import { wordsIn } from '@/tests/support/search/engine';

const { healthMs, failures, restMs } = AVAILABILITY;

/** An engine whose state a test sets. It counts the calls that it gets. */
function startEngine() {
  const engine = { health: 'GREEN' as SearchHealth, fails: false, checks: 0, searches: 0 };
  const provider: SearchProvider = {
    kind: 'elasticsearch',
    async search() {
      engine.searches += 1;
      if (engine.fails) throw new Error('connect ECONNREFUSED 10.0.0.1:9200');
      return { uuids: [], total: 0, isCapped: false };
    },
    hasHits: async (questions) => questions.map(() => false),
    suggest: async () => [],
    async checkHealth() {
      engine.checks += 1;
      return engine.health;
    },
  };
  return { engine, provider };
}

describe('while the engine is RED', () => {
  const { engine, provider } = startEngine();
  let api: TestApi;
  beforeAll(async () => {
    engine.health = 'RED';
    api = await startTestApi({ search: provider });
  });
  afterAll(() => api?.close());

  it('search says so, and nobody asks the engine', async () => {
    const path = apiUrl('/v1/search/unified-field/{index}', {
      params: { index: 'ARTIST' },
      query: { q: '물결' },
    });
    const failure = await api.fails(503, 'GET', path);
    expect(failure).toEqual({
      code: 'SEARCH_UNAVAILABLE',
      message: '현재 통합검색 서비스를 점검 중입니다.',
      errors: [],
    });
    await api.fails(503, 'GET', '/v1/search/suggestions', { query: { q: '물결' } });
    expect((await api.request('GET', path)).headers.get('retry-after')).toBe('10');
    expect(engine.searches).toBe(0);
    expect(engine.checks).toBe(1);
    expect(await api.get('/v1/health/elasticsearch')).toBe('RED');
  });

  it('lists take a text as it was typed', async () => {
    await api.make.artist({ nameKo: '류단아' });
    for (const [q, totalElements] of [
      ['단아', 1],
      ['ㄹㄷㅇ', 0],
      ['fbeksdk', 0],
    ] as const)
      expect(await api.get('/v2/artists', { query: { q } })).toMatchObject({
        totalElements,
        understood: null,
      });
    expect(engine.searches).toBe(0);
  });

  it('nothing else is harmed, not even an empty search', async () => {
    for (const path of [apiUrl('/v1/home'), apiUrl('/v2/artists'), '/readyz'])
      expect((await api.request('GET', path)).status).toBe(200);
    expect(
      (await api.get('/v1/search/unified-field/{index}', { params: { index: 'ARTIST' }, query: { q: ' ' } }))
        .totalElements,
    ).toBe(0);
  });
});

describe('availability', () => {
  const ask = (availability: ReturnType<typeof createSearchAvailability>, provider: SearchProvider) =>
    availability
      .during(() => provider.search(wordsIn('ARTIST', '물')))
      .then(
        () => 'answered',
        (error: { code?: string }) => error.code,
      );

  it('remembers the health for some seconds and hears of a recovery after them', async () => {
    const { engine, provider } = startEngine();
    let now = 0;
    const availability = createSearchAvailability(provider, { now: () => now });
    expect(await availability.getHealth()).toBe('GREEN');
    engine.health = 'RED';
    expect(await availability.getHealth()).toBe('GREEN');
    now += healthMs;
    expect(await ask(availability, provider)).toBe('SEARCH_UNAVAILABLE');
    engine.health = 'YELLOW';
    now += healthMs;
    expect(await ask(availability, provider)).toBe('answered');
    expect(engine.checks).toBe(3);
  });

  it('leaves an engine alone that failed several times in a row, and asks again afterwards', async () => {
    const { engine, provider } = startEngine();
    const seen: unknown[] = [];
    let now = 0;
    const availability = createSearchAvailability(provider, {
      now: () => now,
      onFailure: (error) => seen.push(error),
    });
    engine.fails = true;
    for (let at = 0; at < failures + 5; at += 1)
      expect(await ask(availability, provider)).toBe('SEARCH_UNAVAILABLE');
    expect(engine.searches).toBe(failures);
    expect(seen).toHaveLength(failures);
    expect(await availability.getHealth()).toBe('RED');
    engine.fails = false;
    now += restMs;
    expect(await ask(availability, provider)).toBe('answered');
    expect(await availability.getHealth()).toBe('GREEN');
  });

  it('doesn’t mind a failure now and then', async () => {
    const { engine, provider } = startEngine();
    const availability = createSearchAvailability(provider, { now: () => 0 });
    for (let at = 0; at < 3 * failures; at += 1) {
      engine.fails = at % failures > 0;
      await ask(availability, provider);
    }
    expect(engine.searches).toBe(3 * failures);
  });
});
