'use client';

import { NothingLiked } from '@/components/like/liked-notice';
import { useLikedFade } from '@/components/like/use-liked-fade';
import { useLikedPages } from '@/components/like/use-liked-pages';
import { useUnlikeUndo } from '@/components/like/use-unlike-undo';
import { PagedList } from '@/components/ui/list/paged-list';
import { useListNavigation } from '@/components/ui/list/use-list-navigation';
import type { ArtistCard as ArtistCardData } from '@/lib/contracts/artist';
import type { Page } from '@/lib/contracts/envelope';
import { favoriteArtistList } from '@/lib/lists/favorite-lists';
import * as artistPaths from '@/lib/paths/artist';
import * as favoriteMessages from '@/lib/messages/favorite';
import { ArtistCard } from './artist-card';
import { ArtistGrid, ArtistGridSkeleton } from './artist-grid';

const EAGER = 4;

/** The visitor's liked artists. One that is unliked stays in its place, faded, until the page is left. */
export function LikedArtists({ first }: { first: Page<ArtistCardData> }) {
  const pages = useLikedPages('ARTIST', first);
  const { pageNumber } = first.pageable;
  const hrefOf = (page: number) => favoriteArtistList.address({ page });
  const navigation = useListNavigation(hrefOf(pageNumber));
  useUnlikeUndo();
  return (
    <PagedList
      noun="작가"
      counter="명"
      pages={pages}
      page={pageNumber}
      pageSize={favoriteArtistList.pageSize}
      hrefOf={hrefOf}
      navigation={navigation}
      isPersonal
      placesOf={(count) => (
        <ArtistGrid isBusy>
          <ArtistGridSkeleton count={count} />
        </ArtistGrid>
      )}
      empty={
        <NothingLiked
          title={favoriteMessages.artistsEmpty}
          href={artistPaths.list()}
          label="작가 둘러보기"
          total={first.totalElements}
          firstPageHref={hrefOf(0)}
        />
      }
    >
      <ArtistGrid>
        {pages.items.map((artist, index) => (
          <LikedArtist key={artist.uuid} artist={artist} eager={index < EAGER} />
        ))}
      </ArtistGrid>
    </PagedList>
  );
}

function LikedArtist({ artist, eager }: { artist: ArtistCardData; eager: boolean }) {
  const className = useLikedFade(artist.uuid);
  return <ArtistCard artist={artist} eager={eager} {...(className === undefined ? {} : { className })} />;
}
