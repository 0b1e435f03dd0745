import { z } from 'zod';
import { artistCardSchema } from './artist';
import { creditedArtworkSchema } from './artwork';
import { contestStopSchema, verifiedOrganizationSchema } from './contest';
import { publishedResultSchema } from './contest-result';
import { termsEditionSchema, termsRevisionSchema } from './contest-terms';
import { imageSchema } from './image';
import * as articleLimits from '@/lib/limits/article';
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
  /** When the published contest of a news article stops or stopped accepting applications; null for none. */
  closesAt: z.iso.datetime({ offset: true }).nullable(),
  organizer: z.string().nullable(),
  location: z.string().nullable(),
  previewImageUrl: z.string(),
  previewImage: imageSchema,
  /** What an operator stopped of a news article's contest, and why; null for everything else. */
  contestStop: contestStopSchema.nullable(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type ArticleCard = z.infer<typeof articleCardSchema>;

/** The special that the home page sets large; `titleLines` are the columns of its vertical headline. */
export const homeSpecialSchema = articleCardSchema.extend({ titleLines: z.array(z.string()).min(1) });
export type HomeSpecial = z.infer<typeof homeSpecialSchema>;

/** Another published article of the same type. */
const adjacentArticleSchema = z.object({ uuid: z.uuid(), title: z.string() });
export type AdjacentArticle = z.infer<typeof adjacentArticleSchema>;

/**
 * The artwork that an article opens with, the artists and works that an operator chose for it, in their order, and the articles
 * that were published next before (`previous`) and next after (`next`).
 */
const companySchema = z.object({
  /** The artwork whose picture the article opens with, where its artist's page is public. */
  openingArtwork: creditedArtworkSchema.nullable(),
  relatedArtists: z.array(artistCardSchema),
  relatedArtworks: z.array(creditedArtworkSchema),
  previous: adjacentArticleSchema.nullable(),
  next: adjacentArticleSchema.nullable(),
});

/** `GET /v1/articles/{exhibitions|events|news}/{uuid}`. `content` is sanitised HTML. */
export const articleDetailSchema = articleCardSchema.extend({
  ...companySchema.shape,
  imageUrl: z.string(),
  image: imageSchema,
  periodMemo: z.string().nullable(),
  timeTo: z.string().nullable(),
  timeMemo: z.string().nullable(),
  locationDetail: z.string().nullable(),
  contactPhoneNum: z.string().nullable(),
  contactEmail: z.string().nullable(),
  content: z.string(),
  originLink: z.string().nullable(),
  /** The artist that the article is about; null where there is none with a public page. */
  artist: artistCardSchema.nullable(),
  /** Articles of the same type at the same place (of news: by the same organizer) or at the same time. */
  alike: z.array(articleCardSchema).max(articleLimits.alikeMax),
  /** The contest that a piece of news tells of, where one is published (C-1). */
  contestUuid: z.uuid().nullable(),
  /** The organization of that contest, where an operator verified it. */
  verifiedOrganization: verifiedOrganizationSchema.nullable(),
  /** The terms of that contest; null for none. */
  contestTerms: termsEditionSchema.nullable(),
  /** What each later edition of its terms changed, the newest first; empty where nothing was changed. */
  contestTermsHistory: z.array(termsRevisionSchema),
  /** The result of that contest; null until its organizer publishes it. */
  contestResult: publishedResultSchema.nullable(),
  /** The end of its applications before it was extended; null where it wasn't. */
  extendedFrom: z.iso.datetime({ offset: true }).nullable(),
  /** When that contest begins to take applications. */
  opensAt: z.iso.datetime({ offset: true }).nullable(),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type ArticleDetail = z.infer<typeof articleDetailSchema>;

/** `GET /v1/articles/specials/{uuid}`: plain paragraphs, blocks in alternating layout, who wrote it. */
export const specialDetailSchema = articleCardSchema.extend({
  ...companySchema.shape,
  mainImageUrl: z.string(),
  mainImage: imageSchema,
  mainContent: z.string(),
  contents: z.array(
    z.object({
      uuid: z.string(),
      title: z.string(),
      content: z.string(),
      imageUrl: z.string(),
      image: imageSchema,
      /** Says what the picture shows. */
      alt: z.string(),
      /** The artwork that is shown, where its artist's page is public. */
      artwork: creditedArtworkSchema.nullable(),
      /** The source of another picture. */
      credit: z.string().nullable(),
    }),
  ),
  artistUserAccountId: z.string().nullable(),
  artist: artistCardSchema.nullable(),
  writer: z.string().nullable(),
  writerTitle: z.string().nullable(),
  writerMessage: z.string().nullable(),
  writerImageUrl: z.string().nullable(),
  writerImage: imageSchema.nullable(),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type SpecialDetail = z.infer<typeof specialDetailSchema>;

/** Query of a preview: what its link ends with, 128 random bits. */
export const previewQuerySchema = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });

const previewShape = { previewUntil: z.iso.datetime({ offset: true }) };
/** An article as its page will be, for a visitor with the link (O-77). */
export const articlePreviewSchema = articleDetailSchema.extend(previewShape);
export type ArticlePreview = z.infer<typeof articlePreviewSchema>;
export const specialPreviewSchema = specialDetailSchema.extend(previewShape);
export type SpecialPreview = z.infer<typeof specialPreviewSchema>;
