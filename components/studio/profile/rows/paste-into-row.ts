import { fieldsOf } from '@/lib/profile/rows';
import { missingLabels, PASTING, type Row, type RowGroup } from './row-kinds';
import type { RowActions } from './use-rows';

interface PasteTarget {
  group: RowGroup;
  /** The row whose title is pasted into. */
  index: number;
  actions: Pick<RowActions, 'rowAt' | 'fill' | 'insert'>;
}

/**
 * Makes rows of several lines that are pasted into the title of a row. A row in which nothing stands but a year takes the
 * first of them. One line is divided where it is a whole row.
 * @returns whether the text was taken; else it is pasted as it is
 */
export function takePaste(text: string, { group, index, actions }: PasteTarget): boolean {
  const rows = PASTING[group.list]?.read(text) ?? [];
  const current = actions.rowAt(index);
  const [first, ...others] = rows;
  if (first === undefined) return false;
  if (others.length === 0) {
    if (!hasNothingButYear(group, current) || missingLabels(group, first).length > 0) return false;
    if (group.list === 'collections') return false;
    actions.fill(index, first);
    return true;
  }
  if (!hasNothingButYear(group, current)) {
    actions.insert(group, rows, index + 1);
    return true;
  }
  actions.fill(index, {
    ...first,
    ...(first.year == null && current.year != null ? { year: current.year } : {}),
  });
  actions.insert(group, others, index + 1);
  return true;
}

function hasNothingButYear({ list }: RowGroup, row: Row): boolean {
  return fieldsOf(list).every(
    ([name, { kind }]) =>
      kind === 'year' || row[name] === null || row[name] === undefined || row[name] === '',
  );
}
