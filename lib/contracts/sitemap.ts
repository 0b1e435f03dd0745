import { z } from 'zod';

/** The sitemaps; articles have one for each type. */
export const SITEMAP_TYPES = ['artists', 'artworks', 'specials', 'exhibitions', 'events', 'news'] as const;
export const sitemapTypeSchema = z.enum(SITEMAP_TYPES);
export type SitemapType = z.infer<typeof sitemapTypeSchema>;

/** One address for search engines; `path` and `images` are paths on the site, without its origin. */
export const sitemapEntrySchema = z.object({
  path: z.string().startsWith('/'),
  updatedAt: z.iso.datetime({ offset: true }),
  images: z.array(z.string().startsWith('/')),
});
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;
