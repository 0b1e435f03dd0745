import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { uploadApi } from '@/lib/browser/upload-api';
import type { Portfolio, PortfolioState, SavedPortfolio } from '@/lib/contracts/portfolio';

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

/** Saves the portfolio as one that is worked on. @throws {ApiFailure} PORTFOLIO_STALE where it was saved elsewhere since */
export function savePortfolio(portfolio: Portfolio, before: PortfolioState | null): Promise<PortfolioState> {
  return send(portfolio, before, []);
}

/** Saves the portfolio with a file as its cover's picture. @throws as `savePortfolio`, and what the API says of the file */
export function sendCover(portfolio: Portfolio, before: PortfolioState, file: File): Promise<PortfolioState> {
  const cover = { kind: 'image', picture: { imageUrl: '', width: null, height: null } } as const;
  return send({ ...portfolio, cover }, before, [{ field: 'image', file, name: file.name }]);
}

function send(
  portfolio: Portfolio,
  before: PortfolioState | null,
  files: { field: string; file: File; name: string }[],
): Promise<PortfolioState> {
  const { signal } = new AbortController();
  return uploadApi('post', '/v1/artists/me/portfolio', {
    reqDto: { ...contentOf(portfolio), version: before?.version ?? 0, isTemporary: true },
    files,
    signal,
    onProgress: () => undefined,
  });
}

/** The portfolio that is being worked on; null where there is none any more. @throws {ApiFailure} */
export async function loadWorkedOn(): Promise<SavedPortfolio | null> {
  try {
    return await callApi('get', '/v1/artists/me/portfolio/saved-with-latest-data', {
      query: { isTemporary: 'true' },
    });
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return null;
    throw failure;
  }
}
