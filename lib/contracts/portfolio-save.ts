import { z } from 'zod';
import * as portfolioLimits from '@/lib/limits/portfolio';
import * as studioLimits from '@/lib/limits/studio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import {
  artworkSideSchema,
  checkPlaces,
  portfolioCoverSchema,
  portfolioSchema,
  type PortfolioArtwork,
} from './portfolio';
import { PORTFOLIO_CATEGORY } from './studio-artwork';
import { asItIs, optionalLine } from './text';
import { givenVersionSchema } from './version';

/** The fields of an artwork that a save keeps. The others are read anew. */
export type PlacedArtwork = Pick<PortfolioArtwork, 'uuid' | 'title' | 'titleEn' | 'page' | 'side'>;

/** An artwork of the documents' list, which may hold others than the portfolio's. */
const listedArtworkSchema = z.object({
  uuid: z.uuid(),
  title: optionalLine(studioLimits.artworkTextMax).default(null),
  titleEn: optionalLine(studioLimits.artworkTextMax).default(null),
  /** `PORTFOLIO`, or the artwork's own category. Our own editor sends only the portfolio's artworks. */
  categoryUuid: asItIs('token', 64).nullish(),
  page: z.int().min(0).max(portfolioLimits.artworksMax).nullish(),
  side: artworkSideSchema.nullish(),
});
type ListedArtwork = z.output<typeof listedArtworkSchema>;

/**
 * `reqDto` of `POST /v1/artists/me/portfolio`. `isTemporary` may also be a part of the form beside it. What the profile and the
 * artworks say themselves isn't taken from here: it is read anew whenever the portfolio is opened.
 */
export const portfolioSaveSchema = portfolioSchema.extend({
  artistArtWorks: z
    .array(listedArtworkSchema)
    .max(studioLimits.artworksMax, portfolioMessages.artworksFull)
    .transform(placedArtworks)
    .superRefine((works, context) => {
      if (works.length > portfolioLimits.artworksMax)
        context.addIssue({ code: 'custom', message: portfolioMessages.artworksFull });
      checkPlaces(works, context);
    }),
  /** Without it an image that is sent becomes the cover; without an image the cover stays. */
  cover: portfolioCoverSchema.optional(),
  /** Of the portfolio that is being worked on, which counts its saves; 0 where there is none yet. */
  version: givenVersionSchema,
  isTemporary: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
  /** Begins another portfolio. The one with this version becomes an earlier one and isn't replaced. */
  begins: z.boolean().optional(),
});
export type PortfolioSave = z.output<typeof portfolioSaveSchema>;

/** What our own editor sends. */
export type PortfolioSaveBody = Required<z.input<typeof portfolioSaveSchema>>;

/** The portfolio's artworks of a list, those without a place in pairs behind the others. */
function placedArtworks(listed: readonly ListedArtwork[]): PlacedArtwork[] {
  const hasMarks = listed.some(isMarked);
  const works = listed.filter(
    (work) => isMarked(work) || (isPlaced(work) && (work.categoryUuid === undefined || !hasMarks)),
  );
  const next = Math.max(-1, ...works.map(({ page }) => page ?? -1)) + 1;
  let behind = 0;
  return works.map((work) => {
    const { uuid, title, titleEn } = work;
    if (isPlaced(work)) return { uuid, title, titleEn, page: work.page, side: work.side };
    const place = behind++;
    return {
      ...{ uuid, title, titleEn },
      page: next + Math.floor(place / 2),
      side: place % 2 === 0 ? 'left' : 'right',
    };
  });
}

const isMarked = ({ categoryUuid }: ListedArtwork) => categoryUuid === PORTFOLIO_CATEGORY;

const isPlaced = (work: ListedArtwork): work is ListedArtwork & Pick<PlacedArtwork, 'page' | 'side'> =>
  work.page != null && work.side != null;
