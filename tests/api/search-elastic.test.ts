import { createElasticSearch } from '@/server/providers/search/elasticsearch';
import { createElasticClient } from '@/server/providers/search/elasticsearch-client';
import { createElasticWriter, INDEX_BODY } from '@/server/providers/search/elasticsearch-writer';
import { startElasticPeer, type ElasticPeer } from '@/tests/support/search/elastic-peer';
import { wordsIn } from '@/tests/support/search/engine';

/** The protocol, against a peer that speaks the part of it that is used; `search-contract.test.ts` has what it finds. */
const NAME = 'gyeol';
const REQUEST = wordsIn('ARTIST', '물결', { limit: 10 });
let peer: ElasticPeer;

function open(settings: { url?: string; apiKey?: string | null; timeoutMs?: number } = {}) {
  const client = createElasticClient({
    url: peer.url,
    apiKey: null,
    name: NAME,
    timeoutMs: 60_000,
    ...settings,
  });
  return { search: createElasticSearch(client, NAME), writer: createElasticWriter(client, NAME) };
}

beforeEach(async () => {
  peer = await startElasticPeer();
});
afterEach(() => peer.close());

describe('a request', () => {
  it('makes an index with nori behind an alias, once', async () => {
    const { writer } = open();
    await writer.prepare();
    await writer.prepare();
    expect([...peer.made.values()]).toEqual([
      { ...JSON.parse(JSON.stringify(INDEX_BODY)), aliases: { gyeol: {} } },
    ]);
    expect([...peer.made.keys()][0]).toBe('gyeol-000001');
    expect(INDEX_BODY.settings.analysis.tokenizer.korean.type).toBe('nori_tokenizer');
  });

  it('asks for hits of one index by every word, counted to the cap', async () => {
    const { search, writer } = open();
    await writer.prepare();
    await search.search(wordsIn('ARTIST', '푸른 물', { offset: 20, limit: 10 }));
    const { path, body } = peer.asked.at(-1) ?? { path: '', body: '{}' };
    expect(path).toBe('/gyeol/_search');
    expect(JSON.parse(body)).toMatchObject({
      from: 20,
      size: 10,
      track_total_hits: 1000,
      sort: ['_score', { rankedAt: 'desc' }, { uuid: 'desc' }],
      query: { bool: { filter: [{ term: { index: 'ARTIST' } }, { bool: {} }, { bool: {} }] } },
    });
    expect(body).toContain('{"match_phrase":{"heading.two":"푸른"}}');
    // Across spaces from a whole word on.
    expect(body).toContain('{"filter":[{"match_phrase":{"flat.two":"푸른"}}');
    expect(body).toContain('{"term":{"heading":"물"}}');
  });

  it('says who is asking, by key or by login, and never in an address', async () => {
    await open({ apiKey: 'a2V5' }).search.checkHealth();
    const login = new URL(peer.url);
    [login.username, login.password] = ['elastic', 'p@ss word'];
    await open({ url: login.href }).search.checkHealth();
    expect(peer.asked.map(({ headers }) => headers.authorization)).toEqual([
      'ApiKey a2V5',
      `Basic ${Buffer.from('elastic:p@ss word').toString('base64')}`,
    ]);
    peer.interfere = () => ({
      status: 401,
      body: { error: { type: 'security_exception', reason: 'missing credentials' } },
    });
    const failure = await open({ url: login.href }).search.search(REQUEST).catch(String);
    expect(failure).toContain('401: security_exception');
    expect(failure).not.toContain('p@ss');
  });

  it('reads health by its colours; no answer, no index and no JSON are RED', async () => {
    const { search, writer } = open();
    expect(await search.checkHealth()).toBe('RED');
    await writer.prepare();
    for (const colour of ['green', 'yellow', 'red'] as const) {
      peer.health = colour;
      expect(await search.checkHealth()).toBe(colour.toUpperCase());
    }
    peer.interfere = () => ({ status: 200, body: '<html>' });
    expect(await search.checkHealth()).toBe('RED');
    peer.interfere = () => 'never';
    expect(await open({ timeoutMs: 50 }).search.checkHealth()).toBe('RED');
    expect(await open({ url: 'http://127.0.0.1:9' }).search.checkHealth()).toBe('RED');
  });

  it.each([
    [
      'too many at once',
      { status: 429, body: { error: { type: 'es_rejected_execution_exception', reason: 'queue full' } } },
      '429: es_rejected_execution_exception',
    ],
    ['a proxy’s page', { status: 502, body: '<html>Bad\nGateway</html>' }, '502: <html>Bad Gateway</html>'],
    [
      'a part of the shards',
      { status: 200, body: { timed_out: false, _shards: { failed: 1 }, hits: { hits: [] } } },
      'a part only',
    ],
    [
      'half in time',
      { status: 200, body: { timed_out: true, _shards: { failed: 0 }, hits: { hits: [] } } },
      'a part only',
    ],
    ['an answer that never comes', 'never', 'No answer within 50 ms'],
  ] as const)('fails for %s instead of finding less', async (_, answer, message) => {
    const { search } = open(answer === 'never' ? { timeoutMs: 50 } : {});
    peer.interfere = () => answer;
    await expect(search.search(REQUEST)).rejects.toThrow(message);
  });
});
