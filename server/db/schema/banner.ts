import {
  bigint,
  boolean,
  index,
  integer,
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

/** Banners by placement. At most one link is set: to an article, an artist or a path. */
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
    /** The picture as it is cropped for phones; null where they show `imageId`. */
    phoneImageId: text().references(() => images.id),
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
    /** From this moment until before the other one it hangs; null for no such bound. */
    showFrom: timestamp({ withTimezone: true }),
    showUntil: timestamp({ withTimezone: true }),
    /** Whether it was within its period when that was looked at last. Stored pages are renewed when it changes. */
    isWithinPeriod: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('banners_placement_idx').on(table.placement, table.position),
    index('banners_show_from_idx').on(table.showFrom),
    index('banners_show_until_idx').on(table.showUntil),
    // The removal of an image looks here for its last use.
    index('banners_image_id_idx').on(table.imageId),
    index('banners_phone_image_id_idx').on(table.phoneImageId),
  ],
);

/** The operator's choices for the home page, in the order of each slot. */
export const homeSlots = pgTable(
  'home_slots',
  {
    slot: text().$type<'ARTIST' | 'SPECIAL' | 'ARTICLE'>().notNull(),
    position: smallint().notNull(),
    artistId: bigint({ mode: 'number' }).references(() => artists.id, { onDelete: 'cascade' }),
    articleUuid: uuid().references(() => articles.uuid, { onDelete: 'cascade' }),
    /** The columns of the special's vertical headline. */
    titleLines: text().array(),
  },
  (table) => [primaryKey({ columns: [table.slot, table.position] })],
);
