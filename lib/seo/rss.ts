import { escapeHtml } from '@/lib/format/escape-html';
import { escapeXml } from './escape-xml';
import { absoluteUrl } from './metadata';

export interface FeedItem {
  title: string;
  /** Path on the site. */
  path: string;
  /** Plain text. */
  description: string;
  category: string;
  author: string | null;
  /** ISO 8601; null where it isn't public. */
  publishedAt: string | null;
  /** Path of a picture, its type and size. RSS asks for a length of 0 bytes where it isn't known. */
  image: { path: string; type: string; width: number; height: number; bytes: number };
}

export interface Feed {
  title: string;
  description: string;
  /** Path of what the feed is of, and of the feed itself. */
  path: string;
  feedPath: string;
  items: readonly FeedItem[];
}

/**
 * An RSS 2.0 document. Dates are RFC 822; `lastBuildDate` is that of the newest item, so the same items are the
 * same text. An item's description is HTML in RSS 2.0, so plain text is escaped for it first.
 */
export function rssXml({ title, description, path, feedPath, items }: Feed): string {
  const [newest] = items
    .flatMap(({ publishedAt }) => (publishedAt === null ? [] : [Date.parse(publishedAt)]))
    .sort((one, other) => other - one);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeXml(title)}</title>
<link>${location(path)}</link>
<description>${escapeXml(description)}</description>
<language>ko</language>
<atom:link href="${location(feedPath)}" rel="self" type="application/rss+xml"/>
${newest === undefined ? '' : `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>\n`}${items.map(itemXml).join('')}</channel>
</rss>
`;
}

function itemXml({ title, path, description, category, author, publishedAt, image }: FeedItem): string {
  const picture = location(image.path);
  return `<item>
<title>${escapeXml(title)}</title>
<link>${location(path)}</link>
<guid isPermaLink="true">${location(path)}</guid>
<description>${escapeXml(escapeHtml(description))}</description>
<category>${escapeXml(category)}</category>
${author === null ? '' : `<dc:creator>${escapeXml(author)}</dc:creator>\n`}${publishedAt === null ? '' : `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>\n`}<enclosure url="${picture}" type="${escapeXml(image.type)}" length="${image.bytes}"/>
<media:content url="${picture}" type="${escapeXml(image.type)}" medium="image" width="${image.width}" height="${image.height}"/>
</item>
`;
}

function location(path: string): string {
  return escapeXml(absoluteUrl(path));
}

/** The answer that carries a feed. */
export function rssResponse(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
