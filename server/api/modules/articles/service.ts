import type {
  ArticleCard,
  ArticleDetail,
  ArticleType,
  HomeSpecial,
  SpecialDetail,
} from '@/lib/contracts/article';
import type { Page } from '@/lib/contracts/envelope';
import { todayInSeoul } from '@/lib/date/seoul';
import * as listLimits from '@/lib/limits/list';
import type { ArticleListState } from '@/lib/lists/article-lists';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import { page as pageOf } from '@/server/api/http/envelope';
import type { ArtistService } from '@/server/api/modules/artists/service';
import {
  presentArticleCard,
  presentArticleDetail,
  presentHomeSpecial,
  presentSpecialDetail,
  type ArticleCompany,
} from './presenter';
import { presentArticleReading } from './reading';
import type { ArticleReading } from './reading';
import type { ArticleDetailRow, ArticleRepository } from './repository';

export type { ArticleReading } from './reading';

/** A detail and the artists that it names, hidden ones too: what they do with their pages changes it. */
export interface WithArtists<Detail> {
  detail: Detail;
  artistIds: readonly number[];
}

export type ArticleService = ReturnType<typeof createArticleService>;

/** @param now the clock by which periods begin and end */
export function createArticleService(
  repository: ArticleRepository,
  artists: Pick<ArtistService, 'listPublicCards'>,
  now: () => Date = () => new Date(),
) {
  async function find(type: ArticleType, uuid: string, viewer: SignedIn | null) {
    const row = await repository.findDetail(type, uuid, viewer?.accountUuid ?? null);
    if (row === null) throw notFound();
    const artistIds = [
      ...new Set([...(row.artistId === null ? [] : [row.artistId]), ...row.relatedArtistIds]),
    ];
    const [images, cards] = await Promise.all([
      repository.listImages(imageIdsOf(row)),
      artistIds.length === 0 ? [] : artists.listPublicCards(artistIds, viewer),
    ]);
    const company: ArticleCompany = {
      images: new Map(images.map((image) => [image.id, image])),
      artists: new Map(cards.map((card) => [card.id, card])),
    };
    return { row, company, artistIds };
  }

  return {
    /** A page of the published articles of a type; pages beyond the depth limit are empty. */
    async list(
      type: ArticleType,
      { q, page, size, sort, direction, filter }: ArticleListState & { size: number },
      viewer: SignedIn | null,
    ): Promise<Page<ArticleCard>> {
      const selection = { type, text: q, filter, today: todayInSeoul(now()) };
      const offset = page * size;
      const order = { sort, direction, offset, limit: size };
      const [rows, total] = await Promise.all([
        offset >= listLimits.maxDepth ? [] : repository.list(selection, order, viewer?.accountUuid ?? null),
        repository.count(selection),
      ]);
      const cards = rows.map(({ article, image }) => presentArticleCard(article, image));
      return pageOf(cards, { page, size, total });
    },

    /** A published exhibition, event or piece of news. Throws NOT_FOUND for whatever else the uuid is. */
    async getDetail(
      type: Exclude<ArticleType, 'SPECIAL'>,
      uuid: string,
      viewer: SignedIn | null,
    ): Promise<WithArtists<ArticleDetail>> {
      const { row, company, artistIds } = await find(type, uuid, viewer);
      return { detail: presentArticleDetail(row, company), artistIds };
    },

    /** A published special. Throws NOT_FOUND for whatever else the uuid is. */
    async getSpecial(uuid: string, viewer: SignedIn | null): Promise<WithArtists<SpecialDetail>> {
      const { row, company, artistIds } = await find('SPECIAL', uuid, viewer);
      return { detail: presentSpecialDetail(row, company), artistIds };
    },

    /** A page of the published articles of a type that the caller likes, newest like first. */
    async listLiked(
      { accountUuid }: SignedIn,
      type: ArticleType,
      { page, size }: { page: number; size: number },
    ): Promise<Page<ArticleCard>> {
      const offset = page * size;
      const [rows, total] = await Promise.all([
        offset >= listLimits.maxDepth ? [] : repository.listLiked(accountUuid, type, { offset, limit: size }),
        repository.countLiked(accountUuid, type),
      ]);
      const cards = rows.map(({ article, image }) => presentArticleCard(article, image));
      return pageOf(cards, { page, size, total });
    },

    /** Those of the articles that are published, by uuid. */
    async findCards(uuids: readonly string[], viewer: SignedIn | null): Promise<Map<string, ArticleCard>> {
      if (uuids.length === 0) return new Map();
      const rows = await repository.listCards(uuids, viewer?.accountUuid ?? null);
      return new Map(rows.map(({ article, image }) => [article.uuid, presentArticleCard(article, image)]));
    },

    /** The same, and what is read of each article. */
    async findReadings(
      uuids: readonly string[],
      viewer: SignedIn | null,
    ): Promise<Map<string, ArticleReading>> {
      if (uuids.length === 0) return new Map();
      const rows = await repository.listReadings(uuids, viewer?.accountUuid ?? null);
      return new Map(rows.map((row) => [row.article.uuid, presentArticleReading(row)]));
    },

    /** The special that the home page sets large, and the articles of its bottom carousel; one query. */
    async listHome(
      viewer: SignedIn | null,
    ): Promise<{ special: HomeSpecial | null; articles: ArticleCard[] }> {
      const rows = await repository.listHome(viewer?.accountUuid ?? null);
      const special = rows.find(({ slot, article }) => slot === 'SPECIAL' && article.type === 'SPECIAL');
      return {
        special: special ? presentHomeSpecial(special.article, special.image, special.titleLines) : null,
        articles: rows
          .filter(({ slot }) => slot === 'ARTICLE')
          .map(({ article, image }) => presentArticleCard(article, image)),
      };
    },
  };
}

/** Every picture of an article's page, so that one query brings them. */
function imageIdsOf({ previewImageId, mainImageId, writerImageId, contents }: ArticleDetailRow): string[] {
  const ids = [previewImageId, mainImageId, writerImageId, ...contents.map(({ imageId }) => imageId)];
  return [...new Set(ids)].filter((id) => id !== null);
}
