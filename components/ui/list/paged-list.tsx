'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { failureMessage } from '@/lib/browser/api-failure';
import { isPlainClick } from '@/lib/browser/plain-click';
import { formatCount } from '@/lib/format/count';
import { ErrorState } from '@/components/ui/state/error-state';
import { FaultPlace } from '@/components/ui/field/fault-place';
import { MoreItems } from './more-items';
import styles from './paged-list.module.css';
import { Pagination } from './pagination';
import { TextLink } from '@/components/ui/action/text-link';
import type { EndlessPages } from './use-endless-pages';
import { useKeptScroll } from '@/components/ui/navigation/use-kept-scroll';
import type { ListNavigation } from './use-list-navigation';

interface PagedListProps<Item> {
  /** The noun of the items and the counter behind their number: `작가`, `명`. */
  noun: string;
  counter: string;
  pages: EndlessPages<Item>;
  /** The page that the list begins with, from 0. */
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  /** `useListNavigation(hrefOf(page))`. */
  navigation: ListNavigation;
  /** The visitor's own list: its total stands above it, and none of its pages is prefetched. */
  isPersonal?: boolean;
  /** Hides a failed page's error, because the visitor is being redirected. */
  isQuiet?: boolean;
  /** Renders a list of `count` placeholders. */
  placesOf: (count: number) => ReactNode;
  /** Replaces an empty list. */
  empty: ReactNode;
  /** The list itself. */
  children: ReactNode;
}

const PLACES_OF_A_NEW_LIST = 8;

/** A list with numbered pages on wide screens and endless scrolling on narrow ones, with all its states. */
export function PagedList<Item>({
  noun,
  counter,
  pages,
  page,
  pageSize,
  hrefOf,
  navigation: { isPending, begin },
  isPersonal = false,
  isQuiet = false,
  placesOf,
  empty,
  children,
}: PagedListProps<Item>) {
  const address = hrefOf(page);
  const top = useRef<HTMLDivElement>(null);
  /** The address of the page that is turned to. */
  const turned = useRef<string | null>(null);
  useKeptScroll(address);

  // A turned page is shown from its top; one that is gone back to keeps its place.
  useEffect(() => {
    if (turned.current !== address) return;
    turned.current = null;
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    top.current?.focus({ preventScroll: true });
  }, [address]);

  const turn = (to: number) => {
    turned.current = hrefOf(to);
    begin();
  };

  const { items, coming, isFetching, error } = pages;
  const total = pages.total ?? 0;
  const isWaiting = isPending || (pages.total === null && error === null);
  const isEmpty = !isWaiting && error === null && items.length === 0;
  const hasFailed = error !== null && !isQuiet;
  const hasTotal = isPersonal && items.length > 0;
  return (
    <>
      <p className={hasTotal ? `t-body muted num ${styles.total}` : 'vh'} role="status">
        {hasTotal || !isWaiting ? `총 ${formatCount(total)}${counter}` : '불러오는 중'}
      </p>
      <div ref={top} className={styles.top} tabIndex={-1} role="group" aria-label={`${noun} 목록`}>
        <FaultPlace />
        {page > 0 && !isEmpty && !isWaiting ? (
          <p className={styles.start}>
            <TextLink
              isReady={false}
              href={hrefOf(0)}
              onClick={(event: MouseEvent) => (isPlainClick(event) ? turn(0) : undefined)}
            >
              처음부터 보기
            </TextLink>
          </p>
        ) : null}
        {isWaiting
          ? placesOf(Math.min(pageSize, items.length) || PLACES_OF_A_NEW_LIST)
          : isEmpty
            ? empty
            : children}
        {hasFailed ? (
          <ErrorState title={failureMessage(error)} onRetry={pages.retry} isRetrying={isFetching} />
        ) : null}
      </div>
      {isEmpty ? null : (
        <div className={styles.pages}>
          <Pagination
            page={page}
            totalPages={pages.totalPages}
            hrefOf={hrefOf}
            onNavigate={turn}
            isPersonal={isPersonal}
          />
        </div>
      )}
      {isEmpty || isWaiting ? null : (
        <MoreItems
          className={styles.endless}
          noun={noun}
          counter={counter}
          pageSize={pageSize}
          shown={Math.min(total, page * pageSize + items.length)}
          total={total}
          coming={coming}
          hasMore={coming > 0 && !hasFailed}
          isWhole={page === 0}
          isFetching={isFetching}
          onMore={pages.fetchMore}
        >
          {placesOf(coming)}
        </MoreItems>
      )}
    </>
  );
}
