import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import type { ViewerProps } from './artwork-viewer';
import styles from './lazy-viewer.module.css';

const loadViewer = () => import('./artwork-viewer');

/** Loads the viewing room's code ahead, when the pointer or the focus comes onto a work. */
export const preloadViewer = () => void loadViewer().catch(() => undefined);

/** Makes the viewing room, loaded as a chunk of its own. The page darkens at once. */
export function useLazyViewer(isOpen: boolean, onClose: () => void) {
  const showRoom = useLazyDialog(isOpen, async () => (await loadViewer()).ArtworkViewer, onClose);
  const showViewer = (props: ViewerProps) =>
    showRoom(props) ?? <div className={`room ${styles.dark}`} aria-hidden="true" />;
  return showViewer;
}
