'use client';

import { LikedList } from '@/components/like/liked-list';
import { NothingLiked } from '@/components/like/liked-notice';
import { useLikedFade } from '@/components/like/use-liked-fade';
import { useLikedPages } from '@/components/like/use-liked-pages';
import { useUnlikeUndo } from '@/components/like/use-unlike-undo';
import type { ArtistCard as ArtistCardData } from '@/lib/contracts/artist';
import type { Page } from '@/lib/contracts/envelope';
import * as artistPaths from '@/lib/paths/artist';
import * as favoriteMessages from '@/lib/messages/favorite';
import * as myPaths from '@/lib/paths/my';
import { ArtistCard } from './artist-card';
import { ArtistGrid, ArtistGridSkeleton } from './artist-grid';

const EAGER = 4;

/** The visitor's liked artists; one that is taken back stays in its place, faded, until the page is left. */
export function LikedArtists({ first }: { first: Page<ArtistCardData> }) {
  const pages = useLikedPages('ARTIST', first);
  useUnlikeUndo();
  if (first.content.length === 0) {
    return (
      <NothingLiked
        title={favoriteMessages.artistsEmpty}
        href={artistPaths.list()}
        label="작가 둘러보기"
        total={first.totalElements}
        firstPageHref={myPaths.favoriteArtists()}
      />
    );
  }
  const { pageNumber, pageSize } = first.pageable;
  return (
    <LikedList
      noun="작가"
      counter="명"
      pages={pages}
      page={pageNumber}
      pageSize={pageSize}
      hrefOf={(page) => myPaths.favoriteArtists({ page })}
      placesOf={(count) => (
        <ArtistGrid isBusy>
          <ArtistGridSkeleton count={count} />
        </ArtistGrid>
      )}
    >
      <ArtistGrid>
        {pages.items.map((artist, index) => (
          <LikedArtist key={artist.uuid} artist={artist} eager={index < EAGER} />
        ))}
      </ArtistGrid>
    </LikedList>
  );
}

function LikedArtist({ artist, eager }: { artist: ArtistCardData; eager: boolean }) {
  const className = useLikedFade(artist.uuid);
  return <ArtistCard artist={artist} eager={eager} {...(className === undefined ? {} : { className })} />;
}
