import { and, arrayContains, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { GENRES, type Genre } from '@/lib/genres';
import { spellOut } from '@/lib/hangul/letters';
import type { ArtistSort } from '@/lib/lists/artist-list';
import type { Direction } from '@/lib/lists/define-list';
import { titleKey } from '@/lib/search/typed-words';
import type { Orm } from '@/server/db/client';
import { countCapped, countSeenLikes, imageColumns, isLikedBy, pickSeenLikes } from '@/server/db/columns';
import { hitsOf, isNamedBy, namedFirst } from '@/server/db/search-candidates';
import type { Wanted } from '@/server/db/search-matching';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { homeSlots } from '@/server/db/schema/banner';
import { counters } from '@/server/db/schema/counter';
import { images } from '@/server/db/schema/image';
import { allowsAiOnPage } from './shared-rows';

/** Which artists a list has. */
export interface ArtistFilter {
  /** What is looked for, by the rules of the unified search; null for all. */
  wanted: Pick<Wanted, 'query' | 'today'> | null;
  /** If set, the list has the artists of these works instead of those that match the text. */
  workUuids?: readonly string[];
  /** Where set, the list has only artists that this account likes. */
  likedBy: string | null;
  /** Where set, the list has only artists of this genre. */
  genre: Genre | null;
}

export interface ArtistOrder {
  sort: ArtistSort;
  direction: Direction;
  offset: number;
  limit: number;
}

export type ArtistRepository = ReturnType<typeof createArtistRepository>;
export type ArtistCardRow = Awaited<ReturnType<ArtistRepository['listHome']>>[number];
export type ArtistTextsRow = Awaited<ReturnType<ArtistRepository['listTexts']>>[number];
export type ArtistDetailRow = NonNullable<Awaited<ReturnType<ArtistRepository['findDetail']>>>;

/** The counter of a genre's public artists. */
export const counterOf = (genre: Genre) => `artists.public.${genre}`;

const isPublic = sql`${artists.isPublic}`;

const cardColumns = (viewer: string | null) => ({
  id: artists.id,
  uuid: artists.uuid,
  userAccountId: artists.userAccountId,
  nameKo: artists.nameKo,
  nameEn: artists.nameEn,
  introduction: artists.introduction,
  badge: artists.badge,
  activityGenreTypes: artists.activityGenreTypes,
  activityGenreEtc: artists.activityGenreEtc,
  image: imageColumns,
  isLike: isLikedBy(viewer, 'ARTIST', artists.uuid),
});

export function createArtistRepository(orm: Orm) {
  const matching = ({ wanted, workUuids, likedBy, genre }: ArtistFilter): SQL | undefined =>
    and(
      isPublic,
      workUuids === undefined ? says(wanted) : inArray(artists.id, artistIdsOf(workUuids)),
      likedBy === null ? undefined : isLikedBy(likedBy, 'ARTIST', artists.uuid),
      genre === null ? undefined : arrayContains(artists.activityGenreTypes, [genre]),
    );

  const says = (wanted: ArtistFilter['wanted']) =>
    wanted === null ? undefined : sql`${artists.uuid} in ${hitsOf({ index: 'ARTIST', ...wanted })}`;
  const artistIdsOf = (workUuids: readonly string[]) =>
    orm
      .select({ id: artworks.artistId })
      .from(artworks)
      .where(inArray(artworks.uuid, [...workUuids]));

  const publicOnes = (which: SQL, viewer: string | null) =>
    orm
      .select(cardColumns(viewer))
      .from(artists)
      .innerJoin(images, eq(images.id, artists.imageId))
      .where(and(which, isPublic));

  return {
    /**
     * One page of public artists, those that match by name before the others. The page is picked from an index before rows
     * are read.
     */
    list(filter: ArtistFilter, { sort, direction, offset, limit }: ArtistOrder, viewer: string | null) {
      const { wanted } = filter;
      const names = [sql`${artists.nameKo}`, sql`${artists.nameEn}`];
      const isNamed = isNamedBy({ names }, wanted && { index: 'ARTIST', ...wanted }).as('is_named');
      const picked = orm
        .select({ id: artists.id, isNamed })
        .from(artists)
        .where(matching(filter))
        .orderBy(...namedFirst(wanted?.query, isNamed), ...ordered(sort, direction))
        .limit(limit)
        .offset(offset)
        .as('picked');
      return orm
        .select({ ...cardColumns(viewer), isNamed: picked.isNamed })
        .from(picked)
        .innerJoin(artists, eq(artists.id, picked.id))
        .innerJoin(images, eq(images.id, artists.imageId))
        .orderBy(...namedFirst(wanted?.query, picked.isNamed), ...ordered(sort, direction));
    },

    /** The searched fields of artists beside their names, in no order. */
    listTexts: (uuids: readonly string[]) =>
      orm
        .select({
          uuid: artists.uuid,
          introduction: artists.introduction,
          artistNote: artists.artistNote,
          activityGenreTypes: artists.activityGenreTypes,
          activityGenreEtc: artists.activityGenreEtc,
          domesticArea: artists.domesticArea,
          overseasArea: artists.overseasArea,
          experiences: artists.experiences,
          educations: artists.educations,
          awards: artists.awards,
          collections: artists.collections,
          interviews: artists.interviews,
        })
        .from(artists)
        .where(inArray(artists.uuid, [...uuids])),

    /** Whether each text is the name of a public artist, by the entries of the search. */
    async areNames(texts: readonly string[]): Promise<boolean[]> {
      if (texts.length === 0) return [];
      const keys = texts.map((text) => spellOut(titleKey(text)));
      const isEntry = (column: 'typed' | 'typed_alt') =>
        sql`exists (select from search_entries e where e.index = 'ARTIST' and ${sql.raw(`e.${column}`)} = k.key and ${sql.raw(`e.${column}`)} > '')`;
      const { rows } = await orm.execute<{ is: boolean }>(
        sql`select ${isEntry('typed')} or ${isEntry('typed_alt')} as "is"
          from unnest(${sql.param(keys)}::text[]) with ordinality k(key, place) order by place`,
      );
      return rows.map((row) => row.is);
    },

    /** The titles of these works and whose they are, in no order. */
    listWorks: (uuids: readonly string[]) =>
      orm
        .select({
          uuid: artworks.uuid,
          artistId: artworks.artistId,
          title: artworks.title,
          titleEn: artworks.titleEn,
        })
        .from(artworks)
        .where(inArray(artworks.uuid, [...uuids])),

    /** The public artists that an account likes, newest like first. */
    listLiked(accountUuid: string, window: { offset: number; limit: number }) {
      const picked = pickSeenLikes(orm, accountUuid, 'ARTIST', window);
      return orm
        .select(cardColumns(accountUuid))
        .from(picked)
        .innerJoin(artists, eq(artists.uuid, picked.targetUuid))
        .innerJoin(images, eq(images.id, artists.imageId))
        .orderBy(desc(picked.createdAt), desc(picked.targetUuid));
    },

    /** How many public artists an account likes, counted no further than the cap. */
    countLiked: (accountUuid: string) => countSeenLikes(orm, accountUuid, 'ARTIST'),

    /** How many artists match, counted no further than the cap. */
    count: (filter: ArtistFilter) => countCapped(orm, artists, matching(filter)),

    /** How many public artists there are, or work in a genre, from the counters that triggers keep. */
    async countPublic(genre: Genre | null): Promise<number> {
      const [row] = await orm
        .select({ value: counters.value })
        .from(counters)
        .where(eq(counters.name, genre === null ? 'artists.public' : counterOf(genre)));
      return row?.value ?? 0;
    },

    /** The counters of genres by name, in no order. */
    listGenreCounters: () =>
      orm
        .select({ name: counters.name, value: counters.value })
        .from(counters)
        .where(inArray(counters.name, GENRES.map(counterOf))),

    /** The artists that the operator placed on the home page, in order. */
    listHome: (viewer: string | null) =>
      orm
        .select(cardColumns(viewer))
        .from(homeSlots)
        .innerJoin(artists, and(eq(artists.id, homeSlots.artistId), isPublic))
        .innerJoin(images, eq(images.id, artists.imageId))
        .where(eq(homeSlots.slot, 'ARTIST'))
        .orderBy(asc(homeSlots.position)),

    /** The public ones of these artists, in no order. */
    listPublicByIds: (ids: readonly number[], viewer: string | null) =>
      publicOnes(inArray(artists.id, [...ids]), viewer),

    listPublicByUuids: (uuids: readonly string[], viewer: string | null) =>
      publicOnes(inArray(artists.uuid, [...uuids]), viewer),

    /** A public artist by page address, or null. */
    async findDetail(userAccountId: string, viewer: string | null) {
      const [row] = await orm
        .select({
          ...cardColumns(viewer),
          domesticArea: artists.domesticArea,
          overseasArea: artists.overseasArea,
          experiences: artists.experiences,
          educations: artists.educations,
          awards: artists.awards,
          collections: artists.collections,
          interviews: artists.interviews,
          videoLink: artists.videoLink,
          allowsAi: allowsAiOnPage,
          artistNote: artists.artistNote,
          artworkCount: artists.artworkCount,
          likeCount: artists.likeCount,
        })
        .from(artists)
        .innerJoin(images, eq(images.id, artists.imageId))
        .where(and(eq(artists.userAccountId, userAccountId), isPublic));
      return row ?? null;
    },

    /** The newest published special about the artist, by page address, or null. */
    async findSpecial(userAccountId: string) {
      const [row] = await orm
        .select({
          uuid: articles.uuid,
          number: articles.number,
          title: articles.title,
          subTitle: articles.subTitle,
          homeContent: articles.homeContent,
          image: imageColumns,
        })
        .from(artists)
        .innerJoin(articles, eq(articles.artistId, artists.id))
        .innerJoin(images, eq(images.id, articles.previewImageId))
        .where(
          and(
            eq(artists.userAccountId, userAccountId),
            sql`${articles.status} = 'PUBLISHED' and ${articles.type} = 'SPECIAL'`,
          ),
        )
        .orderBy(sql`${articles.createdAt} desc nulls last`)
        .limit(1);
      return row ?? null;
    },

    /** Whether an artist's page is public; null where there is no such artist. */
    async findVisibility(artist: { id: number } | { userAccountId: string }) {
      const [row] = await orm
        .select({ id: artists.id, isPublic: artists.isPublic })
        .from(artists)
        .where('id' in artist ? eq(artists.id, artist.id) : eq(artists.userAccountId, artist.userAccountId));
      return row ?? null;
    },
  };
}

/** The order as the indexes have it, so that it is read from its index in either direction. */
function ordered(sort: ArtistSort, direction: Direction): SQL[] {
  const by = direction === 'asc' ? asc : desc;
  switch (sort) {
    case 'createdAt':
      return [by(artists.createdAt), by(artists.id)];
    case 'nameKo':
      return [by(sql`${artists.nameKo} collate "C"`), by(artists.id)];
  }
}
