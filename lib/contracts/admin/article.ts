import { z } from 'zod';
import * as adminLimits from '@/lib/limits/admin';
import { adminArticleList } from '@/lib/lists/admin-lists';
import * as adminMessages from '@/lib/messages/admin';
import { articleTypeSchema } from '../article';
import { pageSchema } from '../envelope';
import { imageSchema } from '../image';
import { listQuerySchema } from '../list-query';
import { optionalText, requiredText } from '../studio-fields';
import { versionSchema } from '../version';
import { artistChoiceSchema, artworkChoiceSchema } from './choice';
import { htmlText } from './html-text';

/** Articles as operators write them (O-30 to O-36). */

const moment = z.iso.datetime({ offset: true });
const imageIdSchema = z.string().regex(/^[0-9a-f]{32}$/);
const shortText = () => optionalText(adminLimits.shortTextMax);
const memoText = () => optionalText(adminLimits.memoMax);
const day = () => z.iso.date(adminMessages.dayInvalid).nullable();
const time = () =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, adminMessages.timeInvalid)
    .nullable();

export const ARTICLE_STATUSES = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const;
export const articleStatusSchema = z.enum(ARTICLE_STATUSES);
export type ArticleStatus = z.infer<typeof articleStatusSchema>;

/** A block of a special: a heading, a text and a picture. */
const blockSchema = z.object({
  uuid: z.uuid(),
  title: optionalText(adminLimits.blockTitleMax).transform((title) => title ?? ''),
  content: optionalText(adminLimits.blockTextMax).transform((text) => text ?? ''),
  imageId: imageIdSchema.nullable(),
});

/** Everything that an operator writes of an article. A draft may lack all but its title. */
export const articleTextSchema = z.object({
  title: requiredText(adminLimits.titleMax, adminMessages.titleRequired),
  subTitle: shortText(),
  /** What the home page says of it. */
  homeContent: memoText(),
  /** The number of a special, such as No. 24. */
  number: z
    .int(adminMessages.numberRule)
    .min(1, adminMessages.numberRule)
    .max(adminLimits.numberMax)
    .nullable(),
  previewImageId: imageIdSchema.nullable(),
  mainImageId: imageIdSchema.nullable(),
  artistId: z.int().positive().nullable(),
  periodFrom: day(),
  periodTo: day(),
  periodMemo: memoText(),
  timeFrom: time(),
  timeTo: time(),
  timeMemo: memoText(),
  organizer: shortText(),
  location: shortText(),
  locationDetail: memoText(),
  contactPhoneNum: shortText(),
  contactEmail: shortText(),
  /** HTML of exhibitions, events and news; plain paragraphs of a special's opening. */
  content: htmlText(adminLimits.articleMax),
  contents: z.array(blockSchema).max(adminLimits.blocksMax),
  originLink: optionalText(adminLimits.linkMax).pipe(z.url(adminMessages.linkInvalid).nullable()),
  writer: shortText(),
  writerTitle: shortText(),
  writerImageId: imageIdSchema.nullable(),
  writerMessage: memoText(),
  relatedArtistIds: z.array(z.int().positive()).max(adminLimits.relatedMax, adminMessages.relatedTooMany),
  relatedArtworkUuids: z.array(z.uuid()).max(adminLimits.relatedMax, adminMessages.relatedTooMany),
});
export type ArticleText = z.output<typeof articleTextSchema>;

const textOrNull = z.string().nullable();
/** The same as it is read. */
const writtenArticleSchema = z.object({
  title: z.string(),
  subTitle: textOrNull,
  homeContent: textOrNull,
  number: z.int().nullable(),
  previewImageId: textOrNull,
  mainImageId: textOrNull,
  artistId: z.int().nullable(),
  periodFrom: textOrNull,
  periodTo: textOrNull,
  periodMemo: textOrNull,
  timeFrom: textOrNull,
  timeTo: textOrNull,
  timeMemo: textOrNull,
  organizer: textOrNull,
  location: textOrNull,
  locationDetail: textOrNull,
  contactPhoneNum: textOrNull,
  contactEmail: textOrNull,
  content: z.string(),
  contents: z.array(
    z.object({ uuid: z.string(), title: z.string(), content: z.string(), imageId: textOrNull }),
  ),
  originLink: textOrNull,
  writer: textOrNull,
  writerTitle: textOrNull,
  writerImageId: textOrNull,
  writerMessage: textOrNull,
  relatedArtistIds: z.array(z.int()),
  relatedArtworkUuids: z.array(z.string()),
}) satisfies z.ZodType<ArticleText>;

export const articleCreateSchema = articleTextSchema
  .extend({ type: articleTypeSchema })
  .superRefine(checkPeriod);
export type ArticleCreate = z.output<typeof articleCreateSchema>;
export const articleUpdateSchema = articleTextSchema
  .extend({ version: versionSchema })
  .superRefine(checkPeriod);
export type ArticleUpdate = z.output<typeof articleUpdateSchema>;

function checkPeriod({ periodFrom, periodTo }: ArticleText, context: z.RefinementCtx): void {
  if (periodFrom === null || periodTo === null || periodFrom <= periodTo) return;
  context.addIssue({ code: 'custom', path: ['periodTo'], message: adminMessages.periodReversed });
}

/** Body of `PUT /v1/admin/articles/{uuid}/standing`. */
export const articleStandingSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('PUBLISH'), version: versionSchema }),
  z.object({ action: z.literal('SCHEDULE'), version: versionSchema, publishAt: moment }),
  /** Makes a draft of it again; visitors don't see it from then on. */
  z.object({ action: z.literal('UNPUBLISH'), version: versionSchema }),
]);
export type ArticleStanding = z.output<typeof articleStandingSchema>;

export const adminArticleRowSchema = z.object({
  uuid: z.uuid(),
  type: articleTypeSchema,
  status: articleStatusSchema,
  number: z.int().nullable(),
  title: z.string(),
  periodFrom: z.iso.date().nullable(),
  periodTo: z.iso.date().nullable(),
  publishAt: moment.nullable(),
  previewImage: imageSchema.nullable(),
  savedBy: z.string().nullable(),
  createdAt: moment,
  updatedAt: moment,
});
export type AdminArticleRow = z.infer<typeof adminArticleRowSchema>;
export const adminArticlePageSchema = pageSchema(adminArticleRowSchema);
export const adminArticleQuerySchema = listQuerySchema(adminArticleList);

/** An article as its form begins: what is written, and the things that it names. */
export const adminArticleSchema = adminArticleRowSchema.extend({
  version: versionSchema,
  text: writtenArticleSchema,
  images: z.array(imageSchema),
  artist: artistChoiceSchema.nullable(),
  relatedArtists: z.array(artistChoiceSchema),
  relatedArtworks: z.array(artworkChoiceSchema),
  /** The address of the preview; null where there is no link, or it has ended. */
  preview: z.object({ path: z.string(), until: moment }).nullable(),
});
export type AdminArticle = z.infer<typeof adminArticleSchema>;

export const revisionRowSchema = z.object({
  version: versionSchema,
  savedBy: z.string().nullable(),
  savedAt: moment,
  title: z.string(),
});
export const revisionsSchema = z.object({ content: z.array(revisionRowSchema) });
export type RevisionRow = z.infer<typeof revisionRowSchema>;
