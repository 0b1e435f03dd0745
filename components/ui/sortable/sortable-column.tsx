'use client';

import { useDroppable } from '@dnd-kit/core';
import {
  horizontalListSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
  type SortingStrategy,
} from '@dnd-kit/sortable';
import { useVirtualizer } from '@tanstack/react-virtual';
import clsx from 'clsx';
import { useMemo, useRef, type ReactNode } from 'react';
import { useSortableArea } from './sortable-context';
import styles from './sortable.module.css';
import { SortableRow, type RenderSortableRow } from './sortable-row';

interface SortableColumnProps {
  /** Its key in the area's columns. */
  id: string;
  /** The list's name for those who listen. */
  label: string;
  renderRow: RenderSortableRow;
  /** The content of a column without items. */
  empty?: ReactNode;
  className?: string;
}

const NOTHING: readonly string[] = [];

interface ShortSortableColumnProps extends SortableColumnProps {
  /** Its items stand from left to right. */
  isAcross?: boolean;
}

/** A column of a sortable area, as high as its rows. For a few dozen rows; more are for `LongSortableColumn`. */
export function SortableColumn({
  id,
  label,
  renderRow,
  empty,
  className,
  isAcross = false,
}: ShortSortableColumnProps) {
  const ids = useSortableArea().columns[id] ?? NOTHING;
  const items = useMemo(() => [...ids], [ids]);
  const { setNodeRef } = useDroppable({ id });
  return (
    <SortableContext
      id={id}
      items={items}
      strategy={isAcross ? horizontalListSortingStrategy : verticalListSortingStrategy}
    >
      <div ref={setNodeRef} className={className}>
        {ids.length === 0 ? empty : null}
        <ol aria-label={label} className={clsx(styles.rows, isAcross && styles.across)}>
          {ids.map((rowId, index) => (
            <SortableRow key={rowId} id={rowId} column={id} index={index} renderRow={renderRow} />
          ))}
        </ol>
      </div>
    </SortableContext>
  );
}

interface LongSortableColumnProps extends SortableColumnProps {
  /** The height of every row in pixels. */
  rowHeight: number;
  /** False for a column that items only leave: its rows make no way for each other. */
  isOrdered?: boolean;
}

/** Rows that are kept ready above and below those in sight. Keys walk from row to row, so there has to be a next one. */
const OVERSCAN = 2;

/** A column that scrolls by itself and holds hundreds of rows, of which only those in sight exist. */
export function LongSortableColumn({
  id,
  label,
  renderRow,
  empty,
  className,
  rowHeight,
  isOrdered = true,
}: LongSortableColumnProps) {
  const ids = useSortableArea().columns[id] ?? NOTHING;
  const items = useMemo(() => [...ids], [ids]);
  const scroller = useRef<HTMLDivElement | null>(null);
  const { setNodeRef } = useDroppable({ id });
  // oxlint-disable-next-line react/incompatible-library -- Nothing memoizes this component's calls.
  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: OVERSCAN,
    // Rendering within the scroll's own event would hold up its frame.
    useFlushSync: false,
  });
  return (
    <SortableContext id={id} items={items} strategy={isOrdered ? verticalListSortingStrategy : staysInPlace}>
      <div
        ref={(element) => {
          scroller.current = element;
          setNodeRef(element);
        }}
        className={clsx(styles.scroller, className)}
        data-sortable-scroller=""
        tabIndex={-1}
      >
        {ids.length === 0 ? empty : null}
        <ol aria-label={label} className={styles.rows} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const rowId = ids[index];
            return rowId === undefined ? null : (
              <SortableRow
                key={rowId}
                id={rowId}
                column={id}
                index={index}
                total={ids.length}
                top={start}
                renderRow={renderRow}
              />
            );
          })}
        </ol>
      </div>
    </SortableContext>
  );
}

const staysInPlace: SortingStrategy = () => null;
