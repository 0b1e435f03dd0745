'use client';

import clsx from 'clsx';
import { useCallback, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { isComposing } from '@/lib/browser/composing';
import { CarouselControls } from './carousel-controls';
import styles from './carousel.module.css';
import { useAutoplay } from './use-autoplay';
import { useSwiperRow } from './use-swiper-row';

interface CarouselProps {
  label: string;
  /** The noun of a slide: 작품, 배너, 아티클. */
  noun: string;
  total: number;
  delayMs: number;
  /** One list, whose items are the slides; its class lays them out in a row. */
  children: ReactNode;
  viewportClassName?: string;
  /** The number of visible slides that the progress line assumes before a script has measured. */
  expectedInSight?: number;
}

/**
 * A row of slides. Before any script it scrolls and snaps by itself, reachable by touch, wheel and keyboard;
 * Swiper takes it over when it comes near, and adds steps, a count, dragging and turning by itself.
 */
export function Carousel({
  label,
  noun,
  total,
  delayMs,
  children,
  viewportClassName,
  expectedInSight = 3,
}: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const row = useSwiperRow(viewport);
  const advance = useCallback(() => row.step(1), [row]);
  const autoplay = useAutoplay({
    root,
    delayMs,
    position: row.current,
    advance,
    isDisabled: row.doesFit || total < 2,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    row.step(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription="캐러셀"
      aria-label={label}
      data-fits={row.doesFit ? '' : undefined}
      onKeyDown={onKeyDown}
      {...autoplay.holders}
    >
      <div
        ref={viewport}
        className={clsx(styles.viewport, viewportClassName)}
        data-live={row.isLive ? '' : undefined}
      >
        {children}
      </div>
      {total > 1 ? (
        <CarouselControls
          className={styles.below}
          current={Math.min(row.current, total - 1)}
          total={total}
          noun={noun}
          isPlaying={autoplay.isPlaying}
          onToggle={autoplay.toggle}
          onStep={row.step}
          track={row.track}
          inSight={Math.min(1, expectedInSight / total)}
        />
      ) : null}
    </section>
  );
}
