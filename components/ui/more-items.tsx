import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as listLimits from '@/lib/limits/list';
import { Button } from './button';
import styles from './more-items.module.css';

/** Whatever a window has passed counts as seen: a jump may leave it far above. */
const PASSED = '10000000px 0px';
/** A window ahead of the reader, so that a slow network has time. */
const AHEAD = `${PASSED} 100% 0px`;

interface MoreItemsProps {
  className?: string;
  /** What they are, and what is put behind their number: `작가`, `명`. */
  noun: string;
  counter: string;
  /** A list of one page has no end to speak of. */
  pageSize: number;
  shown: number;
  total: number;
  /** How many the next page brings. */
  coming: number;
  hasMore: boolean;
  /** It began with the first of them: who has come to its end has seen all. */
  isWhole?: boolean;
  isFetching: boolean;
  onMore: () => void;
  /** The places of the next page: as many as `coming`. */
  children: ReactNode;
}

/**
 * The end of an endless list: fetches more when the reader comes near, or is pressed. Says when there is no more.
 * The places of the next page are there before it is asked for, as many as it brings, so that nothing moves when
 * it comes. Whoever looks at the end while it comes isn't driven off by the places of another page: those wait
 * until the end is out of sight, or for the button.
 */
export function MoreItems({
  className,
  noun,
  counter,
  pageSize,
  shown,
  total,
  coming,
  hasMore,
  isWhole = true,
  isFetching,
  onMore,
  children,
}: MoreItemsProps) {
  const places = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  /** The length of the list behind which places were made. */
  const [placedAfter, setPlacedAfter] = useState(shown);
  const hasPlaces = isFetching || (hasMore && placedAfter === shown);

  useEffect(() => {
    if (!hasMore || !hasPlaces || isFetching) return;
    return watch(
      places.current,
      { threshold: listLimits.infiniteScrollThreshold, rootMargin: AHEAD },
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
          {children}
        </div>
      ) : null}
      <div ref={end} className={styles.end}>
        {hasMore ? (
          <Button onClick={onMore} disabled={isFetching} aria-busy={isFetching}>
            {noun} 더 보기
            <span className="num muted">
              {shown} / {total}
            </span>
          </Button>
        ) : isWhole && shown >= total && total > pageSize ? (
          <p className={`t-cap ${styles.all}`}>{`${noun} ${total}${counter}을 모두 보셨어요`}</p>
        ) : null}
      </div>
      <p className="vh" role="status">
        {isFetching ? `${noun} 더 불러오는 중` : `${noun} ${total}${counter} 가운데 ${shown}${counter}`}
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
