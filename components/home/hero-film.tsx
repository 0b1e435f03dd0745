'use client';

import clsx from 'clsx';
import { use, useEffect, useRef, useState } from 'react';
import { HeroSlideContext } from './hero-slide-context';
import styles from './hero.module.css';

interface HeroFilmProps {
  src: string;
  isInset: boolean;
  /** Whether phones show a part of the poster, and so of the film. */
  isCroppedOnPhones: boolean;
}

/**
 * The film of a banner, laid over its poster once it moves. It is fetched when its turn has come, plays
 * without sound, and obeys the stage's pause button.
 */
export function HeroFilm({ src, isInset, isCroppedOnPhones }: HeroFilmProps) {
  const { isCurrent, isPlaying } = use(HeroSlideContext);
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [hasStarted, setStarted] = useState(false);
  const shouldPlay = isCurrent && isPlaying;

  if (shouldPlay && !isWanted) setWanted(true);

  useEffect(() => {
    const film = video.current;
    if (film === null) return;
    // A browser that saves power may refuse: the poster stays.
    if (shouldPlay) film.play().catch(() => undefined);
    else film.pause();
  }, [shouldPlay, isWanted]);

  if (!isWanted) return null;
  return (
    <video
      ref={video}
      className={clsx(styles.film, isInset && styles.insetFilm, isCroppedOnPhones && styles.croppedFilm)}
      data-started={hasStarted ? '' : undefined}
      src={src}
      muted
      loop
      playsInline
      preload="auto"
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setStarted(true)}
    />
  );
}
