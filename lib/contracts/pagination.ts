import { z } from 'zod';
import { LIMITS } from '@/lib/limits';
import type { ErrorCode } from './errors';

/**
 * The query of a list call: `page` from 0, `size` 1–100, `direction` in either case, `sort` from the list's
 * own allow-list (`spec/README.md`, wire format). The message of a failing field is the code of the
 * catalogue that says so to people.
 */
const failsAs = (code: ErrorCode) => ({ error: code });

const wholeNumber = (code: ErrorCode) =>
  z
    .string()
    .regex(/^\d{1,9}$/, failsAs(code))
    .transform(Number);

export const pageNumberSchema = wholeNumber('PAGE_INVALID').optional().default(0);

/** A size that the caller gives; for lists whose default depends on what is listed. */
export const givenPageSizeSchema = wholeNumber('SIZE_INVALID')
  .pipe(
    z
      .number()
      .min(LIMITS.page.sizeMin, failsAs('SIZE_INVALID'))
      .max(LIMITS.page.sizeMax, failsAs('SIZE_INVALID')),
  )
  .optional();

export function pageSizeSchema(size: number = LIMITS.page.sizeDefault) {
  return givenPageSizeSchema.default(size);
}

export const directionSchema = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['asc', 'desc'], failsAs('DIRECTION_INVALID')))
  .optional();
export type Direction = 'asc' | 'desc';

export function sortSchema<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return z.enum(sorts, failsAs('SORT_INVALID')).optional();
}

export const searchTextSchema = z.string().optional().transform(cleanSearchText);

/** Search text as it is looked for: NFC, no control or broken characters, single spaces, cut to the limit. */
export function cleanSearchText(text: string | undefined): string {
  return (
    (text ?? '')
      .normalize('NFC')
      .replace(/[\p{C}\s\ufffd]+/gu, ' ')
      .trim()
      .slice(0, LIMITS.searchTextMax)
      // The cut may have gone through a pair of surrogates.
      .replace(/\p{Cs}/gu, '')
      .trim()
  );
}
