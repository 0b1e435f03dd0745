import type { paths } from '@/lib/api/types';
import type { ApiPath } from '@/lib/api/url';

/** A path of the description whose parameters are filled in. */
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;
type Address = ApiPath | Filled<ApiPath> | `${Filled<ApiPath>}?${string}`;

/** A literal has to be an address that the API's description knows; a text of the type `string` may be anything. */
export type TestPath<Path extends string> = string extends Path
  ? Path
  : Path extends Address
    ? Path
    : ApiPath;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Answered<Data> {
  responses: { 200: { content: { 'application/json': { data: Data } } } };
}
type OperationOf<Verb extends string, Path extends string> = Path extends keyof paths
  ? Verb extends keyof paths[Path]
    ? paths[Path][Verb]
    : never
  : never;

/** The data that a successful call answers with; unknown where the path is computed. */
export type DataOf<Verb extends Method, Path extends string> = string extends Path
  ? unknown
  : Path extends `${infer Known}?${string}`
    ? DataOf<Verb, Known>
    : OperationOf<Lowercase<Verb>, Path> extends Answered<infer Data>
      ? Data
      : never;
