import { z } from 'zod';
import { keysOf } from '@/lib/keys-of';
import * as adminLimits from '@/lib/limits/admin';
import { adminBannerList } from '@/lib/lists/admin-lists';
import * as adminMessages from '@/lib/messages/admin';
import { BANNER_LINK_LABELS, BANNER_STANDING_LABELS } from '@/lib/options/admin';
import { isSitePath } from '@/lib/paths/site-path';
import { bannerPlacementSchema, mediaTypeSchema } from '@/lib/contracts/banner';
import { pageSchema } from '@/lib/contracts/envelope';
import { imageSchema } from '@/lib/contracts/image';
import { listQuerySchema } from '@/lib/contracts/list-query';
import { linkText, optionalLine, orNull, requiredLine } from '@/lib/contracts/text';
import { versionSchema } from '@/lib/contracts/version';

const moment = z.iso.datetime({ offset: true });
/** The id of a picture or a film. */
const mediumIdSchema = z.string().regex(/^[0-9a-f]{32}$/);

export const bannerLinkTypeSchema = z.enum(keysOf(BANNER_LINK_LABELS));

/** A banner as operators write it (O-91). */
const bannerShape = z.object({
  placement: bannerPlacementSchema,
  mediaType: mediaTypeSchema,
  /** The picture in the shape of its place, or a film's poster. */
  imageId: mediumIdSchema
    .nullable()
    .refine((id) => id !== null, adminMessages.imageRequired)
    .transform((id) => id ?? ''),
  phoneImageId: mediumIdSchema.nullable(),
  /** The film of an MP4. */
  videoId: mediumIdSchema.nullable(),
  alt: requiredLine(adminLimits.altMax, adminMessages.altRequired),
  eyebrow: optionalLine(adminLimits.nameMax),
  title: requiredLine(adminLimits.titleMax, adminMessages.titleRequired),
  subTitle: optionalLine(adminLimits.titleMax),
  note: optionalLine(adminLimits.titleMax),
  /** Which of the three links counts; the others may be left from before. */
  linkType: bannerLinkTypeSchema,
  linkArticleUuid: z.uuid().nullable(),
  linkArtistId: z.int().positive().nullable(),
  linkPath: orNull(linkText(adminLimits.pathMax)),
  isActive: z.boolean(),
  /** From this moment until before the other one it hangs; null for no such bound. */
  showFrom: moment.nullable(),
  showUntil: moment.nullable(),
});

function checkBanner(banner: z.output<typeof bannerShape>, context: z.RefinementCtx): void {
  const fail = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (banner.mediaType === 'MP4' && banner.videoId === null) fail('videoId', adminMessages.videoRequired);
  if (banner.linkType === 'ARTICLE' && banner.linkArticleUuid === null)
    fail('linkArticleUuid', adminMessages.linkTargetRequired);
  if (banner.linkType === 'ARTIST' && banner.linkArtistId === null)
    fail('linkArtistId', adminMessages.linkTargetRequired);
  if (banner.linkType === 'PATH' && !isSitePath(banner.linkPath ?? ''))
    fail('linkPath', adminMessages.sitePathInvalid);
  const { showFrom, showUntil } = banner;
  if (showFrom !== null && showUntil !== null && Date.parse(showFrom) >= Date.parse(showUntil))
    fail('showUntil', adminMessages.periodReversed);
}

export const bannerCreateSchema = bannerShape.superRefine(checkBanner);
export type BannerCreate = z.output<typeof bannerCreateSchema>;
export const bannerUpdateSchema = bannerShape.extend({ version: versionSchema }).superRefine(checkBanner);

export const adminBannerRowSchema = z.object({
  uuid: z.uuid(),
  placement: bannerPlacementSchema,
  mediaType: mediaTypeSchema,
  title: z.string(),
  image: imageSchema,
  /** Whether it hangs now, and if not, why. */
  standing: z.enum(keysOf(BANNER_STANDING_LABELS)),
  showFrom: moment.nullable(),
  showUntil: moment.nullable(),
  updatedAt: moment,
});
export type AdminBannerRow = z.infer<typeof adminBannerRowSchema>;

export const adminBannerSchema = adminBannerRowSchema.extend({
  imageId: mediumIdSchema,
  phoneImageId: mediumIdSchema.nullable(),
  phoneImage: imageSchema.nullable(),
  videoId: mediumIdSchema.nullable(),
  alt: z.string(),
  eyebrow: z.string().nullable(),
  subTitle: z.string().nullable(),
  note: z.string().nullable(),
  linkType: bannerLinkTypeSchema,
  linkArticleUuid: z.uuid().nullable(),
  linkArtistId: z.int().positive().nullable(),
  linkPath: z.string().nullable(),
  isActive: z.boolean(),
  version: versionSchema,
});
export type AdminBanner = z.infer<typeof adminBannerSchema>;
export const adminBannerPageSchema = pageSchema(adminBannerRowSchema);
export const adminBannerQuerySchema = listQuerySchema(adminBannerList);

/** Body of `PUT /v1/admin/banners/order`: every banner of a placement, in its new order. */
export const bannerOrderSchema = z.object({
  placement: bannerPlacementSchema,
  uuids: z.array(z.uuid()).max(adminLimits.bannersMax),
  /** The order that the operator saw; without it the order is saved over the latest. */
  seen: z.array(z.uuid()).max(adminLimits.bannersMax).optional(),
});
export type BannerOrder = z.output<typeof bannerOrderSchema>;

/** Answer of `POST /v1/admin/videos`. */
export const adminVideoSchema = z.object({ id: mediumIdSchema });
