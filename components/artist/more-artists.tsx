import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LIMITS } from '@/lib/limits';
import { ArtistGrid, ArtistGridSkeleton } from './artist-grid';
import styles from './more-artists.module.css';

/** Whatever a window has passed counts as seen: a jump may leave it far above. */
const PASSED = '10000000px 0px';
/** A window ahead of the reader, so that a slow network has time. */
const AHEAD = `${PASSED} 100% 0px`;

interface MoreArtistsProps {
  className?: string;
  shown: number;
  total: number;
  /** How many the next page brings. */
  coming: number;
  hasMore: boolean;
  isFetching: boolean;
  onMore: () => void;
}

/**
 * The end of an endless list: fetches more when the reader comes near, or is pressed. Says when there is no more.
 * The places of the next page are there before it is asked for, as many as it brings, so that nothing moves when
 * it comes. Whoever looks at the end while it comes isn't driven off by the places of another page: those wait
 * until the end is out of sight, or for the button.
 */
export function MoreArtists({
  className,
  shown,
  total,
  coming,
  hasMore,
  isFetching,
  onMore,
}: MoreArtistsProps) {
  const places = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  /** The length of the list behind which places were made. */
  const [placedAfter, setPlacedAfter] = useState(shown);
  const hasPlaces = isFetching || (hasMore && placedAfter === shown);

  useEffect(() => {
    if (!hasMore || !hasPlaces || isFetching) return;
    return watch(
      places.current,
      { threshold: LIMITS.infiniteScrollThreshold, rootMargin: AHEAD },
      (isSeen) => {
        if (isSeen) onMore();
      },
    );
  }, [hasMore, hasPlaces, isFetching, onMore]);

  useEffect(() => {
    if (!hasMore || hasPlaces) return;
    return watch(end.current, { rootMargin: PASSED }, (isSeen) => {
      if (!isSeen) setPlacedAfter(shown);
    });
  }, [hasMore, hasPlaces, shown]);

  return (
    <div className={className}>
      {hasPlaces && coming > 0 ? (
        <div className={styles.coming} data-fetching={isFetching} aria-hidden="true">
          <div ref={places} className={styles.sight} />
          <ArtistGrid isBusy={isFetching}>
            <ArtistGridSkeleton count={coming} />
          </ArtistGrid>
        </div>
      ) : null}
      <div ref={end} className={styles.end}>
        {hasMore ? (
          <Button onClick={onMore} disabled={isFetching} aria-busy={isFetching}>
            작가 더 보기
            <span className="num muted">
              {shown} / {total}
            </span>
          </Button>
        ) : shown >= total && total > LIMITS.artistList.pageSize ? (
          <p className={`t-cap ${styles.all}`}>작가 {total}명을 모두 보셨어요</p>
        ) : null}
      </div>
      <p className="vh" role="status">
        {isFetching ? '작가를 더 불러오는 중' : `작가 ${total}명 가운데 ${shown}명`}
      </p>
    </div>
  );
}

function watch(
  element: Element | null,
  options: IntersectionObserverInit,
  onChange: (isSeen: boolean) => void,
): (() => void) | undefined {
  if (element === null) return undefined;
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last !== undefined) onChange(last.isIntersecting);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
