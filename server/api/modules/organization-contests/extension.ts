import type { ContestColumns, OwnContest } from './repository';

/** How the end of a published contest was moved on. */
export interface Extension {
  before: Date;
  closesAt: Date;
}

/** Null where a save doesn't move the end on. */
export function extensionOf(
  { state, closesAt: before }: OwnContest,
  { closesAt }: Pick<ContestColumns, 'closesAt'>,
): Extension | null {
  const isMoved = before !== null && closesAt !== null && closesAt > before;
  return state === 'PUBLISHED' && isMoved ? { before, closesAt } : null;
}

/** The end before the last extension, as a save leaves it: another end that is earlier is no extension. */
export function extendedFromOf(row: OwnContest, columns: Pick<ContestColumns, 'closesAt'>): Date | null {
  const extension = extensionOf(row, columns);
  if (extension !== null) return extension.before;
  return row.closesAt?.getTime() === columns.closesAt?.getTime() ? row.extendedFrom : null;
}
