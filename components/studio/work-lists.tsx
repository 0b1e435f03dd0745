'use client';

import { IconButton } from '@/components/ui/action/button';
import { SortableArea } from '@/components/ui/sortable/sortable-area';
import { LongSortableColumn } from '@/components/ui/sortable/sortable-column';
import { TextButton } from '@/components/ui/action/text-link';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { artworkName } from './artwork-name';
import styles from './work-lists.module.css';
import { DraggedWork, ROW_HEIGHT, WorkRow } from './work-row';

/** The two lists: artworks that aren't taken, and those that are. */
export const OUTSIDE = 'outside';
export const INSIDE = 'inside';
export type ListSide = typeof OUTSIDE | typeof INSIDE;

interface WorkListsProps {
  artworks: ReadonlyMap<string, StudioArtwork>;
  /** Uuids of artworks. */
  columns: Readonly<Record<ListSide, readonly string[]>>;
  names: Readonly<Record<ListSide, string>>;
  /** What an empty list says. */
  empty: Readonly<Record<ListSide, string>>;
  /** What the order of the second list is for. */
  orderLabel: string;
  chosen: ReadonlySet<string>;
  onChoose: (uuids: readonly string[], isChosen: boolean) => void;
  /** Gets the second list in its new order, with what came into it. */
  onArrange: (inside: readonly string[]) => void;
  /** Moves what is chosen in a list into the other one. */
  onMove: (from: ListSide) => void;
  /** Takes one out of the second list; null where nothing leaves it. */
  onRemove: ((uuid: string) => void) | null;
  /** The name of another list that holds an artwork of the first one; null for none. */
  elsewhere?: (uuid: string) => string | null;
}

/** Artworks that are taken from one list into another, and put in order there: by mouse, finger, keys and buttons. */
export function WorkLists({
  artworks,
  columns,
  names,
  empty,
  orderLabel,
  chosen,
  onChoose,
  onArrange,
  onMove,
  onRemove,
  elsewhere = () => null,
}: WorkListsProps) {
  const { [OUTSIDE]: outside, [INSIDE]: inside } = columns;
  const nameOf = (uuid: string) => {
    const artwork = artworks.get(uuid);
    return artwork === undefined ? '' : artworkName(artwork);
  };
  const areAllChosen = outside.length > 0 && outside.every((uuid) => chosen.has(uuid));
  const choiceOf = (uuid: string) => ({
    isChosen: chosen.has(uuid),
    onChoose: (isChosen: boolean) => onChoose([uuid], isChosen),
  });

  return (
    <SortableArea
      columns={columns}
      onChange={(next) => onArrange(next[INSIDE] ?? [])}
      nameOf={nameOf}
      columnNameOf={(column) => names[column as ListSide]}
      // The order of what isn't taken says nothing, so a drag within it is none.
      accepts={(uuid, column) => column === INSIDE || inside.includes(uuid)}
      renderDragged={(uuid) => {
        const artwork = artworks.get(uuid);
        return artwork === undefined ? null : <DraggedWork artwork={artwork} />;
      }}
    >
      <div className={styles.lists}>
        <section className={styles.list}>
          <header className={styles.head}>
            <h3 className={styles.name}>
              {names[OUTSIDE]} <span className="num">{outside.length}</span>
            </h3>
            {outside.length === 0 ? null : (
              <TextButton onClick={() => onChoose(outside, !areAllChosen)}>
                {areAllChosen ? '선택 해제' : '전체 선택'}
              </TextButton>
            )}
          </header>
          <LongSortableColumn
            id={OUTSIDE}
            label={names[OUTSIDE]}
            rowHeight={ROW_HEIGHT}
            isOrdered={false}
            className={styles.rows}
            empty={<p className={styles.empty}>{empty[OUTSIDE]}</p>}
            renderRow={(uuid, parts) => {
              const artwork = artworks.get(uuid);
              return artwork === undefined ? null : (
                <WorkRow
                  artwork={artwork}
                  parts={parts}
                  isCounted={false}
                  elsewhere={elsewhere(uuid)}
                  {...choiceOf(uuid)}
                />
              );
            }}
          />
        </section>
        <div className={styles.middle}>
          <IconButton
            icon="next"
            label="선택한 작품 담기"
            className={styles.move}
            onClick={() => onMove(OUTSIDE)}
          />
          <IconButton
            icon="previous"
            label="선택한 작품 빼기"
            className={styles.move}
            onClick={() => onMove(INSIDE)}
          />
        </div>
        <section className={styles.list}>
          <header className={styles.head}>
            <h3 className={styles.name}>
              {names[INSIDE]} <span className="num">{inside.length}</span>
            </h3>
            <span className="t-cap">{orderLabel}</span>
          </header>
          <LongSortableColumn
            id={INSIDE}
            label={`${names[INSIDE]} ${orderLabel}`}
            rowHeight={ROW_HEIGHT}
            className={styles.rows}
            empty={<p className={styles.empty}>{empty[INSIDE]}</p>}
            renderRow={(uuid, parts) => {
              const artwork = artworks.get(uuid);
              return artwork === undefined ? null : (
                <WorkRow artwork={artwork} parts={parts} isCounted elsewhere={null} {...choiceOf(uuid)}>
                  {parts.steps}
                  {onRemove === null ? null : (
                    <IconButton
                      icon="close"
                      size={16}
                      label={`${nameOf(uuid)} 빼기`}
                      onClick={() => onRemove(uuid)}
                    />
                  )}
                </WorkRow>
              );
            }}
          />
        </section>
      </div>
    </SortableArea>
  );
}
