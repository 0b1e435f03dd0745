import { rowsOf, type Row, type RowGroup } from './row-kinds';

/** A row of a group, with its index in the whole list of the form. */
export interface PlacedRow {
  id: string;
  /** In the form's list, which holds the rows of all groups. */
  index: number;
}

/** The rows of a group among those of its list. */
export function placesOf(
  fields: readonly { id: string; type?: Row[string] }[],
  { type }: RowGroup,
): PlacedRow[] {
  return fields.flatMap((field, index) =>
    type === null || field.type === type ? [{ id: field.id, index }] : [],
  );
}

/** Where a further row of a group goes: behind its rows, or else behind those of the groups before it. */
export function endOfGroup(rows: readonly Row[], group: RowGroup, groups: readonly RowGroup[]): number {
  const before = groups.slice(0, groups.findIndex(({ type }) => type === group.type) + 1);
  return before.reduce((count, each) => count + rowsOf(rows, each).length, 0);
}

/** The one item that stands elsewhere in `after`, and the places that it left and came to; null where none does. */
export function findMove(
  before: readonly string[],
  after: readonly string[],
): { from: number; to: number } | null {
  const first = before.findIndex((id, index) => id !== after[index]);
  if (first < 0) return null;
  const last = before.findLastIndex((id, index) => id !== after[index]);
  return after[first] === before[last] ? { from: last, to: first } : { from: first, to: last };
}

/** The places of rows that look like those, each of which is found once. For taking back what was inserted. */
export function placesOfSame(rows: readonly Row[], wanted: readonly Row[]): number[] {
  const left = wanted.map(spelled);
  return rows.flatMap((row, index) => {
    const found = left.indexOf(spelled(row));
    if (found < 0) return [];
    left.splice(found, 1);
    return [index];
  });
}

/** Whether two lists have the same rows, in whatever order. */
export function hasSameRows(one: readonly Row[], other: readonly Row[]): boolean {
  return one.length === other.length && placesOfSame(one, other).length === one.length;
}

function spelled(row: Row): string {
  return JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
