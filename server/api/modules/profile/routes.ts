import { loginResultSchema } from '@/lib/contracts/identity';
import {
  applyArtistSchema,
  currentPasswordSchema,
  isCurrentPasswordSchema,
  passwordUpdateSchema,
  profileSchema,
  profileUpdateSchema,
  profileUpdateSchemaOf,
} from '@/lib/contracts/profile';
import { route } from '@/server/api/http/endpoint';
import { DOCUMENTS_RULE } from '@/server/api/modules/documents/service';
import type { OwnPassword } from './password';
import { APPLYING_ROLES, EDITING_ROLES } from './policy';
import type { UserService } from './service';

/** M-232: the second is an older name of the call. */
const PASSWORD_PATHS = ['/v1/users/password/update', '/user/password/update'] as const;

export function userRoutes(users: UserService, ownPassword: OwnPassword) {
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
          en: 'Saves the profile unless it changed since the version that is named; a new phone number needs its owner’s verification',
        },
        access: EDITING_ROLES,
        rateLimit: 'profileChange',
        body: profileUpdateSchema,
        bodyOf: ({ roleType }) => profileUpdateSchemaOf(roleType),
        data: profileSchema,
      },
      async ({ actor, body }) => users.update(actor, body),
    ),
    route(
      {
        method: 'post',
        path: '/v1/users/apply-artist',
        group: 'users',
        summary: {
          ko: '아티스트 회원 전환 신청',
          en: 'Applies to be an artist, or hands in other documents, and saves the profile with it',
        },
        access: APPLYING_ROLES,
        rateLimit: 'profileChange',
        body: applyArtistSchema,
        upload: DOCUMENTS_RULE,
        data: profileSchema,
      },
      async ({ actor, body, files }) => users.apply(actor, body, files),
    ),
    route(
      {
        method: 'post',
        path: '/v1/users/validate-current-password',
        ignoresKey: 'asks',
        group: 'users',
        summary: { ko: '현재 비밀번호 확인', en: 'Whether it is the caller’s password' },
        access: 'member',
        rateLimit: 'passwordCheck',
        body: currentPasswordSchema,
        data: isCurrentPasswordSchema,
      },
      async ({ actor, body }) => ownPassword.isCurrent(actor, body.currentPassword),
    ),
    ...PASSWORD_PATHS.map((path) =>
      route(
        {
          method: 'put',
          path,
          ignoresKey: 'secret',
          group: 'users',
          summary: {
            ko: '비밀번호 수정',
            en: 'Changes the password and ends every session; the answer’s token begins a new one',
          },
          access: 'member',
          rateLimit: 'passwordCheck',
          body: passwordUpdateSchema,
          data: loginResultSchema,
        },
        async ({ actor, body }) => ownPassword.change(actor, body),
      ),
    ),
  ];
}
