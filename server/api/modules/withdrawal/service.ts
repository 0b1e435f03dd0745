import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import type { LoginRequest } from '@/lib/contracts/auth';
import type { LoginResult } from '@/lib/contracts/identity';
import type { Withdrawal } from '@/lib/contracts/profile';
import { keptSince, keptUntilYears } from '@/lib/date/keeping';
import * as retentionLimits from '@/lib/limits/retention';
import * as withdrawalLimits from '@/lib/limits/withdrawal';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import { revocableUntil } from '@/server/api/http/withdrawn';
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

  /** Invalidates every page that shows the artist: the own ones, those with artworks, the lists, the sitemap and home. */
  function pagesChanged(artistId: number | null): void {
    if (artistId === null) return;
    invalidate([cacheTags.artist(artistId), cacheTags.artworks(artistId), cacheTags.artists, cacheTags.home]);
  }

  /** Revokes a withdrawal; false where the account isn't withdrawn or the grace is over. */
  async function restore(accountUuid: string): Promise<boolean> {
    const since = keptSince(clock(), withdrawalLimits.graceDays);
    const restored = await repository.restore(accountUuid, since);
    if (restored === null) return false;
    pagesChanged(restored.artistId);
    wakeOutbox();
    return true;
  }

  return {
    restore,

    /**
     * Withdraws the caller's account and ends its sessions at once. A second call answers the same.
     * @throws ApiError UNAUTHORIZED where the account was removed meanwhile
     */
    async withdraw(
      { accountUuid }: SignedIn,
      { withdrawReason, hidesPages }: Withdrawal,
    ): Promise<{ revocableUntil: string }> {
      const at = clock();
      const withdrawn = await repository.withdraw(accountUuid, {
        at,
        barredUntil: keptUntilYears(at, retentionLimits.barYears),
        reason: withdrawReason,
        hidesPages,
      });
      if (withdrawn === null) throw new ApiError('UNAUTHORIZED');
      pagesChanged(withdrawn.artistId);
      wakeOutbox();
      return { revocableUntil: revocableUntil(withdrawn.withdrawnAt).toISOString() };
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
