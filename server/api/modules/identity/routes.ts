import { z } from 'zod';
import { newPasswordSchema } from '@/lib/contracts/auth';
import {
  foundAccountSchema,
  identityFormSchema,
  identityPasswordRequestSchema,
  identityRequestSchema,
  identityResultRequestSchema,
  passwordTokenSchema,
  verifiedIdentitySchema,
} from '@/lib/contracts/identity';
import { route } from '@/server/api/http/endpoint';
import type { PasswordChange } from './password-change';
import type { IdentityService } from './service';

const result = {
  method: 'post',
  group: 'identity',
  access: 'anyone',
  rateLimit: 'identityResult',
} as const;

export function identityRoutes(identity: IdentityService, passwords: PasswordChange) {
  return [
    route(
      {
        method: 'post',
        path: '/v1/auth/identity',
        ignoresKey: 'secret',
        group: 'identity',
        summary: {
          ko: '본인 인증 시작',
          en: 'Begins a verification: what the popup’s form posts. The keys of its answer stay here',
        },
        access: 'anyone',
        rateLimit: 'identity',
        body: identityRequestSchema,
        data: identityFormSchema,
      },
      async ({ body }) => identity.start(body.returnUrl),
    ),
    route(
      {
        ...result,
        path: '/v1/auth/identity/result',
        ignoresKey: 'personal',
        summary: {
          ko: '본인 인증 결과',
          en: 'Who verified, for a signup, a link or a new phone number; an answer counts once',
        },
        body: identityResultRequestSchema,
        data: verifiedIdentitySchema,
      },
      async ({ body }) => identity.verify(body),
    ),
    route(
      {
        ...result,
        path: '/v1/auth/identity/result/id',
        ignoresKey: 'personal',
        summary: { ko: '아이디 찾기', en: 'The login ID of who verified' },
        body: identityResultRequestSchema,
        data: foundAccountSchema,
      },
      async ({ body }) => identity.findAccount(body),
    ),
    route(
      {
        ...result,
        path: '/v1/auth/identity/result/pwd',
        ignoresKey: 'secret',
        summary: {
          ko: '비밀번호 찾기',
          en: 'A token that can change the password of the account, which has to be who verified’s',
        },
        body: identityPasswordRequestSchema,
        data: passwordTokenSchema,
      },
      async ({ body }) => identity.grantPassword(body),
    ),
    route(
      {
        method: 'put',
        path: '/v1/auth/identity/password',
        group: 'identity',
        summary: {
          ko: '비밀번호 변경',
          en: 'Changes the password, once for each token of a password search, and ends every session',
        },
        access: 'anyone',
        bearer: 'purpose',
        rateLimit: 'identityResult',
        body: newPasswordSchema,
        data: z.null(),
      },
      async ({ body, bearer }) => {
        await passwords.change(bearer, body.accountPwd);
        return null;
      },
    ),
  ];
}
