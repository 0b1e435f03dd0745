import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, missingPage } from '@/app/missing-page';
import { ArticlePage } from '@/components/article/article-page';
import { ApplyButton } from '@/components/contest/apply-button';
import { JsonLd } from '@/components/shell/json-ld';
import type { ArticleDetail, ArticleType } from '@/lib/contracts/article';
import { articleJsonLd } from '@/lib/seo/article-json-ld';
import { articleMetadata } from '@/lib/seo/article-metadata';
import { findArticle } from '@/server/pages/articles';

interface Props {
  params: Promise<{ uuid: string }>;
}

type PeriodType = Exclude<ArticleType, 'SPECIAL'>;

/** The metadata and the page share one call. */
const loadArticle = cache(findArticle);

export function articleRouteMetadata(type: PeriodType) {
  return async ({ params }: Props): Promise<Metadata> => {
    const article = await loadArticle(type, (await params).uuid);
    return article === null ? missingMetadata : articleMetadata(article);
  };
}

/** The page of an exhibition, an event or a piece of news. */
export function articleRoute(type: PeriodType) {
  return async function ArticleRoute({ params }: Props) {
    const article = await loadArticle(type, (await params).uuid);
    if (article === null) return missingPage();
    return (
      <>
        <ArticlePage
          article={{ ...article, type }}
          now={new Date()}
          action={<ContestAction article={article} />}
        />
        <JsonLd data={articleJsonLd(article)} />
      </>
    );
  };
}

/** The button of the contest that a piece of news tells of (C-1, C-14). */
function ContestAction({ article: { uuid, contestUuid } }: { article: ArticleDetail }) {
  return contestUuid === null ? null : <ApplyButton articleUuid={uuid} contestUuid={contestUuid} />;
}
