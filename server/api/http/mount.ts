import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { CacheTag } from '@/lib/cache-tags';
import { assertAccess } from './access';
import type { SignedIn } from './access';
import { ApiError } from './api-error';
import { jsonBody } from './body';
import { askedOrigin } from './asked-origin';
import { cachingHeaders } from './caching';
import { honoursKey, mayBeLeftOut, type Endpoint, type Route } from './endpoint';
import { ok } from './envelope';
import { fileResponse } from './file-answer';
import { KEY_HEADER, keyOf, REPLAYED_HEADER, type Idempotency } from './idempotency';
import type { RateLimiter, RateLimitName } from './rate-limit';
import type { SharedAnswers } from './shared-answers';
import type { Uploads } from './upload';
import type { Sender } from './upload-places';
import type { UploadedFile } from './upload-rule';
import { parseBody, parseParams, parseQuery } from './validation';

/** What the middleware and the routes know of a request. */
export interface RequestState {
  requestId: string;
  /** The route's path with its parameters unfilled, for the log. */
  route: string;
  actor: SignedIn | null;
}
export type ApiEnv = { Variables: RequestState };

export interface RouteRuntime {
  /** The caller that an access token stands for. @throws ApiError UNAUTHORIZED */
  authenticate(token: string): Promise<SignedIn>;
  /** The address that a guest's calls are counted for. */
  clientAddress(context: Context): string;
  rateLimiter: RateLimiter;
  uploads: Uploads;
  /** Does calls with an `Idempotency-Key` once. */
  idempotency: Idempotency;
  /** Keeps answers that are the same for every guest; null keeps none. */
  answers: SharedAnswers | null;
  /** Whether each answer is parsed with its contract and fails where it breaks it: in development and tests. */
  checksAnswers: boolean;
}

/** Adds routes to the app. Access, limits and validation come before the handler, envelope and caching after it. */
export function mountRoutes(app: Hono<ApiEnv>, routes: readonly Route[], runtime: RouteRuntime): void {
  for (const route of routes) {
    const { method, path } = route.endpoint;
    app.on(method.toUpperCase(), honoPath(path), (c) => answer(c, route, runtime));
  }
  // A known path with another method.
  for (const path of new Set(routes.map(({ endpoint }) => endpoint.path))) {
    const known = routes.filter(({ endpoint }) => endpoint.path === path);
    const allow = known.map(({ endpoint }) => endpoint.method.toUpperCase()).join(', ');
    app.all(honoPath(path), () => {
      throw new ApiError('METHOD_NOT_ALLOWED', { headers: { allow } });
    });
  }
}

/** `/a/{id}` as Hono writes it: `/a/:id`. */
export function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

async function answer(
  c: Context<ApiEnv>,
  { endpoint, handle }: Route,
  runtime: RouteRuntime,
): Promise<Response> {
  c.set('route', endpoint.path);
  const token = bearerOf(c);
  const isForPurpose = endpoint.bearer === 'purpose';
  const actor = token === null || isForPurpose ? null : await runtime.authenticate(token);
  c.set('actor', actor);
  assertAccess(endpoint.access, actor, endpoint);
  const header = honoursKey(endpoint) ? c.req.header(KEY_HEADER) : undefined;
  const givenKey = header === undefined ? undefined : keyOf(header);
  const query = endpoint.query && parseQuery(endpoint.query, new URL(c.req.url).searchParams);
  const caller = actor?.accountId ?? runtime.clientAddress(c);
  const isLimited = endpoint.isLimited?.(query) ?? true;
  const rateLimit = isLimited ? endpoint.rateLimit : undefined;
  const tags = new Set<CacheTag>();
  let isReplayed = false;
  const received = async (params: unknown, body: unknown, files: readonly UploadedFile[]) => {
    const work = (newUuid: string) =>
      handle({
        params,
        query,
        body,
        files,
        actor,
        address: runtime.clientAddress(c),
        signal: c.req.raw.signal,
        bearer: isForPurpose ? token : null,
        newUuid,
        tagged: (...names) => names.forEach((name) => tags.add(name)),
      });
    const key = givenKey ?? endpoint.keyIn?.(body);
    if (key === undefined) return work(randomUUID());
    const sent = files.map(({ field, name, bytes }) => [field, name, bytes]);
    const done = await runtime.idempotency.once(
      {
        key,
        scope: [endpoint.method, c.req.path, actor?.accountUuid ?? scopeOfGuest(key, token ?? '', caller)],
        accountUuid: actor?.accountUuid ?? null,
        content: [query, body, sent],
        signal: c.req.raw.signal,
      },
      work,
    );
    isReplayed = done.isReplayed;
    return done.data;
  };
  const paramsOf = () => endpoint.params && parseParams(endpoint.params, c.req.param());
  const isShared = endpoint.caching === 'shared' && token === null && rateLimit === undefined;
  if (isShared && runtime.answers !== null) {
    const key = `${askedOrigin() ?? ''} ${c.req.path} ${JSON.stringify(query)}`;
    const { json, tags: names } = await runtime.answers.get(key, async () => {
      const made = await received(paramsOf(), undefined, []);
      if (runtime.checksAnswers) checkAnswer(endpoint, made);
      return { json: JSON.stringify(ok(made)), tags };
    });
    const headers = cachingHeaders({ caching: 'shared', isPersonal: false, tags: names });
    return c.body(json, 200, { ...headers, 'content-type': JSON_TYPE });
  }
  const data = await counted(runtime.rateLimiter, rateLimit, caller, async () => {
    const params = paramsOf();
    const described = { ...endpoint, body: bodySchemaFor(endpoint, actor) };
    const sender = { who: caller, isMember: actor !== null };
    return withBody(c, described, { ...runtime, sender }, (body, files) => received(params, body, files));
  });
  if (endpoint.file !== undefined) {
    // A check doesn't count: the call for the file itself does.
    if (isFileCheck(query) && rateLimit !== undefined) await runtime.rateLimiter.refund(rateLimit, caller);
    return fileResponse(data);
  }
  const headers = cachingHeaders({ caching: endpoint.caching ?? 'none', isPersonal: actor !== null, tags });
  if (!isReplayed) {
    if (runtime.checksAnswers) checkAnswer(endpoint, data);
    return c.json(ok(data), 200, headers);
  }
  // The call had its effect, and was counted, before.
  if (rateLimit !== undefined) await runtime.rateLimiter.refund(rateLimit, caller);
  return c.json(ok(data), 200, { ...headers, [REPLAYED_HEADER]: 'true' });
}

