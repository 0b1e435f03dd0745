import type { Image } from '@/lib/contracts/image';
import type {
  EarlierPortfolio,
  NewPortfolio,
  OwnPortfolioArtwork,
  Picture,
  PortfolioKept,
  PortfolioProfile,
  PortfolioState,
  SavedPortfolio,
} from '@/lib/contracts/portfolio';
import { PORTFOLIO_CATEGORY } from '@/lib/contracts/studio-artwork';
import * as portfolioLimits from '@/lib/limits/portfolio';
import { imageUrl } from '@/lib/media/image-url';
import { offeredThemes } from '@/lib/artwork/offered-themes';
import { withFittingRowGap } from '@/lib/portfolio/fitting-row-gap';
import { pagesOfWorks, placeWorks } from '@/lib/portfolio/pairing';
import { PROFILE_SECTIONS, VISIBLE_PARTS } from '@/lib/portfolio/sections';
import { orientationOf, TEMPLATES } from '@/lib/portfolio/templates';
import { recordOf } from '@/lib/record-of';
import { firstLetters } from '@/lib/text/letters';
import type { PortfolioArtworkRow, PortfolioProfileRow, PortfolioRow } from './repository';

/** A portfolio that begins: everything of the profile is shown, and no artwork is chosen yet. */
export function presentNewPortfolio(profile: PortfolioProfileRow): NewPortfolio {
  const { width, height } = TEMPLATES.A4_LANDSCAPE;
  const begun = withFittingRowGap({
    artistProfile: presentProfile(profile, null),
    artistArtWorks: [],
    profileVisibility: recordOf(VISIBLE_PARTS, () => true),
    profilePageLayoutConfig: {
      profilePageDataRowGap: portfolioLimits.rowGapDefault,
      profilePageDataBlankEl: recordOf(PROFILE_SECTIONS, () => 0),
      splitModeProfilePage: true,
    },
    pdfSettingConfig: {
      pageWidth: width,
      pageHeight: height,
      orientation: orientationOf({ width, height }),
      scale: 1,
      imageQuality: portfolioLimits.imageQualityDefault,
    },
    cover: { kind: 'typographic' },
  });
  return { ...begun, artistArtWorks: [] };
}

/** A saved portfolio with what the profile and the artworks say today. Artworks that are gone are named. */
export function presentSavedPortfolio(
  row: PortfolioRow,
  profile: PortfolioProfileRow,
  artworks: readonly PortfolioArtworkRow[],
): SavedPortfolio {
  const { content } = row;
  const byUuid = new Map(artworks.map((artwork) => [artwork.uuid, artwork]));
  const placed = content.artistArtWorks.flatMap(({ uuid, page, side }): OwnPortfolioArtwork[] => {
    const artwork = byUuid.get(uuid);
    return artwork === undefined ? [] : [presentArtwork(artwork, { page, side })];
  });
  return {
    ...presentState(row),
    artistProfile: presentProfile(profile, content.artistProfile),
    // Pages that lost an artwork are closed up.
    artistArtWorks: placeWorks(placed, pagesOfWorks(placed)).map((work, index) => ({
      ...work,
      categorySortOrder: index,
    })),
    profileVisibility: content.profileVisibility,
    profilePageLayoutConfig: content.profilePageLayoutConfig,
    pdfSettingConfig: content.pdfSettingConfig,
    cover:
      row.cover === null ? { kind: 'typographic' } : { kind: 'image', picture: presentPicture(row.cover) },
    missingArtworks: content.artistArtWorks
      .filter(({ uuid }) => !byUuid.has(uuid))
      .map(({ uuid, title }) => ({ uuid, title })),
  };
}

export function presentState(row: PortfolioRow): PortfolioState {
  return {
    id: row.uuid,
    version: row.version,
    isTemporary: row.isTemporary,
    updatedAt: row.updatedAt.toISOString(),
    hasPdf: row.pdf !== null,
  };
}

/** A portfolio among those that can be restored. */
export function presentEarlier(row: PortfolioRow): EarlierPortfolio {
  const { id, isTemporary, hasPdf, updatedAt } = presentState(row);
  const works = row.content.artistArtWorks;
  const titles = works.flatMap(({ title }) => (title === null ? [] : [title]));
  return {
    ...{ id, isTemporary, hasPdf, updatedAt },
    isShown: row.replacedAt === null,
    works: works.length,
    titles: titles.slice(0, portfolioLimits.earlierTitles),
  };
}

function presentPicture(image: Image): Picture {
  return { imageUrl: imageUrl(image), width: image.width, height: image.height };
}

function presentArtwork(
  { image, ...artwork }: PortfolioArtworkRow,
  place: Pick<OwnPortfolioArtwork, 'page' | 'side'>,
): OwnPortfolioArtwork {
  return {
    ...artwork,
    ...offeredThemes(artwork),
    ...presentPicture(image),
    ...place,
    categoryUuid: PORTFOLIO_CATEGORY,
    categorySortOrder: 0,
  };
}

type Kept = PortfolioKept['artistProfile'];

/** The profile of today; what was typed and chosen for the portfolio stays. */
function presentProfile(profile: PortfolioProfileRow, kept: Kept | null): PortfolioProfile {
  const texts = kept ?? {
    phoneNum: profile.phoneNum,
    email: profile.email,
    introduction: begun(profile.introduction, portfolioLimits.introductionMax),
    artistNote: begun(profile.artistNote, portfolioLimits.artistNoteMax),
  };
  return {
    nameKo: profile.nameKo,
    nameEn: profile.nameEn,
    phoneNum: texts.phoneNum,
    email: texts.email,
    introduction: texts.introduction,
    artistNote: texts.artistNote,
    imageUrl: imageUrl(profile.image),
    activityGenreEtc: profile.activityGenreEtc,
    experiences: selectedAs(
      kept?.experiences,
      profile.experiences.map(({ type, year, title, location, region }) => ({
        type,
        year,
        title,
        location,
        region,
      })),
    ),
    educations: selectedAs(
      kept?.educations,
      profile.educations.map(({ type, year, schoolName, major, status }) => ({
        type,
        year,
        schoolName,
        major,
        status,
      })),
    ),
    awards: selectedAs(
      kept?.awards,
      profile.awards.map(({ year, title }) => ({ year, title })),
    ),
    collections: selectedAs(
      kept?.collections,
      profile.collections.map(({ name }) => ({ name })),
    ),
    activityGenreTypes: selectedAs(
      kept?.activityGenreTypes,
      profile.activityGenreTypes.map((value) => ({ value })),
    ),
  };
}

/** Rows of today, each chosen as the same row was; a new one is chosen. */
function selectedAs<Row extends object>(
  kept: readonly (Row & { selected: boolean })[] | undefined,
  rows: readonly Row[],
): (Row & { selected: boolean })[] {
  const wordsOf = (row: Row) =>
    JSON.stringify(
      Object.entries(row)
        .filter(([name]) => name !== 'selected')
        .sort(),
    );
  const left = new Set((kept ?? []).filter(({ selected }) => !selected).map(wordsOf));
  return rows.map((row) => ({ ...row, selected: !left.has(wordsOf(row)) }));
}

/** A text of the profile that a portfolio begins with, as long as the portfolio's own may be. */
const begun = (text: string | null, most: number): string | null =>
  text === null ? null : firstLetters(text, most).trimEnd();
