import { and, desc, eq, not, notInArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SQL, Subquery } from 'drizzle-orm';
import type { LikeType } from '@/lib/contracts/like';
import * as listLimits from '@/lib/limits/list';
import type { Orm } from './client';
import { artists } from './schema/artist';
import { images } from './schema/image';
import { likes } from './schema/like';

/** An image as the contract has it, of the table of images or of an alias of it. */
export const imageColumnsOf = <Id, Width, Height, Color, Placeholder>({
  id,
  width,
  height,
  color,
  placeholder,
}: {
  id: Id;
  width: Width;
  height: Height;
  color: Color;
  placeholder: Placeholder;
}) => ({ id, width, height, color, placeholder });
export const imageColumns = imageColumnsOf(images);

/** Whether the account likes the row; false for a guest (`null`). */
export function isLikedBy(
  accountUuid: string | null,
  type: LikeType | AnyPgColumn,
  target: AnyPgColumn,
): SQL<boolean> {
  if (accountUuid === null) return sql<boolean>`false`;
  const isLike = and(eq(likes.accountUuid, accountUuid), eq(likes.type, type), eq(likes.targetUuid, target));
  return sql<boolean>`exists (select 1 from ${likes} where ${isLike})`;
}

/** The likes of one type that an account has. */
export const likesOf = (accountUuid: string, type: LikeType): SQL | undefined =>
  and(eq(likes.accountUuid, accountUuid), eq(likes.type, type));

/** Newest like first, written as the index is. */
export const newestLikeFirst = [desc(likes.createdAt), desc(likes.targetUuid)];

type SeenType = 'ARTIST' | 'ART_WORK';

/** What an account likes of artists or of artworks, and since when: those alone that visitors can see. */
const seenLikesOf = (orm: Orm, accountUuid: string, type: SeenType) =>
  orm
    .select({ createdAt: likes.createdAt, targetUuid: likes.targetUuid })
    .from(likes)
    .where(
      and(
        likesOf(accountUuid, type),
        notInArray(likes.artistId, orm.select({ id: artists.id }).from(artists).where(not(artists.isPublic))),
      ),
    );

/** One page of what an account likes and visitors can see, newest like first. */
export const pickSeenLikes = (
  orm: Orm,
  accountUuid: string,
  type: SeenType,
  { offset, limit }: { offset: number; limit: number },
) =>
  seenLikesOf(orm, accountUuid, type)
    .orderBy(...newestLikeFirst)
    .limit(limit)
    .offset(offset)
    .as('picked');

/** How much an account likes that visitors can see, counted no further than the cap of lists. */
export const countSeenLikes = (orm: Orm, accountUuid: string, type: SeenType): Promise<number> =>
  countRows(orm, seenLikesOf(orm, accountUuid, type).limit(listLimits.countCap).as('some'));

/** A text escaped for a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

/** How many rows of a table match, counted no further than the cap of lists. */
export function countCapped(orm: Orm, table: PgTable, where: SQL | undefined): Promise<number> {
  const one = { one: sql`1`.as('one') };
  return countRows(orm, orm.select(one).from(table).where(where).limit(listLimits.countCap).as('some'));
}

/** How many rows a subquery has. */
export async function countRows(orm: Orm, some: Subquery): Promise<number> {
  const [row] = await orm.select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}
