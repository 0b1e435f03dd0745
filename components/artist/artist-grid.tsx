'use client';

import { useRef, useState, type ReactNode } from 'react';
import { useLazyElement } from '@/components/ui/use-lazy-element';
import { savesData } from '@/lib/browser/saves-data';
import { ArtistCardPlace } from './artist-card';
import styles from './artist-grid.module.css';

const loadGlimpse = () => import('./artist-glimpse').then(({ ArtistGlimpse }) => ArtistGlimpse);

/**
 * Portraits in four, three or two columns. At a pause a card shows some works (P-172); what does so is loaded when the
 * pointer, a finger or the focus first comes near.
 */
export function ArtistGrid({
  isBusy = false,
  label = '작가 목록',
  children,
}: {
  isBusy?: boolean;
  label?: string;
  children: ReactNode;
}) {
  const grid = useRef<HTMLUListElement>(null);
  const [isNear, setNear] = useState(false);
  const glimpse = useLazyElement(isNear, loadGlimpse, () => setNear(false));
  const approach = () => setNear(!savesData());
  return (
    <>
      <ul
        ref={grid}
        className={styles.grid}
        aria-label={label}
        aria-busy={isBusy}
        onPointerOver={approach}
        onFocus={approach}
      >
        {children}
      </ul>
      {glimpse({ grid })}
    </>
  );
}

/** Placeholders of artists who are being loaded. */
export function ArtistGridSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <ArtistCardPlace key={index} />);
}
