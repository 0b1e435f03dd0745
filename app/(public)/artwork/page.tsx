import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, missingPage } from '@/app/missing-page';
import { ArtworkListWall } from '@/components/artwork/wall/artwork-list-wall';
import { JsonLd } from '@/components/shell/json-ld';
import { isSearchedFor, wallTitle } from '@/lib/artwork/wall-title';
import { artworkList } from '@/lib/lists/artwork-list';
import { canonicalAddress } from '@/lib/lists/list-addresses';
import { artworkFeed } from '@/lib/seo/artwork-metadata';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { getArtworkListPage } from '@/server/pages/artworks';
import type { SearchParams } from '@/server/pages/search-params';

interface Props {
  searchParams: Promise<SearchParams>;
}

/** The metadata and the page share one call. */
const loadList = cache(getArtworkListPage);

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const list = await loadList(await searchParams);
  if (list === null) return missingMetadata;
  const { state } = list;
  const { q, page } = state;
  const noun = wallTitle(state);
  return pageMetadata({
    title: [q === '' ? noun : `‘${q}’ ${noun} 찾기`, page === 0 ? '' : `${page + 1}쪽`]
      .filter(Boolean)
      .join(', '),
    description: `지금 작업하는 작가들의 ${noun}을 한 벽에서 만나 보세요. 제목과 재료, 크기와 연도를 함께 적었습니다.`,
    path: canonicalAddress(artworkList, state),
    feed: artworkFeed,
    noIndex: q !== '' || !isSearchedFor(state, list.artworks.totalElements),
  });
}

export default async function ArtworkListRoute({ searchParams }: Props) {
  const list = await loadList(await searchParams);
  if (list === null) return missingPage();
  return (
    <>
      <ArtworkListWall state={list.state} first={list.artworks} />
      <JsonLd data={[breadcrumbJsonLd([{ name: '작품' }])]} />
    </>
  );
}
