import { profileSchema, profileUpdateSchema, profileUpdateSchemaOf } from '@/lib/contracts/profile';
import { route } from '@/server/api/http/endpoint';
import { EDITING_ROLES } from './policy';
import type { UserService } from './service';

export function userRoutes(users: UserService) {
  return [
    route(
      {
        method: 'get',
        path: '/v1/users/me',
        group: 'users',
        summary: { ko: '내 정보', en: 'The caller’s profile; its version goes back with a save' },
        access: 'member',
        data: profileSchema,
      },
      async ({ actor }) => users.getProfile(actor),
    ),
    route(
      {
        method: 'put',
        path: '/v1/users/me',
        group: 'users',
        summary: {
          ko: '내 정보 수정',
          en: 'Saves the profile unless it changed since; a new phone number needs its owner’s verification',
        },
        access: EDITING_ROLES,
        rateLimit: 'profileChange',
        body: profileUpdateSchema,
        bodyOf: ({ roleType }) => profileUpdateSchemaOf(roleType),
        data: profileSchema,
      },
      async ({ actor, body }) => users.update(actor, body),
    ),
  ];
}
