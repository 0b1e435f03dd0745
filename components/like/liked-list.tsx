'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { MoreItems } from '@/components/ui/more-items';
import { Pagination } from '@/components/ui/pagination';
import { useKeptScroll } from '@/components/ui/use-kept-scroll';
import { useListNavigation } from '@/components/ui/use-list-navigation';
import { failureMessage } from '@/lib/browser/api-failure';
import { formatCount } from '@/lib/format/count';
import styles from './liked-list.module.css';
import type { useLikedPages } from './use-liked-pages';

interface LikedListProps {
  /** What they are, and what is put behind their number: `작가`, `명`. */
  noun: string;
  counter: string;
  pages: ReturnType<typeof useLikedPages>;
  /** From 0: the page that came with the HTML. */
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  /** The places of so many that are on their way, in a list of their own. */
  placesOf: (count: number) => ReactNode;
  /** The list itself. */
  children: ReactNode;
}

/** Around a list of what the visitor likes: its number, numbered pages on wide screens and more of it on narrow ones. */
export function LikedList({
  noun,
  counter,
  pages,
  page,
  pageSize,
  hrefOf,
  placesOf,
  children,
}: LikedListProps) {
  const address = hrefOf(page);
  const { isPending, begin } = useListNavigation(address);
  const top = useRef<HTMLDivElement>(null);
  const isTurning = useRef(false);
  useKeptScroll(address);

  // A turned page begins at its top; going back to one does not.
  useEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    top.current?.focus({ preventScroll: true });
  }, [address]);

  const turn = () => {
    isTurning.current = true;
    begin();
  };

  const { total, coming, isFetching, error, fetchMore } = pages;
  const hasFailed = error !== null;
  const shown = page * pageSize + pages.items.length;
  return (
    <>
      <p className={`t-body muted num ${styles.total}`} aria-live="polite">
        총 {formatCount(total)}
        {counter}
      </p>
      <div
        ref={top}
        className={styles.top}
        tabIndex={-1}
        role="group"
        aria-label={`좋아요한 ${noun}`}
        aria-busy={isPending}
      >
        {isPending ? placesOf(Math.min(pageSize, pages.items.length)) : children}
        {hasFailed ? (
          <ErrorState title={failureMessage(error)} onRetry={fetchMore} isRetrying={isFetching} />
        ) : null}
      </div>
      {isPending ? null : (
        <>
          <div className={styles.pages}>
            <Pagination
              page={page}
              totalPages={pages.totalPages}
              hrefOf={hrefOf}
              onNavigate={turn}
              isPersonal
            />
          </div>
          <MoreItems
            className={styles.endless}
            noun={noun}
            counter={counter}
            pageSize={pageSize}
            shown={shown}
            total={Math.max(total, shown)}
            coming={coming}
            hasMore={coming > 0 && !hasFailed}
            isFetching={isFetching}
            onMore={fetchMore}
          >
            {placesOf(coming)}
          </MoreItems>
        </>
      )}
    </>
  );
}
