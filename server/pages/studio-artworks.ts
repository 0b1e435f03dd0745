import { z } from 'zod';
import {
  studioArtworksSchema,
  studioCategorySchema,
  type StudioArtwork,
  type StudioCategory,
} from '@/lib/contracts/studio-artwork';
import { apiUrl } from '@/lib/api/url';
import { readSession } from '@/server/bff/session';
import { getForVisitor } from '@/server/bff/visitor-data';

/** What the artist's own page of artworks shows. */
export interface StudioArtworks {
  accountId: string;
  artworks: StudioArtwork[];
  categories: StudioCategory[];
}

/**
 * All artworks and categories of the artist who makes the request.
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export async function getStudioArtworks(request: Pick<Request, 'headers'>): Promise<StudioArtworks> {
  const [{ content: artworks }, categories, session] = await Promise.all([
    getForVisitor(request, apiUrl('/v1/artists/me/artworks'), studioArtworksSchema),
    getForVisitor(request, apiUrl('/v1/artists/me/artworks/categories'), z.array(studioCategorySchema)),
    readSession(request.headers.get('cookie')),
  ]);
  return { accountId: session?.user.id ?? '', artworks, categories };
}
