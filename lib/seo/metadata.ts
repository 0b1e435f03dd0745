import type { Metadata } from 'next';
import { ROBOTS } from '@/lib/ai/refusal-headers';
import * as sitePaths from '@/lib/paths/site';
import { brandImage, site, siteName } from '@/lib/site';
import { shorten } from './plain-text';
import { shareImagePath, type ShareCard } from './share-card';

export interface PageSeo {
  /** Without the site's name; the home page gives none. */
  title?: string;
  /** Plain text of any length. */
  description?: string;
  /** Path of the one true address of what is shown. */
  path: string;
  /** Path or address of a picture of at least 1200 px, with its size and words. */
  image?: { url: string; width: number; height: number; alt: string };
  type?: 'website' | 'article' | 'profile';
  /** Of an article: when it came and changed (ISO 8601), who wrote it, what kind it is. */
  article?: { publishedTime: string; modifiedTime: string; authors: string[]; section: string };
  /** Path of the feed that tells of new pages like this, and its name. */
  feed?: { path: string; title: string };
  /** For addresses that should not be found: results of a search, filters. */
  noIndex?: boolean;
  /** Whether AI may use what the page shows: its artist allows it. */
  allowsAi?: boolean;
}

const DESCRIPTION_MAX = 155;

/** The size in pixels of pictures that are made for links. */
const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const DEFAULT_IMAGE = {
  url: brandImage('og.jpg'),
  ...SHARE_IMAGE_SIZE,
  alt: `${siteName} — ${site.tagline}`,
};

/** The picture beside links to a page: its own picture whole, with the card's texts. */
export function shareImage(
  uuid: string,
  { id }: { id: string },
  card: ShareCard,
): NonNullable<PageSeo['image']> {
  return { url: shareImagePath(uuid, id, card), ...SHARE_IMAGE_SIZE, alt: card.title };
}

/** An address with the site's origin; addresses that have one already stay. */
export function absoluteUrl(pathOrUrl: string): string {
  return new URL(pathOrUrl, site.url).href;
}

/** What holds for every page: name, template, icons' base, the refusal of AI, verification of ownership by setting. */
export function rootMetadata(): Metadata {
  const { naver, google } = site.verification;
  return {
    metadataBase: new URL(site.url),
    title: { default: `${siteName} — ${site.tagline}`, template: `%s — ${siteName}` },
    description: site.description,
    applicationName: siteName,
    icons: { icon: brandImage('icon-192.png'), apple: brandImage('apple-icon.png') },
    robots: ROBOTS.refused,
    other: { 'tdm-reservation': '1', 'tdm-policy': absoluteUrl(sitePaths.terms()) },
    formatDetection: { telephone: false, email: false, address: false },
    verification: {
      ...(google === '' ? {} : { google }),
      ...(naver === '' ? {} : { other: { 'naver-site-verification': naver } }),
    },
  };
}

/** A page's title as the browser shows it, with the site's name. */
export function documentTitle(title?: string): string {
  return title === undefined ? `${siteName} — ${site.tagline}` : `${title} — ${siteName}`;
}

/**
 * A page's metadata: title (the template adds the site's name), description cut to a line of results,
 * canonical address, Open Graph and Twitter card.
 */
export function pageMetadata(page: PageSeo): Metadata {
  const {
    title,
    path,
    image = DEFAULT_IMAGE,
    type = 'website',
    noIndex = false,
    allowsAi = false,
    article,
    feed,
  } = page;
  const description = shorten(page.description ?? site.description, DESCRIPTION_MAX);
  const url = absoluteUrl(path);
  const picture = { ...image, url: absoluteUrl(image.url) };
  return {
    ...(title === undefined ? {} : { title }),
    description,
    alternates: {
      canonical: url,
      ...(feed === undefined
        ? {}
        : { types: { 'application/rss+xml': [{ url: absoluteUrl(feed.path), title: feed.title }] } }),
    },
    openGraph: {
      siteName,
      locale: 'ko_KR',
      title: documentTitle(title),
      description,
      url,
      images: [picture],
      ...(article === undefined ? { type } : { type: 'article' as const, ...article }),
    },
    twitter: { card: 'summary_large_image', title: documentTitle(title), description, images: [picture.url] },
    ...(allowsAi && { robots: ROBOTS.allowed, other: { 'tdm-reservation': '0' } }),
    ...(noIndex ? { robots: ROBOTS.hidden } : {}),
  };
}
