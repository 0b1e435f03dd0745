import { z } from 'zod';
import * as portfolioLimits from '@/lib/limits/portfolio';
import * as studioLimits from '@/lib/limits/studio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import * as typedMessages from '@/lib/messages/typed';
import { PROFILE_SECTIONS, VISIBLE_PARTS } from '@/lib/portfolio/sections';
import { findTemplate, isOpen } from '@/lib/portfolio/templates';
import { recordOf } from '@/lib/record-of';
import { awardSchema, collectionSchema, educationSchema, experienceSchema } from './artist';
import { genreSchema } from './artwork';
import { printedShape, shownShape } from './artwork-fields';
import { PORTFOLIO_CATEGORY, studioArtworkSchema } from './studio-artwork';
import { asItIs, emailText, optionalAs, optionalLine, optionalLines, phoneText } from './text';
import { versionSchema } from './version';

/** Contracts of the portfolio (A-160 to A-218, ADR 36). */

const selected = { selected: z.boolean() };
const rows = <Row extends z.ZodType>(row: Row, types = 1) => z.array(row).max(types * studioLimits.rowsMax);
const pixels = z.int().positive().nullable();
/** A row of the profile chooses the same row of today's, so its texts are compared. */
const kept = asItIs('kept', 2000);
const address = asItIs('token', 2000);

/** A picture's address, and its size in pixels where that is known: the layout needs its proportions. */
export const pictureSchema = z.object({ imageUrl: address, width: pixels, height: pixels });
export type Picture = z.infer<typeof pictureSchema>;

/** The profile as a portfolio shows it. */
export const portfolioProfileSchema = z.object({
  nameKo: optionalLine(studioLimits.nameKoMax),
  nameEn: optionalLine(studioLimits.nameEnMax),
  /** Digits; a foreign number as `+` and its groups. */
  phoneNum: optionalAs(phoneText({ invalid: typedMessages.phoneInvalid, takes: 'contact', as: 'digits' })),
  email: optionalAs(emailText(typedMessages.emailInvalid)),
  introduction: optionalLine(portfolioLimits.introductionMax),
  imageUrl: address.nullable(),
  artistNote: optionalLines(portfolioLimits.artistNoteMax),
  activityGenreEtc: optionalLine(studioLimits.genreEtcMax),
  experiences: rows(experienceSchema.extend({ title: kept, location: kept, region: kept, ...selected }), 5),
  educations: rows(educationSchema.extend({ schoolName: kept, major: kept, ...selected }), 3),
  awards: rows(awardSchema.extend({ title: kept, ...selected })),
  collections: rows(collectionSchema.extend({ name: kept, ...selected })),
  activityGenreTypes: z.array(z.object({ value: genreSchema, ...selected })).max(8),
});
export type PortfolioProfile = z.output<typeof portfolioProfileSchema>;

export const artworkSideSchema = z.enum(['left', 'right']);

/** An artwork as a portfolio shows it, and where it stands. */
export const portfolioArtworkSchema = pictureSchema.extend({
  uuid: z.uuid(),
  ...printedShape,
  /** From 0: the how-manieth page of works it is. */
  page: z.int().min(0).max(portfolioLimits.artworksMax),
  side: artworkSideSchema,
});
export type PortfolioArtwork = z.output<typeof portfolioArtworkSchema>;

export const profileVisibilitySchema = z.object(recordOf(VISIBLE_PARTS, () => z.boolean()));
export type ProfileVisibility = z.infer<typeof profileVisibilitySchema>;

/** How the profile's pages are set. */
export const profilePageLayoutConfigSchema = z.object({
  /** Steps of a sixteenth of a line. */
  profilePageDataRowGap: z.int().min(0, portfolioMessages.rowGapRule).max(portfolioLimits.rowGapMax),
  /** Blank lines behind each section. */
  profilePageDataBlankEl: z.object(
    recordOf(PROFILE_SECTIONS, () =>
      z.int().min(0).max(portfolioLimits.blankLinesMax, portfolioMessages.blankLinesRule),
    ),
  ),
  /** Two columns instead of one. */
  splitModeProfilePage: z.boolean(),
});
export type ProfilePageLayoutConfig = z.infer<typeof profilePageLayoutConfigSchema>;

