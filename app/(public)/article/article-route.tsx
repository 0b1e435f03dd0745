import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, missingPage } from '@/app/missing-page';
import { ArticlePage } from '@/components/article/article-page';
import { JsonLd } from '@/components/shell/json-ld';
import type { ArticleType } from '@/lib/contracts/article';
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
        <ArticlePage article={{ ...article, type }} now={new Date()} />
        <JsonLd data={articleJsonLd(article)} />
      </>
    );
  };
}
