'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { isPlainClick } from '@/lib/browser/plain-click';
import type { Artwork, ArtworkCategory } from '@/lib/contracts/artwork';
import { artistName } from '@/lib/format/names';
import * as artistMessages from '@/lib/messages/artist';
import * as artistPaths from '@/lib/paths/artist';
import * as networkMessages from '@/lib/messages/network';
import { ArtworkCard } from './artwork-card';
import { artworkPageQuery } from './artwork-queries';
import styles from './artwork-wall.module.css';
import { CategoryTabs } from './category-tabs';
import { Hang, HangSkeleton } from './hang';
import { loadViewer, LazyViewer } from './lazy-viewer';
import { MoreWorksLink } from './more-works-link';
import { useArtworkWall, type WallStart } from './use-artwork-wall';
import { useViewerAddress } from './use-viewer-address';
import type { ArtworkSource, ViewerArtist } from './viewer-source';

interface ArtworkWallProps {
  artist: ViewerArtist;
  /** All of the artist's works. */
  total: number;
  categories: readonly ArtworkCategory[];
  start: WallStart;
  /** The page of all works that holds the one which the address names. */
  selected: { offset: number; works: Artwork[] } | null;
}

/** The works of an artist: category tabs, the wall, more of it, and the viewing room that opens from it. */
export function ArtworkWall({ artist, total, categories, start, selected }: ArtworkWallProps) {
  const wall = useArtworkWall(artist.id, start);
  const address = useViewerAddress();
  const client = useQueryClient();
  const section = useRef<HTMLDivElement>(null);
  /** What the visitor stood before last, and whether the room showed this wall. */
  const seen = useRef<{ uuid: string; position: number } | null>(null);
  const isOfWall = useRef(false);
  const path = artistPaths.page(artist.userAccountId);
  const name = artistName(artist);
  const shown = wall.works.length;

  const visit = viewerVisit();

  // A link to a work that this artist doesn't have (any more) is a link to the artist.
  const isStray = address.uuid !== null && visit === null && !wall.isPending;
  const { close } = address;
  useEffect(() => {
    if (isStray) close();
  }, [isStray, close]);

  function viewerVisit(): { source: ArtworkSource; start: number } | null {
    if (address.uuid === null) return null;
    const at = wall.works.findIndex((work) => work.uuid === address.uuid);
    if (at >= 0) return { source: sourceOf(wall.list, wall.total, new Map(wall.works.entries())), start: at };
    const named = selected?.works.findIndex((work) => work.uuid === address.uuid) ?? -1;
    if (selected === null || named < 0) return null;
    const known = new Map(selected.works.map((work, index) => [selected.offset + index, work]));
    return {
      source: sourceOf({ ...wall.list, category: null }, total, known),
      start: selected.offset + named,
    };
  }

  function sourceOf(list: typeof wall.list, length: number, known: Map<number, Artwork>): ArtworkSource {
    return {
      total: length,
      pageSize: list.pageSize,
      known,
      loadPage: async (page) => (await client.fetchQuery(artworkPageQuery(list, page))).content,
      artistOf: () => artist,
    };
  }

  const openFrom = (event: MouseEvent<HTMLAnchorElement>, uuid: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    address.open(uuid);
  };

  const move = useCallback(
    (uuid: string, position: number) => {
      seen.current = { uuid, position };
      address.move(uuid);
    },
    [address],
  );

  /** However the room was left (its button, the way back, Escape): the wall shows where the visitor was. */
  const resume = useEffectEvent(() => {
    const last = seen.current;
    seen.current = null;
    if (last === null) return;
    if (isOfWall.current) wall.unrollTo(last.position);
    requestAnimationFrame(() => {
      const link = section.current?.querySelector<HTMLElement>(`[data-artwork="${last.uuid}"]`);
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'nearest' });
    });
  });
  const isOpen = visit !== null;
  useEffect(() => {
    if (!isOpen) resume();
  }, [isOpen]);
  useEffect(() => {
    if (visit !== null) isOfWall.current = visit.source.known.size === wall.works.length;
  });

  const select = (category: string | null) => {
    wall.select(category);
    const url = new URL(window.location.href);
    url.searchParams.delete('page');
    if (category === null) url.searchParams.delete('category');
    else url.searchParams.set('category', category);
    window.history.replaceState(null, '', `${url.pathname}${url.search}`);
  };

  if (total === 0)
    return <EmptyState title={artistMessages.artworksEmpty} hint={artistMessages.artworksEmptyHint} />;

  const hasMore = !wall.isPending && !wall.isFailed && shown < wall.total;
  /** Nine come with the page and two columns hold eight: the ninth waits for the next row. */
  const isFolded = !wall.isUnrolled && hasMore && shown % 2 === 1;
  const pendingCount =
    wall.total === 0 ? wall.list.pageSize : Math.min(wall.list.pageSize, wall.total - shown);

  return (
    <div ref={section}>
      {categories.length === 0 ? null : (
        <CategoryTabs
          path={path}
          total={total}
          categories={categories}
          current={wall.category}
          onSelect={select}
        />
      )}
      <div className={styles.wall}>
        <Hang label={`${name}의 작품`} isBusy={wall.isPending}>
          {wall.works.map((work, index) => (
            <ArtworkCard
              key={work.uuid}
              work={work}
              artist={name}
              className={isFolded && index === shown - 1 ? styles.folded : undefined}
              onApproach={() => void loadViewer()}
              onOpen={(event) => openFrom(event, work.uuid)}
            />
          ))}
          {wall.isPending ? <HangSkeleton count={pendingCount} /> : null}
        </Hang>
      </div>
      {wall.isFailed ? <ErrorState title={networkMessages.temporary} onRetry={wall.retry} /> : null}
      {hasMore ? (
        <MoreWorksLink
          path={path}
          category={wall.category}
          shown={shown}
          total={wall.total}
          isFolded={isFolded}
          onMore={wall.more}
        />
      ) : null}
      <p className="vh" role="status">
        {wall.isPending
          ? '작품을 불러오는 중'
          : wall.isUnrolled
            ? `작품 ${wall.total}점 가운데 ${shown}점`
            : ''}
      </p>
      {visit === null ? null : (
        <LazyViewer source={visit.source} start={visit.start} onMove={move} onClose={address.close} />
      )}
    </div>
  );
}
