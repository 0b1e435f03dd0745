import type { Page } from '@/lib/contracts/envelope';
import type { SitemapEntry, SitemapType } from '@/lib/contracts/sitemap';
import { imageUrl } from '@/lib/media/image-url';
import { LIMITS } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { page as pageOf } from '@/server/api/http/envelope';
import type { SitemapRepository } from './repository';

export type SitemapService = ReturnType<typeof createSitemapService>;

export function createSitemapService(repository: SitemapRepository) {
  async function entriesOf(type: SitemapType, page: number): Promise<SitemapEntry[]> {
    switch (type) {
      case 'artists':
        return (await repository.listArtists(page)).map((row) => entry(paths.artist(row.userAccountId), row));
      case 'artworks':
        return (await repository.listArtworks(page)).map((row) =>
          entry(paths.artist(row.userAccountId, { artwork: row.uuid }), row),
        );
      case 'articles':
        return (await repository.listArticles(page)).map((row) =>
          entry(paths.article(row.type, row.uuid), row),
        );
    }
  }

  function totalOf(type: SitemapType): Promise<{ total: number }[]> {
    switch (type) {
      case 'artists':
        return repository.countArtists();
      case 'artworks':
        return repository.countArtworks();
      case 'articles':
        return repository.countArticles();
    }
  }

  return {
    /** A page of public addresses of one kind with their images; its size is fixed. */
    async list(type: SitemapType, page: number): Promise<Page<SitemapEntry>> {
      const size = LIMITS.sitemapPageSize;
      const [counted] = await totalOf(type);
      const total = counted?.total ?? 0;
      // Walking past the end to find nothing would cost the most.
      const entries = page * size < total ? await entriesOf(type, page) : [];
      return pageOf(entries, { page, size, total });
    },
  };
}

function entry(path: string, row: { updatedAt: Date; image: { id: string; width: number } }): SitemapEntry {
  return { path, updatedAt: row.updatedAt.toISOString(), images: [imageUrl(row.image)] };
}
