import { ROLE_TYPES } from '@/lib/contracts/account';
import type { Actor, RoleType } from '@/lib/contracts/account';
import * as authMessages from '@/lib/messages/auth';
import { ApiError } from './api-error';

/** Somebody whose token was checked against the account as it is now. */
export interface SignedIn extends Actor {
  accountUuid: string;
  session: { sid: string; expiresAt: Date };
}

/**
 * Who may call a route: `anyone` (guests too), `member` (whoever is logged in), or the roles listed.
 * Every route declares one; what depends on the record asked for is the module's `policy.ts`.
 */
export type Access = 'anyone' | 'member' | readonly [RoleType, ...RoleType[]];

/** The roles that an access lets in; `guest` stands for nobody logged in. */
export function allowedRoles(access: Access): ReadonlySet<RoleType | 'guest'> {
  if (access === 'anyone') return new Set([...ROLE_TYPES, 'guest'] as const);
  return new Set(access === 'member' ? ROLE_TYPES : access);
}

/**
 * Throws UNAUTHORIZED for a guest, FORBIDDEN for a role that is not let in.
 * @param loginMessage what a guest reads, where the documents have a sentence of their own
 */
export function assertAccess(access: Access, actor: SignedIn | null, loginMessage?: string): void {
  if (allowedRoles(access).has(actor?.roleType ?? 'guest')) return;
  if (actor === null) throw new ApiError('UNAUTHORIZED', { message: loginMessage });
  throw new ApiError('FORBIDDEN', { message: authMessages.forbidden });
}
