import { z } from 'zod';
import * as listLimits from '@/lib/limits/list';
import { cleanSearchText } from '@/lib/search/search-text';
import type { ErrorCode } from './errors';
import { textRegistry } from './text';

/**
 * Fields of a list call's query: `page` counts from 0, `size` is 1–100. The message of a failing field is the code of
 * the catalogue that says so to people. A list with sorts has the whole query in `list-query.ts`.
 */
export const failsAs = (code: ErrorCode) => ({ error: code });

/** Describes a value that the query holds as text by the schema of the value itself. */
export const describedAs = (queryValue: Record<string, unknown>) => ({ queryValue });

const wholeNumber = (code: ErrorCode, bounds: { minimum: number; maximum?: number }) =>
  z
    .string()
    .regex(/^\d{1,9}$/, failsAs(code))
    .meta(describedAs({ type: 'integer', ...bounds }))
    .transform(Number);

export const pageNumberSchema = wholeNumber('PAGE_INVALID', { minimum: 0 }).optional().default(0);

/** A page size without a default, for lists whose default depends on what is listed. */
export const givenPageSizeSchema = wholeNumber('SIZE_INVALID', {
  minimum: listLimits.sizeMin,
  maximum: listLimits.sizeMax,
})
  .pipe(
    z
      .number()
      .min(listLimits.sizeMin, failsAs('SIZE_INVALID'))
      .max(listLimits.sizeMax, failsAs('SIZE_INVALID')),
  )
  .optional();

export function pageSizeSchema(size: number = listLimits.sizeDefault) {
  return givenPageSizeSchema.default(size);
}

export const searchTextSchema = z
  .string()
  .register(textRegistry, { kind: 'search' })
  .optional()
  .transform(cleanSearchText);
