import { fillUrl, type ApiPath, type LooseParts, type Optional, type UrlParts } from '@/lib/api/url';
import type { paths } from '@/lib/api/types';
import type { LoggedIn, PasswordGrant } from '@/lib/contracts/identity';
import type { SocialLoggedIn } from '@/lib/contracts/social';
import { fetchData, type FetchOptions } from './fetch-api';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that have a call of the method. */
export type CallPath<Verb extends Method> = {
  [Path in ApiPath]: paths[Path] extends Record<Verb, { responses: unknown }> ? Path : never;
}[ApiPath];

interface Answered<Data> {
  responses: { 200: { content: { 'application/json': { data: Data } } } };
}
type CallOf<Verb extends Method, Path> = Path extends keyof paths
  ? Verb extends keyof paths[Path]
    ? paths[Path][Verb]
    : never
  : never;

/** The calls whose answer the backend-for-frontend changes: access tokens stay on the server. */
interface BrowserAnswers {
  '/v1/auth/login': LoggedIn;
  '/v1/auth/withdrawal/revoke': LoggedIn;
  '/v1/oauth2/withdrawal/revoke': LoggedIn;
  '/v1/oauth2/login': SocialLoggedIn;
  '/v1/auth/identity/result/pwd': PasswordGrant;
}

/** The data that a call answers with. */
export type AnswerOf<Verb extends Method, Path extends CallPath<Verb>> = Path extends keyof BrowserAnswers
  ? BrowserAnswers[Path]
  : CallOf<Verb, Path> extends Answered<infer Data>
    ? Data
    : never;

/** Our own pages send every body, also one that other clients may omit. */
type BodyOf<Call> = Call extends { requestBody?: { content: { 'application/json': infer Body } } }
  ? unknown extends Body
    ? { body?: never }
    : { body: Body }
  : { body?: never };

type CallOptions<Verb extends Method, Path extends CallPath<Verb>> = UrlParts<Path> &
  BodyOf<CallOf<Verb, Path>> &
  Omit<FetchOptions, 'method' | 'json'>;

/**
 * Calls the API from the browser, through the backend-for-frontend of the same origin.
 * The API has checked its answer against the contract, so no schema is loaded here.
 * @throws {ApiFailure} with the server's sentence where there is one
 * @throws the signal's reason when the caller aborted
 */
export async function callApi<Verb extends Method, const Path extends CallPath<Verb>>(
  method: Verb,
  path: Path,
  ...given: Optional<CallOptions<Verb, Path>>
): Promise<AnswerOf<Verb, Path>> {
  const [options = {}] = given as unknown as [(LooseParts & FetchOptions & { body?: unknown })?];
  const { params, query, body, ...rest } = options;
  const data = await fetchData(fillUrl(path, { ...(params && { params }), ...(query && { query }) }), {
    ...rest,
    method: method.toUpperCase(),
    ...(body !== undefined && { json: body }),
  });
  return data as AnswerOf<Verb, Path>;
}
