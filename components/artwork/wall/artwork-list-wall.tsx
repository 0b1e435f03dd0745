'use client';

import { lazy, useRef } from 'react';
import { ListNote } from '@/components/search/list-note';
import { ListOrders } from '@/components/ui/list/list-orders';
import { ListSearch } from '@/components/ui/list/list-search';
import { LatePart } from '@/components/ui/late-part';
import { PagedList } from '@/components/ui/list/paged-list';
import { useEndlessPages } from '@/components/ui/list/use-endless-pages';
import { useListNavigation } from '@/components/ui/list/use-list-navigation';
import { callApi } from '@/lib/browser/call-api';
import type { CreditedArtwork } from '@/lib/contracts/artwork';
import type { ArtworkWallPage } from '@/lib/contracts/artwork-wall';
import { formatCount } from '@/lib/format/count';
import { artistName } from '@/lib/format/names';
import { artworkList, type ArtworkListState } from '@/lib/lists/artwork-list';
import { wallTitle } from '@/lib/artwork/wall-title';
import { ARTWORK_SORT_LABELS } from '@/lib/options/artwork-sort';
import styles from './artwork-list-wall.module.css';
import { FacetChips } from './facet-chips';
import { Facets, FacetsButton } from './facets';
import { WallPlaces, WallRows } from './wall-rows';
import { WallWork } from './wall-work';

// The wall is seldom empty.
const NoArtworks = lazy(async () => ({ default: (await import('./no-artworks')).NoArtworks }));

interface ArtworkListWallProps {
  state: ArtworkListState;
  first: ArtworkWallPage;
}

/** Works that are loaded with the page. */
const EAGER = 4;

/** The wall of all artworks: facets, toolbar, works, pages. */
export function ArtworkListWall({ state, first }: ArtworkListWallProps) {
  const { page: from, ...query } = state;
  const pages = useEndlessPages<CreditedArtwork, ArtworkWallPage>({
    key: ['artworks', query],
    first,
    from,
    load: (page, signal) =>
      callApi('get', '/v1/contents/artworks', {
        query: { ...artworkList.query({ ...state, page: 0 }), page, size: artworkList.pageSize },
        signal,
      }),
  });
  const navigation = useListNavigation(artworkList.address(state));
  const heading = useRef<HTMLHeadingElement>(null);
  const { facets } = first;
  const total = pages.total ?? 0;
  return (
    <section className={`wrap ${styles.list}`}>
      {facets === null ? null : (
        <Facets state={state} counts={facets.counts} total={total} onGo={navigation.go} />
      )}
      <div className={styles.main}>
        <h1 ref={heading} tabIndex={-1} className={`t-h1 ${styles.title}`}>
          {wallTitle(state)}{' '}
          <span className={`t-body muted num ${styles.total}`}>
            {facets === null || facets.all === total ? `총 ` : `${formatCount(facets.all)}점 가운데 `}
            <b>{formatCount(total)}점</b>
          </span>
        </h1>
        <div className={styles.tools}>
          <ListSearch
            className={styles.search}
            label="작품 검색"
            placeholder="제목, 작가, 재료를 입력해 주세요"
            list={artworkList}
            state={state}
            onGo={navigation.go}
          />
          <FacetsButton state={state} />
          <ListOrders list={artworkList} state={state} labels={ARTWORK_SORT_LABELS} onGo={navigation.go} />
          <FacetChips
            state={state}
            onGo={navigation.go}
            onTakenOff={() => heading.current?.focus({ preventScroll: true })}
          />
        </div>
        {pages.items.length === 0 ? null : (
          <ListNote
            className={styles.understood}
            list={artworkList}
            state={state}
            understood={pages.opening?.understood ?? null}
            onGo={navigation.go}
          />
        )}
        <PagedList
          noun="작품"
          counter="점"
          pages={pages}
          page={from}
          pageSize={artworkList.pageSize}
          hrefOf={(page) => artworkList.address({ ...state, page })}
          navigation={navigation}
          placesOf={(count) => <WallPlaces count={count} />}
          empty={
            <LatePart isNeeded>
              <NoArtworks state={state} total={total} facets={facets} onGo={navigation.go} />
            </LatePart>
          }
        >
          <WallRows label="작품 목록">
            {pages.items.map((work, index) => (
              <WallWork key={work.uuid} work={work} artist={artistName(work.artist)} eager={index < EAGER} />
            ))}
          </WallRows>
        </PagedList>
      </div>
    </section>
  );
}
