'use client';

import type { ReactNode } from 'react';
import { SortableArea } from './sortable-area';
import { SortableColumn } from './sortable-column';
import type { RenderSortableRow } from './sortable-row';

interface SortableListProps {
  /** The items' ids in their order. */
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  nameOf: (id: string) => string;
  /** The list's name for those who listen. */
  label: string;
  renderRow: RenderSortableRow;
  /** What hangs from the pointer while a row is dragged. */
  renderDragged: (id: string) => ReactNode;
}

/** One list that people put in order. */
export function SortableList({ ids, onChange, nameOf, label, renderRow, renderDragged }: SortableListProps) {
  return (
    <SortableArea
      columns={{ [LIST]: ids }}
      onChange={(columns) => onChange(columns[LIST] ?? [])}
      nameOf={nameOf}
      renderDragged={renderDragged}
    >
      <SortableColumn id={LIST} label={label} renderRow={renderRow} />
    </SortableArea>
  );
}

const LIST = 'list';
