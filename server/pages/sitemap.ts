import { ARTICLE_TYPES } from '@/lib/contracts/article';
import { pageSchema } from '@/lib/contracts/envelope';
import {
  sitemapEntrySchema,
  SITEMAP_TYPES,
  type SitemapEntry,
  type SitemapType,
} from '@/lib/contracts/sitemap';
import { LIMITS } from '@/lib/limits';
import { isOpeningSoon } from '@/lib/opening-soon';
import { api, paths } from '@/lib/paths';
import { getFromPlatform } from '@/server/bff/transport';

/** Past every end: the platform counts and walks nothing. */
const BEYOND = 999_999_999;
const FILE = /^([a-z]+)-(\d{1,5})\.xml$/;
const PAGES_FILE = 'pages.xml';

type PageEntry = Omit<SitemapEntry, 'updatedAt'> & { updatedAt?: string };

/** Kinds whose pages are there to be visited. */
function openTypes(): SitemapType[] {
  const isOpen = !isOpeningSoon(['article']);
  return SITEMAP_TYPES.filter((type) => isOpen || type === 'artists' || type === 'artworks');
}

/** The site's own pages that are worth finding. */
function ownPages(): string[] {
  const lists = isOpeningSoon(['article']) ? [] : ARTICLE_TYPES.map((type) => paths.articles(type));
  return [paths.home(), paths.artists(), ...lists];
}

function getEntries(type: SitemapType, page: number) {
  return getFromPlatform(api.sitemap(type, page), pageSchema(sitemapEntrySchema));
}

/**
 * Paths of all sitemaps: one of the site's own pages and as many of each kind as it needs.
 * @throws PlatformError where the platform is away.
 */
export async function listSitemaps(): Promise<string[]> {
  const files = await Promise.all(
    openTypes().map(async (type) => {
      const { totalElements } = await getEntries(type, BEYOND);
      const count = Math.ceil(totalElements / LIMITS.sitemapPageSize);
      return Array.from({ length: count }, (_, page) => `${type}-${page}.xml`);
    }),
  );
  return [PAGES_FILE, ...files.flat()].map((file) => `/sitemap/${file}`);
}

/**
 * What one sitemap holds.
 * @param file its name, such as `artists-0.xml`
 * @returns null where there is no such sitemap.
 * @throws PlatformError where the platform is away.
 */
export async function findSitemap(file: string): Promise<PageEntry[] | null> {
  if (file === PAGES_FILE) return ownPages().map((path) => ({ path, images: [] }));
  const [, name, page] = FILE.exec(file) ?? [];
  const type = openTypes().find((each) => each === name);
  if (type === undefined || page === undefined) return null;
  const { content } = await getEntries(type, Number(page));
  return content.length === 0 ? null : content;
}
