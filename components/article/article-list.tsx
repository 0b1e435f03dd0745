'use client';

import { lazy } from 'react';
import { ListOrders } from '@/components/ui/list/list-orders';
import { ListNote } from '@/components/search/list-note';
import { LateFoundIn, NamedFirst } from '@/components/search/named-first';
import { LatePart } from '@/components/ui/late-part';
import { PagedList } from '@/components/ui/list/paged-list';
import { useEndlessPages } from '@/components/ui/list/use-endless-pages';
import { useListNavigation } from '@/components/ui/list/use-list-navigation';
import { callApi } from '@/lib/browser/call-api';
import type { ArticleCard as ArticleCardData, ArticleType } from '@/lib/contracts/article';
import type { Listed, SearchedList } from '@/lib/contracts/understood';
import { formatCount } from '@/lib/format/count';
import { articleLists, type ArticleListState } from '@/lib/lists/article-lists';
import { ARTICLE_SORT_LABELS, ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import { ARTICLE_CALLS } from '@/lib/api/article-calls';
import { ArticleCard } from './article-card';
import { ArticleGrid, ArticleGridSkeleton } from './article-grid';
import styles from './article-list.module.css';
import { ArticleToolbar } from './article-toolbar';
import { LeadSpecial } from './lead-special';

// A list is seldom empty.
const NoArticles = lazy(async () => ({ default: (await import('./no-articles')).NoArticles }));

/** The list has one, two or three columns. */
const SIZES = '(max-width: 600px) 90vw, (max-width: 1050px) 45vw, (max-width: 1440px) 24vw, 344px';

interface ArticleListProps {
  type: ArticleType;
  state: ArticleListState;
  first: SearchedList<ArticleCardData>;
  /** The moment that `진행 중` and `NEW` refer to. */
  now: Date;
}

/** The list of the articles of a type: toolbar, cards, pages. */
export function ArticleList({ type, state, first, now }: ArticleListProps) {
  const list = articleLists[type];
  const size = list.pageSize;
  const noun = ARTICLE_TYPE_LABELS[type];
  const address = list.address(state);
  const { page: from, ...query } = state;
  const pages = useEndlessPages<Listed<ArticleCardData>, SearchedList<ArticleCardData>>({
    key: ['articles', type, query],
    first,
    from,
    load: (page, signal) =>
      callApi('get', ARTICLE_CALLS[type].list, { query: { ...query, page, size }, signal }),
  });
  const understood = pages.opening?.understood ?? null;
  const navigation = useListNavigation(address);
  // The newest special opens the plain list as its cover; under any other sort or search all cards are equal.
  const hasLead = type === 'SPECIAL' && address === list.path;

  return (
    <>
      <div className={styles.head}>
        <h1 className="t-h1">
          {noun}{' '}
          <span className={`t-body muted num ${styles.total}`}>총 {formatCount(pages.total ?? 0)}건</span>
        </h1>
        <ListOrders list={list} state={state} labels={ARTICLE_SORT_LABELS} onGo={navigation.go} />
      </div>
      <ArticleToolbar type={type} state={state} onGo={navigation.go} />
      {pages.items.length === 0 ? null : (
        <ListNote
          className={styles.understood}
          list={list}
          state={state}
          understood={understood}
          onGo={navigation.go}
        />
      )}
      <PagedList
        noun={noun}
        counter="건"
        pages={pages}
        page={from}
        pageSize={size}
        hrefOf={(page) => list.address({ ...state, page })}
        navigation={navigation}
        placesOf={(count) => (
          <ArticleGrid noun={noun} isBusy>
            <ArticleGridSkeleton count={count} type={type} />
          </ArticleGrid>
        )}
        empty={
          <LatePart isNeeded>
            <NoArticles type={type} state={state} onGo={navigation.go} />
          </LatePart>
        }
      >
        <NamedFirst items={pages.items} noun={noun}>
          {(articles, { from: before, label }) => (
            <ArticleGrid noun={noun} label={label}>
              {articles.map((article, index) =>
                hasLead && index === 0 ? (
                  <li key={article.uuid} data-lead="">
                    <LeadSpecial special={article} now={now} />
                  </li>
                ) : (
                  <li key={article.uuid}>
                    <ArticleCard
                      article={article}
                      now={now}
                      sizes={SIZES}
                      headingLevel={article.foundIn === null ? 2 : 3}
                      isFirst={before + index === 0}
                      hasStatus
                    />
                    <LateFoundIn foundIn={article.foundIn} />
                  </li>
                ),
              )}
            </ArticleGrid>
          )}
        </NamedFirst>
      </PagedList>
    </>
  );
}
