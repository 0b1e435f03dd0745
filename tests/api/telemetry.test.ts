import { createMetrics } from '@/server/telemetry/prometheus';
import { createTracing } from '@/server/telemetry/open-telemetry';
import { observeQueries } from '@/server/telemetry/observe-queries';
import { startTestApi } from '@/tests/support/api';
import { startOtlpPeer, type OtlpPeer } from '@/tests/support/otlp-peer';

let peer: OtlpPeer;
beforeEach(async () => {
  peer = await startOtlpPeer();
});
afterEach(() => peer.close());

const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

test('a call of the API goes on with its caller’s trace, and names its route, its answer and its id', async () => {
  const tracing = createTracing({ endpoint: peer.url, serviceName: 'test' });
  await using api = await startTestApi({ telemetry: { metrics: null, tracing } });
  const headers = {
    traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01`,
    'x-request-id': 'a-request-of-ours',
  };
  await api.request('GET', '/v2/artists?q=%EA%B9%80', { headers });
  await api.request('GET', '/v1/users/me/likes?likeType=ARTIST', { headers: { traceparent: 'nonsense' } });
  await tracing.close();
  const [found, refused] = peer.spans;
  expect(found).toMatchObject({
    traceId: CALLER.traceId,
    parentSpanId: CALLER.spanId,
    name: 'API GET /v2/artists',
    attributes: {
      'http.route': '/v2/artists',
      'http.response.status_code': '200',
      'gyeol.request_id': 'a-request-of-ours',
    },
  });
  expect(refused).toMatchObject({ parentSpanId: null, attributes: { 'http.response.status_code': '401' } });
  expect(JSON.stringify(peer.spans)).not.toContain('김');
});

test('a statement is a span below its work, with placeholders, and of a failure the kind alone', async () => {
  const tracing = createTracing({ endpoint: peer.url, serviceName: 'test' });
  const client = {
    query: async (text: string | { text: string }, _values: unknown[]): Promise<string> => {
      if (typeof text === 'string') throw new RangeError('a value of somebody');
      return 'rows';
    },
  };
  observeQueries(client, tracing);
  const work = tracing.start('work');
  await work.run(async () => {
    expect(await client.query({ text: 'select $1' }, ['secret'])).toBe('rows');
    await expect(client.query('update a set b = $1', ['secret'])).rejects.toThrow(RangeError);
  });
  work.end();
  await tracing.close();
  const [select, update, parent] = peer.spans;
  expect(select).toMatchObject({ name: 'SELECT', attributes: { 'db.query.text': 'select $1' } });
  expect(update).toMatchObject({ name: 'UPDATE', attributes: { 'error.type': 'RangeError' } });
  expect([select?.parentSpanId, update?.parentSpanId]).toEqual([parent?.spanId, parent?.spanId]);
  expect(JSON.stringify(peer.spans)).not.toMatch(/secret|somebody/);
});

test('figures count by pattern and not by address, and one that fails takes no other along', async () => {
  const metrics = createMetrics();
  await using api = await startTestApi({ telemetry: { metrics, tracing: null } });
  metrics.gauge({
    name: 'away',
    help: 'a database that is away',
    read: () => Promise.reject(new Error('away')),
  });
  for (const path of ['/v2/artists', '/v1/nothing/김', '/v1/contents/artists/1/art-works'])
    await api.request('GET', path);
  await api.app.request('/v2/artists', { method: 'PROPFIND' });
  const { body } = await metrics.text();
  expect(body).toContain(
    'gyeol_requests_total{source="api",method="GET",route="/v2/artists",status="200"} 1',
  );
  expect(body).toContain('route="unknown",status="404"} 1');
  expect(body).toContain('method="other"');
  expect(body).toContain('route="/v1/contents/artists/{id}/art-works"');
  expect(body).not.toMatch(/김|nothing/);
  expect(body).not.toMatch(/^gyeol_away \d/m);
});
