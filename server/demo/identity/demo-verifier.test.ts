import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import * as demoMessages from './demo-messages';
import { demoDi } from './demo-di';
import { createDemoVerifier, DEMO_IDENTITY_PATH } from './demo-verifier';
import type { DemoVerifier } from './demo-verifier';
import type { IdentityProvider, StartedIdentity } from '@/server/providers/identity/identity';
import { createNiceIdentity } from '@/server/providers/identity/nice';
import { decodeEucKr, decryptNice, encryptNice, signNice } from '@/server/providers/identity/nice-crypto';

const SITE = 'https://gyeol.test';
const SECRET = 'a secret of the verifier, 32 characters';
const texts = demoMessages;

let verifier: DemoVerifier;
let client: IdentityProvider;
let started: StartedIdentity;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-01-02T03:04:05Z');
  verifier = createDemoVerifier({ secret: SECRET, siteOrigins: [SITE], clock: () => now });
  client = createNiceIdentity({
    ...verifier.client,
    name: 'demo',
    apiUrl: `http://anywhere.invalid${DEMO_IDENTITY_PATH}`,
    fetch: verifier.fetch,
    clock: () => now,
  });
  started = await client.start({ uniqueVal: 'abc123', returnUrl: `${SITE}/auth/verifyResult?channel=c1` });
});

const FIELDS = {
  carrier: '알뜰폰',
  name: '남궁 민서',
  birthDate: '1988-11-30',
  gender: 'MALE',
  phoneNum: '+82 10-9876-5432',
};

const hiddenOf = ({ form }: StartedIdentity) => ({
  token_version_id: form.tokenVersionId,
  enc_data: form.encData,
  integrity_value: form.integrity,
});

async function post(path: string, fields: Record<string, string>): Promise<Response> {
  return verifier.fetch(new Request(SITE + path, { method: 'POST', body: new URLSearchParams(fields) }));
}

async function open(
  of = started,
): Promise<{ response: Response; html: string; code: string; action: string }> {
  const response = await post(of.form.actionUrl, { m: 'service', ...hiddenOf(of) });
  const html = await response.text();
  return {
    response,
    html,
    code: /id="test-code">테스트 인증번호 <strong>(\d{6})</.exec(html)?.[1] ?? '',
    action: /action="([^"]+)"/.exec(html)?.[1] ?? '',
  };
}

async function confirm(changed: Record<string, string> = {}, of = started): Promise<Response> {
  const { code, action } = await open(of);
  return post(action, { ...hiddenOf(of), ...FIELDS, code, action: 'confirm', ...changed });
}

function resultOf(response: Response): { encData: string; integrity: string } {
  const address = new URL(response.headers.get('location') ?? '', SITE);
  return {
    encData: address.searchParams.get('enc_data') ?? '',
    integrity: address.searchParams.get('integrity_value') ?? '',
  };
}

const finish = (response: Response) =>
  client.finish({ uniqueVal: 'abc123', secrets: started.secrets, ...resultOf(response) });

