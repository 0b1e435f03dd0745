import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import type { LikeRepository, LikeTarget, LikeTargetRow } from './repository';

export interface LikeResult {
  isLike: boolean;
  likeCount: number;
}

export type LikeService = ReturnType<typeof createLikeService>;

export function createLikeService(
  repository: LikeRepository,
  invalidate: (tags: readonly CacheTag[]) => void,
) {
  /** The answer after a change; only an artist's page shows a count of likes (its followers). */
  async function result(target: LikeTarget, isLike: boolean, hasChanged: boolean): Promise<LikeResult> {
    const after = await getTarget(target);
    if (hasChanged && after.artistId !== null) invalidate([cacheTags.artist(after.artistId)]);
    return { isLike, likeCount: after.likeCount };
  }

  async function getTarget(target: LikeTarget): Promise<LikeTargetRow> {
    const row = await repository.findTarget(target);
    if (row === null) throw notFound();
    return row;
  }

  return {
    /** Likes, also when it is liked already. Throws NOT_FOUND for what visitors can't see. */
    async like(actor: SignedIn, target: LikeTarget): Promise<LikeResult> {
      const { isVisible } = await getTarget(target);
      if (!isVisible) throw notFound();
      return result(target, true, await repository.add(actor.accountUuid, target));
    },

    /** Takes a like back, also from what has been hidden since. Throws NOT_FOUND for what doesn't exist. */
    async unlike(actor: SignedIn, target: LikeTarget): Promise<LikeResult> {
      return result(target, false, await repository.remove(actor.accountUuid, target));
    },

    /** Which of the uuids the caller likes, in the order asked. */
    async listLiked(actor: SignedIn, uuids: readonly string[]): Promise<string[]> {
      if (uuids.length === 0) return [];
      const liked = new Set(await repository.listLiked(actor.accountUuid, uuids));
      return uuids.filter((uuid) => liked.has(uuid));
    },
  };
}
