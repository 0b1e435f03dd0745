import type { z } from 'zod';
import type { CacheTag } from '@/lib/cache-tags';
import type { Access, SignedIn } from './access';
import type { RateLimitName } from './rate-limit';
import type { UploadedFile, UploadRule } from './upload-rule';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * What a route is before it does anything: the one source of its validation, its access rule, its caching,
 * its response check and its entry in the OpenAPI document.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> {
  method: Method;
  /** With parameters as `{name}`. */
  path: `/${string}`;
  /** Groups the documentation. */
  group: string;
  summary: { ko: string; en: string };
  access: Allowed;
  /**
   * `purpose`: the bearer is no session but a token for this one thing, checked by the module; the route's
   * access is then `anyone`.
   */
  bearer?: 'session' | 'purpose';
  /** What a guest reads instead of the catalogue's sentence. */
  loginMessage?: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** What a body has to be besides, depending on who sends it; asked in place of `body`, which is what is described. */
  bodyOf?: (actor: ActorOf<Allowed>) => z.ZodType<z.output<Body>>;
  /** The body comes as a form: `reqDto` is what `body` describes, and files stand beside it. */
  upload?: UploadRule;
  data: Data;
  /** `shared`: an anonymous answer may be kept by caches until a tag changes; `none` is the default. */
  caching?: 'shared' | 'none';
  rateLimit?: RateLimitName;
}

/** A request as a handler sees it: checked, and nothing of HTTP. */
export interface Call<Params, Query, Body, Actor> {
  params: Params;
  query: Query;
  body: Body;
  /** What came with a route that has an `upload`; none elsewhere. They are gone when the call ends. */
  files: readonly UploadedFile[];
  actor: Actor;
  /** Whom the call is counted for, logged in or not: the visitor's address or network. */
  address: string;
  /** The token of a route whose `bearer` is `purpose`; null elsewhere. */
  bearer: string | null;
  /** Names what the answer depends on. */
  tagged(...tags: CacheTag[]): void;
}

type ActorOf<Allowed extends Access> = Allowed extends 'anyone' ? SignedIn | null : SignedIn;

/** An endpoint with its handler, its types folded away so that routes of any shape make one list. */
export interface Route {
  endpoint: Endpoint;
  handle(call: Call<unknown, unknown, unknown, SignedIn | null>): Promise<unknown>;
}

/** Ties an endpoint to what answers it; the compiler checks the handler against the endpoint's schemas. */
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
