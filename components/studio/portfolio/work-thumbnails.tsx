import { memo, type ReactNode } from 'react';
import { SortableArea } from '@/components/ui/sortable/sortable-area';
import { SortableColumn } from '@/components/ui/sortable/sortable-column';
import type { Page } from '@/lib/portfolio/boxes';
import { PageThumbnail, type ThumbnailView } from './page-thumbnail';
import styles from './page-strip.module.css';

interface WorkThumbnailsProps extends ThumbnailView {
  pages: readonly Page[];
  /** What names each page. */
  names: readonly string[];
  /** How many pages stand before them. */
  first: number;
  /** Gets the names in their new order. It stays the same function. */
  onArrange: (names: readonly string[]) => void;
  isAcross: boolean;
}

const WORKS = 'works';

/** The pages of works, to be put in order. They are many, and stay as they are while the profile is written. */
export const WorkThumbnails = memo(function WorkThumbnails({
  pages,
  names,
  first,
  onArrange,
  isAcross,
  ...view
}: WorkThumbnailsProps) {
  const indexOf = (name: string) => first + names.indexOf(name);
  const thumbnail = (name: string, handle: ReactNode = null) => {
    const page = pages[names.indexOf(name)];
    if (page === undefined) return null;
    return <PageThumbnail page={page} index={indexOf(name)} handle={handle} {...view} />;
  };
  return (
    <SortableArea
      columns={{ [WORKS]: names }}
      onChange={(columns) => onArrange(columns[WORKS] ?? [])}
      nameOf={(name) => `${indexOf(name) + 1}쪽`}
      renderDragged={(name) => <div className={styles.dragged}>{thumbnail(name)}</div>}
    >
      <SortableColumn
        id={WORKS}
        label="작품 쪽"
        isAcross={isAcross}
        className={styles.works}
        renderRow={(name, { handle }) => thumbnail(name, handle)}
      />
    </SortableArea>
  );
}, areSame);

/** Lists are compared by what is in them: they are made anew at each change, of pages that stay (`PageBook`). */
function areSame(before: WorkThumbnailsProps, after: WorkThumbnailsProps): boolean {
  const { pages, names, ...others } = after;
  return (
    isSameList(before.pages, pages) &&
    isSameList(before.names, names) &&
    Object.entries(others).every(([name, value]) => Object.is(Reflect.get(before, name), value))
  );
}

function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((item, index) => item === after[index]);
}
