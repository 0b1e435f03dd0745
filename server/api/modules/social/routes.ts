import { z } from 'zod';
import { loginResultSchema } from '@/lib/contracts/identity';
import {
  socialAssertionSchema,
  socialLinkSchema,
  socialLoginSchema,
  socialTokenSchema,
} from '@/lib/contracts/social';
import { route } from '@/server/api/http/endpoint';
import type { SocialService } from './service';

const shared = { group: 'social', access: 'anyone', rateLimit: 'social' } as const;

export function socialRoutes(social: SocialService) {
  return [
    route(
      {
        ...shared,
        method: 'post',
        path: '/v1/oauth2/assertion',
        ignoresKey: 'secret',
        summary: {
          ko: '소셜 로그인 확인',
          en: 'A temp token for the person that the site vouches for, by an assertion that both sides sign',
        },
        body: socialAssertionSchema,
        data: socialTokenSchema,
      },
      async ({ body }) => social.issueToken(body.assertion),
    ),
    route(
      {
        ...shared,
        method: 'get',
        path: '/v1/oauth2/login',
        bearer: 'purpose',
        summary: {
          ko: '소셜 로그인',
          en: 'A session for the temp token that is the bearer, or what a newcomer brings to the signup form',
        },
        data: socialLoginSchema,
      },
      async ({ bearer }) => social.login(bearer),
    ),
    route(
      {
        ...shared,
        method: 'post',
        path: '/v1/oauth2/withdrawal/revoke',
        ignoresKey: 'secret',
        bearer: 'purpose',
        summary: {
          ko: '소셜 계정의 탈퇴 철회',
          en: 'Takes a withdrawal back within the grace and starts a session, for the temp token that is the bearer',
        },
        data: loginResultSchema,
      },
      async ({ bearer }) => social.revokeWithdrawal(bearer),
    ),
    route(
      {
        ...shared,
        method: 'put',
        path: '/v1/auth/oauth2/link',
        summary: { ko: '소셜 계정 연동', en: 'Gives the account of a verified person their social login' },
        body: socialLinkSchema,
        data: z.null(),
      },
      async ({ body }) => {
        await social.link(body);
        return null;
      },
    ),
  ];
}
