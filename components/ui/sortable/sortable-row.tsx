'use client';

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import clsx from 'clsx';
import {
  createContext,
  memo,
  useContext,
  useMemo,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { IconButton } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/icon';
import type { SortablePlace } from './sortable-columns';
import { useSortableArea } from './sortable-context';
import styles from './sortable.module.css';

export interface SortableRowParts {
  /** From 0. */
  index: number;
  /** What the row is dragged by. */
  handle: ReactNode;
  /** Two buttons that move the row a step up and down. */
  steps: ReactNode;
}
export type RenderSortableRow = (id: string, parts: SortableRowParts) => ReactNode;

interface SortableRowProps {
  id: string;
  column: string;
  /** From 0. */
  index: number;
  /** The length of the list, where only the rows in sight exist. */
  total?: number;
  /** Pixels from the top of a list whose rows are placed one by one. */
  top?: number;
  renderRow: RenderSortableRow;
}

/**
 * A row that can be dragged by its handle. While it is, its place is a seal line on the mat. What it shows is made once:
 * dnd-kit renders every row anew whenever one comes or goes, and while one is dragged.
 */
export const SortableRow = memo(function SortableRow({
  id,
  column,
  index,
  renderRow,
  ...at
}: SortableRowProps) {
  const content = useMemo(
    () =>
      renderRow(id, {
        index,
        handle: <Handle id={id} />,
        steps: <StepButtons id={id} place={{ column, index }} />,
      }),
    [renderRow, id, column, index],
  );
  return (
    <MovingRow id={id} index={index} {...at}>
      {content}
    </MovingRow>
  );
});

type MovingRowProps = Pick<SortableRowProps, 'id' | 'index' | 'total' | 'top'> & { children: ReactNode };

function MovingRow({ id, index, total, top, children }: MovingRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const grip = useMemo(
    () => ({ ref: setActivatorNodeRef, ...attributes, ...listeners }),
    [setActivatorNodeRef, attributes, listeners],
  );
  const style: CSSProperties = { transform: CSS.Translate.toString(transform), transition };
  if (top !== undefined) Object.assign(style, { position: 'absolute', insetInline: 0, top });
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={clsx(styles.row, isDragging && styles.slot)}
      {...(total === undefined ? {} : { 'aria-setsize': total, 'aria-posinset': index + 1 })}
    >
      <GripContext value={grip}>{children}</GripContext>
    </li>
  );
}

/** What makes a button the one that its row is dragged by. */
const GripContext = createContext<ComponentProps<'button'>>({});

function Handle({ id }: { id: string }) {
  const { nameOf } = useSortableArea();
  return (
    <button
      type="button"
      className={styles.handle}
      {...useContext(GripContext)}
      aria-label={`${nameOf(id)} 순서 바꾸기`}
      aria-roledescription="끌 수 있는 항목"
    >
      <Icon name="menu" />
    </button>
  );
}

/** The way to put rows in order without dragging (WCAG 2.5.7). */
function StepButtons({ id, place: { column, index } }: { id: string; place: SortablePlace }) {
  const { columns, nameOf, step } = useSortableArea();
  const last = (columns[column]?.length ?? 0) - 1;
  const stepTo = (to: number, button: HTMLElement) => {
    step(id, { column, index: to });
    // The row moves in the document, which takes the focus from its button.
    requestAnimationFrame(() => (button.isConnected ? button.focus() : undefined));
  };
  return (
    <span className={styles.steps}>
      <IconButton
        icon="up"
        size={16}
        label={`${nameOf(id)} 위로`}
        aria-disabled={index === 0}
        onClick={({ currentTarget }) => stepTo(index - 1, currentTarget)}
      />
      <IconButton
        icon="lower"
        size={16}
        label={`${nameOf(id)} 아래로`}
        aria-disabled={index === last}
        onClick={({ currentTarget }) => stepTo(index + 1, currentTarget)}
      />
    </span>
  );
}
