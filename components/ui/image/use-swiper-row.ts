'use client';

import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { measureRow, slidesBehind, untilAtRest } from './native-row';

/** A row is measured when it is this far below the window. */
const NEAR = '200px';
const SLIDE = 'carousel-slide';
/** What a hand does first with a row: Swiper is loaded then. */
const TOUCHES = ['pointerenter', 'touchstart', 'focusin'] as const;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Makes the row inside `viewport` (its one child is the list, the list's children are the slides) a Swiper, once a visitor
 * touches it or it has to take a step. Until then the browser scrolls it, and its place is shown all the same.
 * Slides keep the width and the margins that their style sheet gives them.
 * @returns where it stands (from 0; the last slide at the row's end), whether everything is in sight anyway,
 * a step that goes round at both ends, and the ref of the line that shows how far along it is.
 */
export function useSwiperRow(viewport: RefObject<HTMLElement | null>) {
  const swiper = useRef<Swiper | null>(null);
  const wanted = useRef<1 | -1 | null>(null);
  const begin = useRef<() => void>(() => undefined);
  const track = useRef<HTMLSpanElement>(null);
  const [isLive, setLive] = useState(false);
  const [current, setCurrent] = useState(0);
  const [doesFit, setFits] = useState(false);

  useEffect(() => {
    const box = viewport.current;
    const list = box?.firstElementChild;
    if (box === null || !(list instanceof HTMLElement)) return;
    const end = new AbortController();
    const { signal } = end;

    const draw = (seen: number, progress: number) => {
      const part = Math.max(0.08, Math.min(1, seen));
      track.current?.style.setProperty('--seen', String(part));
      track.current?.style.setProperty(
        '--along',
        `${Math.min(1, Math.max(0, progress)) * (1 - part) * 100}%`,
      );
    };
    const show = (row: Swiper) => {
      setCurrent(row.isEnd ? row.slides.length - 1 : row.activeIndex);
      draw(row.width / Math.max(1, row.virtualSize), row.progress);
    };
    const showScrolled = () => {
      if (swiper.current !== null) return;
      const row = measureRow(box, list);
      setCurrent(row.current);
      setFits(row.doesFit);
      draw(row.seen, row.progress);
    };

    const onFocus = ({ target }: FocusEvent) => {
      const slide = [...list.children].findIndex((each) => each.contains(target as Node));
      if (slide >= 0) swiper.current?.slideTo(slide, 0);
    };

    const start = async () => {
      const [{ default: SwiperRow }] = await Promise.all([import('swiper'), untilAtRest(box, signal)]);
      if (signal.aborted) return;
      const behind = slidesBehind(box, list);
      for (const slide of list.children) slide.classList.add(SLIDE);
      list.classList.add('carousel-row');
      box.scrollLeft = 0;
      setLive(true);
      swiper.current = new SwiperRow(box, {
        wrapperClass: 'carousel-row',
        slideClass: SLIDE,
        slidesPerView: 'auto',
        slidesOffsetAfter: parseFloat(getComputedStyle(list).paddingInlineEnd) || 0,
        initialSlide: behind,
        speed: isStill() ? 0 : 400,
        watchOverflow: true,
        threshold: 6,
        on: {
          progress: show,
          // During a step progress comes first, the new index after it.
          activeIndexChange: show,
          lock: () => setFits(true),
          unlock: () => setFits(false),
        },
      } satisfies SwiperOptions);
      show(swiper.current);
      box.addEventListener('focusin', onFocus, { signal });
      if (wanted.current !== null) turn(swiper.current, wanted.current);
    };
    let isBegun = false;
    begin.current = () => {
      if (isBegun) return;
      isBegun = true;
      // What couldn't be loaded is tried again at the next touch. The row scrolls meanwhile.
      start().catch(() => (isBegun = false));
    };
    for (const name of TOUCHES) box.addEventListener(name, begin.current, { signal, passive: true });

    const sizes = new ResizeObserver(showScrolled);
    const nearness = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        nearness.disconnect();
        sizes.observe(box);
        box.addEventListener('scroll', showScrolled, { signal, passive: true });
      },
      { rootMargin: NEAR },
    );
    nearness.observe(box);
    return () => {
      end.abort();
      nearness.disconnect();
      sizes.disconnect();
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [viewport]);

  const step = useMemo(
    () => (direction: 1 | -1) => {
      if (swiper.current !== null) return turn(swiper.current, direction);
      wanted.current = direction;
      begin.current();
    },
    [],
  );

  return useMemo(() => ({ isLive, current, doesFit, step, track }), [isLive, current, doesFit, step]);
}

function turn(row: Swiper, direction: 1 | -1): void {
  if (direction === 1) row.slideTo(row.isEnd ? 0 : row.activeIndex + 1);
  else row.slideTo(row.isBeginning ? row.slides.length - 1 : row.activeIndex - 1);
}
