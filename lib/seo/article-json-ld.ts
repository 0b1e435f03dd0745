import type { ArticleCard, ArticleDetail, ArticleType, SpecialDetail } from '@/lib/contracts/article';
import type { ArtistCard } from '@/lib/contracts/artist';
import type { Image } from '@/lib/contracts/image';
import { addDays } from '@/lib/date/seoul';
import { timeOfDay } from '@/lib/date/time-of-day';
import { artistName } from '@/lib/format/names';
import { imageVariantUrl, variantSize } from '@/lib/media/image-variants';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import { breadcrumbJsonLd, organizationJsonLd, type JsonLdNode } from './json-ld';
import { absoluteUrl, shareImage } from './metadata';
import { plainText, shorten } from './plain-text';
import { articleShareCard } from './share-card';

const IMAGE_WIDTH = 1280;
const DESCRIPTION_MAX = 300;
/** What search engines show of a headline. */
const HEADLINE_MAX = 110;

/** A special's page: the way here, and the article with who wrote it and whom it is about. */
export function specialJsonLd(special: SpecialDetail): JsonLdNode[] {
  const { subTitle, mainContent, writer, artist } = special;
  return [
    wayTo('SPECIAL', special.title),
    {
      '@type': 'Article',
      ...written(special, special.mainImage),
      ...(subTitle === null ? {} : { alternativeHeadline: shorten(subTitle, HEADLINE_MAX) }),
      ...described(mainContent),
      author: writer === null ? organizationJsonLd() : { '@type': 'Person', name: writer },
      ...(artist === null ? {} : { about: person(artist) }),
    },
  ];
}

/**
 * The page of an exhibition, an event or a piece of news: the way here, and what it is. An event without a first day
 * is none to search engines, so only the way is given.
 */
export function articleJsonLd(article: ArticleDetail): JsonLdNode[] {
  const node = article.type === 'NEWS' ? newsNode(article) : eventNode(article);
  return [wayTo(article.type, article.title), ...(node === null ? [] : [node])];
}

/** The way to a list of articles. */
export function articleListJsonLd(type: ArticleType): JsonLdNode {
  return breadcrumbJsonLd([...wayToTypes(type), { name: ARTICLE_TYPE_LABELS[type] }]);
}

/** The articles open with the specials, which are no step from themselves. */
function wayToTypes(type: ArticleType) {
  return type === 'SPECIAL' ? [] : [{ name: '아티클', path: articlePaths.list() }];
}

function wayTo(type: ArticleType, title: string): JsonLdNode {
  return breadcrumbJsonLd([
    ...wayToTypes(type),
    { name: ARTICLE_TYPE_LABELS[type], path: articlePaths.list(type) },
    { name: title },
  ]);
}

function newsNode(article: ArticleDetail): JsonLdNode {
  const { organizer, originLink, artist } = article;
  return {
    '@type': 'NewsArticle',
    ...written(article, article.image),
    ...described(plainText(article.content)),
    author: organizationJsonLd(),
    ...(organizer === null ? {} : { sourceOrganization: { '@type': 'Organization', name: organizer } }),
    ...(originLink === null ? {} : { isBasedOn: originLink }),
    ...(artist === null ? {} : { about: person(artist) }),
  };
}

/** What admission costs isn't known here, so nothing is offered. */
function eventNode(article: ArticleDetail): JsonLdNode | null {
  const { organizer, originLink, artist, image } = article;
  const days = when(article);
  if (days === null) return null;
  const url = absoluteUrl(articlePaths.page(article.type, article.uuid));
  return {
    '@type': article.type === 'EXHIBITION' ? 'ExhibitionEvent' : 'Event',
    '@id': `${url}#event`,
    name: article.title,
    url,
    image: pictures(article, image),
    ...described(plainText(article.content)),
    ...days,
    eventStatus: 'https://schema.org/EventScheduled',
    ...where(article),
    ...(organizer === null ? {} : { organizer: { '@type': 'Organization', name: organizer } }),
    ...(artist === null ? {} : { performer: person(artist) }),
    ...(originLink === null ? {} : { sameAs: originLink }),
    inLanguage: 'ko-KR',
  };
}

/**
 * Of one day the hours are those of the event; over many days they are when it is open, which is no start and no end.
 * An end before the beginning is one after midnight, as in the calendar file.
 */
function when({ periodFrom, periodTo, timeFrom, timeTo }: ArticleDetail): Record<string, string> | null {
  if (periodFrom === null) return null;
  const from = timeOfDay(timeFrom);
  const to = timeOfDay(timeTo);
  if (periodFrom !== periodTo || from === null) {
    const isPeriod = periodTo !== null && periodTo >= periodFrom;
    return { startDate: periodFrom, ...(isPeriod ? { endDate: periodTo } : {}) };
  }
  const startDate = moment(periodFrom, from);
  if (to === null || to === from) return { startDate };
  return { startDate, endDate: moment(to > from ? periodTo : addDays(periodTo, 1), to) };
}

function moment(day: string, time: string): string {
  return `${day}T${time}:00+09:00`;
}

function where({ location, locationDetail }: ArticleDetail): Record<string, unknown> {
  const name = location ?? locationDetail;
  if (name === null) return {};
  const address = { '@type': 'PostalAddress', streetAddress: locationDetail ?? name, addressCountry: 'KR' };
  return {
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name, address },
  };
}

type Dated = ArticleCard & { updatedAt: string };

function written(article: Dated, image: Image): Record<string, unknown> {
  const url = absoluteUrl(articlePaths.page(article.type, article.uuid));
  return {
    '@id': `${url}#article`,
    headline: shorten(article.title, HEADLINE_MAX),
    url,
    mainEntityOfPage: url,
    image: pictures(article, image),
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    articleSection: ARTICLE_TYPE_LABELS[article.type],
    publisher: organizationJsonLd(),
    inLanguage: 'ko-KR',
  };
}

/** The article's own picture as it is, and the one that is made for links. */
function pictures(article: ArticleCard, image: Image) {
  const shared = shareImage(article.uuid, article.previewImage, articleShareCard(article));
  return [
    {
      '@type': 'ImageObject',
      url: absoluteUrl(imageVariantUrl(image, IMAGE_WIDTH, 'jpg')),
      ...variantSize(image, IMAGE_WIDTH),
    },
    { '@type': 'ImageObject', url: absoluteUrl(shared.url), width: shared.width, height: shared.height },
  ];
}

function described(text: string): Record<string, string> {
  const description = shorten(text, DESCRIPTION_MAX);
  return description === '' ? {} : { description };
}

function person(artist: ArtistCard) {
  const url = absoluteUrl(artistPaths.page(artist.userAccountId));
  return { '@type': 'Person', '@id': `${url}#artist`, name: artistName(artist), url };
}
