import { z } from 'zod';
import { articleCardSchema, homeSpecialSchema } from '@/lib/contracts/article';
import { artistCardSchema, artistDetailSchema, homeArtistSchema } from '@/lib/contracts/artist';
import {
  artworkCardSchema,
  artworkCategorySchema,
  artworkSchema,
  creditedArtworkSchema,
} from '@/lib/contracts/artwork';
import { bannerSchema } from '@/lib/contracts/banner';
import { failureSchema, successSchema } from '@/lib/contracts/envelope';
import { ERRORS } from '@/lib/contracts/errors';
import type { ErrorCode } from '@/lib/contracts/errors';
import { likedArtworkSchema } from '@/lib/contracts/favorite';
import { homeSchema } from '@/lib/contracts/home';
import { imageSchema } from '@/lib/contracts/image';
import { studioArtworkSchema, studioCategorySchema } from '@/lib/contracts/studio-artwork';
import { artworkDraftSchema } from '@/lib/contracts/studio-draft';
import { studioProfileSchema } from '@/lib/contracts/studio-profile';
import { textRegistry } from '@/lib/contracts/text';
import { siteName } from '@/lib/site';
import { honoursKey, mayBeLeftOut, type Endpoint } from './http/endpoint';
import { KEY_PATTERN } from './http/idempotency';
import type { UploadRule } from './http/upload-rule';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schemas that stand once in the document's components and are referred to. */
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Image: imageSchema,
  Banner: bannerSchema,
  Artwork: artworkSchema,
  ArtworkCard: artworkCardSchema,
  CreditedArtwork: creditedArtworkSchema,
  ArtworkCategory: artworkCategorySchema,
  LikedArtwork: likedArtworkSchema,
  ArtistCard: artistCardSchema,
  ArtistDetail: artistDetailSchema,
  HomeArtist: homeArtistSchema,
  ArticleCard: articleCardSchema,
  HomeSpecial: homeSpecialSchema,
  Home: homeSchema,
  StudioProfile: studioProfileSchema,
  StudioArtwork: studioArtworkSchema,
  StudioCategory: studioCategorySchema,
  ArtworkDraft: artworkDraftSchema,
  Failure: failureSchema,
})) {
  named.add(schema, { id });
}

const DESCRIPTION =
  '성공은 code "SUCCESS"와 data, 실패는 code·message·errors로 답합니다. ' +
  'Success carries code "SUCCESS" and data; failure carries code, message and errors. ' +
  'x-access says who may call: anyone, member, or a list of roles. ' +
  'x-text says how a text is cleaned before its letters (grapheme clusters) are counted up to x-maxLetters (ADR 55).';

/** The header of every mutation that honours a key. */
const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    '같은 키와 같은 내용으로 다시 보내면 처리하지 않고 처음의 답을 돌려줍니다(하루 동안). ' +
    'The same key with the same content is done once, and answered again with Idempotency-Replayed: true, for a day. ' +
    'Other content with the key is a 422. A failed call frees its key.',
  schema: { type: 'string', pattern: KEY_PATTERN },
};

/**
 * The OpenAPI 3.1 document of the endpoints. `scripts/openapi.ts` writes it to `docs/openapi.json`.
 */
