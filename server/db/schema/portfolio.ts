import { isNull } from 'drizzle-orm';
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
import type { PortfolioKept } from '@/lib/contracts/portfolio';
import { artists } from './artist';
import { images } from './image';
import { storedUploads } from './upload';

/**
 * An artist's portfolios: one that is being worked on (`isTemporary`), one whose PDF is kept, and the earlier ones that
 * these have replaced (`replacedAt`, A-195). What the profile and the artworks say isn't kept here, but read anew; only what was
 * chosen and typed for the portfolio is.
 */
export const portfolios = pgTable(
  'portfolios',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    artistId: bigint({ mode: 'number' })
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    isTemporary: boolean().notNull(),
    content: jsonb().$type<PortfolioKept>().notNull(),
    /** Null for a cover of words. */
    coverImageId: text().references(() => images.id),
    pdfUploadUuid: uuid().references(() => storedUploads.uuid, { onDelete: 'set null' }),
    /**
     * Counts the saves, so that a tab that began before the last save is refused. A portfolio that begins, or is restored, counts
     * on from the highest of its artist: no two portfolios of an artist are taken for each other.
     */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When another one was begun or kept in its place; null for the present ones. */
    replacedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('portfolios_artist_key')
      .on(table.artistId, table.isTemporary)
      .where(isNull(table.replacedAt)),
    index('portfolios_artist_id_replaced_at_idx').on(table.artistId, table.replacedAt),
    // The removal of an image or of an upload looks here for its last use.
    index('portfolios_cover_image_id_idx').on(table.coverImageId),
    index('portfolios_pdf_upload_uuid_idx').on(table.pdfUploadUuid),
  ],
);

/** Links by which people without an account see the portfolio whose PDF is kept (ADR 38). */
export const portfolioLinks = pgTable(
  'portfolio_links',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    artistId: bigint({ mode: 'number' })
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    /** 128 random bits. Kept as it is, so that its artist can copy the link again: what it opens lies beside it. */
    token: text().notNull(),
    label: text().notNull(),
    views: integer().notNull().default(0),
    lastViewedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('portfolio_links_token_key').on(table.token),
    index('portfolio_links_artist_id_idx').on(table.artistId, table.createdAt),
  ],
);
