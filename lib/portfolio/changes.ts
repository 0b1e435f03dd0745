import type {
  Portfolio,
  PortfolioArtwork,
  PortfolioCover,
  PortfolioProfile,
  ProfileVisibility,
} from '@/lib/contracts/portfolio';
import { inPairs, insertWorks, pagesOfWorks, placeWorks, removeWorks, type WorkPage } from './pairing';
import type { ProfileSection } from './sections';
import { orientationOf, TEMPLATES, type TemplateName } from './templates';

/** Changes of a portfolio by its artist. Each answers a new portfolio, so that it can be undone. */

export type ProfileList = 'experiences' | 'educations' | 'awards' | 'collections' | 'activityGenreTypes';
export type ProfileTexts = Pick<PortfolioProfile, 'introduction' | 'artistNote' | 'phoneNum' | 'email'>;

/** Shows or hides parts of the profile. */
export function withParts(
  portfolio: Portfolio,
  parts: readonly (keyof ProfileVisibility)[],
  isShown: boolean,
): Portfolio {
  const changed = Object.fromEntries(parts.map((part) => [part, isShown]));
  return { ...portfolio, profileVisibility: { ...portfolio.profileVisibility, ...changed } };
}

/** Chooses rows of a list of the profile, or leaves them out. @param indexes of the rows in their list */
export function withRows(
  portfolio: Portfolio,
  list: ProfileList,
  indexes: readonly number[],
  selected: boolean,
): Portfolio {
  const chosen = new Set(indexes);
  const rows = portfolio.artistProfile[list].map((row, index) =>
    chosen.has(index) ? { ...row, selected } : row,
  );
  return { ...portfolio, artistProfile: { ...portfolio.artistProfile, [list]: rows } };
}

export function withTexts(portfolio: Portfolio, texts: Partial<ProfileTexts>): Portfolio {
  return { ...portfolio, artistProfile: { ...portfolio.artistProfile, ...texts } };
}

/** Sets the profile's pages in one column or in two. */
export function withColumns(portfolio: Portfolio, splitModeProfilePage: boolean): Portfolio {
  return withLayout(portfolio, { splitModeProfilePage });
}

/** @param steps sixteenths of a line between the rows */
export function withRowGap(portfolio: Portfolio, steps: number): Portfolio {
  return withLayout(portfolio, { profilePageDataRowGap: steps });
}

/** @param lines that stay blank behind a section */
export function withBlankLines(portfolio: Portfolio, section: ProfileSection, lines: number): Portfolio {
  const { profilePageDataBlankEl } = portfolio.profilePageLayoutConfig;
  return withLayout(portfolio, {
    profilePageDataBlankEl: { ...profilePageDataBlankEl, [section]: lines },
  });
}

function withLayout(portfolio: Portfolio, change: Partial<Portfolio['profilePageLayoutConfig']>): Portfolio {
  return { ...portfolio, profilePageLayoutConfig: { ...portfolio.profilePageLayoutConfig, ...change } };
}

export function withCover(portfolio: Portfolio, cover: PortfolioCover): Portfolio {
  return { ...portfolio, cover };
}

/** The pages of works as they are placed. */
export function workPagesOf({ artistArtWorks }: Portfolio): WorkPage[] {
  return pagesOfWorks(artistArtWorks);
}

/** Places the works anew. Works on no page leave the portfolio. */
export function withWorkPages(portfolio: Portfolio, pages: readonly WorkPage[]): Portfolio {
  return { ...portfolio, artistArtWorks: placeWorks(portfolio.artistArtWorks, pages) };
}

/**
 * Takes exactly these works, in this order. Where the order of those that stay is as before, they keep their pages, and
 * new ones follow in pairs; else all are paired anew.
 */
export function withWorks(portfolio: Portfolio, works: readonly PortfolioArtwork[]): Portfolio {
  const uuids = works.map(({ uuid }) => uuid);
  const chosen = new Set(uuids);
  const pages = workPagesOf(portfolio);
  const kept = removeWorks(
    pages,
    pages.flat().filter((uuid) => !chosen.has(uuid)),
  );
  const isSameOrder = kept.flat().every((uuid, index) => uuid === uuids[index]);
  return {
    ...portfolio,
    artistArtWorks: placeWorks(works, isSameOrder ? insertWorks(kept, uuids) : inPairs(uuids)),
  };
}

/** The page's size; a turned one turns it. */
export function withTemplate(portfolio: Portfolio, name: TemplateName): Portfolio {
  const { width, height } = TEMPLATES[name];
  return {
    ...portfolio,
    pdfSettingConfig: {
      ...portfolio.pdfSettingConfig,
      pageWidth: width,
      pageHeight: height,
      orientation: orientationOf({ width, height }),
    },
  };
}

export function withImageQuality(portfolio: Portfolio, imageQuality: number): Portfolio {
  return { ...portfolio, pdfSettingConfig: { ...portfolio.pdfSettingConfig, imageQuality } };
}
