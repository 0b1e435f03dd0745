import { startHost, type Answer, type TestHost } from './support/start-host';

/** One bound on what is rendered at a time, also for pages that can't be stored. */
let host: TestHost;
let open: () => void;
beforeEach(async () => {
  host = await startHost({
    trustsProxy: true,
    renders: { atOnce: 2, unstoredAtOnce: 1, maxWaiting: 8, maxWaitingOfOne: 3 },
  });
  await host.get('/');
  host.next.gate = new Promise((resolve) => (open = () => resolve()));
});
afterEach(() => host.close());

/** Asks for so many made-up pages at once. */
function flood(visitor: string, count: number): Promise<Answer>[] {
  return Array.from({ length: count }, (_, index) =>
    host.get(`/nothing/${visitor}/${index}`, { 'x-forwarded-for': visitor }),
  );
}

/** Resolves when so many are answered. */
function answered(asked: readonly Promise<Answer>[], count: number): Promise<void> {
  let missing = count;
  return new Promise((resolve) => {
    for (const answer of asked)
      void answer.then(() => {
        missing -= 1;
        if (missing === 0) resolve();
      });
  });
}

const statusesOf = async (asked: readonly Promise<Answer>[]) =>
  (await Promise.all(asked)).map(({ status }) => status).sort();

test('beyond the bound a visitor is told to come back, at once and honestly', async () => {
  const asked = flood('9.9.9.9', 7);
  // One is rendered and three wait; the others needn't wait to hear that they can't.
  await answered(asked, 3);
  const hit = await host.get('/');
  expect([hit.status, hit.headers['x-cache']]).toEqual([200, 'HIT']);
  const { calls } = host.next;
  expect(calls.filter(({ url }) => url !== '/')).toHaveLength(1);
  open();
  expect(await statusesOf(asked)).toEqual([200, 200, 200, 200, 503, 503, 503]);
  const refused = (await Promise.all(asked)).find(({ status }) => status === 503);
  expect(refused?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(refused?.text).toContain('서버가 일시적으로 사용할 수 없습니다');
});

test('a flood of one visitor leaves places to others, and to pages that are stored', async () => {
  const many = flood('9.9.9.9', 6);
  await answered(many, 2);
  const other = flood('8.8.8.8', 1);
  const stored = host.get('/artist');
  open();
  expect(await statusesOf(other)).toEqual([200]);
  expect((await stored).headers['x-cache']).toBe('MISS');
  expect(await statusesOf(many)).toEqual([200, 200, 200, 200, 503, 503]);
});

test('a reader who takes his time holds no place', async () => {
  open();
  host.next.body = () => 'x'.repeat(8 * 1024 * 1024);
  host.next.gate = null;
  const slow = await host.askWithoutReading('/nothing/slow');
  expect(await host.get('/nothing/other')).toMatchObject({ status: 200 });
  slow.destroy();
});
