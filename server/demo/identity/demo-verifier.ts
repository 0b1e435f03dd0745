import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { demoDi } from './demo-di';
import { CARRIERS, EMPTY_FIELDS, readDemoFields } from './demo-form';
import type { DemoFields, DemoRequest, DemoVerified } from './demo-form';
import { demoHeaders, expiredPage, passOnPage, verificationPage } from './demo-page';
import { createDemoTokens, isSame } from './demo-tokens';
import { encodeEucKr } from '@/server/providers/identity/euc-kr';
import {
  decryptNice,
  deriveNiceKeys,
  encryptNice,
  isSignedByNice,
  signNice,
} from '@/server/providers/identity/nice-crypto';
import type { NiceKeys } from '@/server/providers/identity/nice-crypto';

/** The verifier's path on this host. */
export const DEMO_IDENTITY_PATH = '/demo/identity';
const FORM_PATH = '/CheckPlusSafeModel/service.cb';
const CONFIRM_PATH = '/CheckPlusSafeModel/confirm';
const CLIENT_ID = 'gyeol-demo-client';
const SITE_CODE = 'GYEOLDEMO';
const CANCELLED = '9999';
const MAX_BODY = 32 * 1024;

const cryptoRequestSchema = z.object({
  dataBody: z.object({
    req_dtim: z.string().regex(/^\d{14}$/),
    req_no: z.string().regex(/^[\w-]{1,30}$/),
    enc_mode: z.literal('1'),
  }),
});
const plainRequestSchema = z.object({
  requestno: z.string(),
  returnurl: z.url({ protocol: /^https?$/ }),
  sitecode: z.literal(SITE_CODE),
  methodtype: z.enum(['get', 'post']).default('get'),
});

interface Opened {
  keys: NiceKeys;
  requestNo: string;
  /** Path and query of the site's landing page. */
  returnPath: string;
  method: 'get' | 'post';
}

export interface DemoVerifier {
  fetch(request: Request): Promise<Response>;
  /** The settings of the verifier's client, which is NICE's client. */
  client: { clientId: string; clientSecret: string; productId: string; formUrl: string };
}

/**
 * Plays NICE's part of the verification in demo mode: the same tokens, the same encrypted form and answer, and a page that
 * believes whatever a person says.
 * @param options.siteOrigins the origins of the only site that it sends people back to
 */
