import { and, eq, inArray, sql } from 'drizzle-orm';
import { LIKE_TYPES } from '@/lib/contracts/like';
import type { LikeType } from '@/lib/contracts/like';
import type { Orm } from '@/server/db/client';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { againAfterConflict } from '@/server/db/retry';
import { likes } from '@/server/db/schema/like';

export interface LikeTarget {
  type: LikeType;
  uuid: string;
}

/** The current state of what is liked. */
export interface LikeTargetRow {
  likeCount: number;
  /** Whether visitors can see it. */
  isVisible: boolean;
  /** The artist's number where the target is an artist, else null. */
  artistId: number | null;
}

export type LikeRepository = ReturnType<typeof createLikeRepository>;

export function createLikeRepository(orm: Orm) {
  return {
    /** The target with its count of likes; null where there is none of that type and uuid. */
    async findTarget({ type, uuid }: LikeTarget): Promise<LikeTargetRow | null> {
      switch (type) {
        case 'ARTIST': {
          const [row] = await orm
            .select({ likeCount: artists.likeCount, isVisible: artists.isPublic, artistId: artists.id })
            .from(artists)
            .where(eq(artists.uuid, uuid));
          return row ?? null;
        }
        case 'ART_WORK': {
          const [row] = await orm
            .select({ likeCount: artworks.likeCount, isVisible: artists.isPublic })
            .from(artworks)
            .innerJoin(artists, eq(artists.id, artworks.artistId))
            .where(eq(artworks.uuid, uuid));
          return row ? { ...row, artistId: null } : null;
        }
        case 'SPECIAL':
        case 'EXHIBITION':
        case 'EVENT':
        case 'NEWS': {
          const [row] = await orm
            .select({
              likeCount: articles.likeCount,
              isVisible: sql<boolean>`${articles.status} = 'PUBLISHED'`,
            })
            .from(articles)
            .where(and(eq(articles.uuid, uuid), eq(articles.type, type)));
          return row ? { ...row, artistId: null } : null;
        }
      }
    },

    /** Adds a like; false where the account had it. A trigger keeps the target's count. */
    async add(accountUuid: string, { type, uuid }: LikeTarget): Promise<boolean> {
      const added = await againAfterConflict(() =>
        orm
          .insert(likes)
          .values({ accountUuid, type, targetUuid: uuid })
          .onConflictDoNothing()
          .returning({ type: likes.type }),
      );
      return added.length > 0;
    },

    /**
     * Removes a like; false where there was none. The target is locked before the like. A target's removal locks the two
     * in the same order, so that they can't deadlock.
     */
    async remove(accountUuid: string, { type, uuid }: LikeTarget): Promise<boolean> {
      const table = type === 'ARTIST' ? artists : type === 'ART_WORK' ? artworks : articles;
      const target = orm
        .select({ uuid: table.uuid })
        .from(table)
        .where(eq(table.uuid, uuid))
        .for('no key update');
      const removed = await againAfterConflict(() =>
        orm
          .delete(likes)
          .where(and(eq(likes.accountUuid, accountUuid), eq(likes.type, type), eq(likes.targetUuid, target)))
          .returning({ type: likes.type }),
      );
      return removed.length > 0;
    },

    /** Those of the uuids that the account likes, of whatever type. */
    async listLiked(accountUuid: string, uuids: readonly string[]): Promise<string[]> {
      const rows = await orm
        .select({ uuid: likes.targetUuid })
        .from(likes)
        .where(
          and(
            eq(likes.accountUuid, accountUuid),
            // The condition has all types, so that the primary key finds each uuid.
            inArray(likes.type, [...LIKE_TYPES]),
            inArray(likes.targetUuid, [...uuids]),
          ),
        );
      return rows.map((row) => row.uuid);
    },
  };
}
