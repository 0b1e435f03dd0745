import { SearchEverywhere } from '@/components/search/search-everywhere';
import { EmptyState } from '@/components/ui/state/empty-state';
import { TextButton } from '@/components/ui/action/text-link';
import type { ArticleType } from '@/lib/contracts/article';
import { articleLists, type ArticleListState } from '@/lib/lists/article-lists';
import * as articleMessages from '@/lib/messages/article';
import * as searchMessages from '@/lib/messages/search';
import { ARTICLE_FILTER_LABELS, ARTICLE_TYPE_LABELS } from '@/lib/options/article';

interface NoArticlesProps {
  type: ArticleType;
  state: ArticleListState;
  onGo: (href: string) => void;
}

/** Says why the list is empty, with a way on. */
export function NoArticles({ type, state, onGo }: NoArticlesProps) {
  const { q, literal, filter } = state;
  const step = (label: string, change: Partial<ArticleListState>) => (
    <TextButton onClick={() => onGo(articleLists[type].address({ ...state, ...change, page: 0 }))}>
      {label}
    </TextButton>
  );
  if (q !== '') {
    return (
      <EmptyState
        role="status"
        title={articleMessages.notFound(q)}
        hint={literal ? searchMessages.literalEmptyHint : articleMessages.notFoundHint}
      >
        <SearchEverywhere q={q}>{way()}</SearchEverywhere>
      </EmptyState>
    );
  }
  if (filter !== 'ALL') {
    return (
      <EmptyState
        role="status"
        title={articleMessages.filterEmpty(ARTICLE_FILTER_LABELS[filter])}
        hint={articleMessages.filterEmptyHint}
      >
        {step(`${ARTICLE_TYPE_LABELS[type]} 전체 보기`, { filter: 'ALL' })}
      </EmptyState>
    );
  }
  return <EmptyState title={articleMessages.empty} hint={articleMessages.emptyHint} />;

  /** The way on from a search: each undoes what narrowed it. */
  function way() {
    if (literal) return step(searchMessages.lessLiterally, { literal: false });
    if (filter === 'ALL') return step('검색어 지우기', { q: '' });
    return step('모든 시기에서 찾아보기', { filter: 'ALL' });
  }
}
