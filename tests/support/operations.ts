import { readFileSync } from 'node:fs';
import type { Access } from '@/server/api/http/access';
import type { Method } from './api-paths';

/** The part of JSON Schema that the API's description uses. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  /** `PUT /v1/users/me`. */
  name: string;
  method: Method;
  /** With `{names}` of its parameters. */
  path: string;
  access: Access;
  parameters: readonly Parameter[];
  /** Whether it honours an `Idempotency-Key`. */
  honoursKey: boolean;
  body: { type: 'json'; schema: Schema } | { type: 'form'; schema: Schema; files: readonly string[] } | null;
}

interface Described {
  'x-access': Operation['access'];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
}

interface Description {
  paths: Record<string, Partial<Record<Lowercase<Method>, Described>>>;
}

/** Fields that name what a save began with: a version, or what was seen. */
const BEGUN_WITH = /^(version|\w+Version|seen|from)$/;

/** The fields of an operation's body that name what it began with. */
export function begunFieldsOf({ body }: Operation): string[] {
  const fieldsOf = ({ properties = {}, items }: Schema): string[] =>
    items === undefined ? Object.keys(properties) : fieldsOf(items);
  return body === null ? [] : fieldsOf(body.schema).filter((name) => BEGUN_WITH.test(name));
}

/** The whole description of the API, as it is committed (`npm run openapi -- --check`). */
export function readDescription(): Description {
  return JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Description;
}

/** Every operation of an OpenAPI description of the API. */
export function operationsOf({ paths }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).flatMap((method) => {
      const described = methods[method.toLowerCase() as Lowercase<Method>];
      return described === undefined ? [] : [toOperation(method, path, described)];
    }),
  );
}

function toOperation(method: Method, path: string, described: Described): Operation {
  const content = described.requestBody?.content ?? {};
  const json = content['application/json'];
  const form = content['multipart/form-data'];
  return {
    name: `${method} ${path}`,
    method,
    path,
    access: described['x-access'],
    parameters: (described.parameters ?? []).filter((each): each is Parameter => !('$ref' in each)),
    honoursKey: described.parameters?.some((each) => '$ref' in each) === true,
    body:
      json !== undefined
        ? { type: 'json', schema: json.schema }
        : form !== undefined
          ? { type: 'form', ...formOf(form.schema) }
          : null,
  };
}

/** The JSON of a form, and the names of its fields with files. */
function formOf({ properties = {} }: Schema): { schema: Schema; files: string[] } {
  const { reqDto = {}, ...files } = properties;
  return { schema: reqDto, files: Object.keys(files) };
}
