import type {
  ArticleCard,
  ArticleDetail,
  ArticleType,
  HomeSpecial,
  SpecialDetail,
} from '@/lib/contracts/article';
import type { Page } from '@/lib/contracts/envelope';
import type { Listed, SearchedList } from '@/lib/contracts/understood';
import { todayInSeoul } from '@/lib/date/seoul';
import type { ArticleListState } from '@/lib/lists/article-lists';
import * as articleLimits from '@/lib/limits/article';
import type { SearchQuery } from '@/lib/search/query';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import { readPage } from '@/server/api/http/envelope';
import type { ArtistService } from '@/server/api/modules/artists/service';
import type { ArtworkService } from '@/server/api/modules/artworks/service';
import type { ContestService } from '@/server/api/modules/contests/service';
import { foundIn, type UnderstandingService } from '@/server/api/modules/understanding/service';
import {
  presentArticleCard,
  presentArticleDetail,
  presentHomeSpecial,
  presentRelatedArtwork,
  presentSpecialDetail,
  type ArticleCompany,
} from './presenter';
import { articleFields, presentArticleReading } from './reading';
import type { ArticleReading } from './reading';
import type { NeighbourRepository } from './neighbour-repository';
import type { ArticleDetailRow, ArticleRepository, Shown } from './repository';

export type { ArticleReading } from './reading';

/**
 * A detail with the numbers of all artists that it names, and of those whose works it shows. Hidden ones count, because
 * showing their page changes it.
 */
export interface WithArtists<Detail> {
  detail: Detail;
  artistIds: readonly number[];
  artistIdsOfWorks: readonly number[];
}

/** What a preview's link names: the article, and the secret that opens it. */
interface PreviewLink {
  uuid: string;
  token: string;
}

export type ArticleService = ReturnType<typeof createArticleService>;

interface ArticleServiceOptions {
  repository: ArticleRepository;
  neighbours: NeighbourRepository;
  artists: Pick<ArtistService, 'listPublicCards'>;
  artworks: Pick<ArtworkService, 'findWithArtists'>;
  contests: Pick<ContestService, 'findPublishedResult' | 'listTermsHistory'>;
  /** Decides which periods have begun and ended. */
  clock: () => Date;
  understanding: UnderstandingService;
}

