import { loginRequestSchema } from '@/lib/contracts/auth';
import { loginResultSchema } from '@/lib/contracts/identity';
import { withdrawalSchema, withdrawnSchema } from '@/lib/contracts/profile';
import { route } from '@/server/api/http/endpoint';
import type { WithdrawalService } from './service';

export function withdrawalRoutes(withdrawal: WithdrawalService) {
  return [
    route(
      {
        method: 'put',
        path: '/v1/users/withdraw',
        group: 'my',
        summary: {
          ko: '회원 탈퇴',
          en: 'Stops the account and its sessions at once; what is personal goes after the grace',
        },
        // The operator closes accounts of organizations, and other operators those of operators.
        access: ['MEMBER', 'ARTIST', 'ARTIST_BEFORE_PROFILE', 'ARTIST_PENDING', 'ARTIST_PENDING_RETRY'],
        rateLimit: 'removal',
        body: withdrawalSchema,
        data: withdrawnSchema,
      },
      async ({ actor, body }) => withdrawal.withdraw(actor, body),
    ),
    route(
      {
        method: 'post',
        path: '/v1/auth/withdrawal/revoke',
        ignoresKey: 'secret',
        group: 'auth',
        summary: {
          ko: '탈퇴 철회',
          en: 'Takes a withdrawal back within the grace and starts a session',
        },
        access: 'anyone',
        rateLimit: 'login',
        body: loginRequestSchema,
        data: loginResultSchema,
      },
      async ({ body, address }) => withdrawal.revoke(body, address),
    ),
  ];
}
