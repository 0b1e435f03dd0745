import { z } from 'zod';
import { articleCardSchema, homeSpecialSchema } from './article';
import { homeArtistSchema } from './artist';
import { bannerSchema } from './banner';

/**
 * `GET /v1/home`. P-28 names one `homeMainBanner`; the page shows several in turn, so `homeMainBanners` holds
 * them all and `homeMainBanner` is the first of them.
 */
export const homeSchema = z.object({
  homeMainBanner: bannerSchema.nullable(),
  homeMainBanners: z.array(bannerSchema),
  homeSubBanners: z.array(bannerSchema),
  artists: z.array(homeArtistSchema),
  articleSpecial: homeSpecialSchema.nullable(),
  articles: z.array(articleCardSchema),
});
export type Home = z.infer<typeof homeSchema>;
