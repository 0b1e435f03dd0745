import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { articleCardSchema, homeSpecialSchema } from '@/lib/contracts/article';
import { artistCardSchema, artistDetailSchema, homeArtistSchema } from '@/lib/contracts/artist';
import { artworkCardSchema, artworkCategorySchema, artworkSchema } from '@/lib/contracts/artwork';
import { bannerSchema } from '@/lib/contracts/banner';
import { failureSchema, successSchema } from '@/lib/contracts/envelope';
import { ERRORS } from '@/lib/contracts/errors';
import type { ErrorCode } from '@/lib/contracts/errors';
import { homeSchema } from '@/lib/contracts/home';
import { imageSchema } from '@/lib/contracts/image';
import { api } from '@/lib/paths';
import { siteName } from '@/lib/site';
import type { Access } from './http/access';
import type { Endpoint } from './http/endpoint';
import type { ApiEnv } from './http/mount';

/** Schemas that the document names once and refers to. */
const NAMED = {
  Image: imageSchema,
  Banner: bannerSchema,
  Artwork: artworkSchema,
  ArtworkCard: artworkCardSchema,
  ArtworkCategory: artworkCategorySchema,
  ArtistCard: artistCardSchema,
  ArtistDetail: artistDetailSchema,
  HomeArtist: homeArtistSchema,
  ArticleCard: articleCardSchema,
  HomeSpecial: homeSpecialSchema,
  Home: homeSchema,
  Failure: failureSchema,
} as const;

type OpenApiApp = OpenAPIHono<ApiEnv>;

/** Describes the endpoints in the app's registry: the document has what the routes have, and nothing else. */
export function describeEndpoints(app: OpenApiApp, endpoints: readonly Endpoint[]): void {
  for (const [id, schema] of Object.entries(NAMED)) {
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id });
    app.openAPIRegistry.register(id, schema);
  }
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  for (const endpoint of endpoints) app.openAPIRegistry.registerPath(pathOf(endpoint));
}

/** The OpenAPI 3.1 document of the app; `scripts/openapi.ts` keeps it in `docs/openapi.json`. */
export function openApiDocument(app: OpenApiApp): object {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${siteName} API`,
      version: '1',
      description: `성공은 code "SUCCESS"와 data, 실패는 code·message·errors로 답합니다. / Success carries code "SUCCESS" and data, failure carries code, message and errors. This document: ${api.openapi()}`,
    },
  });
  return withNullableReferences(document) as object;
}

function pathOf(endpoint: Endpoint) {
  const { params, query, body, data } = endpoint;
  return {
    method: endpoint.method,
    path: endpoint.path,
    operationId: operationId(endpoint),
    tags: [endpoint.group],
    summary: endpoint.summary.ko,
    description: endpoint.summary.en,
    'x-access': endpoint.access,
    security: securityOf(endpoint.access),
    request: {
      ...(params instanceof z.ZodObject && { params }),
      ...(query instanceof z.ZodObject && { query }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
    },
    responses: {
      200: { description: '성공 / success', content: { 'application/json': { schema: successSchema(data) } } },
      ...Object.fromEntries(failuresOf(endpoint).map((code) => [ERRORS[code].status, failureResponse(code)])),
    },
  };
}

function operationId({ method, path }: Endpoint): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function securityOf(access: Access): Record<string, string[]>[] {
  return access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

/** Which failures an endpoint can answer with follows from what it declares. */
function failuresOf({ access, params, query, body, rateLimit }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['UNAUTHORIZED', 'INTERNAL', 'UNAVAILABLE'];
  if (query !== undefined || body !== undefined) codes.push('BAD_REQUEST');
  if (access !== 'anyone' && access !== 'member') codes.push('FORBIDDEN');
  if (params !== undefined || body !== undefined) codes.push('NOT_FOUND');
  if (body !== undefined) codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA', 'UNPROCESSABLE');
  if (rateLimit !== undefined) codes.push('TOO_MANY_REQUESTS');
  return codes;
}

function failureResponse(code: ErrorCode) {
  return { description: ERRORS[code].message, content: { 'application/json': { schema: failureSchema } } };
}

/**
 * The generator writes a nullable reference as `allOf: [reference, object or null]`, which null does not
 * satisfy. It is `anyOf: [reference, null]`.
 */
function withNullableReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNullableReferences);
  if (typeof node !== 'object' || node === null) return node;
  const { allOf, ...rest } = node as { allOf?: { $ref?: string; type?: unknown }[] };
  const [reference, other] = allOf ?? [];
  if (reference?.$ref !== undefined && Array.isArray(other?.type) && other.type.includes('null')) {
    return { ...rest, anyOf: [reference, { type: 'null' }] };
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withNullableReferences(value)]));
}
