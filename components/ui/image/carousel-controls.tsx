'use client';

import clsx from 'clsx';
import type { CSSProperties, Ref } from 'react';
import { IconButton } from '@/components/ui/action/button';
import styles from './carousel.module.css';

interface CarouselControlsProps {
  /** From 0. */
  current: number;
  total: number;
  /** The noun of a slide: 작품, 배너, 아티클. */
  noun: string;
  isPlaying: boolean;
  onToggle: () => void;
  onStep: (direction: 1 | -1) => void;
  /** The line that shows how far along it is; left out where there is none. */
  track?: Ref<HTMLSpanElement>;
  /** The visible share of the row, 0–1, that the progress line assumes before it is measured. */
  inSight?: number;
  className?: string;
}

export function CarouselControls({
  current,
  total,
  noun,
  isPlaying,
  onToggle,
  onStep,
  track,
  inSight = 1 / 3,
  className,
}: CarouselControlsProps) {
  // A single film has nothing to turn to, and can be stopped all the same (WCAG 2.2.2).
  const isAlone = total === 1;
  return (
    <div className={clsx('needs-script', styles.controls, className)}>
      {track === undefined ? null : (
        <span
          ref={track}
          className={styles.track}
          style={{ '--seen': inSight } as CSSProperties}
          aria-hidden="true"
        />
      )}
      {isAlone ? null : (
        <span className={`num ${styles.count}`}>
          {current + 1} / {total}
        </span>
      )}
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        size={16}
        label={toggleLabel(isPlaying, isAlone)}
        onClick={onToggle}
      />
      {isAlone ? null : (
        <>
          <IconButton icon="previous" label={`이전 ${noun}`} onClick={() => onStep(-1)} />
          <IconButton icon="next" label={`다음 ${noun}`} onClick={() => onStep(1)} />
        </>
      )}
    </div>
  );
}

function toggleLabel(isPlaying: boolean, isAlone: boolean): string {
  if (isAlone) return isPlaying ? '영상 멈춤' : '영상 재생';
  return isPlaying ? '자동 넘김 멈춤' : '자동 넘김 시작';
}
