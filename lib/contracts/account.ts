import { z } from 'zod';

/** What an account can be. */
export const ROLE_TYPES = [
  'MEMBER',
  'ARTIST_PENDING',
  'ARTIST_PENDING_RETRY',
  'ARTIST_BEFORE_PROFILE',
  'ARTIST',
  'BUSINESS',
  'ADMIN',
] as const;
export const roleTypeSchema = z.enum(ROLE_TYPES);
export type RoleType = z.infer<typeof roleTypeSchema>;

/** Who a request speaks for; `null` is a guest. */
export interface Actor {
  accountId: string;
  roleType: RoleType;
}

/** `GET /session` of the backend-for-frontend: what the browser may know of who is logged in. */
export const sessionSchema = z.object({
  user: z.object({ id: z.string(), roleType: roleTypeSchema }).nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

/** `GET /v1/auth/current-role`. */
export const currentRoleSchema = z.object({ roleType: roleTypeSchema });
