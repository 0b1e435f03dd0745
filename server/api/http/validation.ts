import type { z } from 'zod';
import { ERRORS, isErrorCode } from '@/lib/contracts/errors';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { FieldError } from '@/lib/contracts/envelope';
import { ApiError, notFound } from './api-error';

/** The path's parameters; what cannot be an address of anything answers 404. */
export function parseParams<Schema extends z.ZodType>(
  schema: Schema,
  params: Record<string, string>,
): z.output<Schema> {
  const result = schema.safeParse(params);
  if (!result.success) throw notFound();
  return result.data;
}

/** The query; of a key given twice the first counts. A failing field answers 400 in the catalogue's words. */
export function parseQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: URLSearchParams,
): z.output<Schema> {
  const values: Record<string, string> = Object.create(null);
  for (const [key, value] of query) values[key] ??= value;
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const issues = result.error.issues;
  const code = issues.map((issue) => issue.message).find(isErrorCode) ?? 'BAD_REQUEST';
  throw new ApiError(code, { errors: fieldErrors(issues, 'BAD_REQUEST') });
}

/**
 * A JSON body; all failing fields come back at once with 422.
 * @param more what is wrong beside the body: with the files that came along
 */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  more: readonly FieldError[] = [],
): z.output<Schema> {
  const result = schema.safeParse(body);
  const unkept = result.success ? unkeptFields(result.data) : [];
  if (result.success && unkept.length === 0 && more.length === 0) return result.data;
  const issues = result.error?.issues ?? [];
  throw new ApiError('UNPROCESSABLE', {
    errors: [...fieldErrors(issues, 'UNPROCESSABLE'), ...unkept, ...more],
  });
}

/** A NUL, and half a character: nobody types them, and PostgreSQL keeps them in no column or in none of JSON. */
const UNKEPT = /[\0\p{Cs}]/u;

/** The fields whose texts can't be kept. */
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

/** A contract's own message is Korean or a code of the catalogue; the library's English never leaves. */
function fieldErrors(issues: readonly z.core.$ZodIssue[], fallback: ErrorCode): FieldError[] {
  return issues.map((issue) => ({ field: issue.path.join('.'), message: sentence(issue.message, fallback) }));
}

function sentence(message: string, fallback: ErrorCode): string {
  if (isErrorCode(message)) return ERRORS[message].message;
  return HANGUL.test(message) ? message : ERRORS[fallback].message;
}
