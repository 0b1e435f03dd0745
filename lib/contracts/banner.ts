import { z } from 'zod';
import { imageSchema } from './image';

export const mediaTypeSchema = z.enum(['IMAGE', 'MP4']);

/** Where a banner hangs. `ART_ARTIST` is the one `GET /v1/contents/banners` is asked for. */
export const BANNER_PLACEMENTS = ['HOME_MAIN', 'HOME_SUB', 'ART_ARTIST'] as const;
export const bannerPlacementSchema = z.enum(BANNER_PLACEMENTS);
export type BannerPlacement = z.infer<typeof bannerPlacementSchema>;

/**
 * A banner (P-24). `imageUrl` is what is shown: the picture, or the film of an MP4;
 * `image` is the picture or the film's poster. `periodFrom` and `periodTo` come from what it links to.
 */
export const bannerSchema = z.object({
  uuid: z.uuid(),
  mediaType: mediaTypeSchema,
  imageUrl: z.string(),
  image: imageSchema,
  /** The picture as it is cropped for phones; null where they show `image`. */
  phoneImage: imageSchema.nullable(),
  alt: z.string(),
  eyebrow: z.string().nullable(),
  title: z.string(),
  subTitle: z.string().nullable(),
  note: z.string().nullable(),
  periodFrom: z.iso.date().nullable(),
  periodTo: z.iso.date().nullable(),
  /** When the contest of the linked news article stops or stopped accepting applications; null for none. */
  closesAt: z.iso.datetime({ offset: true }).nullable(),
  linkUrl: z.string().nullable(),
});
export type Banner = z.infer<typeof bannerSchema>;
