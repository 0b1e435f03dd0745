import type { Home } from '@/lib/contracts/home';
import type { SignedIn } from '@/server/api/http/access';
import type { ArticleService } from '@/server/api/modules/articles/service';
import type { ArtistService } from '@/server/api/modules/artists/service';
import type { ArtworkService } from '@/server/api/modules/artworks/service';
import type { BannerService } from '@/server/api/modules/banners/service';

interface HomeSources {
  banners: BannerService;
  artists: ArtistService;
  artworks: ArtworkService;
  articles: ArticleService;
}

export type HomeService = ReturnType<typeof createHomeService>;

export function createHomeService({ banners, artists, artworks, articles }: HomeSources) {
  return {
    /** The whole home page, in four queries side by side (P-28). */
    async getHome(viewer: SignedIn | null): Promise<Home> {
      const [hung, chosen, works, read] = await Promise.all([
        banners.listByPlacement('HOME_MAIN', 'HOME_SUB'),
        artists.listHome(viewer),
        artworks.listHome(viewer),
        articles.listHome(viewer),
      ]);
      return {
        homeMainBanner: hung.HOME_MAIN[0] ?? null,
        homeMainBanners: hung.HOME_MAIN,
        homeSubBanners: hung.HOME_SUB,
        artists: chosen.map((artist) => ({ ...artist, artWorks: works.get(artist.userAccountId) ?? [] })),
        articleSpecial: read.special,
        articles: read.articles,
      };
    },
  };
}
