import type { Orm } from '@/server/db/client';
import { createArtistRepository } from './repository';
import { artistRoutes } from './routes';
import { createArtistService } from './service';

export function createArtistsModule({ orm }: { orm: Orm }) {
  const service = createArtistService(createArtistRepository(orm));
  return { service, routes: artistRoutes(service) };
}
