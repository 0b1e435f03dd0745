import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import type { ArticleCard } from '@/lib/contracts/article';
import type { ArtistCard } from '@/lib/contracts/artist';
import type { Page } from '@/lib/contracts/envelope';
import type { LikedArtwork } from '@/lib/contracts/favorite';
import type { LikeType } from '@/lib/contracts/like';
import * as favoriteLimits from '@/lib/limits/favorite';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import type { ArticleService } from '@/server/api/modules/articles/service';
import type { ArtistService } from '@/server/api/modules/artists/service';
import type { ArtworkService } from '@/server/api/modules/artworks/service';
import type { LikeRepository, LikeTarget, LikeTargetRow } from './repository';

export interface LikeResult {
  isLike: boolean;
  likeCount: number;
}

/** A page of what the caller likes. The default size is the type's. */
export interface LikedQuery {
  likeType: LikeType;
  page: number;
  size?: number;
}

/** The modules that know the cards of each type, and who may see them. */
export interface LikedContent {
  artists: ArtistService;
  artworks: ArtworkService;
  articles: ArticleService;
}

export type LikeService = ReturnType<typeof createLikeService>;

export function createLikeService(
  repository: LikeRepository,
  content: LikedContent,
  invalidate: (tags: readonly CacheTag[]) => void,
) {
  /** The answer after a change. Of the cached pages those of an artist and of an artwork show their likes. */
  async function result(target: LikeTarget, isLike: boolean, hasChanged: boolean): Promise<LikeResult> {
    const after = await getTarget(target);
    if (hasChanged && target.type === 'ART_WORK') invalidate([cacheTags.artwork(target.uuid)]);
    if (hasChanged && after.artistId !== null) invalidate([cacheTags.followers(after.artistId)]);
    return { isLike, likeCount: after.likeCount };
  }

  async function getTarget(target: LikeTarget): Promise<LikeTargetRow> {
    const row = await repository.findTarget(target);
    if (row === null) throw notFound();
    return row;
  }

  return {
    /** Adds a like where there is none. @throws ApiError NOT_FOUND for what visitors can't see */
    async like(actor: SignedIn, target: LikeTarget): Promise<LikeResult> {
      const { isVisible } = await getTarget(target);
      if (!isVisible) throw notFound();
      return result(target, true, await repository.add(actor.accountUuid, target));
    },

    /** Removes a like, also of what has been hidden since. @throws ApiError NOT_FOUND for what doesn't exist */
    async unlike(actor: SignedIn, target: LikeTarget): Promise<LikeResult> {
      return result(target, false, await repository.remove(actor.accountUuid, target));
    },

    /**
     * A page of what the caller likes of one type and visitors can see, newest like first (M-261, M-262, M-265).
     */
    async listCards(
      actor: SignedIn,
      query: LikedQuery,
    ): Promise<Page<ArtistCard> | Page<LikedArtwork> | Page<ArticleCard>> {
      const { likeType, page } = query;
      switch (likeType) {
        case 'ARTIST':
          return content.artists.listLiked(actor, { page, size: query.size ?? favoriteLimits.pageSize });
        case 'ART_WORK':
          return content.artworks.listLiked(actor, { page, size: query.size ?? favoriteLimits.pageSize });
        case 'SPECIAL':
        case 'EXHIBITION':
        case 'EVENT':
        case 'NEWS': {
          const size = query.size ?? favoriteLimits.articlePageSizes[likeType];
          return content.articles.listLiked(actor, likeType, { page, size });
        }
      }
    },

    /** Which of the uuids the caller likes, in the order asked. */
    async listLiked(actor: SignedIn, uuids: readonly string[]): Promise<string[]> {
      if (uuids.length === 0) return [];
      const liked = new Set(await repository.listLiked(actor.accountUuid, uuids));
      return uuids.filter((uuid) => liked.has(uuid));
    },
  };
}
