'use client';

import type { MouseEvent } from 'react';
import { NothingLiked } from '@/components/like/liked-notice';
import { useLikedFade } from '@/components/like/use-liked-fade';
import { useLikedPages } from '@/components/like/use-liked-pages';
import { useUnlikeUndo } from '@/components/like/use-unlike-undo';
import { PagedList } from '@/components/ui/list/paged-list';
import { useListNavigation } from '@/components/ui/list/use-list-navigation';
import type { Page } from '@/lib/contracts/envelope';
import type { LikedArtwork } from '@/lib/contracts/favorite';
import { artistName } from '@/lib/format/names';
import { favoriteArtworkList } from '@/lib/lists/favorite-lists';
import * as artistPaths from '@/lib/paths/artist';
import * as favoriteMessages from '@/lib/messages/favorite';
import { ArtworkCard } from './artwork-card';
import { Hang, HangSkeleton } from './hang';
import { preloadViewer } from './lazy-viewer';
import { useViewingRoom } from './use-viewing-room';
import type { ArtworkSource } from './viewer-source';

/** The visitor's liked artworks, signed, and the viewing room that opens from them. */
export function LikedArtworks({ first }: { first: Page<LikedArtwork> }) {
  const pages = useLikedPages('ART_WORK', first);
  const works = pages.items;
  const { container, isOpen, openFrom, viewer } = useViewingRoom({
    visitTo(uuid) {
      const start = works.findIndex((work) => work.uuid === uuid);
      return start < 0 ? null : { source: sourceOf(works), start };
    },
    isComing: () => false,
  });
  useUnlikeUndo(isOpen);

  const { pageNumber } = first.pageable;
  const hrefOf = (page: number) => favoriteArtworkList.address({ page });
  const navigation = useListNavigation(hrefOf(pageNumber));
  return (
    <div ref={container}>
      <PagedList
        noun="작품"
        counter="점"
        pages={pages}
        page={pageNumber}
        pageSize={favoriteArtworkList.pageSize}
        hrefOf={hrefOf}
        navigation={navigation}
        isPersonal
        placesOf={(count) => (
          <Hang label="좋아요한 작품" isBusy>
            <HangSkeleton count={count} />
          </Hang>
        )}
        empty={
          <NothingLiked
            title={favoriteMessages.artworksEmpty}
            href={artistPaths.list()}
            label="작가와 작품 둘러보기"
            total={first.totalElements}
            firstPageHref={hrefOf(0)}
          />
        }
      >
        <Hang label="좋아요한 작품">
          {works.map((work) => (
            <LikedWork key={work.uuid} work={work} onOpen={(event) => openFrom(event, work.uuid)} />
          ))}
        </Hang>
      </PagedList>
      {viewer}
    </div>
  );
}

function LikedWork({
  work,
  onOpen,
}: {
  work: LikedArtwork;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}) {
  const className = useLikedFade(work.uuid);
  return (
    <ArtworkCard
      work={work}
      artist={artistName(work.artist)}
      isSigned
      onApproach={preloadViewer}
      onOpen={onOpen}
      {...(className === undefined ? {} : { className })}
    />
  );
}

/** The room shows only what hangs on this wall: each unlike changes what further pages hold. */
function sourceOf(works: readonly LikedArtwork[]): ArtworkSource {
  return {
    total: works.length,
    pageSize: Math.max(1, works.length),
    known: new Map(works.entries()),
    loadPage: () => Promise.resolve([]),
  };
}
