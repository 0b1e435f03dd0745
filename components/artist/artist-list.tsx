'use client';

import { useRouter } from 'next/navigation';
import { lazy, useEffect, useRef } from 'react';
import { isKept } from '@/components/like/use-liked-pages';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { ListNote } from '@/components/search/list-note';
import { LateFoundIn, NamedFirst } from '@/components/search/named-first';
import { LatePart } from '@/components/ui/late-part';
import { PagedList } from '@/components/ui/list/paged-list';
import type { LinkedChoice } from '@/components/ui/action/choice-links';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { useEndlessPages } from '@/components/ui/list/use-endless-pages';
import { useListNavigation } from '@/components/ui/list/use-list-navigation';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import type { ArtistCard as ArtistCardData } from '@/lib/contracts/artist';
import type { Listed, SearchedList } from '@/lib/contracts/understood';
import { formatCount } from '@/lib/format/count';
import { artistList, type ArtistListState } from '@/lib/lists/artist-list';
import * as likeMessages from '@/lib/messages/like';
import { GENRE_LABELS } from '@/lib/genres';
import { ArtistCard } from './artist-card';
import { ArtistGrid, ArtistGridSkeleton } from './artist-grid';
import styles from './artist-list.module.css';
import { ArtistToolbar } from './artist-toolbar';

// A list is seldom empty.
const NoArtists = lazy(async () => ({ default: (await import('./no-artists')).NoArtists }));

interface ArtistListProps {
  state: ArtistListState;
  /** Null for the visitor's own liked artists, which no cached page may hold. */
  first: SearchedList<ArtistCardData> | null;
  /** The links to the artists of each genre. */
  genres: readonly LinkedChoice[];
}

const EAGER = 4;

/** The artist list: toolbar, portraits, pages. */
export function ArtistList({ state, first, genres }: ArtistListProps) {
  const isLoggedIn = useBrowserValue(hasSessionMarker);
  const { page: from, ...query } = state;
  const pages = useEndlessPages<Listed<ArtistCardData>, SearchedList<ArtistCardData>>({
    key: ['artists', query],
    first,
    from,
    isEnabled: isLoggedIn === true,
    load: (page, signal) =>
      callApi('get', '/v2/artists', { query: { ...query, page, size: artistList.pageSize }, signal }),
    ...(state.like ? { isKept } : {}),
  });
  const understood = pages.opening?.understood ?? null;
  const navigation = useListNavigation(artistList.address(state));
  const router = useRouter();

  // Only members have liked artists: a guest gets a message and the list without the filter.
  const isUnwelcome =
    state.like && (isLoggedIn === false || (pages.error instanceof ApiFailure && pages.error.status === 401));
  const openAddress = artistList.address({ ...state, like: false, page: 0 });
  useEffect(() => {
    if (!isUnwelcome) return;
    void showAlert(likeMessages.loginRequired);
    router.replace(openAddress, { scroll: false });
  }, [isUnwelcome, openAddress, router]);

  // A genre is pressed far down in the list, and the list that it leads to is shown from its title.
  const title = useRef<HTMLHeadingElement>(null);
  const byGenre = {
    current: state.genre,
    hrefOf: (genre: NonNullable<ArtistListState['genre']>) =>
      artistList.address({ ...state, genre, page: 0 }),
    onPress: (href: string) => {
      navigation.go(href);
      title.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      title.current?.focus({ preventScroll: true });
    },
  };

  return (
    <section className={`wrap ${styles.list}`}>
      <h1 ref={title} tabIndex={-1} className={`t-h1 ${styles.title}`}>
        {state.genre === null ? '작가' : `${GENRE_LABELS[state.genre]} 작가`}{' '}
        {pages.total === null ? null : (
          <span className={`t-body muted num ${styles.total}`}>총 {formatCount(pages.total)}명</span>
        )}
      </h1>
      <ArtistToolbar state={state} genres={genres} onGo={navigation.go} />
      {pages.items.length === 0 ? null : (
        <ListNote
          className={styles.understood}
          list={artistList}
          state={state}
          understood={understood}
          onGo={navigation.go}
        />
      )}
      <PagedList
        noun="작가"
        counter="명"
        pages={pages}
        page={from}
        pageSize={artistList.pageSize}
        hrefOf={(page) => artistList.address({ ...state, page })}
        navigation={navigation}
        isQuiet={isUnwelcome}
        placesOf={(count) => (
          <ArtistGrid isBusy>
            <ArtistGridSkeleton count={count} />
          </ArtistGrid>
        )}
        empty={
          <LatePart isNeeded>
            <NoArtists state={state} total={pages.total ?? 0} onGo={navigation.go} />
          </LatePart>
        }
      >
        <NamedFirst items={pages.items} noun="작가">
          {(artists, { from: before, label }) => (
            <ArtistGrid label={label}>
              {artists.map((artist, index) => (
                <ArtistCard key={artist.uuid} artist={artist} eager={before + index < EAGER} genres={byGenre}>
                  <LateFoundIn foundIn={artist.foundIn} />
                </ArtistCard>
              ))}
            </ArtistGrid>
          )}
        </NamedFirst>
      </PagedList>
    </section>
  );
}
