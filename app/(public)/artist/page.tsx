import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, missingPage } from '@/app/missing-page';
import { ArtistBanner } from '@/components/artist/artist-banner';
import { ArtistList } from '@/components/artist/artist-list';
import { genreChoices } from '@/components/artist/genre-choices';
import { JsonLd } from '@/components/shell/json-ld';
import { artistList } from '@/lib/lists/artist-list';
import { canonicalAddress } from '@/lib/lists/list-addresses';
import { GENRE_LABELS } from '@/lib/genres';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { getArtistListPage } from '@/server/pages/artists';
import type { SearchParams } from '@/server/pages/search-params';

interface Props {
  searchParams: Promise<SearchParams>;
}

/** The metadata and the page share one call. */
const loadList = cache(getArtistListPage);

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const list = await loadList(await searchParams);
  if (list === null) return missingMetadata;
  const { state } = list;
  const { q, like, page, genre } = state;
  const noun = genre === null ? '작가' : `${GENRE_LABELS[genre]} 작가`;
  return pageMetadata({
    title: [q === '' ? noun : `‘${q}’ ${noun} 찾기`, page === 0 ? '' : `${page + 1}쪽`]
      .filter(Boolean)
      .join(', '),
    description:
      genre === null
        ? '회화, 조각, 사진, 설치. 지금 작업하는 작가들의 얼굴과 이름, 그리고 작품을 만나 보세요.'
        : `지금 작업하는 ${noun}들의 얼굴과 이름, 그리고 작품을 만나 보세요.`,
    path: canonicalAddress(artistList, { ...state, like: false }),
    noIndex: q !== '' || like,
  });
}

export default async function ArtistListRoute({ searchParams }: Props) {
  const list = await loadList(await searchParams);
  if (list === null) return missingPage();
  return (
    <>
      <div className="wrap">
        <ArtistBanner banners={list.banners} />
      </div>
      <ArtistList state={list.state} first={list.artists} genres={genreChoices(list.state, list.genres)} />
      <JsonLd data={[breadcrumbJsonLd([{ name: '작가' }])]} />
    </>
  );
}
