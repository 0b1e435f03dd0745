import type { Metadata } from 'next';
import { headers } from 'next/headers';
import '@/app/shared-styles';
import { NothingFound } from '@/components/search/nothing-found';
import { SearchAway } from '@/components/search/search-away';
import { SearchNote } from '@/components/search/search-note';
import { SearchResults } from '@/components/search/search-results';
import { SearchScreen } from '@/components/search/search-screen';
import { SearchStarts } from '@/components/search/search-starts';
import { searchAddress } from '@/lib/search/sections';
import { pageMetadata } from '@/lib/seo/metadata';
import { getSearchPage, searchedTextOf, type SearchPage } from '@/server/pages/search';
import type { SearchParams } from '@/server/pages/search-params';

interface Props {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const search = searchedTextOf(await searchParams);
  const { q } = search;
  return pageMetadata({
    title: q === '' ? '통합검색' : `‘${q}’ 검색`,
    description: '작가와 작품, 스페셜, 전시, 행사, 소식을 한 번에 찾아보세요.',
    path: searchAddress(search),
    noIndex: true,
  });
}

export default async function SearchRoute({ searchParams }: Props) {
  const page = await getSearchPage({ headers: await headers() }, await searchParams);
  const isBlank = page.kind === 'blank';
  return (
    <SearchScreen q={page.search.q} hasRecent={isBlank} isMissing={isBlank && page.isSubmitted}>
      <Found page={page} />
    </SearchScreen>
  );
}

function Found({ page }: { page: SearchPage }) {
  switch (page.kind) {
    case 'blank':
      return <SearchStarts artists={page.artists} />;
    case 'unavailable':
      return <SearchAway key={searchAddress(page.search)} search={page.search} />;
    case 'none':
      return <NothingFound search={page.search} found={page.found} />;
    case 'results':
      return (
        <>
          <SearchNote search={page.search} sections={page.sections} />
          <SearchResults
            key={searchAddress(page.search)}
            search={page.search}
            first={page.sections}
            // oxlint-disable-next-line react/purity -- The server renders a page once.
            now={new Date().toISOString()}
          />
        </>
      );
  }
}
