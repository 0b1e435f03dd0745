import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { LIMITS } from '@/lib/limits';
import { ArtistGrid, ArtistGridSkeleton } from './artist-grid';
import styles from './more-artists.module.css';

/** Places kept for those who come next: more than a window shows below the point where they are fetched. */
const PLACES = 6;

interface MoreArtistsProps {
  className?: string;
  shown: number;
  total: number;
  hasMore: boolean;
  isFetching: boolean;
  onMore: () => void;
}

/**
 * The end of an endless list: comes into sight and fetches more, or is pressed. Says when there is no more. The
 * places of the next are there before they are asked for, so that nothing moves when they come.
 */
export function MoreArtists({ className, shown, total, hasMore, isFetching, onMore }: MoreArtistsProps) {
  const places = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!hasMore || isFetching) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { threshold: LIMITS.infiniteScrollThreshold },
    );
    // Where the places begin, and the end of the page for who jumps over them.
    for (const { current } of [places, end]) if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, [hasMore, isFetching, onMore]);

  return (
    <div className={className}>
      {hasMore || isFetching ? (
        <div className={styles.coming} aria-hidden="true">
          <div ref={places} className={styles.sight} />
          <ArtistGrid isBusy={isFetching}>
            <ArtistGridSkeleton count={PLACES} />
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
          <p className="t-cap">작가 {total}명을 모두 보셨어요</p>
        ) : null}
      </div>
      <p className="vh" role="status">
        {isFetching ? '작가를 더 불러오는 중' : `작가 ${total}명 가운데 ${shown}명`}
      </p>
    </div>
  );
}
