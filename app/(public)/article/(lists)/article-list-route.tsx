import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, missingPage } from '@/app/missing-page';
import { ArticleList } from '@/components/article/article-list';
import { ArticleListFrame } from '@/components/article/article-list-frame';
import { JsonLd } from '@/components/shell/json-ld';
import type { ArticleType } from '@/lib/contracts/article';
import { articleLists } from '@/lib/lists/article-lists';
import { canonicalAddress } from '@/lib/lists/list-addresses';
import { ARTICLE_FILTER_LABELS, ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import { articleListJsonLd } from '@/lib/seo/article-json-ld';
import { articleFeed } from '@/lib/seo/article-metadata';
import { pageMetadata } from '@/lib/seo/metadata';
import { getArticleListPage } from '@/server/pages/articles';
import type { SearchParams } from '@/server/pages/search-params';

interface Props {
  searchParams: Promise<SearchParams>;
}

const DESCRIPTIONS: Record<ArticleType, string> = {
  SPECIAL: '작가의 작업실에서 오래 보고 쓴 글. 작품이 만들어지는 시간을 이야기로 만나 보세요.',
  EXHIBITION: '지금 열리는 전시와 곧 열릴 전시. 기간과 장소를 확인하고 다음에 볼 전시를 골라 보세요.',
  EVENT: '작가와의 대화, 워크숍, 작업실 공개. 작품 곁에서 열리는 행사를 만나 보세요.',
  NEWS: '공모와 지원 사업, 레지던시. 작가에게 필요한 소식을 모았습니다.',
};

/** The metadata and the page share one call. */
const loadList = cache(getArticleListPage);

/** The metadata of a type's list. */
export function articleListMetadata(type: ArticleType) {
  return async ({ searchParams }: Props): Promise<Metadata> => {
    const noun = ARTICLE_TYPE_LABELS[type];
    const list = await loadList(type, await searchParams);
    if (list === null) return missingMetadata;
    const { state } = list;
    const { q, page, filter } = state;
    const what = filter === 'ALL' ? noun : `${ARTICLE_FILTER_LABELS[filter]} ${noun}`;
    return pageMetadata({
      title: [q === '' ? what : `‘${q}’ ${what} 찾기`, page === 0 ? '' : `${page + 1}쪽`]
        .filter(Boolean)
        .join(', '),
      description: DESCRIPTIONS[type],
      path: canonicalAddress(articleLists[type], state),
      feed: articleFeed(type),
      noIndex: q !== '',
    });
  };
}

/** The page of a type's list. */
export function articleListRoute(type: ArticleType) {
  return async function ArticleListRoute({ searchParams }: Props) {
    const list = await loadList(type, await searchParams);
    if (list === null) return missingPage();
    return (
      <>
        <ArticleListFrame type={type}>
          <ArticleList type={type} state={list.state} first={list.articles} now={new Date()} />
        </ArticleListFrame>
        <JsonLd data={[articleListJsonLd(type)]} />
      </>
    );
  };
}
