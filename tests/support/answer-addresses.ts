import type { Schema } from './operations';

/** The part of JSON Schema that answers use besides that of bodies. */
interface AnswerSchema extends Omit<Schema, 'properties' | 'items' | 'anyOf'> {
  $ref?: string;
  properties?: Record<string, AnswerSchema>;
  items?: AnswerSchema;
  anyOf?: AnswerSchema[];
  oneOf?: AnswerSchema[];
  additionalProperties?: AnswerSchema | boolean;
}

export interface AnswerDescription {
  paths: Record<
    string,
    Record<
      string,
      { responses?: Record<string, { content?: Record<string, { schema: AnswerSchema } | undefined> }> }
    >
  >;
  components?: { schemas?: Record<string, AnswerSchema> };
}

/** Names of fields that hold addresses of the web. */
const IS_ADDRESS = /(^|[a-z])(url|urls|uri|href|link|urlmap)$/i;

/** Every field of a successful answer that holds an address, as `GET /v1/a .list[].url`. */
export function answerAddresses({ paths, components }: AnswerDescription): string[] {
  const found = new Set<string>();

  function walk(schema: AnswerSchema | undefined, place: string, name: string, seen: readonly string[]) {
    if (schema === undefined) return;
    if (schema.$ref !== undefined) {
      if (seen.includes(schema.$ref)) return;
      const target = components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
      return walk(target, place, name, [...seen, schema.$ref]);
    }
    for (const each of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) walk(each, place, name, seen);
    const isText = [schema.type].flat().includes('string') && schema.enum === undefined;
    if (isText && (IS_ADDRESS.test(name) || schema.format === 'uri')) found.add(place);
    for (const [key, each] of Object.entries(schema.properties ?? {}))
      walk(each, `${place}.${key}`, key, seen);
    walk(schema.items, `${place}[]`, name, seen);
    const { additionalProperties: values } = schema;
    if (typeof values === 'object') walk(values, `${place}{}`, name, seen);
  }

  for (const [path, methods] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(methods)) {
      const answer = responses?.['200']?.content?.['application/json']?.schema;
      // The data itself may be an address; then the path is named for it.
      walk(answer?.properties?.data, `${method.toUpperCase()} ${path} `, path.replaceAll('-', ''), []);
    }
  return [...found];
}
