import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaletteColor } from '@/lib/contracts/palette';

/**
 * Published images by the hash of their content. The files are in storage. Sizes are in pixels and bytes. One that nothing
 * refers to is removed (`server/db/references.ts`).
 */
export const images = pgTable(
  'images',
  {
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    placeholder: text().notNull(),
    /** The image's colours; null for one from before palettes, until the job has looked at it. */
    palette: jsonb().$type<PaletteColor[]>(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its content came in last. Its sender may be about to refer to it. */
    ingestedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the removal of its files began; null for an image that stays. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('images_ingested_at_idx').on(table.ingestedAt),
    // What the job of the palettes has left to do.
    index('images_without_palette_idx')
      .on(table.id)
      .where(sql`${table.palette} is null`),
  ],
);

/**
 * Images whose rights have changed since their variants were made: triggers insert them (migration `ai-use`), and a job removes the
 * variants that have rights in them (`server/jobs/image-rights.ts`).
 */
export const staleImageRights = pgTable(
  'stale_image_rights',
  {
    /** Not a foreign key, which would keep an image that nothing needs. */
    imageId: text().primaryKey(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('stale_image_rights_changed_at_idx').on(table.changedAt)],
);
