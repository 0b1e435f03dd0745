import type { CSSProperties } from 'react';
import { variantSet } from '@/lib/media/picture-variant';
import type { Box, ImageBox, LinkBox, Page } from '@/lib/portfolio/boxes';
import type { PageSize } from '@/lib/portfolio/templates';
import { PageDrawing } from './page-drawing';
import { pageName } from './page-names';
import styles from './shared-page.module.css';

interface SharedPageProps {
  page: Page;
  /** From 0. */
  index: number;
  size: PageSize;
  /** The width in pixels of each picture's master, by its address. */
  widths: ReadonlyMap<string, number | null>;
}

/** The widest that a page is shown, in pixels (`zoomable-pages.module.css`). */
const WIDEST = 1180;
/** The pages whose pictures are seen first. */
const FIRST = 2;

/** A page to read. Its pictures are elements of their own above the drawing, so that they are loaded as they come into sight. */
export function SharedPage({ page, index, size, widths }: SharedPageProps) {
  const isPlaced = (box: Box): box is ImageBox & { source: string } =>
    box.kind === 'image' && box.source !== null;
  const drawn = { ...page, boxes: page.boxes.filter((box) => !isPlaced(box)) };
  return (
    <div className={styles.page}>
      <PageDrawing
        page={drawn}
        size={size}
        pictureAt={(source) => source}
        density={0}
        label={pageName(page, index)}
      />
      {page.boxes.filter(isPlaced).map((box, at) => {
        const picture = { imageUrl: box.source, width: widths.get(box.source) ?? null };
        const share = box.width / size.width;
        return (
          // oxlint-disable-next-line nextjs/no-img-element -- Pictures have their own variants.
          <img
            key={at}
            className={styles.picture}
            style={placeOf(box, size)}
            alt={box.alt}
            loading={index < FIRST ? 'eager' : 'lazy'}
            decoding="async"
            {...variantSet(picture, Math.ceil(WIDEST * 2 * share))}
            sizes={`(max-width: ${WIDEST}px) ${Math.round(share * 100)}vw, ${Math.round(share * WIDEST)}px`}
          />
        );
      })}
      {page.boxes.filter(isLink).map((box, at) => (
        <a key={at} className={styles.link} style={placeOf(box, size)} href={box.href}>
          <span className="vh">{box.href.replace('mailto:', '')}</span>
        </a>
      ))}
    </div>
  );
}

const isLink = (box: Box): box is LinkBox => box.kind === 'link';

/** Where a box stands, in shares of the page. */
function placeOf({ x, y, width, height }: ImageBox | LinkBox, size: PageSize): CSSProperties {
  const share = (length: number, whole: number) => `${((length / whole) * 100).toFixed(3)}%`;
  return {
    left: share(x, size.width),
    top: share(y, size.height),
    width: share(width, size.width),
    height: share(height, size.height),
  };
}
