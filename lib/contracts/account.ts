import { z } from 'zod';

/** The six roles of the documents, and the operator. */
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

/** STOPPED: an operator keeps its owner out. REMOVED: emptied of what is personal. */
export const ACCOUNT_STATUSES = ['ACTIVE', 'STOPPED', 'WITHDRAWN', 'REMOVED'] as const;
export const accountStatusSchema = z.enum(ACCOUNT_STATUSES);
export type AccountStatus = z.infer<typeof accountStatusSchema>;

/** The account that sends a request; `null` stands for a guest. */
export interface Actor {
  accountId: string;
  roleType: RoleType;
}

/** `GET /session` of the backend-for-frontend: what the browser may know about the logged-in account. */
export const sessionSchema = z.object({
  user: z.object({ id: z.string(), roleType: roleTypeSchema }).nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

/** `GET /v1/auth/current-role`. */
export const currentRoleSchema = z.object({ roleType: roleTypeSchema });
