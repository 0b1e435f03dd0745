import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountUuid, table.type, table.targetUuid] }),
    index('likes_of_target_idx').on(table.targetUuid),
    // The index is read backwards for newest first. The uuid orders likes of the same moment.
    index('likes_of_account_idx').on(table.accountUuid, table.type, table.createdAt, table.targetUuid),
  ],
);
