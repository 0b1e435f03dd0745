import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { withDemoVerifier } from '@/server/demo/demo-verification';
import { createIdentity } from '@/server/providers/identity/create-identity';
import { createPassage } from '@/server/web/remote-platform';
import { get, startHost, type TestHost } from './support/start-host';

/** The site in one process, the API with its verifier in another: all of it over HTTP. */
let api: Server;
let host: TestHost;
const identity = createIdentity(
  { kind: 'demo' },
  { secret: 'an identity secret for tests, 32 characters', siteOrigins: ['http://gyeol.test'] },
);

beforeEach(async () => {
  const fetch = withDemoVerifier(() => new Response('api'), identity.verifier);
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  api = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  host = await startHost({ hasDemoVerifier: true, platform: createPassage(origin, 5000) });
});
afterEach(async () => {
  await host.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded', cookie: 'gyeol_session=sealed' };
const post = (path: string, fields: Record<string, string>) =>
  get(host.port, path, FORM, 'POST', new URLSearchParams(fields).toString());

test('a verification goes through both', async () => {
  const { provider } = identity;
  if (provider === null) throw new Error('There is no provider');
  const { form, secrets } = await provider.start({
    uniqueVal: 'abc123',
    returnUrl: 'http://gyeol.test/auth/verifyResult?channel=c1',
  });
  const request = {
    token_version_id: form.tokenVersionId,
    enc_data: form.encData,
    integrity_value: form.integrity,
  };
  const page = await post(form.actionUrl, { m: 'service', ...request });
  expect(page.status).toBe(200);
  // The verifier's own policy, not the site's.
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.headers['cross-origin-opener-policy']).toBeUndefined();

  const answer = await post(/action="([^"]+)"/.exec(page.text)?.[1] ?? '', {
    ...request,
    carrier: 'KT',
    name: '김하루',
    birthDate: '19940312',
    gender: 'FEMALE',
    phoneNum: '01012345678',
    code: /<strong>(\d{6})</.exec(page.text)?.[1] ?? '',
    action: 'confirm',
  });
  expect(answer.status).toBe(303);
  const address = new URL(answer.headers.location ?? '', 'http://gyeol.test');
  await expect(
    provider.finish({
      uniqueVal: 'abc123',
      secrets,
      encData: address.searchParams.get('enc_data') ?? '',
      integrity: address.searchParams.get('integrity_value') ?? '',
    }),
  ).resolves.toMatchObject({ name: '김하루', genderType: 'FEMALE' });
});

test('whatever isn’t the verifier’s passes it by', async () => {
  expect((await host.get('/media/x')).text).toBe('api');
  expect((await host.get('/demo/identity')).text).not.toContain('시연');
  const unknown = await host.get('/demo/identity/else');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('시연');
});
