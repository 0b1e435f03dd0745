/** The ids of each column of a sortable area, in their order. Every id is in one column. */
export type SortableColumns = Readonly<Record<string, readonly string[]>>;

/** Where an id stands, its index counted from 0. */
export interface SortablePlace {
  column: string;
  index: number;
}

/** @returns null for an id that is in no column */
export function placeOf(columns: SortableColumns, id: string): SortablePlace | null {
  for (const [column, ids] of Object.entries(columns)) {
    const index = ids.indexOf(id);
    if (index >= 0) return { column, index };
  }
  return null;
}

/**
 * The columns with one id at another place. `to.index` counts in the column without the id, and is brought within its bounds.
 * The same object where nothing changes.
 */
export function moveTo(columns: SortableColumns, id: string, to: SortablePlace): SortableColumns {
  const from = placeOf(columns, id);
  const target = columns[to.column];
  if (from === null || target === undefined) return columns;
  const others = target.filter((other) => other !== id);
  const index = Math.max(0, Math.min(to.index, others.length));
  if (from.column === to.column && from.index === index) return columns;
  const left =
    from.column === to.column
      ? {}
      : { [from.column]: (columns[from.column] ?? []).filter((other) => other !== id) };
  return { ...columns, ...left, [to.column]: [...others.slice(0, index), id, ...others.slice(index)] };
}
