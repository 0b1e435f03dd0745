import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageDrawing } from '@/components/portfolio/page-drawing';
import { PAGE_KIND_NAMES } from '@/components/portfolio/page-names';
import type { Page } from '@/lib/portfolio/boxes';
import type { PageSize } from '@/lib/portfolio/templates';
import styles from './page-strip.module.css';

/** What all thumbnails share. */
export interface ThumbnailView {
  size: PageSize;
  pictureAt: (source: string, pixels: number) => string;
  /** The page on the stage, from 0. */
  current: number;
  /** It stays the same function. */
  onSelect: (index: number) => void;
}

interface PageThumbnailProps extends ThumbnailView {
  page: Page;
  /** From 0. */
  index: number;
  /** What it is dragged by. */
  handle?: ReactNode;
}

/** Pixels of the screen: a thumbnail's width. */
const WIDTH = 138;

/** A page, small, to be brought to the stage. */
export function PageThumbnail({
  page,
  index,
  handle = null,
  size,
  pictureAt,
  current,
  onSelect,
}: PageThumbnailProps) {
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
            density={WIDTH / size.width}
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
}
