import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ArticleStatus, ArticleText } from '@/lib/contracts/admin/article';
import type { ArticleType } from '@/lib/contracts/article';
import { artists } from './artist';
import { artworks } from './artwork';
import { images } from './image';

/** A block of a special article's body; `imageId` names a row of `images`. Blocks of earlier versions lack the optional properties. */
export interface SpecialBlockRow {
  uuid: string;
  title: string;
  content: string;
  /** Only a draft's block lacks one. */
  imageId: string | null;
  /** The picture's words for those who don't see it. Blocks that no operator has saved have none. */
  alt?: string;
  /** The artwork that the block shows in place of a picture of its own. */
  artworkUuid?: string | null;
  /** The source of a picture of its own. */
  credit?: string;
}

/** Articles of all four types, which are listed, liked, searched and published alike (ADR 0004). */
export const articles = pgTable(
  'articles',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    type: text().$type<ArticleType>().notNull(),
    status: text().$type<ArticleStatus>().notNull().default('PUBLISHED'),
    /** The number of a special, such as No. 24. */
    number: smallint(),
    title: text().notNull(),
    subTitle: text(),
    homeContent: text(),
    /** Only a draft lacks one. */
    previewImageId: text().references(() => images.id),
    mainImageId: text().references(() => images.id),
    artistId: bigint({ mode: 'number' }).references(() => artists.id, { onDelete: 'set null' }),
    periodFrom: date({ mode: 'string' }),
    periodTo: date({ mode: 'string' }),
    periodMemo: text(),
    timeFrom: text(),
    timeTo: text(),
    timeMemo: text(),
    organizer: text(),
    location: text(),
    locationDetail: text(),
    contactPhoneNum: text(),
    contactEmail: text(),
    /** Sanitised HTML of exhibitions, events and news; plain paragraphs of a special's opening. */
    content: text(),
    contents: jsonb().$type<SpecialBlockRow[]>().notNull().default([]),
    originLink: text(),
    writer: text(),
    writerTitle: text(),
    writerImageId: text().references(() => images.id),
    writerMessage: text(),
    likeCount: integer().notNull().default(0),
    /** When a scheduled article is to be published. */
    publishAt: timestamp({ withTimezone: true }),
    /** The token of the link that shows it before it is published, and the end of that; null where there is none. */
    previewToken: text(),
    previewUntil: timestamp({ withTimezone: true }),
    /** Who wrote the last revision, by login ID; null for an article that no operator has saved. */
    savedBy: text(),
    /** Counts the saves, so that a form that began before the last save is refused. */
    version: integer().notNull().default(1),
    /** When it was published first, which is its place in the lists. A draft's is when it was begun. */
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'articles_preview_image_check',
      sql`${table.status} = 'DRAFT' or ${table.previewImageId} is not null`,
    ),
    check(
      'articles_publish_at_check',
      sql`(${table.status} = 'SCHEDULED') = (${table.publishAt} is not null)`,
    ),
    index('articles_publish_at_idx')
      .on(table.publishAt)
      .where(sql`${table.status} = 'SCHEDULED'`),
    uniqueIndex('articles_preview_token_key').on(table.previewToken),
    // The operators' list, and its choices.
    index('articles_updated_at_idx').on(table.updatedAt.desc(), table.uuid),
    index('articles_type_updated_at_idx').on(table.type, table.updatedAt.desc(), table.uuid),
    // With the last two columns the rows of a period or a standing (P-175) are picked from the index alone.
    index('articles_published_created_at_idx')
      .on(table.type, table.createdAt.desc(), table.uuid.desc(), table.periodFrom, table.periodTo)
      .where(sql`${table.status} = 'PUBLISHED'`),
    // The indexes of the lists' other orders. An unknown beginning counts as the earliest.
    index('articles_published_period_from_idx')
      .on(table.type, table.periodFrom.nullsFirst(), table.uuid)
      .where(sql`${table.status} = 'PUBLISHED'`),
    // The end of what runs and of what is over, for the order by standing (P-175).
    index('articles_published_period_to_idx')
      .on(table.type, table.periodTo, table.createdAt, table.uuid, table.periodFrom)
      .where(sql`${table.status} = 'PUBLISHED'`),
    index('articles_published_title_idx')
      .on(table.type, sql`${table.title} collate "C"`, table.uuid)
      .where(sql`${table.status} = 'PUBLISHED'`),
    // The articles at the same place, and news of the same organizer, at the end of an article's page.
    index('articles_published_location_idx')
      .on(table.type, table.location, table.createdAt, table.uuid)
      .where(sql`${table.status} = 'PUBLISHED'`),
    index('articles_published_organizer_idx')
      .on(table.organizer, table.createdAt, table.uuid)
      .where(sql`${table.status} = 'PUBLISHED' and ${table.type} = 'NEWS'`),
    // The articles that show an artwork: with their opening picture, or in a block.
    index('articles_published_opening_image_idx')
      .on(sql`coalesce(${table.mainImageId}, ${table.previewImageId})`)
      .where(sql`${table.status} = 'PUBLISHED'`),
    index('articles_published_contents_idx')
      .using('gin', sql`${table.contents} jsonb_path_ops`)
      .with({ fastupdate: false })
      .where(sql`${table.status} = 'PUBLISHED'`),
    index('articles_special_of_artist_idx')
      .on(table.artistId, table.createdAt.desc())
      .where(sql`${table.status} = 'PUBLISHED' and ${table.type} = 'SPECIAL'`),
  ],
);

/** The artists that a special names besides its own. */
export const articleRelatedArtists = pgTable(
  'article_related_artists',
  {
    articleUuid: uuid()
      .notNull()
      .references(() => articles.uuid, { onDelete: 'cascade' }),
    artistId: bigint({ mode: 'number' })
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleUuid, table.artistId] })],
);

/** The artworks that an article shows below its text. */
export const articleRelatedArtworks = pgTable(
  'article_related_artworks',
  {
    articleUuid: uuid()
      .notNull()
      .references(() => articles.uuid, { onDelete: 'cascade' }),
    artworkUuid: uuid()
      .notNull()
      .references(() => artworks.uuid, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleUuid, table.artworkUuid] }),
    index('article_related_artworks_artwork_uuid_idx').on(table.artworkUuid),
  ],
);

/** An article as each save left it. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    articleUuid: uuid()
      .notNull()
      .references(() => articles.uuid, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Who saved it, by login ID. */
    savedBy: text(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    content: jsonb().$type<ArticleText>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleUuid, table.version] })],
);
