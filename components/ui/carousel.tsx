'use client';

import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CarouselControls } from './carousel-controls';
import { currentSlide, stepTarget, type RowMeasure } from './carousel-position';
import styles from './carousel.module.css';
import { useAutoplay } from './use-autoplay';
import { useDragScroll } from './use-drag-scroll';

interface CarouselProps {
  label: string;
  /** What is turned: 작품, 배너, 아티클. */
  noun: string;
  total: number;
  delayMs: number;
  /** The slides, as the items of one list; its class lays them out in a row. */
  children: ReactNode;
  listClassName: string | undefined;
  viewportClassName?: string;
  /** How many slides are in sight before a script has measured, for the line that shows it. */
  expectedInSight?: number;
}

/**
 * A row of slides that scrolls and snaps by itself: laid out and reachable by touch, wheel and keyboard
 * before any script. The script adds steps, a count, dragging with the mouse and turning by itself.
 */
export function Carousel({
  label,
  noun,
  total,
  delayMs,
  children,
  listClassName,
  viewportClassName,
  expectedInSight = 3,
}: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const track = useRef<HTMLSpanElement>(null);
  const [current, setCurrent] = useState(0);
  const [doesFit, setFits] = useState(false);

  const measure = useCallback((): RowMeasure => {
    const box = viewport.current;
    const slides = [...(list.current?.children ?? [])].filter((each) => each instanceof HTMLElement);
    const first = slides[0]?.offsetLeft ?? 0;
    return {
      starts: slides.map((slide) => slide.offsetLeft - first),
      scrolled: box?.scrollLeft ?? 0,
      furthest: box === null ? 0 : box.scrollWidth - box.clientWidth,
    };
  }, []);

  const update = useCallback(() => {
    const box = viewport.current;
    const line = track.current;
    if (box === null) return;
    const row = measure();
    setCurrent(currentSlide(row));
    setFits(row.furthest <= 4);
    const seen = Math.max(0.08, box.clientWidth / Math.max(1, box.scrollWidth));
    const along = row.furthest <= 0 ? 0 : (row.scrolled / row.furthest) * (1 - seen);
    line?.style.setProperty('--seen', String(seen));
    line?.style.setProperty('--along', `${along * 100}%`);
  }, [measure]);

  useEffect(() => {
    const box = viewport.current;
    if (box === null) return;
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    box.addEventListener('scroll', later, { passive: true });
    const observer = new ResizeObserver(later);
    observer.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', later);
      observer.disconnect();
    };
  }, [update]);

  const step = useCallback(
    (direction: 1 | -1) => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      viewport.current?.scrollTo({
        left: stepTarget(measure(), direction),
        behavior: isStill ? 'auto' : 'smooth',
      });
    },
    [measure],
  );
  const advance = useCallback(() => step(1), [step]);
  const autoplay = useAutoplay({
    root,
    delayMs,
    position: current,
    advance,
    isDisabled: doesFit || total < 2,
  });
  useDragScroll(viewport);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription="캐러셀"
      aria-label={label}
      data-fits={doesFit ? '' : undefined}
      onKeyDown={onKeyDown}
      {...autoplay.holders}
    >
      <div ref={viewport} className={`${styles.viewport} ${viewportClassName ?? ''}`}>
        <ol ref={list} className={listClassName}>
          {children}
        </ol>
      </div>
      {total > 1 ? (
        <CarouselControls
          className={styles.below}
          current={current}
          total={total}
          noun={noun}
          isPlaying={autoplay.isPlaying}
          onToggle={autoplay.toggle}
          onStep={step}
          track={track}
          inSight={Math.min(1, expectedInSight / total)}
        />
      ) : null}
    </section>
  );
}