describe('the page', () => {
  it('says that it is a demonstration, shows the code, and runs nothing', async () => {
    const { response, html, code } = await open();
    expect(response.status).toBe(200);
    expect(html).toContain('시연용 화면입니다.');
    expect(code).toMatch(/^\d{6}$/);
    expect(html).not.toContain('<script');
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('sends the person home by name, with a result that the client can read', async () => {
    const response = await confirm();
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/auth\/verifyResult\?channel=c1&token_version_id=/);
    const person = { name: '남궁 민서', birthDate: '1988-11-30', phoneNum: '01098765432' };
    await expect(finish(response)).resolves.toEqual({ ...person, genderType: 'MALE', di: demoDi(person) });
  });

  it('writes the answer as NICE does, in EUC-KR', async () => {
    const { encData } = resultOf(await confirm());
    const { key = '', iv = '', hmacKey = '' } = started.secrets;
    const result: unknown = JSON.parse(decodeEucKr(decryptNice(encData, { key, iv, hmacKey })));
    expect(result).toMatchObject({
      requestno: 'abc123',
      resultcode: '0000',
      name: '남궁 민서',
      utf8_name: '%EB%82%A8%EA%B6%81%20%EB%AF%BC%EC%84%9C',
      birthdate: '19881130',
      gender: '1',
      mobileco: '5',
      mobileno: '01098765432',
    });
  });

  it('tells of every mistake at once, in Korean, and keeps what was typed', async () => {
    const empty = { carrier: '', name: ' ', birthDate: '', gender: '', phoneNum: '', code: '' };
    const response = await confirm(empty);
    expect(response.status).toBe(422);
    const html = await response.text();
    for (const text of [
      texts.carrierRequired,
      texts.nameRequired,
      texts.birthDateRule,
      texts.genderRequired,
      texts.phoneNumRule,
      texts.codeRequired,
    ]) {
      expect(html).toContain(text);
    }
    const again = await (await confirm({ name: '"><script>', code: '000000' })).text();
    expect(again).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(again).toContain(texts.nameRule);
    expect(again).toContain('value="1988-11-30"');
    expect(again.match(/autofocus/g)).toHaveLength(1);
  });

  it.each([
    ['a day that doesn’t exist', { birthDate: '19880231' }, texts.birthDateRule],
    ['a day to come', { birthDate: '29990101' }, texts.birthDateRule],
    ['a day long ago', { birthDate: '18991231' }, texts.birthDateRule],
    ['a phone at home', { phoneNum: '0212345678' }, texts.phoneNumRule],
    ['a name of one letter', { name: '김' }, texts.nameRule],
    ['another carrier', { carrier: 'AT&T' }, texts.carrierRequired],
    ['no gender of ours', { gender: 'NONE' }, texts.genderRequired],
    ['another code', { code: '12345' }, texts.codeMismatch],
  ])('refuses %s', async (_, changed, text) => {
    const response = await confirm(changed);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(text.replaceAll('&', '&amp;'));
  });

  it('gives who cancels an answer that says no', async () => {
    const response = await confirm({ action: 'cancel', name: '' });
    expect(response.status).toBe(303);
    await expect(finish(response)).rejects.toThrow('9999');
  });
});

describe('a request', () => {
  const isRefused = async (of: StartedIdentity) => {
    const { response, html } = await open(of);
    expect(response.status).toBe(400);
    expect(html).toContain(texts.expired);
  };
  const changed = (form: Partial<StartedIdentity['form']>) => ({
    ...started,
    form: { ...started.form, ...form },
  });

  it('is refused when it is forged or of another token', async () => {
    const other = await client.start({ uniqueVal: 'def456', returnUrl: `${SITE}/auth/verifyResult` });
    await isRefused(changed({ integrity: other.form.integrity }));
    await isRefused(changed({ tokenVersionId: other.form.tokenVersionId }));
    await isRefused(changed({ tokenVersionId: `${started.form.tokenVersionId}x` }));
    await isRefused(changed({ encData: '', integrity: '', tokenVersionId: '' }));
    expect((await confirm({ enc_data: other.form.encData })).status).toBe(400);
  });

  it('is refused when its time is over', async () => {
    now = new Date(now.getTime() + 21 * 60_000);
    await isRefused(started);
  });

  it('leads to this site alone', async () => {
    await isRefused(
      await client.start({ uniqueVal: 'x1', returnUrl: 'https://elsewhere.test/auth/verifyResult' }),
    );
  });

  it('is taken by another process that shares the secret', async () => {
    verifier = createDemoVerifier({ secret: SECRET, siteOrigins: [SITE], clock: () => now });
    await expect(finish(await confirm())).resolves.toMatchObject({ name: '남궁 민서' });
    verifier = createDemoVerifier({ secret: `another ${SECRET}`, siteOrigins: [SITE], clock: () => now });
    await isRefused(started);
  });

  it('may ask for the answer by POST', async () => {
    const { key = '', iv = '', hmacKey = '' } = started.secrets;
    const own = { key, iv, hmacKey };
    const encData = encryptNice(
      JSON.stringify({
        requestno: 'abc123',
        returnurl: `${SITE}/auth/verifyResult`,
        sitecode: 'GYEOLDEMO',
        methodtype: 'post',
      }),
      own,
    );
    const response = await confirm({}, changed({ encData, integrity: signNice(encData, own) }));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<form method="post" action="/auth/verifyResult">');
    expect(html).toMatch(/name="integrity_value" value="[\w+/=]+"/);
  });
});

describe('its API', () => {
  it('gives tokens over HTTP to its client alone', async () => {
    const answer = getRequestListener((request) => verifier.fetch(request), { overrideGlobalObjects: false });
    const server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${DEMO_IDENTITY_PATH}`;
    const over = (options: Partial<DemoVerifier['client']>) =>
      createNiceIdentity({ ...verifier.client, ...options, name: 'demo', apiUrl, clock: () => now }).start({
        uniqueVal: 'abc123',
        returnUrl: `${SITE}/auth/verifyResult`,
      });
    try {
      await expect(over({})).resolves.toBeDefined();
      await expect(over({ clientSecret: 'guessed' })).rejects.toThrow('1300');
      await expect(over({ clientId: 'somebody' })).rejects.toThrow('1300');
      const page = await fetch(`${apiUrl}/CheckPlusSafeModel/service.cb`);
      expect(page.status).toBe(404);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('takes no access token that it didn’t give, or whose time is over', async () => {
    const crypto = (token: string) =>
      verifier.fetch(
        new Request(`${SITE}${DEMO_IDENTITY_PATH}/digital/niceid/api/v1.0/common/crypto/token`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `bearer ${Buffer.from(`${token}:0:gyeol-demo-client`).toString('base64')}`,
          },
          body: '{',
        }),
      );
    expect((await crypto('9999999999.forged')).status).toBe(401);
    expect((await crypto('')).status).toBe(401);
  });
});
