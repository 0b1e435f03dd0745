'use client';

import { lazy, Suspense } from 'react';
import type { ViewerProps } from './artwork-viewer';
import styles from './lazy-viewer.module.css';

/** Fetches the viewing room ahead: when a hand comes near a work. */
export const loadViewer = () => import('./artwork-viewer');

const Viewer = lazy(async () => ({ default: (await loadViewer()).ArtworkViewer }));

/** The viewing room, in a chunk of its own; its darkness comes at once. */
export function LazyViewer(props: ViewerProps) {
  return (
    <Suspense fallback={<div className={`room ${styles.dark}`} aria-hidden="true" />}>
      <Viewer {...props} />
    </Suspense>
  );
}
