'use client';

import { lazy, Suspense } from 'react';
import type { ViewerProps } from './artwork-viewer';
import styles from './lazy-viewer.module.css';

/** Loads the viewing room's code ahead, when the pointer or the focus comes onto a work. */
export const loadViewer = () => import('./artwork-viewer');

const Viewer = lazy(async () => ({ default: (await loadViewer()).ArtworkViewer }));

/** The viewing room, loaded as a chunk of its own. The page darkens at once. */
export function LazyViewer(props: ViewerProps) {
  return (
    <Suspense fallback={<div className={`room ${styles.dark}`} aria-hidden="true" />}>
      <Viewer {...props} />
    </Suspense>
  );
}
