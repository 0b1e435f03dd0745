import { z } from 'zod';
import { likedPageSchema } from '@/lib/contracts/favorite';
import {
  likeRequestSchema,
  likeResultSchema,
  likeStatesSchema,
  sentLikeTypeSchema,
} from '@/lib/contracts/like';
import { givenPageSizeSchema, pageNumberSchema } from '@/lib/contracts/pagination';
import { asItIs } from '@/lib/contracts/text';
import * as likeLimits from '@/lib/limits/like';
import * as likeMessages from '@/lib/messages/like';
import { route } from '@/server/api/http/endpoint';
import type { LikeService } from './service';

const uuidListSchema = asItIs('token', likeLimits.statesMax * 37)
  .transform((text) => [
    ...new Set(
      text
        .toLowerCase()
        .split(',')
        .filter((uuid) => uuid !== ''),
    ),
  ])
  .pipe(z.array(z.uuid()).max(likeLimits.statesMax));

const change = {
  path: '/v1/users/me/likes',
  group: 'likes',
  access: 'member',
  loginMessage: likeMessages.loginRequired,
  rateLimit: 'like',
  body: likeRequestSchema,
  data: likeResultSchema,
} as const;

export function likeRoutes(likes: LikeService) {
  return [
    route(
      { ...change, method: 'post', summary: { ko: '좋아요', en: 'Likes; liking twice is once' } },
      async ({ actor, body }) => likes.like(actor, body),
    ),
    route(
      {
        ...change,
        method: 'delete',
        rateLimit: 'removal',
        summary: { ko: '좋아요 취소', en: 'Takes a like back' },
      },
      async ({ actor, body }) => likes.unlike(actor, body),
    ),
    route(
      {
        method: 'get',
        path: '/v1/users/me/likes',
        group: 'likes',
        summary: {
          ko: '좋아요한 작가·작품·아티클',
          en: 'What the caller likes of one type and visitors can see, newest like first; the size by default 20, of articles 4 (SPECIAL) or 8',
        },
        access: 'member',
        loginMessage: likeMessages.loginRequired,
        query: z.object({
          likeType: sentLikeTypeSchema,
          page: pageNumberSchema,
          size: givenPageSizeSchema,
        }),
        data: likedPageSchema,
      },
      async ({ actor, query }) => likes.listCards(actor, query),
    ),
    route(
      {
        method: 'get',
        path: '/v1/users/me/likes/states',
        group: 'likes',
        summary: {
          ko: '좋아요 여부 모음',
          en: 'Which of up to 200 uuids (comma-separated) the caller likes',
        },
        access: 'member',
        loginMessage: likeMessages.loginRequired,
        query: z.object({ uuids: uuidListSchema }),
        data: likeStatesSchema,
      },
      async ({ actor, query }) => ({ liked: await likes.listLiked(actor, query.uuids) }),
    ),
  ];
}
