import { readFileSync } from 'node:fs';

/** The part of JSON Schema that the committed description uses. */
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
  method: string;
  /** With `{names}` of its parameters. */
  path: string;
  /** Who may call: anyone, every member, or these roles. */
  access: 'anyone' | 'member' | readonly string[];
  parameters: readonly Parameter[];
  body: { type: 'json' | 'form'; schema: Schema } | null;
}

interface Described {
  'x-access': Operation['access'];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
}

/** Calls after which an account is logged out, is another role or is gone: they come last. */
const LAST = new Set([
  'POST /v1/auth/logout',
  'PUT /v1/users/password/update',
  'POST /v1/users/apply-artist',
  'PUT /v1/admin/artist-applications/{uuid}/approve',
  'PUT /v1/admin/artist-applications/{uuid}/retry',
  'PUT /v1/users/withdraw',
]);

/** Every operation of the committed OpenAPI description; `last` ends sessions or accounts. */
export function readOperations(): { main: Operation[]; last: Operation[] } {
  const text = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Described>> };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => toOperation(method.toUpperCase(), path, described)),
  );
  const last = [...LAST].map((name) => {
    const operation = all.find((each) => each.name === name);
    if (operation === undefined) throw new Error(`docs/openapi.json doesn't describe ${name}`);
    return operation;
  });
  return { main: all.filter(({ name }) => !LAST.has(name)), last };
}

function toOperation(method: string, path: string, described: Described): Operation {
  const content = described.requestBody?.content ?? {};
  const json = content['application/json'];
  const form = content['multipart/form-data'];
  return {
    name: `${method} ${path}`,
    method,
    path,
    access: described['x-access'],
    parameters: described.parameters ?? [],
    body:
      json !== undefined
        ? { type: 'json', schema: json.schema }
        : form !== undefined
          ? { type: 'form', schema: form.schema.properties?.reqDto ?? {} }
          : null,
  };
}
