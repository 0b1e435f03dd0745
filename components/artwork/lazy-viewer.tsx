'use client';

import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import type { ViewerProps } from './artwork-viewer';
import styles from './lazy-viewer.module.css';

const loadViewer = () => import('./artwork-viewer');

/** Loads the viewing room's code ahead, when the pointer or the focus comes onto a work. */
export const preloadViewer = () => void loadViewer().catch(() => undefined);

/** The viewing room, loaded as a chunk of its own. The page darkens at once. */
export function LazyViewer(props: ViewerProps) {
  const showRoom = useLazyDialog(true, async () => (await loadViewer()).ArtworkViewer, props.onClose);
  return showRoom(props) ?? <div className={`room ${styles.dark}`} aria-hidden="true" />;
}
