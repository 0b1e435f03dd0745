'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { ErrorState } from '@/components/ui/error-state';
import { MoreItems } from '@/components/ui/more-items';
import { Pagination } from '@/components/ui/pagination';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { useKeptScroll } from '@/components/ui/use-kept-scroll';
import { useListNavigation } from '@/components/ui/use-list-navigation';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import type { ArtistCard as ArtistCardData } from '@/lib/contracts/artist';
import type { Page } from '@/lib/contracts/envelope';
import { LIMITS } from '@/lib/limits';
import { messages } from '@/lib/messages/messages';
import { ArtistCard } from './artist-card';
import { ArtistGrid, ArtistGridSkeleton } from './artist-grid';
import styles from './artist-list.module.css';
import { artistListPath, type ArtistListState } from './artist-list-state';
import { ArtistToolbar } from './artist-toolbar';
import { NoArtists } from './no-artists';
import { useArtistPages } from './use-artist-pages';

interface ArtistListProps {
  state: ArtistListState;
  /** Null for the visitor's own liked artists, which no kept page may hold. */
  first: Page<ArtistCardData> | null;
}

const SKELETONS = 8;
const EAGER = 4;

/** The directory: tools, portraits, numbered pages on wide screens and an endless list on narrow ones. */
export function ArtistList({ state, first }: ArtistListProps) {
  const address = artistListPath(state);
  const isLoggedIn = useBrowserValue(hasSessionMarker);
  const pages = useArtistPages(state, first, isLoggedIn === true);
  const { isPending, begin, go } = useListNavigation(address);
  const top = useRef<HTMLDivElement>(null);
  const isTurning = useRef(false);
  const router = useRouter();
  useKeptScroll(address);

  // The liked filter belongs to somebody: a guest is told, and the address is put right.
  const isUnwelcome =
    state.like && (isLoggedIn === false || (pages.error instanceof ApiFailure && pages.error.status === 401));
  const openAddress = artistListPath({ ...state, like: false, page: 0 });
  useEffect(() => {
    if (!isUnwelcome) return;
    void showAlert(messages.like.loginRequired);
    router.replace(openAddress, { scroll: false });
  }, [isUnwelcome, openAddress, router]);

  // A turned page begins at its top; going back to one does not.
  useEffect(() => {
    if (!isTurning.current) return;
    isTurning.current = false;
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    top.current?.focus({ preventScroll: true });
  }, [address]);

  const turn = () => {
    isTurning.current = true;
    begin();
  };

  const isWaiting = isPending || (first === null && pages.total === null && pages.error === null);
  const isEmpty = !isWaiting && pages.total !== null && pages.artists.length === 0;
  const hasFailed = pages.error !== null && !isUnwelcome;
  return (
    <section className={`wrap ${styles.list}`}>
      <h1 className={`t-h1 ${styles.title}`}>
        작가{' '}
        {pages.total === null ? null : (
          <span className={`t-body muted num ${styles.total}`}>
            총 {pages.total.toLocaleString('ko-KR')}명
          </span>
        )}
      </h1>
      <ArtistToolbar state={state} onGo={go} />
      <div ref={top} className={styles.top} tabIndex={-1} role="group" aria-label="작가 목록">
        {isEmpty ? (
          <NoArtists state={state} total={pages.total ?? 0} onGo={go} />
        ) : (
          <ArtistGrid isBusy={isWaiting}>
            {isWaiting ? (
              <ArtistGridSkeleton count={SKELETONS} />
            ) : (
              pages.artists.map((artist, index) => (
                <ArtistCard key={artist.uuid} artist={artist} eager={index < EAGER} />
              ))
            )}
          </ArtistGrid>
        )}
        {hasFailed ? (
          <ErrorState
            title={failureMessage(pages.error)}
            onRetry={pages.retry}
            isRetrying={pages.isFetching}
          />
        ) : null}
      </div>
      <p className="vh" role="status">
        {isWaiting ? '불러오는 중' : pages.total === null ? '' : `작가 ${pages.total}명`}
      </p>
      {isEmpty || isWaiting ? null : (
        <>
          <div className={styles.pages}>
            <Pagination
              page={state.page}
              totalPages={pages.totalPages}
              hrefOf={(page) => artistListPath({ ...state, page })}
              onNavigate={turn}
            />
          </div>
          <MoreItems
            className={styles.endless}
            noun="작가"
            counter="명"
            pageSize={LIMITS.artistList.pageSize}
            shown={pages.artists.length + skippedBefore(state.page, pages.artists.length, pages.total)}
            total={pages.total ?? 0}
            coming={pages.coming}
            hasMore={pages.coming > 0 && !hasFailed}
            isFetching={pages.isFetching}
            onMore={pages.fetchMore}
          >
            <ArtistGrid isBusy={pages.isFetching}>
              <ArtistGridSkeleton count={pages.coming} />
            </ArtistGrid>
          </MoreItems>
        </>
      )}
    </section>
  );
}

/** Artists on the pages before the one that the list began with. */
function skippedBefore(page: number, shown: number, total: number | null): number {
  return Math.max(0, Math.min(page * LIMITS.artistList.pageSize, (total ?? 0) - shown));
}
