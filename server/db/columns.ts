import { and, desc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { LikeType } from '@/lib/contracts/like';
import { images } from './schema/image';
import { likes } from './schema/like';

/** An image as the contract has it. */
export const imageColumns = {
  id: images.id,
  width: images.width,
  height: images.height,
  color: images.color,
  placeholder: images.placeholder,
};

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

/** Text as a part of a LIKE pattern that means itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
