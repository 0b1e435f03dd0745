import { sql } from 'drizzle-orm';
import { PORTFOLIO_CATEGORY, type ArtworkOrder } from '@/lib/contracts/studio-artwork';
import type { Orm, Transaction } from '@/server/db/client';
import { sqlStateOf } from '@/server/db/errors';
import { findOwnArtist, holdArtist } from '@/server/api/modules/studio-profile/shared-rows';
import { againAfterConflict } from '@/server/db/retry';
import { artworkCategories, artworks } from '@/server/db/schema/artwork';

/** How an order differs from what the artist has. Nothing was changed unless all of it is 0. */
export interface OrderVerdict {
  /** Artworks and categories of another artist. */
  foreign: number;
  /** Artworks and categories that are there no more. */
  gone: number;
  /** Artworks of the artist that the order doesn't name. */
  missing: number;
  /** Artworks that aren't where the caller saw them. */
  elsewhere: number;
}

export type OrderRepository = ReturnType<typeof createOrderRepository>;

const FOREIGN_KEY_VIOLATION = '23503';

export function createOrderRepository(orm: Orm) {
  return {
    findArtist: (accountUuid: string) => findOwnArtist(orm, accountUuid),

    /**
     * Orders all artworks of an artist, or none, in one statement. No artwork may be named twice. All of them are held before
     * their places are compared: of two orders at once the later one is what stays, and never some of each. An order that says
     * what it saw waits for the one before, and stays only where that is still so.
     */
    async reorder(artistId: number, order: ArtworkOrder): Promise<OrderVerdict> {
      const places = order.map(({ artWorkUuid, sortOrder, categoryUuid, categorySortOrder, seen }) => ({
        seen: seen !== undefined,
        seen_place: seen?.sortOrder,
        seen_category: seen?.categoryUuid,
        seen_category_place: seen?.categorySortOrder,
        uuid: artWorkUuid,
        place: sortOrder,
        ...(categoryUuid === PORTFOLIO_CATEGORY
          ? { keeps: true }
          : {
              ...{ keeps: false, category: categoryUuid },
              category_place: categoryUuid === null ? null : categorySortOrder,
            }),
      }));
      try {
        return await againAfterConflict(() =>
          order.some(({ seen }) => seen !== undefined)
            ? runAlone(artistId, JSON.stringify(places))
            : run(orm, artistId, JSON.stringify(places)),
        );
      } catch (error) {
        // A category was removed while this statement ran.
        if (sqlStateOf(error) === FOREIGN_KEY_VIOLATION)
          return { foreign: 0, gone: 1, missing: 0, elsewhere: 0 };
        throw error;
      }
    },
  };

  /** Compares the places that were seen with the present ones, after the previous order has ended. */
  function runAlone(artistId: number, places: string): Promise<OrderVerdict> {
    return orm.transaction(async (tx) => {
      await holdArtist(tx, artistId);
      return run(tx, artistId, places);
    });
  }

  async function run(tx: Orm | Transaction, artistId: number, places: string): Promise<OrderVerdict> {
    const { rows } = await tx.execute<Record<keyof OrderVerdict, number>>(sql`
      with wanted as (
        select * from jsonb_to_recordset(${places}::jsonb)
          as w(uuid uuid, place integer, keeps boolean, category uuid, category_place integer,
            seen boolean, seen_place integer, seen_category uuid, seen_category_place integer)
      ), named as (
        select wanted.uuid, ${artworks.artistId} as owner from wanted
          left join ${artworks} on ${artworks.uuid} = wanted.uuid
        union all
        select categories.category, ${artworkCategories.artistId}
          from (select distinct category from wanted where category is not null) categories
          left join ${artworkCategories} on ${artworkCategories.uuid} = categories.category
      ), verdict as (
        select
          (select count(*) from named where owner <> ${artistId})::int as "foreign",
          (select count(*) from named where owner is null)::int as gone,
          (select count(*) from ${artworks} where ${artworks.artistId} = ${artistId}
            and ${artworks.uuid} not in (select uuid from wanted))::int as missing,
          (select count(*) from wanted join ${artworks} on ${artworks.uuid} = wanted.uuid
            where wanted.seen and ${artworks.artistId} = ${artistId}
            and (${artworks.sortOrder}, ${artworks.categoryUuid}, ${artworks.categorySortOrder})
              is distinct from (wanted.seen_place, wanted.seen_category, wanted.seen_category_place)
          )::int as elsewhere
      ), held as (
        select ${artworks.id} as id, wanted.place,
          case when wanted.keeps then ${artworks.categoryUuid} else wanted.category end as category,
          case when wanted.keeps then ${artworks.categorySortOrder} else wanted.category_place end as category_place,
          case when wanted.keeps then ${artworks.sortOrder} <> wanted.place
            else (${artworks.sortOrder}, ${artworks.categoryUuid}, ${artworks.categorySortOrder})
              is distinct from (wanted.place, wanted.category, wanted.category_place) end as is_moved
        from wanted join ${artworks} on ${artworks.uuid} = wanted.uuid, verdict
        where ${artworks.artistId} = ${artistId}
          and (verdict."foreign", verdict.gone, verdict.missing, verdict.elsewhere) = (0, 0, 0, 0)
        order by ${artworks.id} for no key update of ${artworks}
      ), moved as (
        update ${artworks} set sort_order = held.place, category_uuid = held.category,
          category_sort_order = held.category_place
        from held where ${artworks.id} = held.id and held.is_moved
      )
      select "foreign", gone, missing, elsewhere from verdict`);
    const [verdict] = rows;
    if (verdict === undefined) throw new Error('The order has no verdict.');
    return verdict;
  }
}
