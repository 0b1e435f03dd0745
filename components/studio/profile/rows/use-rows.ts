'use client';

import { useFieldArray, useFormContext } from 'react-hook-form';
import { showToast } from '@/components/ui/dialog/toast-store';
import { isBlankRow } from '@/lib/contracts/studio-fields';
import * as studioMessages from '@/lib/messages/studio';
import { PROFILE_ROWS, type RowList } from '@/lib/profile/rows';
import { endOfGroup, findMove, hasSameRows, placesOf, placesOfSame, type PlacedRow } from './row-changes';
import { blankRow, newestFirst, rowsOf, type Row, type RowGroup, type RowValues } from './row-kinds';

/** What a person can do with the rows of a group. Places count in the form's whole list. */
export interface RowActions {
  /** Adds a blank row at a place, or at the group's end. @returns the place; null where the group is full */
  add: (group: RowGroup, at?: number) => number | null;
  /** Adds rows as far as the group takes them, and says how many. @returns the place of the first, and how many */
  insert: (group: RowGroup, rows: readonly Row[], at?: number) => { at: number; count: number };
  remove: (group: RowGroup, index: number) => void;
  reorder: (places: readonly PlacedRow[], ids: readonly string[]) => void;
  sort: (group: RowGroup) => void;
  /** As it was typed up to now. */
  rowAt: (index: number) => Row;
  fill: (index: number, row: Row) => void;
}

/** The rows of a list of the form. All groups of a list share one array, as the contract has it. */
export function useRows(list: RowList, groups: readonly RowGroup[]) {
  const { control, getValues, setValue } = useFormContext<RowValues>();
  const { fields, insert, remove, move, replace } = useFieldArray<RowValues, RowList>({
    control,
    name: list,
  });

  const current = () => getValues(list);
  const roomOf = (group: RowGroup) => PROFILE_ROWS[list].max - rowsOf(current(), group).length;
  const endOf = (group: RowGroup) => endOfGroup(current(), group, groups);

  const actions: RowActions = {
    rowAt: (index) => current()[index] ?? {},
    fill: (index, row) => {
      for (const [name, value] of Object.entries(row)) {
        if (name !== 'type') setValue(`${list}.${index}.${name}`, value, { shouldDirty: true });
      }
    },
    add: (group, at = endOf(group)) => {
      if (roomOf(group) <= 0) return null;
      insert(at, blankRow(group));
      return at;
    },
    insert: (group, rows, at = endOf(group)) => {
      const added = rows.slice(0, Math.max(0, roomOf(group))).map((row) => ({ ...blankRow(group), ...row }));
      const left = rows.length - added.length;
      if (added.length > 0) insert(at, added, { shouldFocus: false });
      const words = studioMessages.rowsAdded(group.label, added.length, left);
      const undo = () => remove(placesOfSame(current(), added));
      showToast(words, added.length === 0 ? null : { label: '되돌리기', run: undo });
      return { at, count: added.length };
    },
    remove: (group, index) => {
      const row = current()[index];
      if (row === undefined) return;
      const copy = { ...row };
      remove(index);
      if (isBlankRow(copy)) return;
      const undo = () => insert(Math.min(index, endOf(group)), copy, { shouldFocus: false });
      showToast(studioMessages.rowRemoved(group.label), { label: '되돌리기', run: undo });
    },
    reorder: (places, ids) => {
      const step = findMove(
        places.map(({ id }) => id),
        ids,
      );
      const [from, to] = [places[step?.from ?? -1], places[step?.to ?? -1]];
      if (from !== undefined && to !== undefined) move(from.index, to.index);
    },
    sort: (group) => {
      const before = structuredClone(current());
      replace(groups.flatMap((each) => sortedIf(each === group, rowsOf(before, each))));
      const undo = () => (hasSameRows(current(), before) ? replace(before) : undefined);
      showToast(studioMessages.rowsSorted(group.label), { label: '되돌리기', run: undo });
    },
  };
  return { actions, placesOf: (group: RowGroup) => placesOf(fields, group) };
}

function sortedIf(isSorted: boolean, rows: readonly Row[]): readonly Row[] {
  return isSorted ? newestFirst(rows) : rows;
}
