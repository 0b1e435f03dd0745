import {
  bigint,
  boolean,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BannerPlacement } from '@/lib/contracts/banner';
import { articles } from './article';
import { artists } from './artist';
import { images } from './image';

/** Banners by where they hang. A link goes to an article, an artist or any path; at most one is set. */
export const banners = pgTable(
  'banners',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    placement: text().$type<BannerPlacement>().notNull(),
    position: smallint().notNull(),
    mediaType: text().$type<'IMAGE' | 'MP4'>().notNull(),
    /** The picture, or the film's poster. */
    imageId: text()
      .notNull()
      .references(() => images.id),
    videoId: text(),
    alt: text().notNull(),
    eyebrow: text(),
    title: text().notNull(),
    subTitle: text(),
    note: text(),
    linkArticleUuid: uuid().references(() => articles.uuid, { onDelete: 'set null' }),
    linkArtistId: bigint({ mode: 'number' }).references(() => artists.id, { onDelete: 'set null' }),
    linkPath: text(),
    isActive: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('banners_placement_idx').on(table.placement, table.position)],
);

/** What the operator chose for the home page, slot by slot in order. */
export const homeSlots = pgTable(
  'home_slots',
  {
    slot: text().$type<'ARTIST' | 'SPECIAL' | 'ARTICLE'>().notNull(),
    position: smallint().notNull(),
    artistId: bigint({ mode: 'number' }).references(() => artists.id, { onDelete: 'cascade' }),
    articleUuid: uuid().references(() => articles.uuid, { onDelete: 'cascade' }),
    /** The columns of the vertical headline, for the special. */
    titleLines: text().array(),
  },
  (table) => [primaryKey({ columns: [table.slot, table.position] })],
);
