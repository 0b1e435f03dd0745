'use client';

import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CarouselControls } from '@/components/ui/image/carousel-controls';
import { useAutoplay } from '@/components/ui/image/use-autoplay';
import { isComposing } from '@/lib/browser/composing';
import { HeroSlideContext } from './hero-slide-context';
import styles from './hero.module.css';

interface HeroStageProps {
  slides: readonly { key: string; title: string; isFilm: boolean; delayMs: number; content: ReactNode }[];
}

/**
 * The main banners, one over the other and crossfading; before a script they form a row that scrolls.
 * Pictures of unvisited slides are held back, so that the first has the line to itself.
 */
export function HeroStage({ slides }: HeroStageProps) {
  const root = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);
  const total = slides.length;

  const step = useCallback(
    (direction: 1 | -1) => {
      setCurrent((at) => {
        const next = (at + direction + total) % total;
        setReached((far) => Math.max(far, next));
        return next;
      });
    },
    [total],
  );
  const advance = useCallback(() => step(1), [step]);
  const autoplay = useAutoplay({
    root,
    delayMs: slides[current]?.delayMs ?? 0,
    position: current,
    advance,
    isDisabled: total < 2,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (total < 2 || isComposing(event)) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <section
      ref={root}
      className={styles.stage}
      aria-roledescription={total > 1 ? '캐러셀' : undefined}
      aria-label="주요 소식"
      onKeyDown={onKeyDown}
      {...autoplay.holders}
    >
      <div className={styles.slides} aria-live={autoplay.isPlaying ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            className={styles.slide}
            role="group"
            aria-roledescription="슬라이드"
            aria-label={`${index + 1} / ${total}, ${slide.title}`}
            data-current={index === current ? '' : undefined}
            data-held={index > reached ? '' : undefined}
          >
            <HeroSlideContext
              value={{
                isCurrent: index === current,
                isPlaying: autoplay.isPlaying && autoplay.isVisible,
              }}
            >
              {slide.content}
            </HeroSlideContext>
          </div>
        ))}
      </div>
      {total > 1 || slides.some(({ isFilm }) => isFilm) ? (
        <div className={styles.controls}>
          <CarouselControls
            current={current}
            total={total}
            noun="배너"
            isPlaying={autoplay.isPlaying}
            onToggle={autoplay.toggle}
            onStep={step}
          />
        </div>
      ) : null}
    </section>
  );
}