const side = z.number().min(portfolioLimits.pageSideMin).max(portfolioLimits.pageSideMax);

/** The page in millimetres, and how the file is made. Only an open template is taken. */
export const pdfSettingConfigSchema = z
  .object({
    pageWidth: side,
    pageHeight: side,
    orientation: z.enum(['landscape', 'portrait']),
    scale: z.number().min(portfolioLimits.scaleMin).max(portfolioLimits.scaleMax),
    imageQuality: z.number().min(portfolioLimits.imageQualityMin).max(portfolioLimits.imageQualityMax),
  })
  .superRefine(({ pageWidth, pageHeight, orientation }, context) => {
    const template = findTemplate({ width: pageWidth, height: pageHeight });
    const isTurned = (orientation === 'landscape') !== pageWidth > pageHeight;
    if (template === null || !isOpen(template) || isTurned)
      context.addIssue({ code: 'custom', path: ['pageWidth'], message: portfolioMessages.pageSizeLocked });
  });
export type PdfSettingConfig = z.infer<typeof pdfSettingConfigSchema>;

/** The cover: names alone, or a picture above them. */
export const portfolioCoverSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typographic') }),
  z.object({ kind: z.literal('image'), picture: pictureSchema }),
]);
export type PortfolioCover = z.infer<typeof portfolioCoverSchema>;

/** A portfolio as it is shown and printed, with its cover. */
export const portfolioSchema = z.object({
  artistProfile: portfolioProfileSchema,
  artistArtWorks: z
    .array(portfolioArtworkSchema)
    .max(portfolioLimits.artworksMax, portfolioMessages.artworksFull)
    .superRefine(checkPlaces),
  profileVisibility: profileVisibilitySchema,
  profilePageLayoutConfig: profilePageLayoutConfigSchema,
  pdfSettingConfig: pdfSettingConfigSchema,
  cover: portfolioCoverSchema,
});
export type Portfolio = z.output<typeof portfolioSchema>;

const text = z.string().nullable();

/** A portfolio as it is read. Its texts are as they are kept. */
export const shownPortfolioSchema = portfolioSchema.extend({
  artistProfile: portfolioProfileSchema.extend({
    ...{ nameKo: text, nameEn: text, phoneNum: text, email: text },
    ...{ introduction: text, artistNote: text, activityGenreEtc: text },
  }),
  artistArtWorks: z.array(portfolioArtworkSchema.extend(shownShape)),
});

/** An artwork of a portfolio as its artist reads it. */
export const ownPortfolioArtworkSchema = shownPortfolioSchema.shape.artistArtWorks.element.extend({
  ...studioArtworkSchema.pick({
    ...{ genre: true, etc: true, sortOrder: true },
    ...{ themeSubject: true, themeTime: true, themeFocus: true, themeStyle: true },
  }).shape,
  categoryUuid: z.literal(PORTFOLIO_CATEGORY),
  /** Its place in the portfolio, from 0. */
  categorySortOrder: z.int().min(0),
});
export type OwnPortfolioArtwork = z.infer<typeof ownPortfolioArtworkSchema>;

/** Answer of `GET …/portfolio/new`. */
export const newPortfolioSchema = shownPortfolioSchema.extend({
  artistArtWorks: z.array(ownPortfolioArtworkSchema),
});
export type NewPortfolio = z.infer<typeof newPortfolioSchema>;

/** What is known of a saved portfolio besides what it shows. */
export const portfolioStateSchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  /** True until its PDF is kept. */
  isTemporary: z.boolean(),
  updatedAt: z.iso.datetime({ offset: true }),
  hasPdf: z.boolean(),
});
export type PortfolioState = z.infer<typeof portfolioStateSchema>;

