import { isPersonal } from '@/lib/contest/personal-fields';
import type { FormField } from '@/lib/contracts/contest-form';

type Column = Pick<FormField, 'name' | 'label'>;

/** Types of answers that the API leaves out of rows, because they are too long for a table. */
const LONG: ReadonlySet<FormField['type']> = new Set(['textarea', 'file']);
/** Types of answers whose columns are hidden until a reader chooses them: consents, and whether a portfolio is enclosed. */
const HIDDEN_BY_DEFAULT: ReadonlySet<FormField['type']> = new Set(['checkbox', 'portfolio']);
/** Columns that are shown before a reader has chosen. */
const SHOWN_AT_FIRST = 2;

/** The answers that the table can show. The name has a column of its own. */
export function possibleColumns(fields: readonly FormField[], isBlind: boolean): FormField[] {
  return fields.filter(
    (field) => !LONG.has(field.type) && field.name !== 'name' && !(isBlind && isPersonal(field)),
  );
}

/**
 * The columns of the table, in the order of the form.
 * @param kept the names that the reader chose; null before they chose any
 */
export function shownColumns(possible: readonly FormField[], kept: readonly string[] | null): Column[] {
  if (kept !== null) return possible.filter(({ name }) => kept.includes(name));
  return possible
    .filter((field) => !isPersonal(field) && !HIDDEN_BY_DEFAULT.has(field.type))
    .slice(0, SHOWN_AT_FIRST);
}
