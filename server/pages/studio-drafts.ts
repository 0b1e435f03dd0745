import { apiUrl } from '@/lib/api/url';
import { artworkDraftsSchema } from '@/lib/contracts/studio-draft';
import { getForVisitor } from '@/server/bff/visitor-data';

/**
 * The artworks that the artist is registering in bulk.
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export function getArtworkDrafts(request: Pick<Request, 'headers'>) {
  return getForVisitor(request, apiUrl('/v1/artists/me/artwork-drafts'), artworkDraftsSchema);
}