/** Answer of `GET …/portfolio/saved-with-latest-data`. */
export const savedPortfolioSchema = newPortfolioSchema.extend({
  ...portfolioStateSchema.shape,
  /** Artworks that were placed and are there no more: they are left out. */
  missingArtworks: z.array(z.object({ uuid: z.uuid(), title: text })),
});
export type SavedPortfolio = z.infer<typeof savedPortfolioSchema>;

/** A portfolio that can be restored. */
export const earlierPortfolioSchema = z.object({
  id: z.uuid(),
  /** True where its PDF was never kept. */
  isTemporary: z.boolean(),
  hasPdf: z.boolean(),
  updatedAt: z.iso.datetime({ offset: true }),
  /** Whether links and applications show it: the one whose PDF is kept, behind one that is worked on. */
  isShown: z.boolean(),
  works: z.int().min(0),
  /** Of the first works, as they were when it was saved. */
  titles: z.array(z.string()),
});
export type EarlierPortfolio = z.infer<typeof earlierPortfolioSchema>;

/** Answer of `GET …/portfolio/earlier`. */
export const earlierPortfoliosSchema = z.object({ content: z.array(earlierPortfolioSchema) });

/** Answer of `GET …/portfolio/{id}/file-url`. */
export const portfolioFileUrlSchema = z.object({ url: z.string() });

/** Answer of `GET …/portfolio/saved/last-updated`; null where nothing was saved. */
export const portfolioUpdatedSchema = z.iso.datetime({ offset: true }).nullable();

/**
 * Body of `PUT …/portfolio/{id}/pdf/saved`: the address that the PDF was sent to. The documents have none: without it the PDF that
 * the artist sent last is meant.
 */
export const portfolioPdfSchema = z.object({ url: asItIs('token', 2000).optional() }).optional();

/** Body of `POST …/portfolio/{id}/pdf/render`. */
export const portfolioRenderRequestSchema = z.object({ version: versionSchema });

/** Answer of `POST …/portfolio/{id}/pdf/render`. */
export const portfolioRenderSchema = z.discriminatedUnion('status', [
  /** It is asked again at once. `share` is what is done, 0 to 1. */
  z.object({ status: z.literal('rendering'), share: z.number().min(0).max(1) }),
  z.object({
    status: z.literal('kept'),
    portfolio: portfolioStateSchema,
    /** Sources of pictures that could not be read: their places are marked. */
    missing: z.array(z.string()),
  }),
]);
export type PortfolioRender = z.infer<typeof portfolioRenderSchema>;

/** Answer of `GET …/portfolio/file-urls`. */
export const portfolioFileUrlsSchema = z.object({ urls: z.array(z.string()) });

/** What is kept of a portfolio: what was chosen and typed for it. */
export interface PortfolioKept extends Pick<
  Portfolio,
  'profileVisibility' | 'profilePageLayoutConfig' | 'pdfSettingConfig'
> {
  artistProfile: Pick<
    PortfolioProfile,
    | 'phoneNum'
    | 'email'
    | 'introduction'
    | 'artistNote'
    | 'experiences'
    | 'educations'
    | 'awards'
    | 'collections'
    | 'activityGenreTypes'
  >;
  /** The title tells which one it was, where it is there no more. */
  artistArtWorks: Pick<PortfolioArtwork, 'uuid' | 'title' | 'page' | 'side'>[];
}

/** Each artwork has a place, and each place an artwork. */
export function checkPlaces(
  works: readonly Pick<PortfolioArtwork, 'uuid' | 'page' | 'side'>[],
  context: z.RefinementCtx,
): void {
  const isDoubled = (values: readonly string[]) => new Set(values).size < values.length;
  if (isDoubled(works.map(({ uuid }) => uuid)))
    context.addIssue({ code: 'custom', message: portfolioMessages.artworkDoubled });
  if (isDoubled(works.map(({ page, side: place }) => `${page} ${place}`)))
    context.addIssue({ code: 'custom', message: portfolioMessages.artworkPlaces });
}
