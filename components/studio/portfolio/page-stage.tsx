'use client';

import type { ReactNode } from 'react';
import { Button, IconButton } from '@/components/ui/action/button';
import type { Page } from '@/lib/portfolio/boxes';
import type { PageSize } from '@/lib/portfolio/templates';
import { PageDrawing } from '@/components/portfolio/page-drawing';
import { pageName } from '@/components/portfolio/page-names';
import styles from './page-stage.module.css';
import { useElementSize } from './use-element-size';

interface PageStageProps {
  pages: readonly Page[];
  size: PageSize;
  pictureAt: (source: string, pixels: number) => string;
  current: number;
  onSelect: (index: number) => void;
  /** Percents of the paper's size; null for as large as the stage. */
  zoom: number | null;
  onZoom: (zoom: number | null) => void;
  /** What can be done with the page. */
  actions: ReactNode;
  /** The panes lie one below the other. */
  isStacked: boolean;
}

/** Pixels of the screen in a millimetre of paper. */
const PAPER_DENSITY = 96 / 25.4;
/** Percents of the paper's size. */
const ZOOM = { least: 25, most: 200, step: 1 };
/** The page fills the stage up to this width, in pixels. */
const FITTING_MOST = 980;

/**
 * The width in pixels at which a page is seen whole. The stage between the panes has the height that the window leaves; a
 * stacked one is as high as its page.
 */
function fittingWidth(
  room: { width: number; height: number } | null,
  size: PageSize,
  isStacked: boolean,
): number {
  // Before it is measured, the sheet is as wide as style sheets make it.
  if (room === null || room.width === 0) return FITTING_MOST;
  const whole = isStacked ? FITTING_MOST : Math.floor((room.height * size.width) / size.height);
  return Math.min(room.width, whole, FITTING_MOST);
}

/** The page that is looked at, as large as one likes. It fits the stage until the slider is moved. */
export function PageStage({
  pages,
  size,
  pictureAt,
  current,
  onSelect,
  zoom,
  onZoom,
  actions,
  isStacked,
}: PageStageProps) {
  const [measure, room] = useElementSize();
  const paper = size.width * PAPER_DENSITY;
  const fitting = fittingWidth(room, size, isStacked);
  const percent = Math.min(ZOOM.most, Math.max(ZOOM.least, zoom ?? Math.round((fitting / paper) * 100)));
  const width = zoom === null ? fitting : Math.round((paper * percent) / 100);
  const page = pages[current];
  if (page === undefined) return null;
  const name = pageName(page, current);
  return (
    <section className={styles.stage} aria-label="쪽 미리보기">
      <div className={styles.line}>
        <p className="t-cap" aria-live="polite">
          {name}
        </p>
        <div className={styles.actions}>{actions}</div>
        <p className="t-cap num">
          {current + 1} / {pages.length}
        </p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll a page larger than the stage */}
      <div ref={measure} className={styles.room} tabIndex={0}>
        <div
          className={styles.sheet}
          style={zoom === null && room === null ? { width: '100%', maxWidth: FITTING_MOST } : { width }}
        >
          <PageDrawing
            page={page}
            size={size}
            pictureAt={pictureAt}
            density={(width / size.width) * 2}
            label={name}
          />
        </div>
      </div>
      <div className={styles.line}>
        <IconButton
          icon="previous"
          label="이전 쪽"
          aria-disabled={current === 0}
          onClick={() => onSelect(Math.max(0, current - 1))}
        />
        <div className={styles.zoom}>
          <input
            type="range"
            aria-label="화면 크기"
            aria-valuetext={`${percent}%`}
            min={ZOOM.least}
            max={ZOOM.most}
            step={ZOOM.step}
            value={percent}
            onChange={({ target }) => onZoom(target.valueAsNumber)}
          />
          <span className="t-cap num">{percent}%</span>
          <Button small look="quiet" aria-disabled={zoom === null} onClick={() => onZoom(null)}>
            맞춤
          </Button>
        </div>
        <IconButton
          icon="next"
          label="다음 쪽"
          aria-disabled={current === pages.length - 1}
          onClick={() => onSelect(Math.min(pages.length - 1, current + 1))}
        />
      </div>
    </section>
  );
}
