import { z } from 'zod';
import { todayInSeoul } from '@/lib/date/seoul';
import { seenText } from '@/lib/format/seen-text';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';

/** Parts of the studio's forms. Texts are what people see: Hangul that came as single letters (NFD) is put together. */
export const typedText = (max: number, message = studioMessages.tooLong(max)) =>
  z.string().normalize('NFC').overwrite(seenText).trim().max(max, message);

/** A text that may be left out: null, or empty, which becomes null. */
export const optionalText = (max: number, message?: string) =>
  typedText(max, message)
    .nullable()
    .transform((text) => (text === '' ? null : text));

/** A text that a form may hold as null, and that has to be there. */
export const requiredText = (max: number, message: string) =>
  optionalText(max).transform((text, context) => text ?? refuse(context, message));

/** A choice that a form may hold as null, and that has to be made. */
export const requiredChoice = <Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  message: string,
) =>
  z
    .enum(choices, {
      error: ({ input }) => (isEmpty(input) ? message : studioMessages.notOfChoices),
    })
    .nullable()
    .transform((choice, context) => choice ?? refuse(context, message));

/** A year from `first` to the current one in Seoul. */
export const yearSchema = (first: number) => {
  const rule = studioMessages.yearRule(first);
  return z
    .int(rule)
    .min(first, rule)
    .refine((year) => year <= Number(todayInSeoul().slice(0, 4)), rule);
};

export function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

type Complete<Row> = { [Name in keyof Row]: NonNullable<Row[Name]> };

/** Whether nothing was typed or chosen. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || String(value).trim() === '';
}

/** Whether nothing was typed or chosen in a row. Its `type` says where the row stands, and isn't anything yet. */
export function isBlankRow(row: object): boolean {
  return Object.entries(row).every(([name, value]) => name === 'type' || isEmpty(value));
}

/** The rows in which nothing is missing. */
export function completeRows<Row extends object>(rows: readonly Row[]): Complete<Row>[] {
  return rows.filter((row): row is Row & Complete<Row> => !Object.values(row).some(isEmpty));
}

const PER_TYPE = { max: studioLimits.rowsMax, message: studioMessages.rowsTooMany };

/**
 * Refuses rows that are filled in only in part, and more rows of a type than there may be.
 * @param partial the message at each field that a row lacks
 */
export function checkRows(
  context: z.RefinementCtx,
  field: string,
  rows: readonly object[],
  partial: string,
  limit = PER_TYPE,
): void {
  const counts = new Map<unknown, number>();
  for (const [index, row] of rows.entries()) {
    if (isBlankRow(row)) continue;
    for (const [name, value] of Object.entries(row)) {
      if (isEmpty(value)) context.addIssue({ code: 'custom', path: [field, index, name], message: partial });
    }
    const type: unknown = 'type' in row ? row.type : null;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const isTooMany = [...counts.values()].some((count) => count > limit.max);
  if (isTooMany) context.addIssue({ code: 'custom', path: [field], message: limit.message });
}
