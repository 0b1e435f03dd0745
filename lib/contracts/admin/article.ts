import { z } from 'zod';
import * as adminLimits from '@/lib/limits/admin';
import { adminArticleList } from '@/lib/lists/admin-lists';
import * as adminMessages from '@/lib/messages/admin';
import { articleTypeSchema } from '@/lib/contracts/article';
import { pageSchema } from '@/lib/contracts/envelope';
import { imageSchema } from '@/lib/contracts/image';
import { listQuerySchema } from '@/lib/contracts/list-query';
import { requiredChoice } from '@/lib/contracts/studio-fields';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import {
  emailText,
  identifier,
  linkText,
  optionalAs,
  optionalLine,
  optionalLines,
  phoneText,
  requiredLine,
  typedLine,
  typedLines,
} from '@/lib/contracts/text';
import { versionSchema } from '@/lib/contracts/version';
import { htmlText } from './html-text';

/** Articles as operators write them (O-70 to O-83). */

export const articleStatusSchema = z.enum(['DRAFT', 'SCHEDULED', 'PUBLISHED']);
export type ArticleStatus = z.infer<typeof articleStatusSchema>;

const moment = z.iso.datetime({ offset: true });
const text = z.string().nullable();
const imageId = imageSchema.shape.id;

/**
 * A block of a special: a heading, a text, and an artwork, whose label follows, or a picture with the words for those who don't see it
 * and its source.
 */
const writtenBlockSchema = z.object({
  uuid: z.string(),
  title: z.string(),
  content: z.string(),
  imageId: text,
  alt: z.string(),
  artworkUuid: text,
  credit: z.string(),
});

/** Everything that an operator writes of an article: what a revision keeps. A draft may lack all but its title. */
export const writtenArticleSchema = z.object({
  title: z.string(),
  subTitle: text,
  /** What the home page says of it. */
  homeContent: text,
  /** The number of a special, such as No. 24. */
  number: z.int().nullable(),
  previewImageId: text,
  mainImageId: text,
  artistId: z.int().nullable(),
  periodFrom: text,
  periodTo: text,
  periodMemo: text,
  timeFrom: text,
  timeTo: text,
  timeMemo: text,
  organizer: text,
  location: text,
  locationDetail: text,
  contactPhoneNum: text,
  contactEmail: text,
  /** HTML of exhibitions, events and news; plain paragraphs of a special's opening. */
  content: z.string(),
  contents: z.array(writtenBlockSchema),
  originLink: text,
  writer: text,
  writerTitle: text,
  writerImageId: text,
  writerMessage: text,
  relatedArtistIds: z.array(z.int()),
  relatedArtworkUuids: z.array(z.string()),
});
export type ArticleText = z.infer<typeof writtenArticleSchema>;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const WEB = /^https?:\/\/\S+$/i;

const day = optionalAs(identifier().pipe(z.iso.date(adminMessages.dayInvalid)));
const time = optionalAs(identifier().regex(TIME, adminMessages.timeInvalid));
const picture = imageId.nullable();
const several = <Item>(item: z.ZodType<Item>) =>
  z
    .array(item)
    .max(adminLimits.relatedMax, adminMessages.relatedTooMany(adminLimits.relatedMax))
    .transform((items) => [...new Set(items)]);

const { nameMax, titleMax, articleLineMax, articleTextMax } = adminLimits;

/** A text on several lines, which may be empty. */
const plainText = typedLines(articleTextMax);
const line = (max: number) => optionalLine(max);
const lines = (max: number) => optionalLines(max);

const title = requiredLine(titleMax, adminMessages.titleRequired);

/** What an operator may save at any time. What else a visitor's page needs is `lacksOf`. */
const savedArticleSchema = z.object({
  title,
  subTitle: line(titleMax),
  homeContent: lines(articleLineMax),
  number: z
    .int(adminMessages.numberInvalid)
    .min(1, adminMessages.numberInvalid)
    .max(adminLimits.articleNumberMax, adminMessages.numberInvalid)
    .nullable(),
  previewImageId: picture,
  mainImageId: picture,
  artistId: z.int().positive().nullable(),
  periodFrom: day,
  periodTo: day,
  periodMemo: line(articleLineMax),
  timeFrom: time,
  timeTo: time,
  timeMemo: line(articleLineMax),
  organizer: line(titleMax),
  location: line(titleMax),
  locationDetail: line(articleLineMax),
  contactPhoneNum: optionalAs(
    phoneText({ invalid: adminMessages.phoneInvalid, takes: 'contact', as: 'written' }),
  ),
  contactEmail: optionalAs(emailText(adminMessages.emailInvalid)),
  content: htmlText(adminLimits.articleHtmlMax),
  contents: z
    .array(
      z.object({
        uuid: z.uuid(),
        title: typedLine(titleMax),
        content: plainText,
        imageId: picture,
        alt: typedLine(articleLineMax),
        artworkUuid: z.uuid().nullable(),
        credit: typedLine(articleLineMax),
      }),
    )
    .max(adminLimits.blocksMax, adminMessages.blocksTooMany(adminLimits.blocksMax)),
  originLink: optionalAs(
    linkText(2000, { isLink: (link) => WEB.test(link), invalid: adminMessages.linkInvalid }),
  ),
  writer: line(nameMax),
  writerTitle: line(nameMax),
  writerImageId: picture,
  writerMessage: lines(articleLineMax),
  relatedArtistIds: several(z.int().positive()),
  relatedArtworkUuids: several(z.uuid()),
});

/** Body of `PUT /v1/admin/articles/{uuid}`. */
export const articleUpdateSchema = savedArticleSchema
  .extend({ version: versionSchema })
  // An evening may end after midnight, so times have no order.
  .refine(({ periodFrom, periodTo }) => periodFrom === null || periodTo === null || periodFrom <= periodTo, {
    path: ['periodTo'],
    message: adminMessages.periodTurned,
  });

/** Body of `POST /v1/admin/articles`: a draft begins with its type and its title. */
export const articleCreateSchema = z.object({
  type: requiredChoice(ARTICLE_TYPE_LABELS, adminMessages.articleTypeRequired),
  title,
});

export const adminArticleRowSchema = z.object({
  uuid: z.uuid(),
  type: articleTypeSchema,
  status: articleStatusSchema,
  title: z.string(),
  number: z.int().nullable(),
  previewImage: imageSchema.nullable(),
  publishAt: moment.nullable(),
  /** When it was published first; of a draft that never was, when it was begun. */
  createdAt: moment,
  updatedAt: moment,
  /** The login ID of the operator who wrote last; null for an article that none has saved. */
  savedBy: z.string().nullable(),
});
export type AdminArticleRow = z.infer<typeof adminArticleRowSchema>;
export const adminArticlePageSchema = pageSchema(adminArticleRowSchema);
export const adminArticleQuerySchema = listQuerySchema(adminArticleList);

export const adminArticleSchema = adminArticleRowSchema.extend({
  ...writtenArticleSchema.shape,
  /** The images that it names; those that are gone are not among them. */
  images: z.array(imageSchema),
  version: versionSchema,
  /** The link that shows it to people without an account; null where there is none that works. */
  preview: z.object({ token: z.string(), until: moment }).nullable(),
});
export type AdminArticle = z.infer<typeof adminArticleSchema>;
