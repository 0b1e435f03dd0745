import { ROLE_TYPES } from '@/lib/contracts/account';
import type { Actor, RoleType } from '@/lib/contracts/account';
import * as authMessages from '@/lib/messages/auth';
import { ApiError } from './api-error';

/** A caller whose token was checked against the account as it is now. */
export interface SignedIn extends Actor {
  accountUuid: string;
  session: { sid: string; expiresAt: Date };
}

/**
 * Who may call a route: `anyone` (guests too), `member` (anyone who is logged in), or the roles listed.
 * Every route declares its access. What depends on the record is decided in the module's `policy.ts`.
 */
export type Access = 'anyone' | 'member' | readonly [RoleType, ...RoleType[]];

/** What a role that isn't admitted reads. */
export type Refusals = Partial<Record<RoleType, string>>;

/** The roles that an access admits. `guest` is a caller who is not logged in. */
export function allowedRoles(access: Access): ReadonlySet<RoleType | 'guest'> {
  if (access === 'anyone') return new Set([...ROLE_TYPES, 'guest'] as const);
  return new Set(access === 'member' ? ROLE_TYPES : access);
}

/**
 * @param messages those for a guest (`loginMessage`) and for roles, where the requirements have some for this route
 * @throws ApiError UNAUTHORIZED for a guest, FORBIDDEN for a role that is not admitted
 */
export function assertAccess(
  access: Access,
  actor: SignedIn | null,
  {
    loginMessage,
    refusals = {},
  }: { loginMessage?: string | undefined; refusals?: Refusals | undefined } = {},
): void {
  if (allowedRoles(access).has(actor?.roleType ?? 'guest')) return;
  if (actor === null) throw new ApiError('UNAUTHORIZED', { message: loginMessage });
  throw new ApiError('FORBIDDEN', { message: refusals[actor.roleType] ?? authMessages.forbidden });
}
