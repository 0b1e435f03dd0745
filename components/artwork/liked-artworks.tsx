'use client';

import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { LikedList } from '@/components/like/liked-list';
import { NothingLiked } from '@/components/like/liked-notice';
import { useLikedFade } from '@/components/like/use-liked-fade';
import { useLikedPages } from '@/components/like/use-liked-pages';
import { useUnlikeUndo } from '@/components/like/use-unlike-undo';
import { isPlainClick } from '@/lib/browser/plain-click';
import type { Page } from '@/lib/contracts/envelope';
import type { LikedArtwork } from '@/lib/contracts/favorite';
import { artistName } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import * as favoriteMessages from '@/lib/messages/favorite';
import * as myPaths from '@/lib/paths/my';
import { ArtworkCard } from './artwork-card';
import { Hang, HangSkeleton } from './hang';
import { LazyViewer, loadViewer } from './lazy-viewer';
import { useViewerAddress } from './use-viewer-address';
import type { ArtworkSource, ViewerArtist } from './viewer-source';

const NOTHING_MORE: readonly LikedArtwork[] = [];

/** The visitor's liked artworks, signed, and the viewing room that opens from them. */
export function LikedArtworks({ first }: { first: Page<LikedArtwork> }) {
  const pages = useLikedPages('ART_WORK', first);
  const address = useViewerAddress();
  const wall = useRef<HTMLDivElement>(null);
  const seen = useRef<string | null>(null);
  const works = pages.items;
  const start = address.uuid === null ? -1 : works.findIndex(({ uuid }) => uuid === address.uuid);
  const isOpen = start >= 0;
  useUnlikeUndo(isOpen);

  // A work that doesn't hang here any more: the address is that of the wall.
  const isStray = address.uuid !== null && !isOpen;
  const { open, move, close } = address;
  useEffect(() => {
    if (isStray) close();
  }, [isStray, close]);

  /** However the room was left: the wall shows the work that the visitor stood before last. */
  const resume = useEffectEvent(() => {
    const uuid = seen.current;
    seen.current = null;
    if (uuid === null) return;
    requestAnimationFrame(() => {
      const link = wall.current?.querySelector<HTMLElement>(`[data-artwork="${uuid}"]`);
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'nearest' });
    });
  });
  useEffect(() => {
    if (!isOpen) resume();
  }, [isOpen]);

  const openFrom = (event: MouseEvent<HTMLAnchorElement>, uuid: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(uuid);
  };
  const onMove = (uuid: string) => {
    seen.current = uuid;
    move(uuid);
  };

  if (first.content.length === 0) {
    return (
      <NothingLiked
        title={favoriteMessages.artworksEmpty}
        href={artistPaths.list()}
        label="작가와 작품 둘러보기"
        total={first.totalElements}
        firstPageHref={myPaths.favoriteArtworks()}
      />
    );
  }
  const { pageNumber, pageSize } = first.pageable;
  return (
    <div ref={wall}>
      <LikedList
        noun="작품"
        counter="점"
        pages={pages}
        page={pageNumber}
        pageSize={pageSize}
        hrefOf={(page) => myPaths.favoriteArtworks({ page })}
        placesOf={(count) => (
          <Hang label="좋아요한 작품" isBusy>
            <HangSkeleton count={count} />
          </Hang>
        )}
      >
        <Hang label="좋아요한 작품">
          {works.map((work) => (
            <LikedWork key={work.uuid} work={work} onOpen={(event) => openFrom(event, work.uuid)} />
          ))}
        </Hang>
      </LikedList>
      {isOpen ? <LazyViewer source={sourceOf(works)} start={start} onMove={onMove} onClose={close} /> : null}
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
      onApproach={() => void loadViewer()}
      onOpen={onOpen}
      {...(className === undefined ? {} : { className })}
    />
  );
}

/** The room shows what hangs on this wall: what a page further holds changes with each like that is taken back. */
function sourceOf(works: readonly LikedArtwork[]): ArtworkSource {
  const artists = new Map<string, ViewerArtist>(works.map(({ uuid, artist }) => [uuid, artist]));
  return {
    total: works.length,
    pageSize: Math.max(1, works.length),
    known: new Map(works.entries()),
    loadPage: () => Promise.resolve(NOTHING_MORE),
    artistOf: ({ uuid }) => {
      const artist = artists.get(uuid);
      if (artist === undefined) throw new Error(`${uuid} does not hang on this wall.`);
      return artist;
    },
  };
}
