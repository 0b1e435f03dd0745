import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Genre } from '@/lib/genres';
import { artists } from './artist';
import { images } from './image';

/** An artist's own categories, three at the most. A hidden one has no tab. */
export const artworkCategories = pgTable(
  'artwork_categories',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    artistId: bigint({ mode: 'number' })
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    isHidden: boolean().notNull().default(false),
    sortOrder: smallint().notNull().default(0),
    artworkCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('artwork_categories_artist_id_idx').on(table.artistId, table.sortOrder)],
);

export const artworks = pgTable(
  'artworks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid().notNull().defaultRandom(),
    artistId: bigint({ mode: 'number' })
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    imageId: text()
      .notNull()
      .references(() => images.id),
    title: text(),
    titleEn: text(),
    year: smallint().notNull(),
    material: text().notNull(),
    /** The size as the artist wrote it. The lengths in centimetres are set where it can be parsed. */
    size: text().notNull(),
    heightCm: numeric({ precision: 8, scale: 2, mode: 'number' }),
    widthCm: numeric({ precision: 8, scale: 2, mode: 'number' }),
    depthCm: numeric({ precision: 8, scale: 2, mode: 'number' }),
    genre: text().$type<Genre>().notNull(),
    genreEtc: text(),
    themeSubject: text(),
    themeTime: text(),
    themeFocus: text(),
    themeStyle: text(),
    description: text(),
    price: bigint({ mode: 'number' }),
    sortOrder: integer().notNull().default(0),
    categoryUuid: uuid().references(() => artworkCategories.uuid, { onDelete: 'set null' }),
    categorySortOrder: integer(),
    viewCount: integer().notNull().default(0),
    likeCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('artworks_uuid_key').on(table.uuid),
    index('artworks_artist_order_idx').on(table.artistId, table.sortOrder, table.id),
    index('artworks_category_order_idx')
      .on(table.categoryUuid, table.categorySortOrder, table.id)
      .where(sql`${table.categoryUuid} is not null`),
  ],
);