export function createArticleService({
  repository,
  neighbours,
  artists,
  artworks,
  contests,
  clock,
  understanding,
}: ArticleServiceOptions) {
  async function findCards(uuids: readonly string[], viewer: SignedIn | null) {
    if (uuids.length === 0) return new Map<string, ArticleCard>();
    const rows = await repository.listCards(uuids, viewer?.accountUuid ?? null);
    return new Map(rows.map(({ article, image }) => [article.uuid, presentArticleCard(article, image)]));
  }

  async function listAlike(row: ArticleDetailRow, viewer: SignedIn | null): Promise<ArticleCard[]> {
    const uuids = await neighbours.listAlike(row, articleLimits.alikeMax);
    const cards = await findCards(uuids, viewer);
    return uuids.flatMap((uuid) => cards.get(uuid) ?? []);
  }

  async function find(type: ArticleType, uuid: string, viewer: SignedIn | null, shown: Shown) {
    const row = await repository.findDetail(type, uuid, viewer?.accountUuid ?? null, shown);
    if (row === null) throw notFound();
    const artistIds = [
      ...new Set([...(row.artistId === null ? [] : [row.artistId]), ...row.relatedArtistIds]),
    ];
    const opening = row.openingArtwork === null ? [] : [row.openingArtwork];
    const namedWorks = [...row.relatedArtworks, ...row.blockArtworks, ...opening];
    const [images, adjacent, alike, cards, works, published, contestTermsHistory] = await Promise.all([
      repository.listImages(imageIdsOf(row)),
      neighbours.findAdjacent(row),
      type === 'SPECIAL' ? [] : listAlike(row, viewer),
      artistIds.length === 0 ? [] : artists.listPublicCards(artistIds, viewer),
      artworks.findWithArtists([...new Set(namedWorks.map((work) => work.uuid))], viewer),
      row.contestUuid === null ? null : contests.findPublishedResult(row.contestUuid),
      row.contestUuid === null ? [] : contests.listTermsHistory(row.contestUuid),
    ]);
    const company: ArticleCompany = {
      images: new Map(images.map((image) => [image.id, image])),
      artists: new Map(cards.map((card) => [card.id, card])),
      artworks: new Map([...works].map(([workUuid, work]) => [workUuid, presentRelatedArtwork(work)])),
      adjacent,
      alike,
      contestResult: published?.result ?? null,
      contestTermsHistory,
    };
    const artistIdsOfWorks = [...new Set(namedWorks.map(({ artistId }) => artistId))];
    const named = { artistIds: [...artistIds, ...(published?.artistIds ?? [])], artistIdsOfWorks };
    return { row, company, named };
  }

  /** A page of cards, with the matching field of those that don't match by name. */
  async function listed(
    page: Page<{ card: ArticleCard; isNamed: boolean }>,
    query: SearchQuery | null,
  ): Promise<Page<Listed<ArticleCard>>> {
    const others = page.content.filter(({ isNamed }) => !isNamed).map(({ card }) => card.uuid);
    const rows = query === null || others.length === 0 ? [] : await repository.listReadings(others, null);
    const readings = new Map(rows.map((row) => [row.article.uuid, presentArticleReading(row)]));
    const place = (uuid: string) => {
      const reading = readings.get(uuid);
      return reading === undefined || query === null ? null : foundIn(query, articleFields(reading));
    };
    return { ...page, content: page.content.map(({ card }) => ({ ...card, foundIn: place(card.uuid) })) };
  }

  /** What a preview's link opens, and until when. Unknown, wrong and expired ones are answered alike. */
  async function findPreview(type: ArticleType, { uuid, token }: PreviewLink, viewer: SignedIn | null) {
    const found = await find(type, uuid, viewer, { token, now: clock() });
    return { ...found, previewUntil: (found.row.previewUntil ?? clock()).toISOString() };
  }

  return {
    /** A page of the published articles of a type, and what its text was taken for. */
    async list(
      type: ArticleType,
      { q, literal, page, size, sort, direction, filter }: ArticleListState & { size: number },
      viewer: SignedIn | null,
    ): Promise<SearchedList<ArticleCard>> {
      return understanding.list(`ARTICLE_${type}`, { q, literal }, async (wanted) => {
        const { query, today } = wanted ?? { query: null, today: todayInSeoul(clock()) };
        const selection = { type, query, filter, today };
        const found = await readPage(
          { page, size },
          {
            list: (window) =>
              repository.list(selection, { sort, direction, ...window }, viewer?.accountUuid ?? null),
            count: () => repository.count(selection),
            present: (row) => ({ card: presentArticleCard(row.article, row.image), isNamed: row.isNamed }),
          },
        );
        return listed(found, query);
      });
    },

    /** A published exhibition, event or piece of news. @throws ApiError NOT_FOUND for every other uuid */
    async getDetail(
      type: Exclude<ArticleType, 'SPECIAL'>,
      uuid: string,
      viewer: SignedIn | null,
    ): Promise<WithArtists<ArticleDetail>> {
      const { row, company, named } = await find(type, uuid, viewer, 'PUBLISHED');
      return { detail: presentArticleDetail(row, company), ...named };
    },

    /** An exhibition, event or piece of news as a preview's link shows it. @throws ApiError NOT_FOUND */
    async getPreview(
      type: Exclude<ArticleType, 'SPECIAL'>,
      link: PreviewLink,
      viewer: SignedIn | null,
    ): Promise<ArticleDetail & { previewUntil: string }> {
      const { row, company, previewUntil } = await findPreview(type, link, viewer);
      return { ...presentArticleDetail(row, company), previewUntil };
    },

    /** A special as a preview's link shows it. @throws ApiError NOT_FOUND */
    async getSpecialPreview(
      link: PreviewLink,
      viewer: SignedIn | null,
    ): Promise<SpecialDetail & { previewUntil: string }> {
      const { row, company, previewUntil } = await findPreview('SPECIAL', link, viewer);
      return { ...presentSpecialDetail(row, company), previewUntil };
    },

    /** A published special. @throws ApiError NOT_FOUND for every other uuid */
    async getSpecial(uuid: string, viewer: SignedIn | null): Promise<WithArtists<SpecialDetail>> {
      const { row, company, named } = await find('SPECIAL', uuid, viewer, 'PUBLISHED');
      return { detail: presentSpecialDetail(row, company), ...named };
    },

    /** A page of the published articles of a type that the caller likes, newest like first. */
    listLiked: (
      { accountUuid }: SignedIn,
      type: ArticleType,
      page: { page: number; size: number },
    ): Promise<Page<ArticleCard>> =>
      readPage(page, {
        list: (window) => repository.listLiked(accountUuid, type, window),
        count: () => repository.countLiked(accountUuid, type),
        present: ({ article, image }) => presentArticleCard(article, image),
      }),

    /** The cards of the published ones of these articles, by uuid. */
    findCards,

    /** The cards and texts of the published ones of these articles, by uuid. */
    async findReadings(
      uuids: readonly string[],
      viewer: SignedIn | null,
    ): Promise<Map<string, ArticleReading>> {
      if (uuids.length === 0) return new Map();
      const rows = await repository.listReadings(uuids, viewer?.accountUuid ?? null);
      return new Map(rows.map((row) => [row.article.uuid, presentArticleReading(row)]));
    },

    /** The large special of the home page, and the articles of its bottom carousel; one query. */
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

/** The images of an article's page, so that one query reads them all. */
function imageIdsOf({ previewImageId, mainImageId, writerImageId, contents }: ArticleDetailRow): string[] {
  const ids = [previewImageId, mainImageId, writerImageId, ...contents.map(({ imageId }) => imageId)];
  return [...new Set(ids)].filter((id) => id !== null);
}
