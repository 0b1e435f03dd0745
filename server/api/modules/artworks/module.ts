import type { Orm } from '@/server/db/client';
import type { ArtistService } from '@/server/api/modules/artists/service';
import { createArtworkRepository } from './repository';
import { artworkRoutes } from './routes';
import { createArtworkService } from './service';

export function createArtworksModule({ orm, artists }: { orm: Orm; artists: ArtistService }) {
  const service = createArtworkService(createArtworkRepository(orm), artists);
  return { service, routes: artworkRoutes(service) };
}
