import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Genre } from '@/lib/genres';
import type { AiUse } from '@/lib/options/ai-use';
import { artists } from './artist';
import { images } from './image';
import { originals } from './original';
import type { DraftFields } from '@/lib/contracts/studio-draft';

/** An artist's own categories. A trigger refuses a fourth (migration `studio`). A hidden one has no tab. */
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
  (table) => [
    index('artwork_categories_artist_id_idx').on(table.artistId, table.sortOrder),
    // The name as people tell categories apart. The repository writes it the same way.
    uniqueIndex('artwork_categories_name_key').on(
      table.artistId,
      sql`lower(replace(${table.name}, ' ', ''))`,
    ),
  ],
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
    /** The file that the image was made from; null for artworks from before the studio. */
    originalUuid: uuid().references(() => originals.uuid, { onDelete: 'set null' }),
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
    /** Such as `3/10` or `A.P.`. */
    edition: text(),
    description: text(),
    /** Null: as its artist says (`artists.allowsAi`). */
    aiUse: text().$type<AiUse>(),
    price: bigint({ mode: 'number' }),
    sortOrder: integer().notNull().default(0),
    categoryUuid: uuid().references(() => artworkCategories.uuid, { onDelete: 'set null' }),
    categorySortOrder: integer(),
    /** Counts the saves, so that a form that began before the last save is refused. */
    version: integer().notNull().default(0),
    /** Made by the form that registered the artwork: a form that is sent twice makes one. */
    formKey: uuid(),
    viewCount: integer().notNull().default(0),
    likeCount: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('artworks_uuid_key').on(table.uuid),
    uniqueIndex('artworks_form_key').on(table.artistId, table.formKey),
    index('artworks_original_uuid_idx').on(table.originalUuid),
    // The removal of an image looks here for its last use.
    index('artworks_image_id_idx').on(table.imageId),
    index('artworks_artist_order_idx').on(table.artistId, table.sortOrder, table.id),
    index('artworks_category_order_idx')
      .on(table.categoryUuid, table.categorySortOrder, table.id)
      .where(sql`${table.categoryUuid} is not null`),
    // Few are allowed: the lists of what AI may use read these.
    index('artworks_ai_allowed_idx')
      .on(table.id)
      .where(sql`${table.aiUse} = 'ALLOWED'`),
  ],
);

/**
 * The works like each artwork. Triggers insert the row of a new artwork, and make it due when what is compared has changed
 * (migration `artwork-neighbours`).
 */
export const artworkNeighbours = pgTable(
  'artwork_neighbours',
  {
    artworkId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    /** The likest first. Removed artworks stay in it until the next look. */
    neighbourIds: bigint({ mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When they are looked for next. */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('artwork_neighbours_due_at_idx').on(table.dueAt)],
);

/**
 * Artworks that are being registered in bulk: an image and what is known so far. Only the artist sees them. Those that
 * stay unchanged are removed after a time.
 */
export const artworkDrafts = pgTable(
  'artwork_drafts',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    artistId: bigint({ mode: 'number' })
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    imageId: text()
      .notNull()
      .references(() => images.id),
    originalUuid: uuid().references(() => originals.uuid, { onDelete: 'set null' }),
    /** The cleaned name of the original's file: an imported list finds the draft by it. */
    fileName: text().notNull(),
    /** The files that were chosen together, and the place among them: they are sent side by side and come in any order. */
    batch: uuid(),
    position: integer().notNull().default(0),
    fields: jsonb().$type<Partial<DraftFields>>().notNull().default({}),
    version: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // A file that is sent again makes no second draft.
    uniqueIndex('artwork_drafts_file_key').on(table.artistId, table.imageId, table.fileName),
    index('artwork_drafts_updated_at_idx').on(table.updatedAt),
    // The removal of an image or of an original looks here for its last use.
    index('artwork_drafts_image_id_idx').on(table.imageId),
    index('artwork_drafts_original_uuid_idx').on(table.originalUuid),
  ],
);
