'use client';

import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { SortableArea } from '@/components/ui/sortable-area';
import { SortableColumn } from '@/components/ui/sortable-column';
import type { Page } from '@/lib/portfolio/boxes';
import type { PageSize } from '@/lib/portfolio/templates';
import { PageDrawing } from '@/components/portfolio/page-drawing';
import { PAGE_KIND_NAMES } from '@/components/portfolio/page-names';
import styles from './page-strip.module.css';

interface PageStripProps {
  pages: readonly Page[];
  size: PageSize;
  pictureAt: (source: string, pixels: number) => string;
  current: number;
  onSelect: (index: number) => void;
  /** What names each page of works, in their order. */
  workPages: readonly string[];
  /** Gets the pages of works in their new order. */
  onArrange: (workPages: readonly string[]) => void;
  /** The strip runs from left to right. */
  isAcross: boolean;
}

/** Pixels of the screen: a thumbnail's width. */
const THUMBNAIL = 138;
const WORKS = 'works';

/** All pages, small. Those of works are put in order here. */
export function PageStrip({
  pages,
  size,
  pictureAt,
  current,
  onSelect,
  workPages,
  onArrange,
  isAcross,
}: PageStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const firstWorks = pages.length - workPages.length;
  const numberOf = (id: string) => firstWorks + workPages.indexOf(id);

  // The page on the stage is in sight here too.
  useEffect(() => {
    if (strip.current !== null) showWithin(strip.current, strip.current.querySelector('[aria-current]'));
  }, [current]);

  const thumbnail = (index: number, handle: ReactNode = null) => {
    const page = pages[index];
    if (page === undefined) return null;
    return (
      <div className={clsx(styles.thumbnail, index === current && styles.current)}>
        <button
          type="button"
          className={styles.page}
          aria-current={index === current ? 'page' : undefined}
          onClick={() => onSelect(index)}
        >
          <span className={styles.sheet} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
            <PageDrawing
              page={page}
              size={size}
              pictureAt={pictureAt}
              density={THUMBNAIL / size.width}
              label={null}
            />
          </span>
          <span className="num">
            {index + 1}
            <span className="vh">쪽 · {PAGE_KIND_NAMES[page.kind]}</span>
          </span>
        </button>
        {handle === null ? null : <span className={styles.handle}>{handle}</span>}
      </div>
    );
  };

  return (
    <div ref={strip} className={styles.strip} role="group" aria-label="쪽 목록">
      <ol className={styles.fixed}>
        {pages.slice(0, firstWorks).map((_, index) => (
          <li key={index}>{thumbnail(index)}</li>
        ))}
      </ol>
      {workPages.length === 0 ? null : (
        <SortableArea
          columns={{ [WORKS]: workPages }}
          onChange={(columns) => onArrange(columns[WORKS] ?? [])}
          nameOf={(id) => `${numberOf(id) + 1}쪽`}
          renderDragged={(id) => <div className={styles.dragged}>{thumbnail(numberOf(id))}</div>}
        >
          <SortableColumn
            id={WORKS}
            label="작품 쪽"
            isAcross={isAcross}
            className={styles.works}
            renderRow={(id, { handle }) => thumbnail(numberOf(id), handle)}
          />
        </SortableArea>
      )}
    </div>
  );
}

/** Scrolls a box just so far that the element is in sight. `scrollIntoView` would scroll the page around the box too. */
function showWithin(box: Element, element: Element | null): void {
  if (element === null) return;
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  const way = (from: number, to: number, start: number, end: number) =>
    start < from ? start - from : Math.max(0, end - to);
  box.scrollBy({
    left: way(outer.left, outer.right, inner.left, inner.right),
    top: way(outer.top, outer.bottom, inner.top, inner.bottom),
  });
}
