import { GENERAL_ERRORS } from '@/lib/contracts/general-errors';
import type { FieldError } from '@/lib/contracts/envelope';
import * as networkMessages from '@/lib/messages/network';
import { ApiFailure, noResponse } from './api-failure';
import { checkAccount } from './document-account';
import { withLockedPress } from './press-lock';

/** The key by which the server processes a call once. */
export const SEND_KEY_HEADER = 'idempotency-key';

export interface FetchOptions {
  /** Default: GET. */
  method?: string;
  /** Sent as JSON. */
  json?: unknown;
  signal?: AbortSignal;
  /** A token for this one call: that of a social login. Sessions need none, they are cookies. */
  bearer?: string;
  /** Lets a small request outlive the page. */
  keepalive?: boolean;
  /** Whether the call is an automatic save, or records a view: it locks no button. True by default for a `keepalive` call. */
  isBackground?: boolean;
}

/**
 * Fetches from our own origin and unwraps the envelope. Calls of the API go by `callApi`, which knows their types.
 * @throws {ApiFailure} with the server's sentence where there is one; OTHER_ACCOUNT where nothing was sent
 * @throws the signal's reason when the caller aborted
 */
export async function fetchData(url: string, options: FetchOptions = {}): Promise<unknown> {
  const { method = 'GET', json, keepalive = false, isBackground = keepalive } = options;
  const once = async (key: string | null) => readAnswer(await send(url, options, key));
  if (method !== 'GET') checkAccount(url);
  // A call that outlives the page can't wait for a script.
  if (method === 'GET' || keepalive) return once(null);
  const content = json === undefined ? '' : JSON.stringify(json);
  const call = async () => {
    // Pages that only read never load it. Without a network the call itself fails with a message.
    const late = await import('./send-key').catch(() => null);
    return late === null ? once(null) : late.withSendKey({ method, url, content }, once);
  };
  return isBackground ? call() : withLockedPress(call);
}

/** The data of an answer, however it was fetched. @throws {ApiFailure} for a failure. */
export async function readAnswer(response: Response): Promise<unknown> {
  const body = await readJson(response);
  if (!response.ok) throw failureOf(response, body);
  return unwrap(body);
}

async function send(path: string, options: FetchOptions, key: string | null): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (options.json !== undefined) headers['content-type'] = 'application/json';
  if (key !== null) headers[SEND_KEY_HEADER] = key;
  if (options.bearer !== undefined) headers.authorization = `Bearer ${options.bearer}`;
  try {
    return await fetch(path, {
      method: options.method ?? 'GET',
      headers,
      credentials: 'same-origin',
      ...(options.json === undefined ? {} : { body: JSON.stringify(options.json) }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...(options.keepalive === undefined ? {} : { keepalive: options.keepalive }),
    });
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    throw noResponse();
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** A body is unwrapped to its data when it carries a code of SUCCESS or 200. */
function unwrap(body: unknown): unknown {
  if (!isRecord(body)) return body;
  return body.code === 'SUCCESS' || body.code === 200 || body.code === '200' ? body.data : body;
}

function failureOf({ status, headers }: Response, body: unknown): ApiFailure {
  const record = isRecord(body) ? body : {};
  const [name = 'UNKNOWN', known] = generalError(status);
  const code = typeof record.code === 'string' ? record.code : name;
  const given = record.message;
  const message =
    typeof given === 'string' && given !== '' ? given : (known?.message ?? networkMessages.unknown);
  return new ApiFailure(status, code, message, fieldErrors(record.errors), secondsOf(headers));
}

function secondsOf(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after'));
  return Number.isInteger(seconds) && seconds > 0 ? seconds : null;
}

/** The general error of a status. */
function generalError(status: number) {
  return Object.entries(GENERAL_ERRORS).find(([, error]) => error.status === status) ?? [];
}

function fieldErrors(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors
    .filter(isRecord)
    .flatMap(({ field, message }) =>
      typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [],
    );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
