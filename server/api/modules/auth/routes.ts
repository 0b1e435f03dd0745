import { currentRoleSchema } from '@/lib/contracts/account';
import { route } from '@/server/api/http/endpoint';

export function authRoutes() {
  return [
    route(
      {
        method: 'get',
        path: '/v1/auth/current-role',
        group: 'auth',
        summary: { ko: '현재 역할', en: 'The role that the account has now' },
        access: 'member',
        data: currentRoleSchema,
      },
      // Whoever gets here was looked up for this request: the role is today's.
      async ({ actor }) => ({ roleType: actor.roleType }),
    ),
  ];
}
