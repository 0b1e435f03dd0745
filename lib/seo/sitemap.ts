import type { SitemapEntry } from '@/lib/contracts/sitemap';
import { escapeXml } from './escape-xml';
import { absoluteUrl } from './metadata';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

function location(path: string): string {
  return escapeXml(absoluteUrl(path));
}

/** The list of sitemaps, from their paths. */
export function sitemapIndexXml(paths: readonly string[]): string {
  const items = paths.map((path) => `<sitemap><loc>${location(path)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${items.join('\n')}\n</sitemapindex>\n`;
}

/** One sitemap: addresses with the day of their last change, where it is known, and their pictures. */
export function sitemapXml(
  entries: readonly (Omit<SitemapEntry, 'updatedAt'> & { updatedAt?: string })[],
): string {
  const items = entries.map(({ path, updatedAt, images }) => {
    const changed = updatedAt === undefined ? '' : `<lastmod>${escapeXml(updatedAt)}</lastmod>`;
    const pictures = images.map(
      (image) => `<image:image><image:loc>${location(image)}</image:loc></image:image>`,
    );
    return `<url><loc>${location(path)}</loc>${changed}${pictures.join('')}</url>`;
  });
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGES}">\n${items.join('\n')}\n</urlset>\n`;
}

/** The answer that carries either. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
