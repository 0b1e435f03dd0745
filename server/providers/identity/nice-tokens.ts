import { z } from 'zod';
import { IdentityUnavailable } from './identity';
import type { NiceKeyMaterial } from './nice-crypto';

export interface NiceAccess {
  clientId: string;
  clientSecret: string;
  productId: string;
  /** Origin of NICE's API, without a trailing slash. */
  apiUrl: string;
  /** Milliseconds that one call may take. */
  timeoutMs?: number;
  fetch?: (request: Request) => Promise<Response>;
  clock?: () => Date;
}

export interface NiceCryptoToken extends NiceKeyMaterial {
  tokenVersionId: string;
  siteCode: string;
}

const ACCESS_TOKEN_PATH = '/digital/niceid/oauth/oauth/token';
const CRYPTO_TOKEN_PATH = '/digital/niceid/api/v1.0/common/crypto/token';
const TIMEOUT_MS = 4000;
/** How long before its expiry an access token is replaced. */
const MARGIN_MS = 60_000;
const GATEWAY_SUCCESS = '1200';

const headSchema = z.object({ dataHeader: z.object({ GW_RSLT_CD: z.string() }) });
const accessTokenSchema = z.object({
  dataBody: z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() }),
});
const cryptoTokenSchema = z.object({
  dataBody: z.object({
    rsp_cd: z.literal('P000'),
    result_cd: z.literal('0000'),
    token_version_id: z.string().min(1),
    site_code: z.string().min(1),
    token_val: z.string().min(1),
  }),
});

/** NICE refused the call. The access token may be invalid. */
class NiceRefused extends IdentityUnavailable {}

/** The two tokens of NICE's API: an access token, kept until it expires, and a crypto token for each verification. */
export function createNiceTokens(options: NiceAccess) {
  const { clientId, clientSecret, productId, apiUrl, timeoutMs = TIMEOUT_MS } = options;
  const clock = options.clock ?? (() => new Date());
  const send = options.fetch ?? ((request: Request) => fetch(request));
  let kept: { token: string; expiresAt: number } | null = null;
  let fetching: Promise<string> | null = null;

  async function call<Schema extends z.ZodType>(
    path: string,
    init: { headers: Record<string, string>; body: string },
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const answer = await ask(path, init);
    const head = headSchema.safeParse(answer);
    const code = head.success ? head.data.dataHeader.GW_RSLT_CD : 'nothing';
    if (code !== GATEWAY_SUCCESS) throw new NiceRefused(`${path}: NICE says ${code}`);
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new NiceRefused(`${path}: NICE says no`, { cause: parsed.error });
    return parsed.data;
  }

  async function ask(
    path: string,
    init: { headers: Record<string, string>; body: string },
  ): Promise<unknown> {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await send(new Request(apiUrl + path, { ...init, method: 'POST', signal }));
      // A refusal may come without JSON.
      return await response.json().catch((cause: unknown) => {
        if (signal.aborted) throw cause;
        return null;
      });
    } catch (cause) {
      throw new IdentityUnavailable(`${path}: no answer`, { cause });
    }
  }

  async function fetchAccessToken(): Promise<string> {
    const { dataBody } = await call(
      ACCESS_TOKEN_PATH,
      {
        headers: {
          authorization: `Basic ${base64(`${clientId}:${clientSecret}`)}`,
          'content-type': 'application/x-www-form-urlencoded;charset=utf-8',
        },
        body: 'grant_type=client_credentials&scope=default',
      },
      accessTokenSchema,
    );
    const lifetime = dataBody.expires_in * 1000;
    kept = { token: dataBody.access_token, expiresAt: clock().getTime() + lifetime };
    return dataBody.access_token;
  }

  /** The kept access token, or a new one. Simultaneous calls share one request. */
  async function getAccessToken(): Promise<{ token: string; isKept: boolean }> {
    if (kept !== null && kept.expiresAt - MARGIN_MS > clock().getTime()) {
      return { token: kept.token, isKept: true };
    }
    fetching ??= fetchAccessToken().finally(() => {
      fetching = null;
    });
    return { token: await fetching, isKept: false };
  }

  async function fetchCryptoToken(requestNo: string, accessToken: string): Promise<NiceCryptoToken> {
    const now = clock();
    const requestedAt = seoulSeconds(now);
    const credentials = base64(`${accessToken}:${Math.floor(now.getTime() / 1000)}:${clientId}`);
    const { dataBody } = await call(
      CRYPTO_TOKEN_PATH,
      {
        headers: {
          authorization: `bearer ${credentials}`,
          'content-type': 'application/json',
          ProductID: productId,
        },
        body: JSON.stringify({
          dataHeader: { CNTY_CD: 'ko' },
          dataBody: { req_dtim: requestedAt, req_no: requestNo, enc_mode: '1' },
        }),
      },
      cryptoTokenSchema,
    );
    const { token_version_id: tokenVersionId, site_code: siteCode, token_val: tokenValue } = dataBody;
    return { requestedAt, requestNo, tokenValue, tokenVersionId, siteCode };
  }

  return {
    /**
     * The crypto token of one verification. A call that is refused with a kept access token is repeated once with a new
     * one, because NICE may have revoked the kept one.
     * @throws IdentityUnavailable
     */
    async getCryptoToken(requestNo: string): Promise<NiceCryptoToken> {
      const { token, isKept } = await getAccessToken();
      try {
        return await fetchCryptoToken(requestNo, token);
      } catch (error) {
        if (!(error instanceof NiceRefused) || !isKept) throw error;
        if (kept?.token === token) kept = null;
        return fetchCryptoToken(requestNo, (await getAccessToken()).token);
      }
    },
  };
}

function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}

const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

/** The time in Seoul as yyyyMMddHHmmss. */
function seoulSeconds(moment: Date): string {
  return new Date(moment.getTime() + SEOUL_OFFSET_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14);
}
