import type { paths } from './types';

/** Where the API describes itself. */
export const OPENAPI_PATH = '/v1/openapi.json';

/** A path of the API's description, with its parameters in braces. */
export type ApiPath = keyof paths;

type Params<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string | number> & Params<Rest>
  : unknown;

type GivenQuery<Query> = { [Name in keyof Query]?: Query[Name] | null | undefined };

/** The query of a call. The default method is GET. */
export type QueryOf<Path extends ApiPath, Verb extends string = 'get'> =
  paths[Path] extends Record<Verb, { parameters: { query?: infer Query } }>
    ? GivenQuery<NonNullable<Query>>
    : unknown;

/** What a path needs to become an address. Empty values of the query are left out. */
export type UrlParts<Path extends ApiPath> = (unknown extends Params<Path>
  ? { params?: never }
  : { params: Params<Path> }) &
  (Path extends ApiPath ? { query?: QueryOf<Path> } : never);

/** Nothing, where every part may be left out. */
export type Optional<Parts> = object extends Parts ? [parts?: Parts] : [parts: Parts];

/** The path and query of a call of the API. A list in the query is written as often as it has items. */
export function apiUrl<const Path extends ApiPath>(path: Path, ...[parts]: Optional<UrlParts<Path>>): string {
  return fillUrl(path, (parts ?? {}) as LooseParts);
}

/** What `UrlParts` are of any path. */
export interface LooseParts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
}

/** `apiUrl` for a path whose parts were checked before. */
export function fillUrl(path: string, { params = {}, query = {} }: LooseParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== null && each !== undefined && each !== '' && each !== false)
        search.append(name, String(each));
    }
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
