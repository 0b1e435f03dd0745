import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { ArticleType } from '@/lib/contracts/article';
import * as adminLimits from '@/lib/limits/admin';
import { wordsOf } from '@/lib/search/typed-words';
import type { Orm } from '@/server/db/client';
import { imageColumns } from '@/server/db/columns';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';
import { searchedJoinedIn } from '@/server/db/text-search';

export type ChoiceRepository = ReturnType<typeof createChoiceRepository>;

interface ArticleWords {
  q: string;
  type?: ArticleType | undefined;
  isPublic: boolean;
}

export function createChoiceRepository(orm: Orm) {
  const listArtists = (where: SQL | undefined, limit: number = adminLimits.namedChoicesMax) =>
    orm
      .select({
        id: artists.id,
        uuid: artists.uuid,
        userAccountId: artists.userAccountId,
        nameKo: artists.nameKo,
        nameEn: artists.nameEn,
        isPublic: artists.isPublic,
        image: imageColumns,
      })
      .from(artists)
      .innerJoin(images, eq(images.id, artists.imageId))
      .where(where)
      .orderBy(artists.userAccountId)
      .limit(limit);

  const listArticles = (where: SQL | undefined, limit: number) =>
    orm
      .select({
        uuid: articles.uuid,
        type: articles.type,
        number: articles.number,
        status: articles.status,
        title: articles.title,
        image: imageColumns,
      })
      .from(articles)
      .leftJoin(images, eq(images.id, articles.previewImageId))
      .where(where)
      .orderBy(desc(articles.updatedAt), articles.uuid)
      .limit(limit);

  return {
    artistsByUuids: (uuids: readonly string[]) => listArtists(inArray(artists.uuid, [...uuids])),
    artistsByIds: (ids: readonly number[]) => listArtists(inArray(artists.id, [...ids])),

    /**
     * Artists whom the search doesn't find: by the beginning of a login ID, and the hidden ones by their names, whose
     * number is small.
     */
    artistsUnsearched(q: string, { isPublic }: { isPublic: boolean }) {
      const login = wordsOf(q).join(' ').toLowerCase();
      const hasLogin = login === '' ? sql`false` : sql`starts_with(${artists.userAccountId}, ${login})`;
      const isNamed = searchedJoinedIn(q, artists.nameKo, artists.nameEn);
      const isWanted = isPublic
        ? and(artists.isPublic, hasLogin)
        : or(hasLogin, and(sql`not ${artists.isPublic}`, isNamed));
      return listArtists(isWanted, adminLimits.choicesShown);
    },

    artworksByUuids: (uuids: readonly string[]) =>
      orm
        .select({
          uuid: artworks.uuid,
          title: artworks.title,
          titleEn: artworks.titleEn,
          year: artworks.year,
          nameKo: artists.nameKo,
          nameEn: artists.nameEn,
          userAccountId: artists.userAccountId,
          isPublic: artists.isPublic,
          image: imageColumns,
        })
        .from(artworks)
        .innerJoin(artists, eq(artists.id, artworks.artistId))
        .innerJoin(images, eq(images.id, artworks.imageId))
        .where(inArray(artworks.uuid, [...uuids])),

    articlesByUuids: (uuids: readonly string[]) =>
      listArticles(inArray(articles.uuid, [...uuids]), adminLimits.namedChoicesMax),

    /** Articles whose title says every word, drafts too, the one that was saved last first. */
    articlesTitled: ({ q, type, isPublic }: ArticleWords) =>
      listArticles(
        and(
          type === undefined ? undefined : eq(articles.type, type),
          isPublic ? eq(articles.status, 'PUBLISHED') : undefined,
          searchedJoinedIn(q, articles.title),
        ),
        adminLimits.choicesShown,
      ),
  };
}

export type ChosenArtist = Awaited<ReturnType<ChoiceRepository['artistsByIds']>>[number];
export type ChosenArtwork = Awaited<ReturnType<ChoiceRepository['artworksByUuids']>>[number];
export type ChosenArticle = Awaited<ReturnType<ChoiceRepository['articlesByUuids']>>[number];
