import { z } from 'zod';
import { todayInSeoul } from '@/lib/date/seoul';
import { keysOf } from '@/lib/keys-of';
import * as studioMessages from '@/lib/messages/studio';
import { isBlank } from '@/lib/text/clean';
import { readYear } from '@/lib/text/year';
import { identifier, refuse } from './text';

/** Parts of the studio's forms. */

/** A choice of a table of words that a form may hold as null, and that has to be made. */
export const requiredChoice = <Choice extends string>(
  words: Readonly<Record<Choice, string>>,
  message: string,
) =>
  z
    .enum(keysOf(words), {
      error: ({ input }) =>
        isEmpty(input) ? message : studioMessages.notOfChoices(Object.values<string>(words)),
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

/** The same as the documents' calls send it: also as a text, and null, empty or left out for none. */
export const givenYearSchema = (first: number) => {
  const rule = studioMessages.yearRule(first);
  const year = yearSchema(first);
  const written = identifier().transform((text, context) =>
    text === '' ? null : (readYear(text) ?? refuse(context, rule)),
  );
  return z
    .union([year, written.pipe(year.nullable())], rule)
    .nullable()
    .default(null);
};

/** A choice as the documents' calls send it: null, empty or left out for none. */
export const givenChoice = <Choice extends Record<string, string>>(choices: z.ZodEnum<Choice>) =>
  z
    .union([choices, z.literal('')])
    .nullable()
    .default(null)
    .transform((choice) => choice || null);

/** A text as the documents' calls send it: null, empty or left out for none. */
export const givenText = (text: z.ZodString) =>
  text
    .nullable()
    .default('')
    .transform((given) => given ?? '');

type Complete<Row> = { [Name in keyof Row]: NonNullable<Row[Name]> };

/** Whether nothing was typed or chosen. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || isBlank(String(value));
}

/** Whether nothing was typed or chosen in a row. Its `type` says where the row stands, and isn't anything yet. */
export function isBlankRow(row: object): boolean {
  return Object.entries(row).every(([name, value]) => name === 'type' || isEmpty(value));
}

/** The rows in which nothing is missing. */
export function completeRows<Row extends object>(rows: readonly Row[]): Complete<Row>[] {
  return rows.filter((row): row is Row & Complete<Row> => !Object.values(row).some(isEmpty));
}

/** Refuses rows that are filled in only in part, and more rows of a type than there may be. */
export function checkRows(
  context: z.RefinementCtx,
  field: string,
  rows: readonly object[],
  { partial, max, tooMany }: { partial: string; max: number; tooMany: string },
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
  const isTooMany = [...counts.values()].some((count) => count > max);
  if (isTooMany) context.addIssue({ code: 'custom', path: [field], message: tooMany });
}
