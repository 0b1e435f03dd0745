import { AI_PERMISSIONS_MAX } from '@/lib/contracts/ai-permissions';
import type { ArticleType } from '@/lib/contracts/article';
import type { Page } from '@/lib/contracts/envelope';
import type { SitemapEntry, SitemapType } from '@/lib/contracts/sitemap';
import { imageUrl } from '@/lib/media/image-url';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as artworkPaths from '@/lib/paths/artwork';
import * as filePaths from '@/lib/paths/file';
import * as sitemapLimits from '@/lib/limits/sitemap';
import { page as pageOf } from '@/server/api/http/envelope';
import type { SitemapRepository } from './repository';

const ARTICLE_TYPES = {
  specials: 'SPECIAL',
  exhibitions: 'EXHIBITION',
  events: 'EVENT',
  news: 'NEWS',
} as const satisfies Partial<Record<SitemapType, ArticleType>>;

/** The largest number of images of one address, which bounds the query for a page's images. */
const MAX_IMAGES = 10;

export type SitemapService = ReturnType<typeof createSitemapService>;

export function createSitemapService(repository: SitemapRepository) {
  async function entriesOf(type: SitemapType, page: number): Promise<SitemapEntry[]> {
    switch (type) {
      case 'artists':
        return (await repository.listArtists(page)).map((row) =>
          entry(artistPaths.page(row.userAccountId), row),
        );
      case 'artworks':
        return (await repository.listArtworks(page)).map((row) => entry(artworkPaths.page(row.uuid), row));
      case 'specials':
      case 'exhibitions':
      case 'events':
      case 'news':
        return articleEntries(ARTICLE_TYPES[type], page);
    }
  }

  /** Articles with every image on their pages: the card's, the large one, those of a special's blocks. */
  async function articleEntries(type: ArticleType, page: number): Promise<SitemapEntry[]> {
    const rows = await repository.listArticles(type, page);
    const idsOf = ({ image, mainImageId, blockImageIds }: (typeof rows)[number]) =>
      [...new Set([image.id, mainImageId, ...blockImageIds])]
        .filter((id) => id !== null)
        .slice(0, MAX_IMAGES);
    const ids = [...new Set(rows.flatMap(idsOf))];
    const widths = new Map((await repository.listImages(ids)).map(({ id, width }) => [id, width]));
    return rows.map((row) => ({
      path: articlePaths.page(row.type, row.uuid),
      updatedAt: row.updatedAt.toISOString(),
      images: idsOf(row).flatMap((id) => {
        const width = widths.get(id);
        return width === undefined ? [] : imageUrl({ id, width });
      }),
    }));
  }

  function totalOf(type: SitemapType): Promise<{ total: number }[]> {
    switch (type) {
      case 'artists':
        return repository.countArtists();
      case 'artworks':
        return repository.countArtworks();
      case 'specials':
      case 'exhibitions':
      case 'events':
      case 'news':
        return repository.countArticles(ARTICLE_TYPES[type]);
    }
  }

  return {
    /** The paths of what artists allow to AI, the newest first, in the form of `aiPermissionsSchema`. */
    async listAllowedToAi(): Promise<string[]> {
      const [artists, artworks] = await Promise.all([
        repository.listArtistsForAi(AI_PERMISSIONS_MAX),
        repository.listArtworksForAi(AI_PERMISSIONS_MAX),
      ]);
      return [
        ...artists.map(({ userAccountId }) => artistPaths.page(userAccountId)),
        ...artworks.flatMap(({ uuid, imageId }) => [
          artworkPaths.page(uuid),
          ...(imageId === null ? [] : [filePaths.images(imageId)]),
        ]),
      ];
    },

    /** A page of public addresses of one kind with their images; its size is fixed. */
    async list(type: SitemapType, page: number): Promise<Page<SitemapEntry>> {
      const size = sitemapLimits.pageSize;
      const [counted] = await totalOf(type);
      const total = counted?.total ?? 0;
      // A page behind the end would walk over all rows to find none.
      const entries = page * size < total ? await entriesOf(type, page) : [];
      return pageOf(entries, { page, size, total });
    },
  };
}

function entry(path: string, row: { updatedAt: Date; image: { id: string; width: number } }): SitemapEntry {
  return { path, updatedAt: row.updatedAt.toISOString(), images: [imageUrl(row.image)] };
}
