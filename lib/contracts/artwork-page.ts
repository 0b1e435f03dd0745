import { z } from 'zod';
import { articleCardSchema } from './article';
import { artistCardSchema, artistDetailSchema } from './artist';
import { artworkCardSchema, artworkSchema, creditedArtworkSchema } from './artwork';
import { workColorSchema } from './palette';
import * as artworkPageLimits from '@/lib/limits/artwork-page';

/** The artwork before or after another in its artist's order. */
const adjacentArtworkSchema = artworkCardSchema.pick({ uuid: true, title: true, titleEn: true, image: true });
export type AdjacentArtwork = z.infer<typeof adjacentArtworkSchema>;

/** `GET /v1/contents/artworks/{uuid}`: an artwork of a public artist and what its page shows around it (P-190 to P-197, P-203). */
export const artworkPageSchema = z.object({
  artwork: artworkSchema,
  likeCount: z.int().min(0),
  /** Whether AI may use it: what the artist says of it, or of all works (P-205). */
  allowsAi: z.boolean(),
  /** The colours that it is named by, those that catch the eye first. */
  colors: z.array(workColorSchema),
  artist: artistCardSchema.extend({
    ...artistDetailSchema.pick({ videoLink: true, interviews: true, artworkCount: true }).shape,
  }),
  /** How many artworks come before it in the artist's order. */
  position: z.int().min(0),
  previous: adjacentArtworkSchema.nullable(),
  next: adjacentArtworkSchema.nullable(),
  /** Other artworks of the artist: those that follow, then the first ones. */
  others: z.array(artworkCardSchema).max(artworkPageLimits.othersMax),
  /** Artworks of other artists that are like it, the likest first. */
  similar: z.array(creditedArtworkSchema).max(artworkPageLimits.similarMax),
  /** Published articles that show it: specials before the others, each newest first. */
  shownIn: z.array(articleCardSchema).max(artworkPageLimits.shownInMax),
});
export type ArtworkPage = z.infer<typeof artworkPageSchema>;
