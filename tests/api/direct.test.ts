import { createDirectApi } from '@/server/api/direct-app';
import { createLog } from '@/server/logging/log';
import { useTestApi } from '@/tests/support/api';

/** The API's addresses that browsers reach without the backend-for-frontend. */
const api = useTestApi({}, { resets: false });
let direct: ReturnType<typeof createDirectApi>;
beforeAll(async () => {
  const { database } = api;
  direct = createDirectApi({ database, log: createLog({ level: 'silent' }), media: [], readiness: {} });
});

test('health is there', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await direct.request(path)).status).toBe(200);
});

test('none of the API’s other routes is, for any caller', async () => {
  const health = new Set(['/healthz', '/readyz', '/*']);
  const routes = api.app.routes.filter(({ path }) => !health.has(path));
  expect(routes.length).toBeGreaterThan(50);
  for (const { method, path } of routes) {
    const url = path.replaceAll(/:\w+/g, '1');
    const answer = await direct.request(url, { method: method === 'ALL' ? 'POST' : method });
    expect([method, path, answer.status]).toEqual([method, path, 404]);
  }
});