export function createDemoVerifier(options: {
  secret: string;
  siteOrigins: readonly string[];
  clock?: () => Date;
}): DemoVerifier {
  const tokens = createDemoTokens(options.secret, options.clock);
  const app = new Hono().basePath(DEMO_IDENTITY_PATH);
  app.use(bodyLimit({ maxSize: MAX_BODY }));

  app.post('/digital/niceid/oauth/oauth/token', (c) => {
    const [id = '', secret = ''] = decode(c.req.header('authorization'), 'Basic').split(':');
    if (id !== CLIENT_ID || !isSame(secret, tokens.clientSecret)) return c.json(gateway('1300'), 401);
    const { token, expiresIn } = tokens.issueAccessToken();
    return c.json({
      ...gateway('1200'),
      dataBody: { access_token: token, expires_in: expiresIn, token_type: 'bearer', scope: 'default' },
    });
  });

  app.post('/digital/niceid/api/v1.0/common/crypto/token', async (c) => {
    const [token = '', , id = ''] = decode(c.req.header('authorization'), 'bearer').split(':');
    if (id !== CLIENT_ID || !tokens.isAccessToken(token)) return c.json(gateway('1800'), 401);
    const asked = cryptoRequestSchema.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.json(gateway('1400'), 400);
    const { req_dtim: requestedAt, req_no: requestNo } = asked.data.dataBody;
    const { tokenVersionId, tokenValue } = tokens.issueCryptoToken(requestedAt, requestNo);
    return c.json({
      ...gateway('1200'),
      dataBody: {
        rsp_cd: 'P000',
        result_cd: '0000',
        site_code: SITE_CODE,
        token_version_id: tokenVersionId,
        token_val: tokenValue,
        period: 1200,
      },
    });
  });

  app.post(FORM_PATH, async (c) => {
    const request = requestOf(await c.req.parseBody());
    if (open(request) === null) return html(c, expiredPage(), 400);
    return html(c, page(request, EMPTY_FIELDS, {}));
  });

  app.post(CONFIRM_PATH, async (c) => {
    const body = await c.req.parseBody();
    const request = requestOf(body);
    const opened = open(request);
    if (opened === null) return html(c, expiredPage(), 400);
    if (body['action'] === 'cancel') return answer(c, request, opened, { resultcode: CANCELLED });
    const fields = fieldsOf(body);
    const { person, errors } = readDemoFields(fields, tokens.codeOf(request.encData));
    if (errors !== null) return html(c, page(request, fields, errors), 422);
    return answer(c, request, opened, resultOf(person));
  });

  app.all('*', (c) => html(c, expiredPage(), 404));

  function page(request: DemoRequest, fields: DemoFields, errors: Partial<DemoFields>): string {
    const action = DEMO_IDENTITY_PATH + CONFIRM_PATH;
    return verificationPage({ action, request, fields, errors, code: tokens.codeOf(request.encData) });
  }

  /** The opened request of a form; null where the verifier issued no token for it. */
  function open({ tokenVersionId, encData, integrity }: DemoRequest): Opened | null {
    const material = tokens.findKeyMaterial(tokenVersionId);
    if (material === null) return null;
    const keys = deriveNiceKeys(material);
    if (!isSignedByNice(encData, integrity, keys)) return null;
    const plain = plainRequestSchema.safeParse(jsonOf(encData, keys));
    if (!plain.success || plain.data.requestno !== material.requestNo) return null;
    const target = new URL(plain.data.returnurl);
    if (!options.siteOrigins.includes(target.origin)) return null;
    // The path has no origin, so that a visitor stays at the name of this machine that they came by.
    const returnPath = target.pathname + target.search;
    return { keys, requestNo: material.requestNo, returnPath, method: plain.data.methodtype };
  }

  /** Sends the person back to the site with the encrypted result. */
  function answer(
    c: Context,
    request: DemoRequest,
    { keys, requestNo, returnPath, method }: Opened,
    result: Record<string, string>,
  ): Response {
    const responseNo = createHash('sha256').update(request.integrity).digest('hex').slice(0, 24);
    const plain = JSON.stringify({
      resultcode: '0000',
      requestno: requestNo,
      responseno: responseNo,
      sitecode: SITE_CODE,
      authtype: 'M',
      ...result,
    });
    const encData = encryptNice(encodeEucKr(plain), keys);
    const fields = {
      token_version_id: request.tokenVersionId,
      enc_data: encData,
      integrity_value: signNice(encData, keys),
    };
    if (method === 'post') return html(c, passOnPage(returnPath, fields));
    const separator = returnPath.includes('?') ? '&' : '?';
    c.header('cache-control', 'no-store');
    return c.redirect(`${returnPath}${separator}${new URLSearchParams(fields).toString()}`, 303);
  }

  return {
    fetch: async (request) => app.fetch(request),
    client: {
      clientId: CLIENT_ID,
      clientSecret: tokens.clientSecret,
      productId: 'demo',
      formUrl: DEMO_IDENTITY_PATH + FORM_PATH,
    },
  };
}

function gateway(code: string) {
  return { dataHeader: { GW_RSLT_CD: code, GW_RSLT_MSG: code === '1200' ? '오류 없음' : '오류' } };
}

function decode(header: string | undefined, scheme: string): string {
  const [given, text = ''] = (header ?? '').split(' ');
  return given?.toLowerCase() === scheme.toLowerCase() ? Buffer.from(text, 'base64').toString('utf8') : '';
}

type Body = Record<string, unknown>;
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 8192) : '');

function requestOf(body: Body): DemoRequest {
  return {
    tokenVersionId: textOf(body['token_version_id']),
    encData: textOf(body['enc_data']),
    integrity: textOf(body['integrity_value']),
  };
}

function fieldsOf(body: Body): DemoFields {
  return {
    carrier: textOf(body['carrier']),
    name: textOf(body['name']),
    birthDate: textOf(body['birthDate']),
    gender: textOf(body['gender']),
    phoneNum: textOf(body['phoneNum']),
    code: textOf(body['code']),
  };
}

function jsonOf(encData: string, keys: NiceKeys): unknown {
  try {
    return JSON.parse(decryptNice(encData, keys).toString('utf8'));
  } catch {
    return null;
  }
}

/** The person in NICE's fields. */
function resultOf(person: DemoVerified): Record<string, string> {
  const { name, birthDate, gender, phoneNum, carrier } = person;
  return {
    name,
    utf8_name: encodeURIComponent(name),
    birthdate: birthDate.replaceAll('-', ''),
    gender: gender === 'MALE' ? '1' : '0',
    nationalinfo: '0',
    mobileco: CARRIERS[carrier],
    mobileno: phoneNum,
    di: demoDi(person),
    ci: createHash('sha512').update(`gyeol-demo-ci|${name}|${birthDate}`).digest('base64'),
  };
}

function html(c: Context, body: string, status: 200 | 400 | 404 | 422 = 200): Response {
  return c.body(body, status, demoHeaders());
}
