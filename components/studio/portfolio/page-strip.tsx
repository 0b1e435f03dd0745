'use client';

import { useEffect, useRef } from 'react';
import type { Page } from '@/lib/portfolio/boxes';
import { PageThumbnail, type ThumbnailView } from './page-thumbnail';
import styles from './page-strip.module.css';
import { WorkThumbnails } from './work-thumbnails';

interface PageStripProps extends ThumbnailView {
  pages: readonly Page[];
  /** What names each page of works, in their order. */
  workPages: readonly string[];
  /** Gets the pages of works in their new order. It stays the same function. */
  onArrange: (workPages: readonly string[]) => void;
  /** The strip runs from left to right. */
  isAcross: boolean;
}

/** All pages, small. Those of works are put in order here. */
export function PageStrip({ pages, workPages, onArrange, isAcross, ...view }: PageStripProps) {
  const { current } = view;
  const strip = useRef<HTMLDivElement>(null);
  const first = pages.length - workPages.length;

  // The page on the stage is in sight here too.
  useEffect(() => {
    if (strip.current !== null) showWithin(strip.current, strip.current.querySelector('[aria-current]'));
  }, [current]);

  return (
    <div ref={strip} className={styles.strip} role="group" aria-label="쪽 목록">
      <ol className={styles.fixed}>
        {pages.slice(0, first).map((page, index) => (
          <li key={index}>
            <PageThumbnail page={page} index={index} {...view} />
          </li>
        ))}
      </ol>
      {workPages.length === 0 ? null : (
        <WorkThumbnails
          pages={pages.slice(first)}
          names={workPages}
          first={first}
          onArrange={onArrange}
          isAcross={isAcross}
          {...view}
        />
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
