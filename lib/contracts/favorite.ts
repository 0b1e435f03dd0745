import { z } from 'zod';
import { articleCardSchema } from './article';
import { artistCardSchema, interviewSchema } from './artist';
import { artworkCardSchema } from './artwork';
import { pageSchema } from './envelope';

/** Whose work it is, as a wall label and the viewing room say it. */
export const artworkArtistSchema = z.object({
  id: z.int().positive(),
  userAccountId: z.string(),
  nameKo: z.string().nullable(),
  nameEn: z.string().nullable(),
  videoLink: z.string().nullable(),
  interviews: z.array(interviewSchema),
});
export type ArtworkArtist = z.infer<typeof artworkArtistSchema>;

/** A liked artwork hangs among those of others, so it brings its artist along. */
export const likedArtworkSchema = artworkCardSchema.extend({
  description: z.string().nullable(),
  artist: artworkArtistSchema,
});
export type LikedArtwork = z.infer<typeof likedArtworkSchema>;

/** `GET /v1/users/me/likes` (member document, section 7): cards of the one type that was asked for. */
export const likedPageSchema = pageSchema(z.union([artistCardSchema, likedArtworkSchema, articleCardSchema]));
