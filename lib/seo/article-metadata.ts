import type { Metadata } from 'next';
import type { ArticleDetail, ArticleType, SpecialDetail } from '@/lib/contracts/article';
import { formatArticlePeriod } from '@/lib/format/article-period';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import * as articlePaths from '@/lib/paths/article';
import { siteName } from '@/lib/site';
import { pageMetadata, shareImage, type PageSeo } from './metadata';
import { plainText } from './plain-text';
import { articleShareCard } from './share-card';

/** What every page of articles says of the feed of its type. */
export function articleFeed(type: ArticleType): NonNullable<PageSeo['feed']> {
  return { path: articlePaths.feed(type), title: `${ARTICLE_TYPE_LABELS[type]} — ${siteName}` };
}

/** Of an exhibition, an event or a piece of news. */
export function articleMetadata(article: ArticleDetail): Metadata {
  const { type, title, organizer, location, content } = article;
  const period = formatArticlePeriod(article);
  const facts = [period, location, organizer].filter(Boolean).join(', ');
  return pageMetadata({
    title,
    description: [facts, plainText(content)].filter((text) => text !== '').join('. ') || title,
    path: articlePaths.page(type, article.uuid),
    image: shareImage(article.uuid, article.previewImage, articleShareCard(article)),
    article: {
      ...times(article),
      authors: organizer === null ? [] : [organizer],
      section: ARTICLE_TYPE_LABELS[type],
    },
    feed: articleFeed(type),
  });
}

/** Of a special, under its own address and under the shared one alike: the first is the true one. */
export function specialMetadata(special: SpecialDetail): Metadata {
  const { title, subTitle, mainContent, writer } = special;
  return pageMetadata({
    title,
    description: [subTitle, mainContent].filter((text) => text !== null && text !== '').join('. ') || title,
    path: articlePaths.page('SPECIAL', special.uuid),
    image: shareImage(special.uuid, special.previewImage, articleShareCard(special)),
    article: {
      ...times(special),
      authors: writer === null ? [] : [writer],
      section: ARTICLE_TYPE_LABELS.SPECIAL,
    },
    feed: articleFeed('SPECIAL'),
  });
}

/** Of a preview, which no search engine is to know, and whose link tells messengers nothing. */
export const previewMetadata = ({ title }: { title: string }): Metadata => ({
  title: `${title} (미리보기)`,
  robots: { index: false, follow: false },
  // The address has the secret that opens the page.
  referrer: 'no-referrer',
});

function times({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) {
  return { publishedTime: createdAt, modifiedTime: updatedAt };
}