export function openApiDocument(endpoints: readonly Endpoint[]): object {
  const components: Record<string, JsonSchema> = {};
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operationOf(endpoint, components) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${siteName} API`, version: '1', description: DESCRIPTION },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: { IdempotencyKey: KEY_PARAMETER },
      schemas: Object.fromEntries(
        Object.entries(components).sort(([left], [right]) => (left < right ? -1 : 1)),
      ),
    },
  };
}

function operationOf(endpoint: Endpoint, components: Record<string, JsonSchema>): object {
  const { access, body, data, file, group, summary, upload } = endpoint;
  const json = (schema: z.ZodType, io: 'input' | 'output') => ({
    'application/json': { schema: jsonSchemaOf(schema, io, components) },
  });
  return {
    operationId: operationId(endpoint),
    tags: [group],
    summary: summary.ko,
    description: summary.en,
    'x-access': access,
    security: access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parametersIn('path', endpoint.params),
      ...parametersIn('query', endpoint.query),
      ...(honoursKey(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(upload !== undefined
      ? { requestBody: { required: true, content: form(body, upload, components) } }
      : body !== undefined && {
          requestBody: { required: !mayBeLeftOut(body), content: json(body, 'input') },
        }),
    responses: {
      200: {
        description: '성공 / success',
        content: file === undefined ? json(successSchema(data), 'output') : binary(file),
      },
      ...Object.fromEntries(
        failuresOf(endpoint).map((code) => [
          ERRORS[code].status,
          { description: ERRORS[code].message, content: json(failureSchema, 'output') },
        ]),
      ),
    },
  };
}

/** The content of an answer that is a file. */
const binary = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));

/** The content of a form: JSON in `reqDto`, where it has one, and files. */
function form(body: z.ZodType | undefined, rule: UploadRule, components: Record<string, JsonSchema>): object {
  const file = { type: 'string', format: 'binary' };
  const files = Object.entries(rule).map(([name, { maxFiles, isRequired }]) => ({
    ...(maxFiles === 1
      ? { name, schema: file }
      : { name: `${name}[]`, schema: { type: 'array', maxItems: maxFiles, items: file } }),
    isRequired,
  }));
  const json = body === undefined ? {} : { reqDto: jsonSchemaOf(body, 'input', components) };
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { ...json, ...Object.fromEntries(files.map(({ name, schema }) => [name, schema])) },
        required: [
          ...Object.keys(json),
          ...files.filter(({ isRequired }) => isRequired).map(({ name }) => name),
        ],
      },
      ...(body !== undefined && { encoding: { reqDto: { contentType: 'application/json' } } }),
    },
  };
}

function operationId({ method, path }: Endpoint): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input', {});
  return Object.entries(properties).map(([name, parameter]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: parameter,
  }));
}

/** A schema as JSON Schema. The named schemas in it are added to `components`. */
function jsonSchemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  components: Record<string, JsonSchema>,
): JsonSchema {
  // Zod writes out a named schema at the root, so the schema is wrapped in an object.
  const wrapped = z.toJSONSchema(z.object({ schema }), {
    io,
    metadata: named,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const text = textRegistry.get(zodSchema);
      if (text?.kind !== undefined) jsonSchema['x-text'] = text.kind;
      if (text?.max !== undefined) jsonSchema['x-maxLetters'] = text.max;
      const described = z.globalRegistry.get(zodSchema)?.queryValue;
      if (described === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, described);
    },
  });
  const { properties, $defs = {} } = inComponents(wrapped) as JsonSchema;
  for (const [id, { id: _, ...definition }] of Object.entries($defs)) components[id] = definition;
  return properties?.['schema'] as JsonSchema;
}

function inComponents(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inComponents);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', '#/components/schemas/')
        : inComponents(value),
    ]),
  );
}

/** The failures that an endpoint can answer with, as its declaration tells. */
function failuresOf(endpoint: Endpoint): ErrorCode[] {
  const { access, params, query, body, upload, rateLimit } = endpoint;
  const codes: ErrorCode[] = ['UNAUTHORIZED', 'INTERNAL', 'UNAVAILABLE'];
  if (honoursKey(endpoint)) codes.push('BAD_REQUEST', 'IDEMPOTENCY_KEY_BUSY', 'IDEMPOTENCY_KEY_REUSED');
  const hasBody = body !== undefined || upload !== undefined;
  if (query !== undefined || hasBody) codes.push('BAD_REQUEST');
  if (access !== 'anyone' && access !== 'member') codes.push('FORBIDDEN');
  if (params !== undefined || hasBody) codes.push('NOT_FOUND');
  if (hasBody) codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA', 'UNPROCESSABLE');
  if (upload !== undefined) codes.push('REQUEST_TIMEOUT');
  if (upload !== undefined || rateLimit !== undefined) codes.push('TOO_MANY_REQUESTS');
  return codes;
}
