import type { z } from 'zod';
import { ERRORS, isErrorCode } from '@/lib/contracts/errors';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { FieldError } from '@/lib/contracts/envelope';
import { ApiError, notFound } from './api-error';

/** The path's parameters. @throws ApiError NOT_FOUND for a value that can't name anything */
export function parseParams<Schema extends z.ZodType>(
  schema: Schema,
  params: Record<string, string>,
): z.output<Schema> {
  const result = schema.safeParse(params);
  if (!result.success) throw notFound();
  return result.data;
}

/**
 * The query. A key that ends in `[]` has all its values as an array; of any other that is given twice the first counts.
 * @throws ApiError 400 with the failing fields
 */
export function parseQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: URLSearchParams,
): z.output<Schema> {
  const values: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of query) values[key] ??= key.endsWith('[]') ? query.getAll(key) : value;
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const issues = result.error.issues;
  const code = issues.map((issue) => issue.message).find(isErrorCode) ?? 'BAD_REQUEST';
  throw new ApiError(code, { errors: fieldErrors(issues, 'BAD_REQUEST') });
}

/**
 * The body. All failing fields are reported at once.
 * @param more errors that were found beside the body, such as in its files
 * @throws ApiError UNPROCESSABLE
 */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  more: readonly FieldError[] = [],
): z.output<Schema> {
  const checked = checkBody(schema, body);
  if (checked.isValid && more.length === 0) return checked.value;
  throw new ApiError('UNPROCESSABLE', { errors: [...(checked.isValid ? [] : checked.errors), ...more] });
}

type Checked<Value> = { isValid: true; value: Value } | { isValid: false; errors: FieldError[] };

/** What a body is by its contract, or all its failing fields. For bodies within a body, of which each may fail alone. */
export function checkBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(body);
  const unkept = result.success ? unkeptFields(result.data) : [];
  if (result.success && unkept.length === 0) return { isValid: true, value: result.data };
  const issues = result.error?.issues ?? [];
  return { isValid: false, errors: [...fieldErrors(issues, 'UNPROCESSABLE'), ...unkept] };
}

/** NUL and lone surrogates: people don't type them, and PostgreSQL refuses them in texts or in JSON. */
const UNKEPT = /[\0\p{Cs}]/u;

/** The fields whose texts the database can't keep. */
function unkeptFields(data: unknown): FieldError[] {
  const found: FieldError[] = [];
  const open: [path: string, value: unknown][] = [['', data]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && UNKEPT.test(value)) {
      found.push({ field: path, message: ERRORS.UNPROCESSABLE.message });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        open.push([path === '' ? key : `${path}.${key}`, inner]);
    }
  }
  return found;
}

const HANGUL = /\p{Script=Hangul}/u;

/** The issues as field errors. A contract's message is Korean or an error code; zod's English messages never leave. */
function fieldErrors(issues: readonly z.core.$ZodIssue[], fallback: ErrorCode): FieldError[] {
  return issues.map((issue) => ({ field: issue.path.join('.'), message: sentence(issue.message, fallback) }));
}

function sentence(message: string, fallback: ErrorCode): string {
  if (isErrorCode(message)) return ERRORS[message].message;
  return HANGUL.test(message) ? message : ERRORS[fallback].message;
}
