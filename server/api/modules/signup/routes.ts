import { z } from 'zod';
import {
  artistSignupSchema,
  memberSignupSchema,
  signedUpSchema,
  socialArtistSignupSchema,
  socialMemberSignupSchema,
} from '@/lib/contracts/signup';
import { route } from '@/server/api/http/endpoint';
import { DOCUMENTS_RULE } from '@/server/api/modules/documents/service';
import type { SignupService } from './service';

const common = {
  method: 'post',
  group: 'signup',
  access: 'anyone',
  rateLimit: 'signup',
  data: signedUpSchema,
} as const;
/** The social login that led to the signup. */
const socialParams = z.object({ uuid: z.uuid() });

/** The second of each is the social call without a social login, which joins with the password that comes with it (M-157). */
const MEMBER_PATHS = ['/v1/auth/members/signup', '/v1/auth/oauth2/members/signup'] as const;
const ARTIST_PATHS = ['/v1/auth/artists/signup', '/v1/auth/oauth2/artists/signup'] as const;

export function signupRoutes(signup: SignupService) {
  return [
    ...MEMBER_PATHS.map((path) =>
      route(
        {
          ...common,
          path,
          summary: { ko: '일반 회원가입', en: 'Joins as a general member, after verification' },
          body: memberSignupSchema,
        },
        async ({ body }) => signup.signUpMember(body),
      ),
    ),
    ...ARTIST_PATHS.map((path) =>
      route(
        {
          ...common,
          path,
          summary: { ko: '아티스트 회원가입', en: 'Joins as an artist; documents wait for approval' },
          body: artistSignupSchema,
          upload: DOCUMENTS_RULE,
        },
        async ({ body, files }) => signup.signUpArtist(body, files),
      ),
    ),
    route(
      {
        ...common,
        path: '/v1/auth/oauth2/members/signup/{uuid}',
        summary: { ko: '소셜 일반 회원가입', en: 'Joins as a general member who logs in by a provider' },
        params: socialParams,
        body: socialMemberSignupSchema,
      },
      async ({ body, params }) => signup.signUpSocialMember(body, params.uuid),
    ),
    route(
      {
        ...common,
        path: '/v1/auth/oauth2/artists/signup/{uuid}',
        summary: { ko: '소셜 아티스트 회원가입', en: 'Joins as an artist who logs in by a provider' },
        params: socialParams,
        body: socialArtistSignupSchema,
        upload: DOCUMENTS_RULE,
      },
      async ({ body, params, files }) => signup.signUpSocialArtist(body, params.uuid, files),
    ),
  ];
}
