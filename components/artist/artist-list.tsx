'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { PagedList } from '@/components/ui/paged-list';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { useListNavigation } from '@/components/ui/use-list-navigation';
import { ApiFailure } from '@/lib/browser/api-failure';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import type { ArtistCard as ArtistCardData } from '@/lib/contracts/artist';
import type { Page } from '@/lib/contracts/envelope';
import { formatCount } from '@/lib/format/count';
import { artistList, type ArtistListState } from '@/lib/lists/artist-list';
import * as likeMessages from '@/lib/messages/like';
import { ArtistCard } from './artist-card';
import { ArtistGrid, ArtistGridSkeleton } from './artist-grid';
import styles from './artist-list.module.css';
import { ArtistToolbar } from './artist-toolbar';
import { NoArtists } from './no-artists';
import { useArtistPages } from './use-artist-pages';

interface ArtistListProps {
  state: ArtistListState;
  /** Null for the visitor's own liked artists, which no kept page may hold. */
  first: Page<ArtistCardData> | null;
}

const EAGER = 4;

/** The directory: tools, portraits, numbered pages on wide screens and an endless list on narrow ones. */
export function ArtistList({ state, first }: ArtistListProps) {
  const address = artistList.address(state);
  const isLoggedIn = useBrowserValue(hasSessionMarker);
  const pages = useArtistPages(state, first, isLoggedIn === true);
  const { isPending, begin, go } = useListNavigation(address);
  const router = useRouter();

  // The liked filter belongs to somebody: a guest is told, and the address is put right.
  const isUnwelcome =
    state.like && (isLoggedIn === false || (pages.error instanceof ApiFailure && pages.error.status === 401));
  const openAddress = artistList.address({ ...state, like: false, page: 0 });
  useEffect(() => {
    if (!isUnwelcome) return;
    void showAlert(likeMessages.loginRequired);
    router.replace(openAddress, { scroll: false });
  }, [isUnwelcome, openAddress, router]);

  const isWaiting = isPending || (first === null && pages.total === null && pages.error === null);
  return (
    <section className={`wrap ${styles.list}`}>
      <h1 className={`t-h1 ${styles.title}`}>
        작가{' '}
        {pages.total === null ? null : (
          <span className={`t-body muted num ${styles.total}`}>총 {formatCount(pages.total)}명</span>
        )}
      </h1>
      <ArtistToolbar state={state} onGo={go} />
      <PagedList
        noun="작가"
        counter="명"
        pages={pages}
        address={address}
        page={state.page}
        pageSize={artistList.pageSize}
        hrefOf={(page) => artistList.address({ ...state, page })}
        isWaiting={isWaiting}
        onTurn={begin}
        isQuiet={isUnwelcome}
        placesOf={(count) => (
          <ArtistGrid isBusy>
            <ArtistGridSkeleton count={count} />
          </ArtistGrid>
        )}
        empty={<NoArtists state={state} total={pages.total ?? 0} onGo={go} />}
      >
        <ArtistGrid>
          {pages.items.map((artist, index) => (
            <ArtistCard key={artist.uuid} artist={artist} eager={index < EAGER} />
          ))}
        </ArtistGrid>
      </PagedList>
    </section>
  );
}
