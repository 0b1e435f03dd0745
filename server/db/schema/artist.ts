import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Award, Collection, Education, Experience, Interview } from '@/lib/contracts/artist';
import type { Genre } from '@/lib/genres';
import { accounts } from './account';
import { images } from './image';
import { originals } from './original';

/**
 * Profiles of artists. Each list of a career is one JSON document, which is read and saved whole (ADR 0004). Triggers keep
 * the counters, so that no list has to count.
 */
export const artists = pgTable(
  'artists',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid().notNull().defaultRandom(),
    accountUuid: uuid()
      .notNull()
      .references(() => accounts.uuid),
    /** The account's `accountId`, kept here because every public page is addressed by it. */
    userAccountId: text().notNull(),
    nameKo: text(),
    nameEn: text(),
    imageId: text()
      .notNull()
      .references(() => images.id),
    /** The photo before it was cropped. */
    photoOriginalUuid: uuid().references(() => originals.uuid, { onDelete: 'set null' }),
    introduction: text(),
    artistNote: text(),
    badge: text(),
    domesticArea: text(),
    overseasArea: text(),
    videoLink: text(),
    activityGenreTypes: text()
      .array()
      .$type<Genre[]>()
      .notNull()
      .default(sql`'{}'`),
    activityGenreEtc: text(),
    educations: jsonb().$type<Education[]>().notNull().default([]),
    experiences: jsonb().$type<Experience[]>().notNull().default([]),
    awards: jsonb().$type<Award[]>().notNull().default([]),
    collections: jsonb().$type<Collection[]>().notNull().default([]),
    interviews: jsonb().$type<Interview[]>().notNull().default([]),
    isPublic: boolean().notNull().default(true),
    /** Whether AI may use the artist's page, and the artworks that say nothing themselves. */
    allowsAi: boolean().notNull().default(false),
    /** Counts the saves of the profile, so that a form that began before the last save is refused. */
    version: integer().notNull().default(1),
    artworkCount: integer().notNull().default(0),
    likeCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('artists_uuid_key').on(table.uuid),
    uniqueIndex('artists_account_uuid_key').on(table.accountUuid),
    uniqueIndex('artists_user_account_id_key').on(table.userAccountId),
    // The removal of an image or of an original looks here for its last use.
    index('artists_image_id_idx').on(table.imageId),
    index('artists_photo_original_uuid_idx').on(table.photoOriginalUuid),
    // The operators' list.
    index('artists_created_at_idx').on(table.createdAt, table.id),
    // Few are hidden: lists that must leave them out read these.
    index('artists_hidden_idx')
      .on(table.id)
      .where(sql`not ${table.isPublic}`),
    // Few allow AI: the lists of what it may use read these.
    index('artists_ai_allowed_idx')
      .on(table.id)
      .where(sql`${table.allowsAi}`),
    // The indexes of the list's orders.
    index('artists_public_created_at_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.isPublic}`),
    index('artists_public_genres_idx')
      .using('gin', table.activityGenreTypes)
      .where(sql`${table.isPublic}`),
    index('artists_public_name_ko_idx')
      .on(sql`${table.nameKo} collate "C"`, table.id)
      .where(sql`${table.isPublic}`),
  ],
);
