import { z } from 'zod';
import { articleCardSchema } from './article';
import { artistCardSchema, interviewSchema } from './artist';
import { artworkCardSchema } from './artwork';
import { pageSchema } from './envelope';

/** The artist of a liked work, as its wall label and the viewing room show them. */
export const artworkArtistSchema = z.object({
  id: z.int().positive(),
  userAccountId: z.string(),
  nameKo: z.string().nullable(),
  nameEn: z.string().nullable(),
  videoLink: z.string().nullable(),
  interviews: z.array(interviewSchema),
});
export type ArtworkArtist = z.infer<typeof artworkArtistSchema>;

/** A liked artwork stands among works of other artists, so it carries its artist. */
export const likedArtworkSchema = artworkCardSchema.extend({
  description: z.string().nullable(),
  artist: artworkArtistSchema,
});
export type LikedArtwork = z.infer<typeof likedArtworkSchema>;

/** `GET /v1/users/me/likes` (M-265): cards of the one type that was asked for. */
export const likedPageSchema = pageSchema(z.union([artistCardSchema, likedArtworkSchema, articleCardSchema]));
