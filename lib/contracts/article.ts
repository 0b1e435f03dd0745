import { z } from 'zod';
import { imageSchema } from './image';
import { likeTypeSchema } from './like';

export const ARTICLE_TYPES = ['SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS'] as const;
export const articleTypeSchema = z.enum(ARTICLE_TYPES);
export type ArticleType = z.infer<typeof articleTypeSchema>;

/**
 * An article as a card. Days are `YYYY-MM-DD` in Seoul, times `HH:MM`; `number` counts the specials.
 * A special has a creation time and a subtitle, the other types a period, an organizer and a place.
 */
export const articleCardSchema = z.object({
  uuid: z.uuid(),
  type: articleTypeSchema,
  likeType: likeTypeSchema,
  isLike: z.boolean(),
  number: z.int().nullable(),
  title: z.string(),
  subTitle: z.string().nullable(),
  homeContent: z.string().nullable(),
  periodFrom: z.iso.date().nullable(),
  periodTo: z.iso.date().nullable(),
  timeFrom: z.string().nullable(),
  organizer: z.string().nullable(),
  location: z.string().nullable(),
  previewImageUrl: z.string(),
  previewImage: imageSchema,
  createdAt: z.iso.datetime({ offset: true }),
});
export type ArticleCard = z.infer<typeof articleCardSchema>;

/** The special that the home page sets large; `titleLines` are the columns of its vertical headline. */
export const homeSpecialSchema = articleCardSchema.extend({ titleLines: z.array(z.string()).min(1) });
export type HomeSpecial = z.infer<typeof homeSpecialSchema>;
