'use client';

import { IconButton } from '@/components/ui/button';
import { SortableArea } from '@/components/ui/sortable-area';
import { LongSortableColumn } from '@/components/ui/sortable-column';
import { TextButton } from '@/components/ui/text-link';
import type { StudioArtwork, StudioCategory } from '@/lib/contracts/studio-artwork';
import { artworkName } from '@/components/studio/artwork-name';
import styles from './exposure-lists.module.css';
import { categoryOf } from './exposure-plan';
import { DraggedRow, ExposureRow, ROW_HEIGHT } from './exposure-row';
import { INSIDE, OUTSIDE, type Exposure } from './use-exposure';

interface ExposureListsProps {
  exposure: Exposure;
  artworks: ReadonlyMap<string, StudioArtwork>;
  categories: readonly StudioCategory[];
}

/** What the category doesn't hold, at the left, and what it shows, at the right in its order. */
export function ExposureLists({ exposure, artworks, categories }: ExposureListsProps) {
  const { columns, category, chosen, plan } = exposure;
  const nameOf = (uuid: string) => {
    const artwork = artworks.get(uuid);
    return artwork === undefined ? '' : artworkName(artwork);
  };
  const categoryName = categories.find(({ uuid }) => uuid === category)?.name ?? '전체 작품';
  const names = { [OUTSIDE]: '담지 않은 작품', [INSIDE]: categoryName };
  const outside = columns[OUTSIDE] ?? [];
  const inside = columns[INSIDE] ?? [];
  const areAllChosen = outside.length > 0 && outside.every((uuid) => chosen.has(uuid));

  const elsewhere = (uuid: string): string | null => {
    const other = categoryOf(plan, uuid);
    return categories.find(({ uuid: each }) => each === other && each !== category)?.name ?? null;
  };
  const choiceOf = (uuid: string) => ({
    isChosen: chosen.has(uuid),
    onChoose: (isChosen: boolean) => exposure.choose([uuid], isChosen),
  });

  return (
    <SortableArea
      columns={columns}
      onChange={exposure.arrange}
      nameOf={nameOf}
      columnNameOf={(column) => names[column as keyof typeof names]}
      // The order of what isn't shown here says nothing, so a drag within it is none.
      accepts={(uuid, column) => column === INSIDE || inside.includes(uuid)}
      renderDragged={(uuid) => {
        const artwork = artworks.get(uuid);
        return artwork === undefined ? null : <DraggedRow artwork={artwork} />;
      }}
    >
      <div className={styles.lists}>
        <section className={styles.list}>
          <header className={styles.head}>
            <h3 className={styles.name}>
              {names[OUTSIDE]} <span className="num">{outside.length}</span>
            </h3>
            {outside.length === 0 ? null : (
              <TextButton onClick={() => exposure.choose(outside, !areAllChosen)}>
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
            empty={<p className={styles.empty}>{category === null ? CHOOSE_CATEGORY : ALL_INSIDE}</p>}
            renderRow={(uuid, parts) => {
              const artwork = artworks.get(uuid);
              return artwork === undefined ? null : (
                <ExposureRow
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
            onClick={() => exposure.moveChosen(OUTSIDE)}
          />
          <IconButton
            icon="previous"
            label="선택한 작품 빼기"
            className={styles.move}
            onClick={() => exposure.moveChosen(INSIDE)}
          />
        </div>
        <section className={styles.list}>
          <header className={styles.head}>
            <h3 className={styles.name}>
              {names[INSIDE]} <span className="num">{inside.length}</span>
            </h3>
            <span className="t-cap">노출 순서</span>
          </header>
          <LongSortableColumn
            id={INSIDE}
            label={`${names[INSIDE]} 노출 순서`}
            rowHeight={ROW_HEIGHT}
            className={styles.rows}
            empty={<p className={styles.empty}>{NOTHING_INSIDE}</p>}
            renderRow={(uuid, parts) => {
              const artwork = artworks.get(uuid);
              return artwork === undefined ? null : (
                <ExposureRow artwork={artwork} parts={parts} isCounted elsewhere={null} {...choiceOf(uuid)}>
                  {parts.steps}
                  {category === null ? null : (
                    <IconButton
                      icon="close"
                      size={16}
                      label={`${nameOf(uuid)} 빼기`}
                      onClick={() => exposure.remove(uuid)}
                    />
                  )}
                </ExposureRow>
              );
            }}
          />
        </section>
      </div>
    </SortableArea>
  );
}

const CHOOSE_CATEGORY = '위에서 카테고리를 고르면, 담지 않은 작품이 여기에 보여요.';
const ALL_INSIDE = '모든 작품을 담았어요.';
const NOTHING_INSIDE = '아직 담은 작품이 없어요. 담지 않은 작품에서 끌어 오거나 골라서 담아 보세요.';
