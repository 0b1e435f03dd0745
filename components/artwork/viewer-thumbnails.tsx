import { useEffect, useRef, type CSSProperties } from 'react';
import { ArtImage } from '@/components/ui/image/art-image';
import { artworkTitle } from '@/lib/format/names';
import type { ViewerState } from './viewer-store';
import styles from './viewer-thumbnails.module.css';

interface ViewerThumbnailsProps {
  state: ViewerState;
  total: number;
  onSelect: (position: number) => void;
}

/** How many thumbnails are drawn on either side of the current one: a list may be very long. */
const REACH = 24;

/** The works as a row of uncropped thumbnails; the seal bar marks the current one. */
export function ViewerThumbnails({ state, total, onSelect }: ViewerThumbnailsProps) {
  const strip = useRef<HTMLOListElement>(null);
  const { position, works } = state;

  useEffect(() => {
    const list = strip.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !current) return;
    const left = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
    list.scrollTo({ left, behavior: 'instant' });
  }, [position]);

  if (total < 2) return null;
  const first = Math.max(0, position - REACH);
  const length = Math.min(total, position + REACH + 1) - first;
  return (
    <ol ref={strip} className={styles.strip} aria-label="작품 고르기">
      {Array.from({ length }, (_, index) => first + index).map((at) => {
        const work = works.get(at);
        const ratio = work === undefined ? 0.8 : work.image.width / work.image.height;
        return (
          <li key={at}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={work === undefined ? `${at + 1}번째 작품` : artworkTitle(work)}
              aria-current={at === position ? 'true' : undefined}
              style={{ '--r': ratio } as CSSProperties}
              onClick={() => onSelect(at)}
            >
              {work === undefined ? (
                <span className={styles.waiting} />
              ) : (
                <ArtImage image={work.image} alt="" sizes="96px" maxWidth={320} className={styles.picture} />
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
