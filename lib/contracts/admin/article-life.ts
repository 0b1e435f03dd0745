import { z } from 'zod';
import type { FieldError } from '@/lib/contracts/envelope';
import type { ArticleType } from '@/lib/contracts/article';
import { imageSchema } from '@/lib/contracts/image';
import { versionSchema } from '@/lib/contracts/version';
import * as adminMessages from '@/lib/messages/admin';
import { isBlank } from '@/lib/text/clean';
import { articleStatusSchema, writtenArticleSchema, type ArticleText } from './article';

/** How an article becomes public, is shown before, and goes back to an earlier text (O-73 to O-80). */

const moment = z.iso.datetime({ offset: true });

/** Body of `PUT /v1/admin/articles/{uuid}/status`. `DRAFT` takes it from the public again. */
export const articleStatusChangeSchema = z
  .object({
    version: versionSchema,
    status: articleStatusSchema,
    /** When it is to be published; for SCHEDULED alone. */
    publishAt: moment.nullable().default(null),
  })
  .refine(({ status, publishAt }) => status !== 'SCHEDULED' || publishAt !== null, {
    path: ['publishAt'],
    message: adminMessages.publishAtRequired,
  });
export type ArticleStatusChange = z.output<typeof articleStatusChangeSchema>;

const revisionRowSchema = z.object({
  version: versionSchema,
  /** The operator's login ID; null for a text that no operator has saved. */
  savedBy: z.string().nullable(),
  savedAt: moment,
});
export type RevisionRow = z.infer<typeof revisionRowSchema>;
/** The revisions that are kept, the newest first. */
export const revisionsSchema = z.object({ content: z.array(revisionRowSchema) });

export const revisionSchema = revisionRowSchema.extend({
  text: writtenArticleSchema,
  /** The images that it names and that are still there. */
  images: z.array(imageSchema),
});
export type Revision = z.infer<typeof revisionSchema>;

/** Body of `POST …/revisions/{version}/restore`: the version of the article that is replaced. */
export const restoreSchema = z.object({ version: versionSchema });

/** What a restored revision named and isn't there any more. */
export const restoredSchema = z.object({
  lost: z.object({ images: z.int(), artists: z.int(), artworks: z.int() }),
});

type Field = keyof ArticleText;

const OF_ALL = [
  ...['title', 'homeContent', 'previewImageId', 'mainImageId', 'artistId', 'content'],
  ...['relatedArtistIds', 'relatedArtworkUuids'],
] as const satisfies readonly Field[];
const OF_SPECIALS = [
  ...['number', 'subTitle', 'contents', 'writer', 'writerTitle', 'writerImageId', 'writerMessage'],
] as const satisfies readonly Field[];
const OF_OTHERS = [
  ...['periodFrom', 'periodTo', 'periodMemo', 'timeFrom', 'timeTo', 'timeMemo', 'organizer', 'location'],
  ...['locationDetail', 'contactPhoneNum', 'contactEmail', 'originLink'],
] as const satisfies readonly Field[];

/** The fields that the page of an article has. */
export const fieldsOf = (type: ArticleType): readonly Field[] =>
  type === 'SPECIAL' ? [...OF_ALL, ...OF_SPECIALS] : [...OF_ALL, ...OF_OTHERS];

const EMPTY: Omit<ArticleText, 'title'> = {
  ...{
    subTitle: null,
    homeContent: null,
    number: null,
    previewImageId: null,
    mainImageId: null,
    artistId: null,
  },
  ...{ periodFrom: null, periodTo: null, periodMemo: null, timeFrom: null, timeTo: null, timeMemo: null },
  ...{ organizer: null, location: null, locationDetail: null, contactPhoneNum: null, contactEmail: null },
  ...{ content: '', contents: [], originLink: null, writer: null, writerTitle: null, writerImageId: null },
  ...{ writerMessage: null, relatedArtistIds: [], relatedArtworkUuids: [] },
};

/** An article of which nothing but its title is written. */
export const begunArticle = (title: string): ArticleText => ({ title, ...EMPTY });

/** A text with the fields of its type alone. */
export function ofType(type: ArticleType, text: ArticleText): ArticleText {
  const fields = new Set<string>(fieldsOf(type));
  const own = Object.entries(text).filter(([name]) => fields.has(name));
  return { ...EMPTY, ...(Object.fromEntries(own) as typeof text) };
}

/** What visitors can't do without, by type, and what an operator reads where it is missing. */
const DEMANDED: Record<ArticleType, Partial<Record<Field, string>>> = {
  SPECIAL: {
    subTitle: adminMessages.subTitleRequired,
    previewImageId: adminMessages.previewImageRequired,
    content: adminMessages.contentRequired,
  },
  EXHIBITION: {
    previewImageId: adminMessages.previewImageRequired,
    periodFrom: adminMessages.periodFromRequired,
    location: adminMessages.locationRequired,
    content: adminMessages.contentRequired,
  },
  EVENT: {
    previewImageId: adminMessages.previewImageRequired,
    periodFrom: adminMessages.periodFromRequired,
    location: adminMessages.locationRequired,
    content: adminMessages.contentRequired,
  },
  NEWS: {
    previewImageId: adminMessages.previewImageRequired,
    content: adminMessages.contentRequired,
  },
};

const BLOCK_DEMANDED = {
  title: adminMessages.blockTitleRequired,
  content: adminMessages.contentRequired,
  imageId: adminMessages.imageRequired,
  alt: adminMessages.altRequired,
} as const;
/** An artwork brings its picture and its words along. */
const OF_PICTURE: readonly string[] = ['imageId', 'alt'];

/** As the sanitiser writes it. */
const PICTURE_WITHOUT_WORDS = /<img\b[^>]*\salt="\s*"/;

const isMissing = (value: unknown) => value === null || (typeof value === 'string' && isBlank(value));

/** The field of a special's block, as errors and forms name it. */
export const blockField = (index: number, name: keyof typeof BLOCK_DEMANDED) => `contents.${index}.${name}`;

/** Everything that a text lacks to be public, at its fields (O-71). Empty where it may be published. */
export function lacksOf(type: ArticleType, text: ArticleText): FieldError[] {
  const lacks = Object.entries(DEMANDED[type])
    .filter(([field]) => isMissing(text[field as Field]))
    .map(([field, message]) => ({ field, message }));
  if (PICTURE_WITHOUT_WORDS.test(text.content))
    lacks.push({ field: 'content', message: adminMessages.picturesNeedAlt });
  for (const [index, block] of text.contents.entries()) {
    for (const name of Object.keys(BLOCK_DEMANDED) as (keyof typeof BLOCK_DEMANDED)[]) {
      if (block.artworkUuid !== null && OF_PICTURE.includes(name)) continue;
      if (isMissing(block[name]))
        lacks.push({ field: blockField(index, name), message: BLOCK_DEMANDED[name] });
    }
  }
  return lacks;
}
