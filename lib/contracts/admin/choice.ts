import { z } from 'zod';
import { adminArtistList, artworkChoiceList } from '@/lib/lists/admin-lists';
import { pageSchema } from '../envelope';
import { imageSchema } from '../image';
import { listQuerySchema } from '../list-query';

/** Artists and artworks as operators choose them: by search, for an article, a banner or the home page (O-33, O-38). */

export const artistChoiceSchema = z.object({
  id: z.int(),
  userAccountId: z.string(),
  nameKo: z.string().nullable(),
  nameEn: z.string().nullable(),
  image: imageSchema,
  badge: z.string().nullable(),
  artworkCount: z.int(),
  likeCount: z.int(),
  /** Whether visitors see the page. */
  isPublic: z.boolean(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type ArtistChoice = z.infer<typeof artistChoiceSchema>;
export const artistChoicePageSchema = pageSchema(artistChoiceSchema);
export const artistChoiceQuerySchema = listQuerySchema(adminArtistList);

export const artworkChoiceSchema = z.object({
  uuid: z.uuid(),
  title: z.string(),
  artistName: z.string(),
  image: imageSchema,
  isPublic: z.boolean(),
});
export type ArtworkChoice = z.infer<typeof artworkChoiceSchema>;
export const artworkChoicePageSchema = pageSchema(artworkChoiceSchema);
export const artworkChoiceQuerySchema = listQuerySchema(artworkChoiceList);
