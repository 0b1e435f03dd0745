import type { CacheTag } from '@/lib/cache-tags';
import type { Orm } from '@/server/db/client';
import { createLikeRepository } from './repository';
import { likeRoutes } from './routes';
import { createLikeService } from './service';
import type { LikedThings } from './service';

interface LikesModuleDependencies extends LikedThings {
  orm: Orm;
  invalidate: (tags: readonly CacheTag[]) => void;
}

export function createLikesModule({ orm, invalidate, ...things }: LikesModuleDependencies) {
  const service = createLikeService(createLikeRepository(orm), things, invalidate);
  return { service, routes: likeRoutes(service) };
}
