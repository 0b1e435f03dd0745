import { z } from 'zod';
import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import {
  articleCardSchema,
  articleDetailSchema,
  articlePreviewSchema,
  previewQuerySchema,
  specialDetailSchema,
  specialPreviewSchema,
} from '@/lib/contracts/article';
import type { ArticleType } from '@/lib/contracts/article';
import { listQuerySchema } from '@/lib/contracts/list-query';
import { searchedListSchema } from '@/lib/contracts/understood';
import { articleLists } from '@/lib/lists/article-lists';
import type { SignedIn } from '@/server/api/http/access';
import { route, type Call, type Route } from '@/server/api/http/endpoint';
import { SEARCHED_LIST } from '@/server/api/http/searched-list';
import type { ArticleService, WithArtists } from './service';

type DetailCall = Pick<Call<unknown, unknown, unknown, SignedIn | null>, 'actor' | 'tagged'>;

const uuidSchema = z.object({ uuid: z.uuid() });

/** What every route of previews has. Caches keep nothing of it, so that a link that was taken back is dead at once. */
const PREVIEW = {
  method: 'get',
  group: 'articles',
  access: 'anyone',
  rateLimit: 'view',
  params: uuidSchema,
  query: previewQuerySchema,
} as const;

const WITH_PERIOD = [
  { collection: 'exhibitions', type: 'EXHIBITION', ko: '전시', en: 'exhibitions' },
  { collection: 'events', type: 'EVENT', ko: '행사', en: 'events' },
  { collection: 'news', type: 'NEWS', ko: '소식', en: 'news' },
] as const satisfies { collection: string; type: ArticleType; ko: string; en: string }[];

/** Specials, exhibitions, events and news (P-109, P-110, P-128, P-129). */
export function articleRoutes(articles: ArticleService): Route[] {
  return [...specialRoutes(articles), ...WITH_PERIOD.flatMap((kind) => periodRoutes(articles, kind))];
}

function specialRoutes(articles: ArticleService): Route[] {
  const detail = {
    method: 'get',
    group: 'articles',
    access: 'anyone',
    caching: 'shared',
    data: specialDetailSchema,
  } as const;
  const answer = async (uuid: string, { actor, tagged }: DetailCall) => {
    const { detail: special, ...named } = await articles.getSpecial(uuid, actor);
    // The articles before and after it are in it.
    tagged(cacheTags.article(uuid), cacheTags.articles, ...tagsOf(named));
    return special;
  };
  return [
    route(
      {
        method: 'get',
        path: '/v1/contents/articles/specials',
        group: 'articles',
        summary: {
          ko: '스페셜 목록',
          en: 'Published specials; `q` is looked for in title, subtitle and artist',
        },
        access: 'anyone',
        caching: 'shared',
        ...SEARCHED_LIST,
        query: listQuerySchema(articleLists.SPECIAL),
        data: searchedListSchema(articleCardSchema),
      },
      async ({ query, actor, tagged }) => {
        tagged(cacheTags.articles);
        // The text is looked for in artists' names too.
        if (query.q !== '') tagged(cacheTags.artists);
        return articles.list('SPECIAL', query, actor);
      },
    ),
    route(
      {
        ...detail,
        path: '/v1/articles/specials/{uuid}',
        summary: { ko: '스페셜 상세', en: 'A published special' },
        params: uuidSchema,
      },
      async (call) => answer(call.params.uuid, call),
    ),
    route(
      {
        ...detail,
        path: '/v1/articles/specials/{uuid}/{subTitle}',
        summary: {
          ko: '스페셜 상세 (공유 주소)',
          en: 'The same by its shared address, whatever the subtitle',
        },
        params: uuidSchema.extend({ subTitle: z.string() }),
      },
      async (call) => answer(call.params.uuid, call),
    ),
    route(
      {
        ...PREVIEW,
        path: '/v1/previews/specials/{uuid}',
        summary: { ko: '스페셜 미리보기', en: 'A special as its link shows it before it is published' },
        data: specialPreviewSchema,
      },
      async ({ params, query, actor }) => articles.getSpecialPreview({ ...params, ...query }, actor),
    ),
  ];
}

/** The artists whom an article names, and the works that it shows. */
const tagsOf = ({ artistIds, artistIdsOfWorks }: Omit<WithArtists<unknown>, 'detail'>): CacheTag[] => [
  ...[...artistIds, ...artistIdsOfWorks].map(cacheTags.artist),
  ...artistIdsOfWorks.map(cacheTags.artworks),
];

function periodRoutes(articles: ArticleService, { collection, type, ko, en }: (typeof WITH_PERIOD)[number]) {
  return [
    route(
      {
        method: 'get',
        path: `/v1/contents/articles/${collection}`,
        group: 'articles',
        summary: {
          ko: `${ko} 목록`,
          en: `Published ${en}; \`filter\` compares the period with today in Seoul`,
        },
        access: 'anyone',
        caching: 'shared',
        ...SEARCHED_LIST,
        query: listQuerySchema(articleLists[type]),
        data: searchedListSchema(articleCardSchema),
      },
      async ({ query, actor, tagged }) => {
        tagged(cacheTags.articles, cacheTags.today);
        if (query.q !== '') tagged(cacheTags.artists);
        return articles.list(type, query, actor);
      },
    ),
    route(
      {
        method: 'get',
        path: `/v1/articles/${collection}/{uuid}`,
        group: 'articles',
        summary: { ko: `${ko} 상세`, en: `One of the published ${en}; \`content\` is sanitised HTML` },
        access: 'anyone',
        caching: 'shared',
        params: uuidSchema,
        data: articleDetailSchema,
      },
      async ({ params, actor, tagged }) => {
        const { detail, ...named } = await articles.getDetail(type, params.uuid, actor);
        tagged(cacheTags.article(params.uuid), cacheTags.articles, cacheTags.today, ...tagsOf(named));
        return detail;
      },
    ),
    route(
      {
        ...PREVIEW,
        path: `/v1/previews/${collection}/{uuid}`,
        summary: { ko: `${ko} 미리보기`, en: `One of the ${en} as its link shows it before it is published` },
        data: articlePreviewSchema,
      },
      async ({ params, query, actor }) => articles.getPreview(type, { ...params, ...query }, actor),
    ),
  ];
}
