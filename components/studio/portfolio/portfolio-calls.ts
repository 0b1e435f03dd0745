import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { uploadApi } from '@/lib/browser/upload-api';
import type { FormFile } from '@/lib/browser/upload-form';
import type { Portfolio, PortfolioState, SavedPortfolio } from '@/lib/contracts/portfolio';
import type { PortfolioSaveBody } from '@/lib/contracts/portfolio-save';

/** What a saved portfolio shows. */
export function contentOf({
  artistProfile,
  artistArtWorks,
  profileVisibility,
  profilePageLayoutConfig,
  pdfSettingConfig,
  cover,
}: Portfolio): Portfolio {
  return {
    artistProfile,
    artistArtWorks,
    profileVisibility,
    profilePageLayoutConfig,
    pdfSettingConfig,
    cover,
  };
}

/**
 * Saves the portfolio as the one that is being worked on.
 * @param begins whether a new portfolio begins: the previous one becomes an earlier one
 * @param isBackground whether the save is automatic and locks no button
 * @throws {ApiFailure} PORTFOLIO_STALE if it was saved elsewhere since
 */
export function savePortfolio(
  portfolio: Portfolio,
  before: PortfolioState | null,
  begins: boolean,
  isBackground = false,
): Promise<PortfolioState> {
  return send(portfolio, before, { begins, files: [], isBackground });
}

/** Saves the portfolio with a file as its cover's picture. @throws as `savePortfolio`, and what the API says of the file */
export function sendCover(portfolio: Portfolio, before: PortfolioState, file: File): Promise<PortfolioState> {
  const cover = { kind: 'image', picture: { imageUrl: '', width: null, height: null } } as const;
  return send({ ...portfolio, cover }, before, {
    begins: false,
    isBackground: false,
    files: [{ field: 'image', file, name: file.name }],
  });
}

function send(
  portfolio: Portfolio,
  before: PortfolioState | null,
  { begins, files, isBackground }: { begins: boolean; files: readonly FormFile[]; isBackground: boolean },
): Promise<PortfolioState> {
  const { signal } = new AbortController();
  const version = before?.version ?? 0;
  const reqDto: PortfolioSaveBody = { ...contentOf(portfolio), version, isTemporary: true, begins };
  return uploadApi('post', '/v1/artists/me/portfolio', {
    ...{ reqDto, files, isBackground },
    signal,
    onProgress: () => undefined,
  });
}

/** The portfolio that is being worked on; null where there is none any more. @throws {ApiFailure} */
export const loadWorkedOn = () => load('true');

/** Loads the portfolio that is being worked on, else the one whose PDF is kept; null without either. @throws {ApiFailure} */
export const loadSaved = async () => (await load('true')) ?? (await load('false'));

async function load(isTemporary: 'true' | 'false'): Promise<SavedPortfolio | null> {
  try {
    return await callApi('get', '/v1/artists/me/portfolio/saved-with-latest-data', {
      query: { isTemporary },
    });
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return null;
    throw failure;
  }
}

/** Makes an earlier portfolio the present one. The replaced one can be restored too. @throws {ApiFailure} */
export const restorePortfolio = (id: string): Promise<SavedPortfolio> =>
  callApi('post', '/v1/artists/me/portfolio/{id}/restore', { params: { id } });
