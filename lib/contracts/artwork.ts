import { z } from 'zod';
import { CARD_FIELDS } from '@/lib/artwork/fields';
import { GENRES } from '@/lib/genres';
import { recordOf } from '@/lib/record-of';
import { publicShape } from './artwork-fields';
import { imageSchema } from './image';
import { likeTypeSchema } from './like';

export const genreSchema = z.enum(GENRES);

/** Centimetres, where the free-text size could be read as such; `depth` is null for flat works. */
export const dimensionsSchema = z.object({
  height: z.number().positive(),
  width: z.number().positive(),
  depth: z.number().positive().nullable(),
});
export type Dimensions = z.infer<typeof dimensionsSchema>;

/** An artwork in the directory (P-65). */
export const artworkSchema = z.object({
  uuid: z.uuid(),
  ...publicShape,
  dimensions: dimensionsSchema.nullable(),
  price: z.int().nullable(),
  imageUrl: z.string(),
  image: imageSchema,
  artistUserAccountId: z.string(),
  isLike: z.boolean(),
  likeType: likeTypeSchema,
});
export type Artwork = z.infer<typeof artworkSchema>;

/** An artwork of an artist's carousel on the home page (P-26). */
export const artworkCardSchema = artworkSchema.pick({
  uuid: true,
  ...recordOf(CARD_FIELDS, () => true as const),
  imageUrl: true,
  image: true,
  artistUserAccountId: true,
  isLike: true,
  likeType: true,
});
export type ArtworkCard = z.infer<typeof artworkCardSchema>;

/** A work among those of other artists, so it names its own. */
export const creditedArtworkSchema = artworkCardSchema.extend({
  artist: z.object({ nameKo: z.string().nullable(), nameEn: z.string().nullable() }),
});
export type CreditedArtwork = z.infer<typeof creditedArtworkSchema>;

export const artworkCategorySchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  artworkCount: z.int().min(0),
});
export type ArtworkCategory = z.infer<typeof artworkCategorySchema>;

/** Answer of the view count call: the artwork's views after it. */
export const artworkViewSchema = z.object({ viewCount: z.int().min(0) });
