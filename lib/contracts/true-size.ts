import { z } from 'zod';
import { artistCardSchema } from './artist';
import { artworkSchema, dimensionsSchema } from './artwork';
import * as artworkPageLimits from '@/lib/limits/artwork-page';

/** An artwork whose size could be read, as it hangs to scale. */
export const sizedArtworkSchema = artworkSchema
  .pick({ uuid: true, title: true, titleEn: true, year: true, material: true, size: true, image: true })
  .extend({ dimensions: dimensionsSchema });
export type SizedArtwork = z.infer<typeof sizedArtworkSchema>;

/** `GET /v1/contents/artworks/{uuid}/true-size`: an artwork and what can hang beside it, to one scale (P-208). */
export const trueSizeSchema = z.object({
  artwork: sizedArtworkSchema,
  artist: artistCardSchema.pick({ userAccountId: true, nameKo: true, nameEn: true }),
  /** Whether AI may use the artwork (P-205). */
  allowsAi: z.boolean(),
  /** Other artworks of the artist whose size could be read, in the artist's order. */
  others: z.array(sizedArtworkSchema).max(artworkPageLimits.sizedOthersMax),
});
export type TrueSize = z.infer<typeof trueSizeSchema>;
