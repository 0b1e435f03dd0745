import { pagesOfArtist } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import type { LoginRequest } from '@/lib/contracts/auth';
import type { LoginResult } from '@/lib/contracts/identity';
import type { Withdrawal } from '@/lib/contracts/profile';
import { keptSince, keptUntilYears } from '@/lib/date/keeping';
import * as retentionLimits from '@/lib/limits/retention';
import * as withdrawalLimits from '@/lib/limits/withdrawal';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import { revocableUntil } from './shared-rules';
import type { AuthService } from '@/server/api/modules/auth/service';
import type { WithdrawalRepository } from './repository';

export interface WithdrawalDependencies {
  repository: WithdrawalRepository;
  auth: Pick<AuthService, 'prove' | 'startSession'>;
  invalidate: (tags: readonly CacheTag[]) => void;
  /** Tells the outbox that a mail was written. */
  wakeOutbox: () => void;
  clock: () => Date;
}

export type WithdrawalService = ReturnType<typeof createWithdrawalService>;

/** Withdrawal, and revoking it within the grace (M-243 to M-247; terms, articles 7 and 10). */
export function createWithdrawalService(deps: WithdrawalDependencies) {
  const { repository, auth, invalidate, wakeOutbox, clock } = deps;

  function pagesChanged(artistId: number | null): void {
    if (artistId !== null) invalidate(pagesOfArtist(artistId));
  }

  /**
   * Revokes a withdrawal; false where the account isn't withdrawn or the grace is over.
   * @param operator who does it for the owner, which is recorded in the audit log
   */
  async function restore(accountUuid: string, operator: SignedIn | null = null): Promise<boolean> {
    const since = keptSince(clock(), withdrawalLimits.graceDays);
    const restored = await repository.restore(accountUuid, since, operator?.accountId ?? null);
    if (restored === null) return false;
    pagesChanged(restored.artistId);
    wakeOutbox();
    return true;
  }

  /** @param actorId the operator who does it for the owner; null for the owner */
  async function end(
    accountUuid: string,
    actorId: string | null,
    { withdrawReason, hidesPages }: Withdrawal,
  ): Promise<Date | null> {
    const at = clock();
    const withdrawn = await repository.withdraw(accountUuid, {
      ...{ at, barredUntil: keptUntilYears(at, retentionLimits.barYears) },
      ...{ reason: withdrawReason, hidesPages, actorId },
    });
    if (withdrawn === null) return null;
    pagesChanged(withdrawn.artistId);
    wakeOutbox();
    return withdrawn.withdrawnAt;
  }

  return {
    restore,

    /** Withdraws an account for its owner, whom it keeps out. False where there is no such account. */
    withdrawFor: async (operator: SignedIn, accountUuid: string): Promise<boolean> =>
      (await end(accountUuid, operator.accountId, { withdrawReason: null, hidesPages: true })) !== null,

    /**
     * Withdraws the caller's account and ends its sessions at once. A second call answers the same.
     * @throws ApiError UNAUTHORIZED where the account was removed meanwhile
     */
    async withdraw({ accountUuid }: SignedIn, withdrawal: Withdrawal): Promise<{ revocableUntil: string }> {
      const withdrawnAt = await end(accountUuid, null, withdrawal);
      if (withdrawnAt === null) throw new ApiError('UNAUTHORIZED');
      return { revocableUntil: revocableUntil(withdrawnAt).toISOString() };
    },

    /**
     * Revokes a withdrawal with the account's ID and password, and logs in. For an active account it is a login.
     * @throws ApiError what a login throws, and LOGIN_FAILED after the grace
     */
    async revoke(request: LoginRequest, address: string): Promise<LoginResult> {
      const { uuid, passwordHash, withdrawnAt } = await auth.prove(request, address);
      // Another tab may have revoked it first, or the retention job has ended the grace. The login below decides then.
      if (withdrawnAt !== null) await restore(uuid);
      return auth.startSession(uuid, passwordHash).catch((cause: unknown) => {
        if (cause instanceof ApiError && cause.code === 'UNAUTHORIZED') {
          throw new ApiError('LOGIN_FAILED', { cause });
        }
        throw cause;
      });
    },
  };
}
