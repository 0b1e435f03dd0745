import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ArticleType } from '@/lib/contracts/article';
import type { ArticleFilter, ArticleSort } from '@/lib/lists/article-lists';
import type { Direction } from '@/lib/lists/define-list';
import type { SearchQuery } from '@/lib/search/query';
import type { Orm } from '@/server/db/client';
import { hitsOf, isNamedBy, namedFirst } from '@/server/db/search-candidates';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';

/** Which published articles a list has. */
export interface ArticleSelection {
  type: ArticleType;
  /** What is looked for, by the rules of the unified search; null for everything. */
  query: SearchQuery | null;
  filter: ArticleFilter;
  /** Today in Seoul, which periods are compared with. */
  today: string;
}

export interface ArticleOrder {
  sort: ArticleSort;
  direction: Direction;
  offset: number;
  limit: number;
}

export const isPublished = sql`${articles.status} = 'PUBLISHED'`;

/** The condition of a selection. */
export function matching({ type, query, filter, today }: ArticleSelection): SQL | undefined {
  return and(
    eq(articles.type, type),
    isPublished,
    query === null
      ? undefined
      : sql`${articles.uuid} in ${hitsOf({ index: `ARTICLE_${type}`, query, today })}`,
    within(filter, today),
  );
}

/** The condition of a filter. It reads periods as `periodStatus` does: both days belong to one, an unknown end is open. */
function within(filter: ArticleFilter, today: string): SQL | undefined {
  const hasBegun = sql`(${articles.periodFrom} is null or ${articles.periodFrom} <= ${today})`;
  switch (filter) {
    case 'ALL':
      return undefined;
    case 'UPCOMING':
      return sql`${articles.periodFrom} > ${today}`;
    case 'ONGOING':
      return and(hasBegun, sql`(${articles.periodTo} is null or ${articles.periodTo} >= ${today})`);
    case 'PAST':
      return and(hasBegun, sql`${articles.periodTo} < ${today}`);
  }
}

/** The fields that a list's search box names (P-101): the title, and the place, the organizer or the artist. */
const NAMES: Record<ArticleType, readonly SQL[]> = {
  SPECIAL: [
    sql`${articles.title}`,
    sql`(select concat_ws(' / ', ${artists}.name_ko, ${artists}.name_en) from ${artists}
      where ${artists}.id = ${articles.artistId} and ${artists}.is_public)`,
  ],
  EXHIBITION: [sql`${articles.title}`, sql`${articles.location}`, sql`${articles.locationDetail}`],
  EVENT: [sql`${articles.title}`, sql`${articles.location}`, sql`${articles.locationDetail}`],
  NEWS: [sql`${articles.title}`, sql`${articles.organizer}`],
};

/** Whether an article matches a selection's text by its names. */
function isNamed({ type, query, today }: ArticleSelection): SQL<boolean> {
  const period = { from: sql`${articles.periodFrom}`, to: sql`${articles.periodTo}` };
  return isNamedBy({ names: NAMES[type], period }, query && { index: `ARTICLE_${type}`, query, today });
}

/** The uuids of one page, picked from an index before rows are read, and their order. */
export function pickPage(
  orm: Orm,
  selection: ArticleSelection,
  { sort, direction, offset, limit }: ArticleOrder,
) {
  if (sort === 'standing') return pickByStanding(orm, selection, { direction, offset, limit });
  const isNamedHere = isNamed(selection).as('is_named');
  const order = ordered(sort, direction);
  const picked = orm
    .select({ uuid: articles.uuid, isNamed: isNamedHere })
    .from(articles)
    .where(matching(selection))
    .orderBy(...namedFirst(selection.query, isNamedHere), ...order)
    .limit(limit)
    .offset(offset)
    .as('picked');
  return { picked, order: [...namedFirst(selection.query, picked.isNamed), ...order] };
}

/** The order as the indexes have it, so that it is read from its index in either direction. */
function ordered(sort: Exclude<ArticleSort, 'standing'>, direction: Direction): SQL[] {
  const isUp = direction === 'asc';
  switch (sort) {
    case 'createdAt':
      return isUp
        ? [sql`${articles.createdAt} asc nulls first`, sql`${articles.uuid} asc nulls first`]
        : [sql`${articles.createdAt} desc nulls last`, sql`${articles.uuid} desc nulls last`];
    case 'periodFrom':
      return isUp
        ? [sql`${articles.periodFrom} asc nulls first`, asc(articles.uuid)]
        : [sql`${articles.periodFrom} desc nulls last`, desc(articles.uuid)];
    case 'title': {
      const by = isUp ? asc : desc;
      return [by(sql`${articles.title} collate "C"`), by(articles.uuid)];
    }
  }
}

/**
 * What runs now, the newest first; then what comes, the nearest first; then what is over, the latest end first (P-175).
 * `desc` turns the whole order round. No index has the standing to today. So each standing is read from an index of its
 * own, no further than the page reaches, and only what was read is sorted.
 */
function pickByStanding(
  orm: Orm,
  selection: ArticleSelection,
  { direction, offset, limit }: Omit<ArticleOrder, 'sort'>,
) {
  const { today, filter, query } = selection;
  const [near, far] = direction === 'asc' ? [asc, desc] : [desc, asc];
  const newest = ordered('createdAt', direction === 'asc' ? 'desc' : 'asc');
  const { periodFrom, periodTo, createdAt, uuid } = articles;
  const isUpcoming = within('UPCOMING', today);
  const isPast = within('PAST', today);
  const place = sql<number>`case when ${isUpcoming} then 1 when ${isPast} then 2 else 0 end`;
  const days = sql<number>`case when ${isUpcoming} then ${periodFrom} - ${today}::date when ${isPast} then ${today}::date - ${periodTo} else 0 end`;

  /** As the index of beginnings has it. */
  const nearestBegin =
    direction === 'asc' ? sql`${periodFrom} asc nulls first` : sql`${periodFrom} desc nulls last`;

  const isNamedHere = isNamed(selection).as('is_named');
  const read = (part: ArticleFilter, order: SQL[]) =>
    orm
      .select({
        uuid,
        createdAt,
        place: place.as('place'),
        days: days.as('days'),
        isNamed: isNamedHere,
      })
      .from(articles)
      .where(matching({ ...selection, filter: part }))
      .orderBy(...namedFirst(selection.query, isNamedHere), ...order)
      .limit(offset + limit);
  const parts = {
    ONGOING: () => read('ONGOING', newest),
    UPCOMING: () => read('UPCOMING', [nearestBegin, ...newest]),
    PAST: () => read('PAST', [far(periodTo), far(createdAt), far(uuid)]),
    // The hits of a search are found once, so they are not read in parts.
    ALL: () =>
      query === null
        ? unionAll(parts.ONGOING(), parts.UPCOMING(), parts.PAST())
        : read('ALL', [near(place), near(days), ...newest]),
  };
  const rows = parts[filter]().as('rows');
  const picked = orm
    .select({ uuid: rows.uuid, isNamed: rows.isNamed })
    .from(rows)
    .orderBy(desc(rows.isNamed), near(rows.place), near(rows.days), far(rows.createdAt), far(rows.uuid))
    .limit(limit)
    .offset(offset)
    .as('picked');
  return {
    picked,
    order: [...namedFirst(query, picked.isNamed), near(place), near(days), ...newest],
  };
}
