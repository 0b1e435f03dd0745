import { useEffect, useRef, useState, type ReactNode } from 'react';
import { objectParticle } from '@/lib/hangul/particle';
import * as listLimits from '@/lib/limits/list';
import { Button } from '@/components/ui/action/button';
import styles from './more-items.module.css';

/** Makes everything above the window count as seen: a jump may leave it far behind. */
const PASSED = '10000000px 0px';
/** Looks one window height ahead, which gives a slow network time. */
const AHEAD = `${PASSED} 100% 0px`;

interface MoreItemsProps {
  className?: string;
  /** The noun of the items and the counter behind their number: `작가`, `명`. */
  noun: string;
  counter: string;
  /** A list that fits one page announces no end. */
  pageSize: number;
  shown: number;
  total: number;
  /** How many items the next page brings. */
  coming: number;
  hasMore: boolean;
  /** The list began at its first page, so its end means that all was seen. */
  isWhole?: boolean;
  isFetching: boolean;
  onMore: () => void;
  /** The placeholders of the next page, as many as `coming`. */
  children: ReactNode;
}

/**
 * The end of an endless list. It loads the next page when the reader comes near it or presses its button, and
 * says when all was shown. Placeholders of the next page stand there before it is loaded, so that nothing
 * moves when it comes. While the reader looks at the end itself, no more placeholders push it away: they wait
 * until the end is out of sight or the button is pressed.
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
  /** The length that the list had when placeholders were last added behind it. */
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
          <p className={`t-cap ${styles.all}`}>
            {`${noun} ${total}${counter}${objectParticle(counter)}`} 모두 보셨어요
          </p>
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
