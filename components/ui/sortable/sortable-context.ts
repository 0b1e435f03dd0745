'use client';

import { createContext, useContext } from 'react';
import type { SortableColumns, SortablePlace } from './sortable-columns';

interface SortableAreaState {
  /** As they are shown: while an item is dragged, with the item where it would land. */
  columns: SortableColumns;
  nameOf: (id: string) => string;
  /** Puts an item at another place at once, as the step buttons do. */
  step: (id: string, to: SortablePlace) => void;
}

export const SortableAreaContext = createContext<SortableAreaState | null>(null);

/** @throws Error outside of a `SortableArea` */
export function useSortableArea(): SortableAreaState {
  const area = useContext(SortableAreaContext);
  if (area === null) throw new Error('A sortable column stands inside a SortableArea');
  return area;
}