/** Whether a call only asks whether the file can be had (`fileCheckSchema`). */
const isFileCheck = (query: unknown) =>
  typeof query === 'object' && query !== null && 'check' in query && query.check !== undefined;

/** The content type that `c.json` writes. */
const JSON_TYPE = 'application/json';

/** Does a call that counts for a limit; one that is refused for its form may count as a try alone. */
async function counted<Data>(
  rateLimiter: RateLimiter,
  rateLimit: RateLimitName | undefined,
  caller: string,
  work: () => Promise<Data>,
): Promise<Data> {
  if (rateLimit === undefined) return work();
  await rateLimiter.consume(rateLimit, caller);
  try {
    return await work();
  } catch (error) {
    await rateLimiter.refundRefused(rateLimit, caller, error);
    throw error;
  }
}

/** The shortest key that no other guest chooses by chance: 32 hexadecimal digits of a UUID. */
const UNIQUE_KEY = 32;

/** A guest may retry from another network. Only a short key is bound to the address. */
const scopeOfGuest = (key: string, token: string, address: string) =>
  key.length >= UNIQUE_KEY ? token : `${address} ${token}`;

/** The body's schema for this caller. */
function bodySchemaFor({ body, bodyOf }: Endpoint, actor: SignedIn | null) {
  return bodyOf === undefined ? body : bodyOf(actor);
}

/** Does `work` with the request's body and files as the endpoint describes them. The files are removed afterwards. */
async function withBody<Data>(
  c: Context,
  { body, maxBodyBytes, upload, textParts }: Endpoint,
  { uploads, sender }: Pick<RouteRuntime, 'uploads'> & { sender: Sender },
  work: (body: unknown, files: readonly UploadedFile[]) => Promise<Data>,
): Promise<Data> {
  if (upload === undefined) {
    if (body === undefined) return work(undefined, []);
    const json = await jsonBody(c.req.raw, maxBodyBytes);
    if (json === undefined && !mayBeLeftOut(body)) throw new ApiError('BAD_REQUEST');
    return work(parseBody(body, json), []);
  }
  const maxFormBytes = body === undefined ? null : maxBodyBytes;
  const received = await uploads.receive(c.req.raw, upload, sender, { maxFormBytes, textParts });
  const { form, files, problems, discard } = received;
  try {
    return await work(parseBody(body ?? z.undefined(), form, problems), files);
  } finally {
    await discard();
  }
}

/** The bearer token, or null without the header. @throws ApiError UNAUTHORIZED for another authorization */
export function bearerOf(c: Context): string | null {
  const header = c.req.header('authorization');
  if (header === undefined) return null;
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1];
  if (token === undefined) throw new ApiError('UNAUTHORIZED');
  return token;
}

/** Checks that an answer is what its contract says. A field too many is an error, because it might leak data. */
function checkAnswer(endpoint: Endpoint, data: unknown): void {
  const parsed = endpoint.data.safeParse(data);
  const name = `${endpoint.method.toUpperCase()} ${endpoint.path}`;
  if (!parsed.success) throw new Error(`${name} breaks its contract: ${parsed.error.message}`);
  if (!isDeepStrictEqual(parsed.data, data)) throw new Error(`${name} answers more than its contract has.`);
}
