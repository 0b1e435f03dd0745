import { aiPermissionsSchema } from '@/lib/contracts/ai-permissions';
import { ARTICLE_TYPES } from '@/lib/contracts/article';
import { pageSchema } from '@/lib/contracts/envelope';
import {
  sitemapEntrySchema,
  SITEMAP_TYPES,
  type SitemapEntry,
  type SitemapType,
} from '@/lib/contracts/sitemap';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as artworkPaths from '@/lib/paths/artwork';
import * as myPaths from '@/lib/paths/my';
import * as sitePaths from '@/lib/paths/site';
import * as sitemapLimits from '@/lib/limits/sitemap';
import { apiUrl } from '@/lib/api/url';
import { FACET_KEYS, FACET_VALUES } from '@/lib/artwork/facets';
import { isSearchedFor } from '@/lib/artwork/wall-title';
import { artworkWallPageSchema } from '@/lib/contracts/artwork-wall';
import { artworkList } from '@/lib/lists/artwork-list';
import { getFromPlatform } from '@/server/bff/transport';
import { readListState } from './list-state';

/** Past every end: the platform counts and walks nothing. */
const BEYOND = 999_999_999;
const FILE = /^([a-z]+)-(\d{1,5})\.xml$/;
const PAGES_FILE = 'pages.xml';

type PageEntry = Omit<SitemapEntry, 'updatedAt'> & { updatedAt?: string };

/** The site's own pages that are worth finding. */
function ownPages(): string[] {
  return [
    sitePaths.home(),
    artistPaths.list(),
    artworkPaths.list(),
    ...ARTICLE_TYPES.map((type) => articlePaths.list(type)),
    ...[myPaths.notices(), myPaths.faq(), sitePaths.serviceInfo()],
    ...[sitePaths.terms(), sitePaths.privacy(), sitePaths.privacyOptional()],
  ];
}

/** The walls of one value that people search for (P-201). */
async function listSearchedWalls(): Promise<string[]> {
  const { facets } = await getFromPlatform(
    apiUrl('/v1/contents/artworks', { query: { size: 1, facets: true } }),
    artworkWallPageSchema,
  );
  const all = readListState(artworkList, {});
  if (facets === null || all === null) return [];
  return FACET_KEYS.flatMap((facet) =>
    FACET_VALUES[facet].flatMap((value) => {
      const state = { ...all, [facet]: [value] };
      return isSearchedFor(state, facets.counts[facet][value] ?? 0) ? artworkList.address(state) : [];
    }),
  );
}

function getEntries(type: SitemapType, page: number) {
  return getFromPlatform(
    apiUrl('/v1/contents/sitemap/{type}', { params: { type }, query: { page } }),
    pageSchema(sitemapEntrySchema),
  );
}

/** The paths that artists allow to AI (`aiPermissionsSchema`). @throws PlatformError where the platform is away */
export async function listAllowedToAi(): Promise<string[]> {
  return (await getFromPlatform(apiUrl('/v1/contents/ai-permissions'), aiPermissionsSchema)).paths;
}

/**
 * Paths of all sitemaps: one of the site's own pages and as many of each kind as it needs.
 * @throws PlatformError where the platform is away.
 */
export async function listSitemaps(): Promise<string[]> {
  const files = await Promise.all(
    SITEMAP_TYPES.map(async (type) => {
      const { totalElements } = await getEntries(type, BEYOND);
      const count = Math.ceil(totalElements / sitemapLimits.pageSize);
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
  if (file === PAGES_FILE)
    return [...ownPages(), ...(await listSearchedWalls())].map((path) => ({ path, images: [] }));
  const [, name, page] = FILE.exec(file) ?? [];
  const type = SITEMAP_TYPES.find((each) => each === name);
  if (type === undefined || page === undefined) return null;
  const { content } = await getEntries(type, Number(page));
  return content.length === 0 ? null : content;
}
