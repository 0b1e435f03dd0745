import type { ReactNode } from 'react';
import { SortableList } from '@/components/ui/sortable/sortable-list';
import styles from './ordered-rows.module.css';

interface OrderedRowsProps<Item> {
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  onChange: (items: Item[]) => void;
  /** The list's name for those who listen. */
  label: string;
  /** What a row shows before its name. */
  pictureOf?: (item: Item) => ReactNode;
  /** What a row says below its name. */
  noteOf?: (item: Item) => string;
  /** What a row has at its end. */
  toolsOf?: (item: Item) => ReactNode;
}

/** Rows that an operator puts in order: by drag, by buttons, by keys. */
export function OrderedRows<Item>({
  items,
  idOf,
  nameOf,
  onChange,
  label,
  pictureOf,
  noteOf,
  toolsOf,
}: OrderedRowsProps<Item>) {
  const known = new Map(items.map((item) => [idOf(item), item]));
  const nameOfId = (id: string) => {
    const item = known.get(id);
    return item === undefined ? '' : nameOf(item);
  };
  return (
    <div className={styles.rows}>
      <SortableList
        ids={[...known.keys()]}
        onChange={(ids) => onChange(ids.flatMap((id) => known.get(id) ?? []))}
        nameOf={nameOfId}
        label={label}
        renderDragged={(id) => <p className={styles.dragged}>{nameOfId(id)}</p>}
        renderRow={(id, { index, handle, steps }) => {
          const item = known.get(id);
          if (item === undefined) return null;
          return (
            <div className={styles.row}>
              {handle}
              <span className={styles.number}>{index + 1}</span>
              {pictureOf?.(item)}
              <span className={styles.name}>
                {nameOf(item)}
                {noteOf === undefined ? null : <span className={styles.note}>{noteOf(item)}</span>}
              </span>
              {toolsOf?.(item)}
              {steps}
            </div>
          );
        }}
      />
    </div>
  );
}
