import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERRORS } from '@/lib/contracts/errors';
import { JSON_BODY_MAX } from '@/server/api/http/body';
import { apiUrl } from '@/lib/api/url';
import { apiListener } from '@/server/api-listener';
import { createRemotePlatform } from '@/server/web/remote-platform';
import { startTestApi, type TestApi } from '@/tests/support/api';
import { assertSocial } from '@/tests/support/social';

let api: TestApi;
let server: Server;
let post: (body: string) => Promise<Response>;

beforeAll(async () => {
  api = await startTestApi();
  const answer = apiListener({ fetch: (request) => api.app.fetch(request) });
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const platform = createRemotePlatform(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  post = async (body) =>
    platform.fetch(
      new Request(`http://platform${apiUrl('/v1/oauth2/assertion')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    );
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await api.close();
});

test('a call of a site apart from its API arrives, whose body has no length', async () => {
  const answer = await post(JSON.stringify({ assertion: await assertSocial() }));
  expect(await answer.json()).toMatchObject({ code: 'SUCCESS', data: { signed: false } });
});

test('it is refused where it is too much', async () => {
  const answer = await post(JSON.stringify({ assertion: 'x'.repeat(JSON_BODY_MAX) }));
  expect(answer.status).toBe(ERRORS.PAYLOAD_TOO_LARGE.status);
});
