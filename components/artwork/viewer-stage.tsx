import { useRef, type CSSProperties, type TouchEvent } from 'react';
import { ArtImage } from '@/components/ui/image/art-image';
import { ErrorState } from '@/components/ui/state/error-state';
import { artistName, artworkAlt } from '@/lib/format/names';
import { LARGEST_WIDTH } from '@/lib/media/image-url';
import type { ZoomControl } from './use-zoom';
import type { ArtworkSource } from './viewer-source';
import styles from './viewer-stage.module.css';
import type { ViewerState, ViewerStore } from './viewer-store';

interface ViewerStageProps {
  store: ViewerStore;
  state: ViewerState;
  source: ArtworkSource;
  /** The zoom of the work that is looked at. */
  control: ZoomControl;
}

/** The distance of a mostly horizontal swipe that turns to another work, in CSS pixels. */
const SWIPE_PX = 40;

/**
 * The work, whole. Its neighbours hang unseen beside it, so that they are loaded when they are turned to
 * and one can fade into the other.
 */
export function ViewerStage({ store, state, source, control: { frame, zoom } }: ViewerStageProps) {
  const touch = useRef<{ x: number; y: number } | null>(null);
  const { position, works, failedPages } = state;
  const { total, pageSize } = source;

  const onTouchStart = ({ touches }: TouchEvent) => {
    const first = touches[0];
    const canSwipe = touches.length === 1 && zoom.scale <= 1 && (window.visualViewport?.scale ?? 1) <= 1.01;
    touch.current = first !== undefined && canSwipe ? { x: first.clientX, y: first.clientY } : null;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const from = touch.current;
    const last = changedTouches[0];
    touch.current = null;
    if (from === null || last === undefined) return;
    const across = last.clientX - from.x;
    if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(last.clientY - from.y) * 1.5) return;
    if (across < 0) store.next();
    else store.previous();
  };

  const hung = [position - 1, position, position + 1].filter((at) => at >= 0 && at < total);
  const failure = failedPages.get(Math.floor(position / pageSize));
  return (
    <div className={styles.stage} onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
      {hung.map((at) => {
        const work = works.get(at);
        if (work === undefined) return null;
        const ratio = work.image.width / work.image.height;
        const isCurrent = at === position;
        const isZoomed = isCurrent && zoom.scale > 1;
        return (
          <div
            key={work.uuid}
            className={styles.layer}
            data-current={isCurrent}
            data-zoomed={isZoomed ? '' : undefined}
            aria-hidden={!isCurrent}
            style={{ '--r': ratio } as CSSProperties}
          >
            <div ref={isCurrent ? frame : undefined} className={styles.picture}>
              <ArtImage
                image={work.image}
                alt={artworkAlt(artistName(work.artist), work)}
                sizes={
                  isZoomed
                    ? `${LARGEST_WIDTH}px`
                    : `(max-width: 768px) 100vw, min(64vw, calc(78vh * ${ratio.toFixed(3)}))`
                }
                placeholder
                eager
              />
            </div>
          </div>
        );
      })}
      {works.has(position) ? null : failure !== undefined ? (
        <div className={styles.failed}>
          <ErrorState title={failure} onRetry={store.retry} />
        </div>
      ) : (
        <div className={styles.waiting} role="status">
          <span className="vh">작품을 불러오는 중</span>
        </div>
      )}
    </div>
  );
}
