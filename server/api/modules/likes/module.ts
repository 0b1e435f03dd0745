import type { CacheTag } from '@/lib/cache-tags';
import type { Orm } from '@/server/db/client';
import { createLikeRepository } from './repository';
import { likeRoutes } from './routes';
import { createLikeService } from './service';
import type { LikedContent } from './service';

interface LikesModuleDependencies extends LikedContent {
  orm: Orm;
  invalidate: (tags: readonly CacheTag[]) => void;
}

export function createLikesModule({ orm, invalidate, ...content }: LikesModuleDependencies) {
  const service = createLikeService(createLikeRepository(orm), content, invalidate);
  return { service, routes: likeRoutes(service) };
}
