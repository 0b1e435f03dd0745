import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { IdentityUnavailable } from './identity';
import type { IdentityProvider } from './identity';
import { createNiceIdentity } from './nice';
import { decryptNice, deriveNiceKeys, isSignedByNice } from './nice-crypto';

interface Asked {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = { status?: number; body: unknown } | 'hang' | 'drop';

/** NICE's two calls over loopback HTTP: it checks what it is asked as NICE would, and fails on demand. */
let peer: Server;
let asked: Asked[];
let tokensGiven: number;
let lifetimeSeconds: number;
/** What is answered instead, call by call. */
let instead: Answer[];
let now: Date;
let nice: IdentityProvider;

const TOKEN_VALUE = 'a token value as long as NICE’s own';
const ok = { GW_RSLT_CD: '1200', GW_RSLT_MSG: '오류 없음' };
const paths = () => asked.map(({ path }) => path.split('/').at(-2));
const refused = (code: string, status = 200): Answer => ({
  status,
  body: { dataHeader: { GW_RSLT_CD: code } },
});

beforeEach(async () => {
  [asked, tokensGiven, lifetimeSeconds, instead] = [[], 0, 3600, []];
  now = new Date('2026-01-02T03:04:05+09:00');
  peer = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ path: request.url ?? '', headers: request.headers, body });
      const answer = instead.shift() ?? answerOf(request.url ?? '', request.headers, body);
      if (answer === 'hang') return;
      if (answer === 'drop') return request.socket.destroy();
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  nice = open();
});
afterEach(async () => {
  peer.closeAllConnections();
  await new Promise((resolve) => peer.close(resolve));
});

function open(timeoutMs = 60_000): IdentityProvider {
  return createNiceIdentity({
    name: 'nice',
    clientId: 'client',
    clientSecret: 'secret',
    productId: '2101979031',
    apiUrl: `http://127.0.0.1:${(peer.address() as AddressInfo).port}`,
    formUrl: 'https://nice.test/service.cb',
    timeoutMs,
    clock: () => now,
  });
}

function answerOf(path: string, headers: IncomingMessage['headers'], body: string): Answer {
  const authorization = headers.authorization ?? '';
  if (path === '/digital/niceid/oauth/oauth/token') {
    const isAllowed =
      authorization === `Basic ${Buffer.from('client:secret').toString('base64')}` &&
      body === 'grant_type=client_credentials&scope=default';
    if (!isAllowed) return refused('1300', 401);
    tokensGiven += 1;
    return {
      body: {
        dataHeader: ok,
        dataBody: {
          access_token: `access-${tokensGiven}`,
          expires_in: lifetimeSeconds,
          token_type: 'bearer',
        },
      },
    };
  }
  const bearer = `access-${tokensGiven}:${Math.floor(now.getTime() / 1000)}:client`;
  const isAllowed =
    path === '/digital/niceid/api/v1.0/common/crypto/token' &&
    authorization === `bearer ${Buffer.from(bearer).toString('base64')}` &&
    headers['productid'] === '2101979031';
  if (!isAllowed) return refused('1800', 401);
  return {
    body: {
      dataHeader: ok,
      dataBody: {
        rsp_cd: 'P000',
        result_cd: '0000',
        site_code: 'GY001',
        token_version_id: '20260102030405-NC',
        token_val: TOKEN_VALUE,
      },
    },
  };
}

const start = (uniqueVal = '0123456789abcdef', isPopup = true) =>
  nice.start({ uniqueVal, returnUrl: 'https://gyeol.example/auth/verifyResult', isPopup });
const KEYS = deriveNiceKeys({
  requestedAt: '20260102030405',
  requestNo: '0123456789abcdef',
  tokenValue: TOKEN_VALUE,
});

describe('beginning', () => {
  it('encrypts and signs the request with keys of the crypto token', async () => {
    const { form, secrets } = await start();
    expect(form).toMatchObject({
      actionUrl: 'https://nice.test/service.cb',
      tokenVersionId: '20260102030405-NC',
    });
    expect(isSignedByNice(form.encData, form.integrity, KEYS)).toBe(true);
    expect(JSON.parse(decryptNice(form.encData, KEYS).toString())).toMatchObject({
      requestno: '0123456789abcdef',
      returnurl: 'https://gyeol.example/auth/verifyResult',
      sitecode: 'GY001',
      methodtype: 'get',
      popupyn: 'Y',
    });
    expect(secrets).toEqual({ ...KEYS, siteCode: 'GY001' });
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
      dataHeader: { CNTY_CD: 'ko' },
      dataBody: { req_dtim: '20260102030405', req_no: '0123456789abcdef', enc_mode: '1' },
    });
  });

  it('says that it is no popup where the window itself leaves, so that the service doesn’t close it', async () => {
    const { form } = await start('0123456789abcdef', false);
    expect(JSON.parse(decryptNice(form.encData, KEYS).toString())).toMatchObject({ popupyn: 'N' });
  });

  it('keeps the access token until shortly before it expires, and fetches one for many', async () => {
    await Promise.all([start('a'), start('b'), start('c')]);
    expect(tokensGiven).toBe(1);
    now = new Date(now.getTime() + 3500_000);
    await start();
    expect(tokensGiven).toBe(1);
    now = new Date(now.getTime() + 60_000);
    await start();
    expect(tokensGiven).toBe(2);
  });

  it('fetches a new access token once when NICE took back the one that was kept', async () => {
    await start();
    tokensGiven += 1;
    await start();
    expect(paths()).toEqual(['oauth', 'crypto', 'crypto', 'oauth', 'crypto']);
  });

  it('does not ask on and on', async () => {
    instead = [refused('1900')];
    await expect(start()).rejects.toThrow(IdentityUnavailable);
    expect(paths()).toEqual(['oauth']);
    asked = [];
    await start();
    asked = [];
    instead = [refused('1800'), answerOf('/digital/niceid/oauth/oauth/token', {}, ''), refused('1800')];
    await expect(start()).rejects.toThrow(IdentityUnavailable);
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it.each<[string, Answer]>([
    ['is too slow', 'hang'],
    ['drops the connection', 'drop'],
    ['is in trouble', { status: 503, body: '<html>' }],
    ['answers nothing of it', { body: {} }],
    ['answers something else', { body: 'null' }],
    ['says no', refused('1300')],
    [
      'gives a token that ends at once',
      { body: { dataHeader: ok, dataBody: { access_token: 'x', expires_in: 0 } } },
    ],
  ])('says that the service is away when it %s', async (_, answer) => {
    // Long enough for the one after it, which is answered.
    if (answer === 'hang') nice = open(1500);
    instead = [answer];
    await expect(start()).rejects.toThrow(IdentityUnavailable);
    // The next one is not held up by it.
    await expect(start()).resolves.toBeDefined();
  });

  it.each([
    ['rsp_cd', { rsp_cd: 'E001', result_cd: '0000' }],
    ['result_cd', { rsp_cd: 'P000', result_cd: '0001' }],
    ['a missing token', { rsp_cd: 'P000', result_cd: '0000', token_version_id: 'v', site_code: 's' }],
  ])('takes no crypto token by %s', async (_, dataBody) => {
    instead = [
      answerOf('/digital/niceid/oauth/oauth/token', basic(), GRANT),
      { body: { dataHeader: ok, dataBody } },
    ];
    await expect(start()).rejects.toThrow(IdentityUnavailable);
  });
});

const GRANT = 'grant_type=client_credentials&scope=default';
const basic = () => ({ authorization: `Basic ${Buffer.from('client:secret').toString('base64')}` });
