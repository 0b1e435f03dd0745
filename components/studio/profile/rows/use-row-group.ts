'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { isBlankRow, isEmpty } from '@/lib/contracts/studio-fields';
import type { PlacedRow } from './row-changes';
import { fieldsOf, PROFILE_ROWS } from '@/lib/profile/rows';
import { missingLabels, rowWords, type Row, type RowGroup } from './row-kinds';
import { useOpenRows } from './use-open-rows';
import type { RowActions } from './use-rows';

interface RowGroupSetting {
  /** The group's element, in which the focus moves. */
  root: RefObject<HTMLElement | null>;
  group: RowGroup;
  places: readonly PlacedRow[];
  actions: RowActions;
  failures: number;
  isFailing: (place: PlacedRow) => boolean;
}

/** What happens in a group of rows: which are open, and where the focus goes after each step. */
export function useRowGroup({ root, group, places, actions, failures, isFailing }: RowGroupSetting) {
  const rows = useOpenRows(places, failures, isFailing);
  const focus = useFocusNext(root);
  const { max } = PROFILE_ROWS[group.list];
  const names = fieldsOf(group.list).map(([name]) => name);
  const isFull = places.length >= max;

  /** The field of an open row to type into first: the first that is empty. */
  const fieldOf = (index: number) => {
    const row = actions.rowAt(index);
    const name = names.find((each) => isEmpty(row[each])) ?? names[0] ?? '';
    return `[name="${group.list}.${index}.${name}"]`;
  };
  const add = (at?: number) => rows.willOpen(actions.add(group, at));
  const open = ({ id, index }: PlacedRow) => {
    rows.open(id);
    focus(fieldOf(index));
  };
  const remove = ({ id, index }: PlacedRow) => {
    const isLast = places.at(-1)?.id === id;
    actions.remove(group, index);
    focus(isLast ? '[data-add]' : `[data-index="${index}"] :is([data-line], select, input)`);
  };
  const close = (place: PlacedRow) => {
    if (isBlankRow(actions.rowAt(place.index))) return remove(place);
    rows.close(place.id);
    focus(`[data-index="${place.index}"] [data-line]`);
  };
  /** On to another row. */
  const goOn = (place: PlacedRow) => {
    if (isBlankRow(actions.rowAt(place.index))) return;
    rows.close(place.id);
    if (isFull) focus('[data-add]');
    else add(place.index + 1);
  };
  const insert = (added: readonly Row[]) => {
    const { at, count } = actions.insert(group, added);
    const gap = added.slice(0, count).findIndex((row) => missingLabels(group, row).length > 0);
    if (gap >= 0) rows.willOpen(at + gap);
    focus(gap >= 0 ? fieldOf(at + gap) : `[data-index="${at}"] [data-line], [data-add]`);
  };
  const nameOf = (id: string) => {
    const place = places.find((each) => each.id === id);
    const { year, text } = rowWords(group, place === undefined ? {} : actions.rowAt(place.index));
    return `${year} ${text}`.trim() || `${group.label} 빈 줄`;
  };
  return { isFull, isOpen: rows.has, nameOf, focus, add, open, close, remove, goOn, insert };
}

/** Gives the focus to the first element that matches, once what was done has been rendered. */
function useFocusNext(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const selector = wanted.current;
    wanted.current = null;
    if (selector !== null) root.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  return (selector) => {
    wanted.current = selector;
  };
}
