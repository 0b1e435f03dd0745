'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { failureMessage } from '@/lib/browser/api-failure';
import { isPlainClick } from '@/lib/browser/plain-click';
import { ErrorState } from './error-state';
import { MoreItems } from './more-items';
import styles from './paged-list.module.css';
import { Pagination } from './pagination';
import { TextLink } from './text-link';
import type { EndlessPages } from './use-endless-pages';
import { useKeptScroll } from './use-kept-scroll';

interface PagedListProps<Item> {
  /** What they are, and what is put behind their number: `작가`, `명`. */
  noun: string;
  counter: string;
  pages: EndlessPages<Item>;
  /** Path and query of what is shown. */
  address: string;
  /** From 0. */
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  /** Another address of the list is on its way, or nothing has come yet. */
  isWaiting: boolean;
  /** A number was pressed. */
  onTurn: () => void;
  /** The failure of the pages is nobody's to see. */
  isQuiet?: boolean;
  /** The places of so many that are on their way, in a list of their own. */
  placesOf: (count: number) => ReactNode;
  /** What stands there where the list holds nothing. */
  empty: ReactNode;
  /** The list itself. */
  children: ReactNode;
}

const PLACES_OF_A_NEW_LIST = 8;

/** A list in numbered pages on wide screens and without an end on narrow ones; waiting, empty, failed or there. */
export function PagedList<Item>({
  noun,
  counter,
  pages,
  address,
  page,
  pageSize,
  hrefOf,
  isWaiting,
  onTurn,
  isQuiet = false,
  placesOf,
  empty,
  children,
}: PagedListProps<Item>) {
  const top = useRef<HTMLDivElement>(null);
  const isTurning = useRef(false);
  useKeptScroll(address);

  // A turned page begins at its top; going back to one does not.
  useEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    top.current?.focus({ preventScroll: true });
  }, [address]);

  const turn = () => {
    isTurning.current = true;
    onTurn();
  };

  const { items, total, coming, isFetching, error } = pages;
  const isEmpty = !isWaiting && total !== null && items.length === 0;
  const hasFailed = error !== null && !isQuiet;
  /** Those on the pages before the one that the list began with. */
  const before = Math.max(0, Math.min(page * pageSize, (total ?? 0) - items.length));
  return (
    <>
      <div ref={top} className={styles.top} tabIndex={-1} role="group" aria-label={`${noun} 목록`}>
        {page > 0 && !isEmpty && !isWaiting ? (
          <p className={styles.start}>
            <TextLink
              isReady={false}
              href={hrefOf(0)}
              onClick={(event: MouseEvent) => (isPlainClick(event) ? turn() : undefined)}
            >
              처음부터 보기
            </TextLink>
          </p>
        ) : null}
        {isWaiting ? placesOf(PLACES_OF_A_NEW_LIST) : isEmpty ? empty : children}
        {hasFailed ? (
          <ErrorState title={failureMessage(error)} onRetry={pages.retry} isRetrying={isFetching} />
        ) : null}
      </div>
      <p className="vh" role="status">
        {isWaiting ? '불러오는 중' : total === null ? '' : `${noun} ${total}${counter}`}
      </p>
      {isEmpty || isWaiting ? null : (
        <>
          <div className={styles.pages}>
            <Pagination page={page} totalPages={pages.totalPages} hrefOf={hrefOf} onNavigate={turn} />
          </div>
          <MoreItems
            className={styles.endless}
            noun={noun}
            counter={counter}
            pageSize={pageSize}
            shown={items.length + before}
            total={total ?? 0}
            coming={coming}
            hasMore={coming > 0 && !hasFailed}
            isWhole={page === 0}
            isFetching={isFetching}
            onMore={pages.fetchMore}
          >
            {placesOf(coming)}
          </MoreItems>
        </>
      )}
    </>
  );
}
