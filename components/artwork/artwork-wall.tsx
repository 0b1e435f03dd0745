'use client';

import { useState } from 'react';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { failureMessage } from '@/lib/browser/api-failure';
import type { Artwork, ArtworkCategory } from '@/lib/contracts/artwork';
import type { ArtworkArtist } from '@/lib/contracts/favorite';
import { artistName } from '@/lib/format/names';
import * as artistMessages from '@/lib/messages/artist';
import * as artistPaths from '@/lib/paths/artist';
import { ArtworkCard } from './artwork-card';
import { artistWorksSource } from './artist-works-source';
import type { ArtworkList } from './artwork-queries';
import styles from './artwork-wall.module.css';
import { CategoryTabs } from './category-tabs';
import { Hang, HangSkeleton } from './hang';
import { preloadViewer } from './lazy-viewer';
import { MoreWorksLink } from './more-works-link';
import { useArtworkWall, type WallStart } from './use-artwork-wall';
import { useViewingRoom, type Visit } from './use-viewing-room';

interface ArtworkWallProps {
  artist: ArtworkArtist;
  /** All of the artist's works. */
  total: number;
  categories: readonly ArtworkCategory[];
  start: WallStart;
  /** Of the list of all works: the page with the work that the address names. */
  selected: { offset: number; works: Artwork[] } | null;
  /** The document's title where the address names no work. */
  title: string;
}

/** The works of an artist: category tabs, the wall, more of it, and the viewing room that opens from it. */
export function ArtworkWall({ artist, total, categories, start, selected, title }: ArtworkWallProps) {
  const wall = useArtworkWall(artist.id, start);
  const { container, openFrom, viewer } = useViewingRoom({
    visitTo,
    isComing: () => wall.isPending,
    reveal(position, entered) {
      if (has(wall.works, entered)) wall.show(wall.category, position);
      // The visit began at a work above the wall.
      else if (has(start.works, entered)) select(start.category, position);
      // The address named a work of another category: the visit went through all works.
      else select(null, position);
    },
    title,
  });
  const path = artistPaths.page(artist.userAccountId);
  const name = artistName(artist);
  const shown = wall.works.length;
  const isFailed = wall.error !== null;
  /** The works that are shown. They stay if another category can't be loaded. */
  const [hung, setHung] = useState({ category: wall.category, works: wall.works });
  if (shown > 0 && (hung.category !== wall.category || hung.works.length !== shown))
    setHung({ category: wall.category, works: wall.works });
  const { category, works } = isFailed && shown === 0 ? hung : wall;

  function visitTo(uuid: string): Visit | null {
    const at = wall.works.findIndex((work) => work.uuid === uuid);
    if (at >= 0) return { source: sourceOf(wall.list, wall.total, 0, wall.works), start: at };
    const first = start.works.findIndex((work) => work.uuid === uuid);
    if (first >= 0)
      return {
        source: sourceOf({ ...wall.list, category: start.category }, start.total, 0, start.works),
        start: first,
      };
    const named = selected?.works.findIndex((work) => work.uuid === uuid) ?? -1;
    if (selected === null || named < 0) return null;
    const { offset, works } = selected;
    return {
      source: sourceOf({ ...wall.list, category: null }, total, offset, works),
      start: offset + named,
    };
  }

  function sourceOf(list: ArtworkList, length: number, offset: number, works: readonly Artwork[]) {
    return artistWorksSource({ artist, list, total: length, offset, works });
  }

  function select(category: string | null, position = 0): void {
    wall.show(category, position);
    const url = new URL(window.location.href);
    url.searchParams.delete('page');
    if (category === null) url.searchParams.delete('category');
    else url.searchParams.set('category', category);
    window.history.replaceState(null, '', `${url.pathname}${url.search}`);
  }

  if (total === 0)
    return <EmptyState title={artistMessages.artworksEmpty} hint={artistMessages.artworksEmptyHint} />;

  const hasMore = !wall.isPending && !isFailed && shown < wall.total;
  /** Nine works come with the page. Two columns show eight of them until the next row is full. */
  const isFolded = !wall.isUnrolled && hasMore && shown % 2 === 1;
  const pendingCount =
    wall.total === 0 ? wall.list.pageSize : Math.min(wall.list.pageSize, wall.total - shown);

  return (
    <div ref={container}>
      {categories.length === 0 ? null : (
        <CategoryTabs
          path={path}
          total={total}
          categories={categories}
          current={category}
          onSelect={(chosen) => select(chosen)}
        />
      )}
      <div className={styles.wall}>
        <Hang label={`${name}의 작품`} isBusy={wall.isPending}>
          {works.map((work, index) => (
            <ArtworkCard
              key={work.uuid}
              work={work}
              artist={name}
              className={isFolded && index === shown - 1 ? styles.folded : undefined}
              onApproach={preloadViewer}
              onOpen={(event) => openFrom(event, work.uuid)}
            />
          ))}
          {wall.isPending ? <HangSkeleton count={pendingCount} /> : null}
        </Hang>
      </div>
      {isFailed ? <ErrorState title={failureMessage(wall.error)} onRetry={wall.retry} /> : null}
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
      {viewer}
    </div>
  );
}

const has = (works: readonly Artwork[], uuid: string) => works.some((work) => work.uuid === uuid);
