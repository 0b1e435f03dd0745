import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { encodeEucKr } from './euc-kr';
import { IdentityRejected, IdentityUnavailable } from './identity';
import type { IdentityProvider, StartedIdentity } from './identity';
import { createNiceIdentity } from './nice';
import { deriveNiceKeys, decryptNice, encryptNice, isSignedByNice, signNice } from './nice-crypto';

interface Asked {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = { status?: number; body: unknown } | 'hang' | 'drop';

/** NICE's two calls over loopback HTTP: it checks what it is asked as NICE would, and fails as it is told to. */
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
  nice = createNiceIdentity({
    name: 'nice',
    clientId: 'client',
    clientSecret: 'secret',
    productId: '2101979031',
    apiUrl: `http://127.0.0.1:${(peer.address() as AddressInfo).port}`,
    formUrl: 'https://nice.test/service.cb',
    timeoutMs: 150,
    clock: () => now,
  });
});
afterEach(async () => {
  peer.closeAllConnections();
  await new Promise((resolve) => peer.close(resolve));
});

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

const start = (uniqueVal = '0123456789abcdef') =>
  nice.start({ uniqueVal, returnUrl: 'https://gyeol.example/auth/verifyResult' });
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
    });
    expect(secrets).toEqual({ ...KEYS, siteCode: 'GY001' });
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
      dataHeader: { CNTY_CD: 'ko' },
      dataBody: { req_dtim: '20260102030405', req_no: '0123456789abcdef', enc_mode: '1' },
    });
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

describe('ending', () => {
  const FIELDS = {
    requestno: '0123456789abcdef',
    responseno: 'R1',
    resultcode: '0000',
    sitecode: 'GY001',
    authtype: 'M',
    name: '김하루',
    utf8_name: '%EA%B9%80%ED%95%98%EB%A3%A8',
    birthdate: '19940312',
    gender: '0',
    nationalinfo: '0',
    mobileco: '1',
    mobileno: '01012345678',
    di: 'MC0GCCqGSIb3DQIJAyEA3Q6vQ0bRk1r2m8VdT5xJpL9nZ4sHc7fWgYuE1iKoAbM=',
  };
  let started: StartedIdentity;
  beforeEach(async () => {
    started = await start();
  });

  function finish(fields: Record<string, string | undefined>, keys = KEYS) {
    const encData = encryptNice(encodeEucKr(JSON.stringify(fields)), keys);
    return nice.finish({
      uniqueVal: '0123456789abcdef',
      secrets: started.secrets,
      encData,
      integrity: signNice(encData, keys),
    });
  }

  it('reads the person', async () => {
    await expect(finish(FIELDS)).resolves.toEqual({
      name: '김하루',
      birthDate: '1994-03-12',
      genderType: 'FEMALE',
      phoneNum: '01012345678',
      di: FIELDS.di,
    });
  });

  it('does without what the contract may leave out', async () => {
    const few = {
      ...FIELDS,
      utf8_name: undefined,
      gender: undefined,
      resultcode: undefined,
      sitecode: undefined,
    };
    await expect(finish(few)).resolves.toMatchObject({ name: '김하루', genderType: 'NONE' });
    await expect(finish({ ...FIELDS, gender: '1', mobileno: '+82 10-1234-5678' })).resolves.toMatchObject({
      genderType: 'MALE',
      phoneNum: '01012345678',
    });
  });

  it('takes the name that knows every syllable', async () => {
    await expect(finish({ ...FIELDS, name: '???', utf8_name: 'HONG+GIL%20DONG' })).resolves.toMatchObject({
      name: 'HONG GIL DONG',
    });
  });

  it.each([
    ['of another request', { requestno: 'fedcba9876543210' }],
    ['of another site', { sitecode: 'GY002' }],
    ['that says no', { resultcode: '0001' }],
    ['without a mark', { di: undefined }],
    ['with an empty mark', { di: '' }],
    ['without a phone number', { mobileno: undefined }],
    ['with a phone number that is none', { mobileno: '0212345678' }],
    ['without a birth date', { birthdate: undefined }],
    ['with a birth date that is no day', { birthdate: '19940231' }],
    ['without a name', { name: undefined, utf8_name: undefined }],
    ['with a broken name', { utf8_name: '%EA%B9' }],
    ['with a name too long', { utf8_name: '가'.repeat(51) }],
  ])('refuses an answer %s', async (_, changed) => {
    await expect(finish({ ...FIELDS, ...changed })).rejects.toThrow(IdentityRejected);
  });

  it('refuses what was signed or encrypted with other keys, before it is decrypted', async () => {
    const other = deriveNiceKeys({ requestedAt: '20260102030406', requestNo: 'x', tokenValue: 'y' });
    await expect(finish(FIELDS, other)).rejects.toThrow('The signature is not NICE’s');
    await expect(finish(FIELDS, { ...KEYS, key: other.key, iv: other.iv })).rejects.toThrow(IdentityRejected);
    const garbage = { encData: 'AAAA', integrity: signNice('AAAA', KEYS) };
    const answer = { uniqueVal: '0123456789abcdef', secrets: started.secrets, ...garbage };
    await expect(nice.finish(answer)).rejects.toThrow(IdentityRejected);
  });
});
