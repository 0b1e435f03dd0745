import { z } from 'zod';
import { currentRoleSchema } from '@/lib/contracts/account';
import {
  duplicateAccountIdQuerySchema,
  duplicateEmailQuerySchema,
  duplicateSchema,
  loginRequestSchema,
  tokenLoginRequestSchema,
} from '@/lib/contracts/auth';
import { loginResultSchema } from '@/lib/contracts/identity';
import { route } from '@/server/api/http/endpoint';
import type { AuthService } from './service';

const duplicateCheck = {
  method: 'get',
  group: 'auth',
  access: 'anyone',
  rateLimit: 'duplicateCheck',
  data: duplicateSchema,
} as const;

export function authRoutes(auth: AuthService) {
  return [
    route(
      {
        method: 'post',
        path: '/v1/auth/login',
        ignoresKey: 'secret',
        group: 'auth',
        summary: { ko: '로그인', en: 'Starts a session; one answer for an unknown ID and a wrong password' },
        access: 'anyone',
        rateLimit: 'login',
        body: loginRequestSchema,
        data: loginResultSchema,
      },
      async ({ body, address }) => auth.login(body, address),
    ),
    route(
      {
        method: 'post',
        path: '/v1/auth/token',
        ignoresKey: 'secret',
        group: 'auth',
        summary: {
          ko: '주소의 토큰으로 로그인',
          en: 'Goes on with the session of a token from a page’s address',
        },
        access: 'anyone',
        rateLimit: 'login',
        body: tokenLoginRequestSchema,
        data: loginResultSchema,
      },
      async ({ body }) => auth.loginWithToken(body.token),
    ),
    route(
      {
        method: 'post',
        path: '/v1/auth/logout',
        group: 'auth',
        summary: { ko: '로그아웃', en: 'Ends the session: its token is refused from now on' },
        access: 'member',
        data: z.null(),
      },
      async ({ actor }) => {
        await auth.logout(actor);
        return null;
      },
    ),
    route(
      {
        method: 'get',
        path: '/v1/auth/current-role',
        group: 'auth',
        summary: { ko: '현재 역할', en: 'The role that the account has now' },
        access: 'member',
        data: currentRoleSchema,
      },
      // The caller was looked up for this request, so the role is the current one.
      async ({ actor }) => ({ roleType: actor.roleType }),
    ),
    route(
      {
        ...duplicateCheck,
        path: '/v1/auth/is-duplicate-account-id',
        summary: { ko: '아이디 중복 확인', en: 'Whether a login ID is taken or reserved' },
        query: duplicateAccountIdQuerySchema,
      },
      async ({ query }) => auth.isAccountIdTaken(query.accountId),
    ),
    route(
      {
        ...duplicateCheck,
        path: '/v1/auth/is-duplicate-email',
        summary: { ko: '이메일 중복 확인', en: 'Whether an e-mail address is taken' },
        query: duplicateEmailQuerySchema,
      },
      async ({ query }) => auth.isEmailTaken(query.email),
    ),
  ];
}
