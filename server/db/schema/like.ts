import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LikeType } from '@/lib/contracts/like';
import { accounts } from './account';

/** Likes. `targetUuid` is the uuid of the artist, artwork or article that `type` names. */
export const likes = pgTable(
  'likes',
  {
    accountUuid: uuid()
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    type: text().$type<LikeType>().notNull(),
    targetUuid: uuid().notNull(),
    /**
     * The artist whose page has to be public for what is liked to be seen; null for articles. A trigger sets it, so that
     * an account's likes are counted and paged from an index, without their artworks. It isn't a foreign key: the like of a
     * removed target goes with the target.
     */
    artistId: bigint({ mode: 'number' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountUuid, table.type, table.targetUuid] }),
    index('likes_of_target_idx').on(table.targetUuid),
    // The index is read backwards for newest first. The uuid orders likes of the same moment, the artist decides who sees.
    index('likes_of_account_idx').on(
      table.accountUuid,
      table.type,
      table.createdAt,
      table.targetUuid,
      table.artistId,
    ),
  ],
);
