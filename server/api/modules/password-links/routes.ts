import { z } from 'zod';
import { newPasswordSchema } from '@/lib/contracts/auth';
import { passwordLinkSchema, passwordLinkTokenSchema } from '@/lib/contracts/password-link';
import { route } from '@/server/api/http/endpoint';
import type { PasswordLinkService } from './service';

const ofOne = {
  group: 'auth',
  access: 'anyone',
  rateLimit: 'passwordLink',
  path: '/v1/auth/password-links/{token}',
  params: z.object({ token: passwordLinkTokenSchema }),
} as const;

export const passwordLinkRoutes = (links: PasswordLinkService) => [
  route(
    {
      ...ofOne,
      method: 'get',
      summary: {
        ko: '비밀번호 링크',
        en: 'Whose password a link from a mail sets; NOT_FOUND for one that is unknown, used or over',
      },
      data: passwordLinkSchema,
    },
    async ({ params }) => links.show(params.token),
  ),
  route(
    {
      ...ofOne,
      method: 'put',
      summary: {
        ko: '링크로 비밀번호 설정',
        en: 'Sets the password, once, and ends every session of the account',
      },
      body: newPasswordSchema,
      data: z.null(),
    },
    async ({ params, body }) => {
      await links.setPassword(params.token, body.accountPwd);
      return null;
    },
  ),
];
