import { ChoiceLinks } from '@/components/ui/action/choice-links';
import { ListSearch } from '@/components/ui/list/list-search';
import type { ArticleType } from '@/lib/contracts/article';
import { articleLists, type ArticleListState } from '@/lib/lists/article-lists';
import { ARTICLE_FILTER_LABELS, ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import styles from './article-toolbar.module.css';

/** The placeholders of the searches say what is searched (P-101). */
const PLACEHOLDERS: Record<ArticleType, string> = {
  SPECIAL: '제목 또는 작가',
  EXHIBITION: '전시명 또는 장소',
  EVENT: '행사명 또는 장소',
  NEWS: '사업명 또는 기관',
};

interface ArticleToolbarProps {
  type: ArticleType;
  state: ArticleListState;
  /** Navigates to an address of the list. */
  onGo: (href: string) => void;
}

/** The filter by period, which specials don't have, and the search. Each change begins at the first page. */
export function ArticleToolbar({ type, state, onGo }: ArticleToolbarProps) {
  const list = articleLists[type];
  return (
    <div className={styles.tools}>
      {list.filters.length < 2 ? null : (
        <ChoiceLinks
          label="진행 상태"
          look="filters"
          onGo={onGo}
          choices={list.filters.map((filter) => ({
            label: ARTICLE_FILTER_LABELS[filter],
            href: list.address({ ...state, page: 0, filter }),
            isCurrent: filter === state.filter,
          }))}
        />
      )}
      <ListSearch
        className={styles.search}
        label={`${ARTICLE_TYPE_LABELS[type]} 검색`}
        placeholder={PLACEHOLDERS[type]}
        list={list}
        state={state}
        onGo={onGo}
      />
    </div>
  );
}
