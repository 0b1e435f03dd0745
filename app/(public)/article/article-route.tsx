import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import { missingMetadata, missingPage } from '@/app/missing-page';
import { ArticlePage } from '@/components/article/article-page';
import { PreviewBar } from '@/components/article/preview-bar';
import { JsonLd } from '@/components/shell/json-ld';
import type { ArticleDetail, ArticlePreview, ArticleType } from '@/lib/contracts/article';
import * as articlePaths from '@/lib/paths/article';
import { articleJsonLd } from '@/lib/seo/article-json-ld';
import { articleMetadata, previewMetadata } from '@/lib/seo/article-metadata';
import { findArticle, findArticlePreview } from '@/server/pages/articles';
import { firstOf, type SearchParams } from '@/server/pages/search-params';

interface Props {
  params: Promise<{ uuid: string }>;
  searchParams: Promise<SearchParams>;
}

type PeriodType = Exclude<ArticleType, 'SPECIAL'>;

/** The metadata and the page share one call. With the secret of a preview's link it is what the link shows. */
const loadArticle = cache(
  async (
    type: PeriodType,
    uuid: string,
    preview: string | undefined,
  ): Promise<ArticleDetail | ArticlePreview | null> =>
    preview === undefined ? findArticle(type, uuid) : findArticlePreview(type, uuid, preview),
);

const load = async (type: PeriodType, { params, searchParams }: Props) =>
  loadArticle(type, (await params).uuid, firstOf((await searchParams)[articlePaths.PREVIEW_KEY]));

export function articleRouteMetadata(type: PeriodType) {
  return async (props: Props): Promise<Metadata> => {
    const article = await load(type, props);
    if (article === null) return missingMetadata;
    return 'previewUntil' in article ? previewMetadata(article) : articleMetadata(article);
  };
}

/** Parts of a page that its type alone has. */
interface OwnParts {
  /** As `ArticlePage` takes them. */
  action?: (article: ArticleDetail) => ReactNode;
  after?: (article: ArticleDetail) => ReactNode;
}

/** The page of an exhibition, an event or a piece of news. */
export function articleRoute(type: PeriodType, parts: OwnParts = {}) {
  return async function ArticleRoute(props: Props) {
    const article = await load(type, props);
    if (article === null) return missingPage();
    if ('previewUntil' in article) {
      return (
        <>
          <PreviewBar until={article.previewUntil} />
          <ArticlePage article={{ ...article, type }} now={new Date()} isPreview />
        </>
      );
    }
    return (
      <>
        <ArticlePage
          article={{ ...article, type }}
          now={new Date()}
          action={parts.action?.(article)}
          after={parts.after?.(article)}
        />
        <JsonLd data={articleJsonLd(article)} />
      </>
    );
  };
}
