import { z } from 'zod';

export interface ElasticSettings {
  /** The address, with user and password where the engine wants them. */
  url: string;
  /** `id:key` in Base64, as the engine issues it; null without a key. */
  apiKey: string | null;
  /** The alias that is searched, and the prefix of its indexes' names. */
  name: string;
  timeoutMs: number;
}

/** The engine refused a call, or could not be reached (`status` 0). */
export class ElasticError extends Error {
  override readonly name = 'ElasticError';

  constructor(
    message: string,
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const failureSchema = z.object({
  error: z.union([z.string(), z.object({ type: z.string(), reason: z.string().nullish() })]),
});

export type ElasticClient = ReturnType<typeof createElasticClient>;

/**
 * A client for Elasticsearch 8 and OpenSearch 2, which both speak JSON over HTTP. The official client of each refuses the
 * other engine (ADR 20).
 */
export function createElasticClient(settings: ElasticSettings) {
  const { base, authorization } = addressOf(settings);

  /**
   * @param body an object is sent as JSON, a text as lines of JSON
   * @returns the answer's JSON; null for a 404 with `allows404`
   * @throws ElasticError
   */
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
    path: string,
    {
      body,
      allows404 = false,
      timeoutMs = settings.timeoutMs,
    }: { body?: object | string; allows404?: boolean; timeoutMs?: number } = {},
  ): Promise<unknown> {
    const { status, text } = await send(method, path, body, timeoutMs);
    if (status === 404 && allows404) return null;
    if (status >= 200 && status < 300) return method === 'HEAD' ? {} : parsed(text, status);
    throw new ElasticError(`${method} ${path} answered ${status}: ${reasonIn(text)}`, status);
  }

  async function send(method: string, path: string, body: object | string | undefined, timeoutMs: number) {
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(authorization !== null && { authorization }),
          ...(body !== undefined && {
            'content-type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json',
          }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      throw new ElasticError(isLate ? `No answer within ${timeoutMs} ms` : 'It could not be reached', 0, {
        cause: error,
      });
    }
  }

  return { call };
}

function addressOf({ url, apiKey }: ElasticSettings): { base: string; authorization: string | null } {
  const address = new URL(url);
  const login = `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`;
  const base = `${address.origin}${address.pathname.replace(/\/+$/, '')}`;
  if (apiKey !== null) return { base, authorization: `ApiKey ${apiKey}` };
  return { base, authorization: login === ':' ? null : `Basic ${Buffer.from(login).toString('base64')}` };
}

function parsed(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ElasticError('It answered something that is not JSON', status, { cause: error });
  }
}

/** The engine's reason of a failure in one line. A proxy's failure may come in HTML. */
function reasonIn(text: string): string {
  try {
    const { error } = failureSchema.parse(JSON.parse(text));
    return typeof error === 'string' ? error : `${error.type}: ${error.reason ?? ''}`;
  } catch {
    return text.slice(0, 100).replaceAll(/\s+/g, ' ');
  }
}
