import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
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

/** One question a request, for the metadata and the page. There is no such article: 404. */
const loadArticle = cache(async (type: PeriodType, uuid: string) => {
  const article = await findArticle(type, uuid);
  return article ?? notFound();
});

export function articleRouteMetadata(type: PeriodType) {
  return async ({ params }: Props): Promise<Metadata> =>
    articleMetadata(await loadArticle(type, (await params).uuid));
}

/** The page of an exhibition, an event or a piece of news. */
export function articleRoute(type: PeriodType) {
  return async function ArticleRoute({ params }: Props) {
    const article = await loadArticle(type, (await params).uuid);
    return (
      <>
        <ArticlePage article={{ ...article, type }} now={new Date()} />
        <JsonLd data={articleJsonLd(article)} />
      </>
    );
  };
}
