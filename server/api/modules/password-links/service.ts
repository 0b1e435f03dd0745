import { createHash, randomBytes } from 'node:crypto';
import type { PasswordLink, PasswordLinkPurpose } from '@/lib/contracts/password-link';
import * as passwordLinkLimits from '@/lib/limits/password-link';
import * as authPaths from '@/lib/paths/auth';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { RateLimiter } from '@/server/api/http/rate-limit';
import { isRevocable } from '@/server/api/modules/withdrawal/shared-rules';
import type { Passwords } from '@/server/providers/passwords/passwords';
import type { LinkedAccount, PasswordLinkRepository, SentLink } from './repository';

export interface PasswordLinkDependencies {
  repository: PasswordLinkRepository;
  passwords: Passwords;
  rateLimiter: RateLimiter;
  /** Tells the outbox that a mail was written. */
  wakeOutbox: () => void;
  clock: () => Date;
}

export type PasswordLinkService = ReturnType<typeof createPasswordLinkService>;

const TOKEN_BYTES = 32;
const HOUR_MS = 60 * 60_000;
const HOURS: Readonly<Record<PasswordLinkPurpose, number>> = {
  INVITATION: 24 * passwordLinkLimits.invitationDays,
  RECOVERY: passwordLinkLimits.recoveryHours,
};

/**
 * What a link to an account would be for (O-60): the first password of an account that operators have made, or a new one for
 * a person who can't search for it: without a verified identity, or withdrawn. Null where no link may be sent.
 */
export function linkPurposeOf(
  account: Pick<
    LinkedAccount,
    'roleType' | 'status' | 'stoppedAt' | 'withdrawnAt' | 'snsType' | 'diHash' | 'passwordHash' | 'email'
  >,
  now: Date,
): PasswordLinkPurpose | null {
  const { status, passwordHash, diHash, snsType } = account;
  if (account.email === null || account.stoppedAt !== null) return null;
  if (status === 'WITHDRAWN')
    return passwordHash !== null && isRevocable(account.withdrawnAt, now) ? 'RECOVERY' : null;
  if (status !== 'ACTIVE' || diHash !== null) return null;
  if (passwordHash !== null) return 'RECOVERY';
  return account.roleType === 'BUSINESS' && snsType === null ? 'INVITATION' : null;
}

/** Links by which the owner of an account sets a password (O-60 to O-62). */
export function createPasswordLinkService(deps: PasswordLinkDependencies) {
  const { repository, passwords, rateLimiter, wakeOutbox, clock } = deps;

  /** A link that works from now on, with its page, which is only in the mail. */
  function newLink(purpose: PasswordLinkPurpose): SentLink {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(clock().getTime() + HOURS[purpose] * HOUR_MS);
    return { purpose, tokenHash: hashOf(token), expiresAt, path: authPaths.passwordLink(token) };
  }

  /** Unknown, used and late links are answered alike, and so are those of accounts that were closed since. */
  async function getOpen(token: string) {
    const link = await repository.findOpen(hashOf(token), clock());
    if (link === null || linkPurposeOf(link.account, clock()) !== link.purpose) throw notFound();
    return link;
  }

  return {
    newLink,

    /**
     * Sends a link to the account's own address: the invitation again, or one for a lost password.
     * @throws ApiError NOT_FOUND; LINK_NOT_ALLOWED; MEMBER_CHANGED; TOO_MANY_REQUESTS after several to one account
     */
    async send({ accountId }: SignedIn, accountUuid: string): Promise<void> {
      const account = await repository.findAccount(accountUuid);
      if (account === null) throw notFound();
      const purpose = linkPurposeOf(account, clock());
      if (purpose === null) throw new ApiError('LINK_NOT_ALLOWED');
      await rateLimiter.consume('passwordLinkMail', accountUuid);
      if (!(await repository.send(accountId, account, newLink(purpose)))) {
        await rateLimiter.refund('passwordLinkMail', accountUuid);
        throw new ApiError('MEMBER_CHANGED');
      }
      wakeOutbox();
    },

    /** Whose password a link sets. @throws ApiError NOT_FOUND where it can't be used */
    async show(token: string): Promise<PasswordLink> {
      const { purpose, expiresAt, account } = await getOpen(token);
      const { accountId, status } = account;
      return {
        ...{ purpose, accountId, isWithdrawn: status === 'WITHDRAWN' },
        expiresAt: expiresAt.toISOString(),
      };
    },

    /** Sets the password, once. Every session of the account ends. @throws ApiError NOT_FOUND where it can't be used */
    async setPassword(token: string, password: string): Promise<void> {
      if (passwords.isOverloaded()) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
      // The link is checked before the hash is made, because hashing is expensive.
      const { account } = await getOpen(token);
      const passwordHash = await passwords.hash(password);
      if (!(await repository.use(hashOf(token), account, passwordHash, clock()))) throw notFound();
      wakeOutbox();
    },
  };
}

/** The hash of a link's token, which is what the database keeps. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
