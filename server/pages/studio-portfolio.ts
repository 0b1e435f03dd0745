import { apiUrl } from '@/lib/api/url';
import {
  newPortfolioSchema,
  savedPortfolioSchema,
  type Portfolio,
  type SavedPortfolio,
} from '@/lib/contracts/portfolio';
import { studioArtworksSchema, type StudioArtwork } from '@/lib/contracts/studio-artwork';
import { PlatformError } from '@/server/bff/platform-error';
import { readSession } from '@/server/bff/session';
import { getForVisitor } from '@/server/bff/visitor-data';

/** What the artist's portfolio begins with. */
export interface StudioPortfolioData {
  accountId: string;
  fresh: Portfolio;
  /** The portfolio that is being worked on, else the one whose PDF is kept; null where nothing was saved. */
  recent: SavedPortfolio | null;
  /** Whether one was saved and could not be loaded. */
  hasFailed: boolean;
  hasPdf: boolean;
  /** All artworks of the artist, in their order. */
  artworks: StudioArtwork[];
}

type Visit = Pick<Request, 'headers'>;

/**
 * The portfolio of the artist who makes the request, and what it can be made of.
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export async function getStudioPortfolio(request: Visit): Promise<StudioPortfolioData> {
  const [fresh, { content: artworks }, workedOn, kept, session] = await Promise.all([
    getForVisitor(request, apiUrl('/v1/artists/me/portfolio/new'), newPortfolioSchema),
    getForVisitor(request, apiUrl('/v1/artists/me/artworks'), studioArtworksSchema),
    findSaved(request, true),
    findSaved(request, false),
    readSession(request.headers.get('cookie')),
  ]);
  const failed = [workedOn, kept].filter((saved) => saved === 'failed');
  const [recent = null] = [workedOn, kept].filter((saved) => saved !== 'failed' && saved !== null);
  return {
    accountId: session?.user.id ?? '',
    fresh,
    artworks,
    recent,
    hasFailed: failed.length > 0 && recent === null,
    hasPdf: kept !== 'failed' && kept?.hasPdf === true,
  };
}

/** Null where there is none. A saved one that can't be loaded doesn't keep a new one from being made. */
async function findSaved(request: Visit, isTemporary: boolean): Promise<SavedPortfolio | 'failed' | null> {
  const query = { isTemporary: isTemporary ? 'true' : 'false' };
  try {
    return await getForVisitor(
      request,
      apiUrl('/v1/artists/me/portfolio/saved-with-latest-data', { query }),
      savedPortfolioSchema,
    );
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status === 401 || error.status === 403) throw error;
    return error.status === 404 ? null : 'failed';
  }
}
