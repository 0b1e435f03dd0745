'use client';

import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';

/** Swiper is loaded for a row when the row is this far below the window. */
const NEAR = '200px';
const SLIDE = 'carousel-slide';

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Makes the row inside `viewport` (its one child is the list, the list's children are the slides) a Swiper.
 * Slides keep the width and the margins that their style sheet gives them.
 * @returns where it stands (from 0; the last slide at the row's end), whether everything is in sight anyway,
 * a step that goes round at both ends, and the ref of the line that shows how far along it is.
 */
export function useSwiperRow(viewport: RefObject<HTMLElement | null>) {
  const swiper = useRef<Swiper | null>(null);
  const wanted = useRef<1 | -1 | null>(null);
  const track = useRef<HTMLSpanElement>(null);
  const [isLive, setLive] = useState(false);
  const [current, setCurrent] = useState(0);
  const [doesFit, setFits] = useState(false);

  useEffect(() => {
    const box = viewport.current;
    const list = box?.firstElementChild;
    if (box === null || !(list instanceof HTMLElement)) return;
    let isGone = false;

    const show = (row: Swiper) => {
      setCurrent(row.isEnd ? row.slides.length - 1 : row.activeIndex);
      const seen = Math.max(0.08, Math.min(1, row.width / Math.max(1, row.virtualSize)));
      track.current?.style.setProperty('--seen', String(seen));
      track.current?.style.setProperty(
        '--along',
        `${Math.min(1, Math.max(0, row.progress)) * (1 - seen) * 100}%`,
      );
    };

    const onFocus = ({ target }: FocusEvent) => {
      const slide = [...list.children].findIndex((each) => each.contains(target as Node));
      if (slide >= 0) swiper.current?.slideTo(slide, 0);
    };

    const start = async () => {
      const { default: SwiperRow } = await import('swiper');
      if (isGone) return;
      const scrolled = box.scrollLeft;
      const behind = [...list.children].filter(
        (slide) => slide instanceof HTMLElement && slide.offsetLeft + slide.offsetWidth / 2 < scrolled,
      ).length;
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
      box.addEventListener('focusin', onFocus);
      if (wanted.current !== null) turn(swiper.current, wanted.current);
    };

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        void start().catch(() => undefined);
      },
      { rootMargin: NEAR },
    );
    observer.observe(box);
    return () => {
      isGone = true;
      observer.disconnect();
      box.removeEventListener('focusin', onFocus);
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [viewport]);

  const step = useMemo(
    () => (direction: 1 | -1) => {
      if (swiper.current === null) wanted.current = direction;
      else turn(swiper.current, direction);
    },
    [],
  );

  return useMemo(() => ({ isLive, current, doesFit, step, track }), [isLive, current, doesFit, step]);
}

function turn(row: Swiper, direction: 1 | -1): void {
  if (direction === 1) row.slideTo(row.isEnd ? 0 : row.activeIndex + 1);
  else row.slideTo(row.isBeginning ? row.slides.length - 1 : row.activeIndex - 1);
}
