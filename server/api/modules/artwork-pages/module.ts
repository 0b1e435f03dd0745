import type { Orm } from '@/server/db/client';
import { createArtworkPageRepository } from './repository';
import { artworkPageRoutes } from './routes';
import { createArtworkPageService, type ArtworkPageContent } from './service';

interface ArtworkPagesModuleDependencies extends ArtworkPageContent {
  orm: Orm;
}

export function createArtworkPagesModule({ orm, ...content }: ArtworkPagesModuleDependencies) {
  const service = createArtworkPageService(createArtworkPageRepository(orm), content);
  return { service, routes: artworkPageRoutes(service) };
}
