import type { z } from 'zod';
import type { CacheTag } from '@/lib/cache-tags';
import type { Access, Refusals, SignedIn } from './access';
import type { RateLimitName } from './rate-limit';
import type { UploadedFile, UploadRule } from './upload-rule';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * `secret`: the answer has a token, or an address with one, which isn't stored. `personal`: the answer shows personal data, and
 * each access is logged. `asks`: the call changes nothing, or asks for the state of an earlier one.
 */
type KeyIgnored = 'secret' | 'personal' | 'asks';

/** Whether calls of the endpoint can be repeated by a key. */
export const honoursKey = ({ method, ignoresKey, file }: Endpoint): boolean =>
  method !== 'get' && ignoresKey === undefined && file === undefined;

/** Whether a call may come without its body. */
export const mayBeLeftOut = (body: z.ZodType): boolean => body.safeParse(undefined).success;

/**
 * The declaration of a route: the one source of its validation, its access rule, its caching, its response check and
 * its entry in the OpenAPI document.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> {
  method: Method;
  /** The path with its parameters as `{name}`. */
  path: `/${string}`;
  /** The group in the documentation. */
  group: string;
  summary: { ko: string; en: string };
  access: Allowed;
  /**
   * What the bearer token is. `session` (the default) is an access token. `purpose` is a token for this one call, which
   * the module checks; the route's access is then `anyone`.
   */
  bearer?: 'session' | 'purpose';
  /** The message for a guest. The default is the one of UNAUTHORIZED. */
  loginMessage?: string;
  /** The messages for roles that the access doesn't admit. The default is the one of FORBIDDEN. */
  refusals?: Refusals;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The body's schema for this caller. It is used instead of `body`, which is the one in the OpenAPI document. */
  bodyOf?: (actor: ActorOf<Allowed>) => z.ZodType<z.output<Body>>;
  /** Bytes that the body's JSON may have, where it is more than `JSON_BODY_MAX`. */
  maxBodyBytes?: number;
  /** Set where the body is a form with files. Its field `reqDto` is what `body` describes; without one it has files only. */
  upload?: UploadRule;
  /** Parts of text beside `reqDto` that count as fields of the body with their names. */
  textParts?: readonly string[];
  data: Data;
  /** Set where the answer is a file instead of an envelope: the content types that it may have. `data` is `fileAnswerSchema` then. */
  file?: readonly [string, ...string[]];
  /** `shared`: caches may keep a guest's answer until one of its tags changes. `none` is the default. */
  caching?: 'shared' | 'none';
  rateLimit?: RateLimitName;
  /** Why a mutation doesn't honour an `Idempotency-Key`. Without it, every one does. */
  ignoresKey?: KeyIgnored;
  /** Reads the key from the body, if a caller sends it there instead of in the header. */
  keyIn?(body: z.output<Body>): string | undefined;
  /** Whether a call with this query counts for `rateLimit`. Without it every call does. */
  isLimited?(query: z.output<Query>): boolean;
}

/** A checked request, as a handler gets it. */
export interface Call<Params, Query, Body, Actor> {
  params: Params;
  query: Query;
  body: Body;
  /** The files of a route with `upload`, else none. They are removed when the call ends. */
  files: readonly UploadedFile[];
  actor: Actor;
  /** The visitor's address or network, for rate limits. */
  address: string;
  /** Aborts when the caller is gone. */
  signal: AbortSignal;
  /** The token of a route whose `bearer` is `purpose`, else null. */
  bearer: string | null;
  /** For the row that the call adds: the same one for each call with the same key. */
  newUuid: string;
  /** Adds cache tags to the answer: what it was made from. */
  tagged(...tags: CacheTag[]): void;
}

type ActorOf<Allowed extends Access> = Allowed extends 'anyone' ? SignedIn | null : SignedIn;

/** An endpoint with its handler. The types of its parts are erased, so that all routes fit into one list. */
export interface Route {
  endpoint: Endpoint;
  handle(call: Call<unknown, unknown, unknown, SignedIn | null>): Promise<unknown>;
}

/** Makes a route of an endpoint and its handler. The compiler checks the handler against the endpoint's schemas. */
export function route<
  const Allowed extends Access,
  Data extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  endpoint: Endpoint<Params, Query, Body, Data, Allowed>,
  handler: (
    call: Call<z.output<Params>, z.output<Query>, z.output<Body>, ActorOf<Allowed>>,
  ) => Promise<z.output<Data>>,
): Route {
  return {
    endpoint,
    // `mountRoutes` parses each part with the endpoint's own schema and asserts its access before this.
    handle: (call) => handler(call as Parameters<typeof handler>[0]),
  };
}
