import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import type { LoginRequest } from '@/lib/contracts/auth';
import type { LoginResult } from '@/lib/contracts/identity';
import type { Withdrawal } from '@/lib/contracts/profile';
import { keptSince, keptUntilYears } from '@/lib/date/keeping';
import * as withdrawalLimits from '@/lib/limits/withdrawal';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import { revocableUntil } from '@/server/api/http/withdrawn';
import type { AuthService } from '@/server/api/modules/auth/service';
import type { WithdrawalRepository } from './repository';

/** How long an identity that has left may not join again. */
const BAR_YEARS = 3;

interface WithdrawalDependencies {
  repository: WithdrawalRepository;
  auth: Pick<AuthService, 'prove' | 'startSession'>;
  invalidate: (tags: readonly CacheTag[]) => void;
  /** A mail was written. */
  wakeOutbox: () => void;
  clock: () => Date;
}

export type WithdrawalService = ReturnType<typeof createWithdrawalService>;

/** Leaving, and coming back within the grace (terms, articles 7 and 10; `spec/README.md`, withdrawal). */
export function createWithdrawalService(deps: WithdrawalDependencies) {
  const { repository, auth, invalidate, wakeOutbox, clock } = deps;

  /** Artworks and home show the artist too; the sitemap and the lists go by `artists`. */
  function pagesChanged(artistId: number | null): void {
    if (artistId === null) return;
    invalidate([cacheTags.artist(artistId), cacheTags.artworks(artistId), cacheTags.artists, cacheTags.home]);
  }

  /** Takes a withdrawal back; false where the account isn't withdrawn or the grace is over. */
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
     * Stops the caller's account and every session of it at once. Asked again it answers the same. Throws
     * UNAUTHORIZED where the account is gone meanwhile.
     */
    async withdraw(
      { accountUuid }: SignedIn,
      { withdrawReason, hidesPages }: Withdrawal,
    ): Promise<{ revocableUntil: string }> {
      const at = clock();
      const withdrawn = await repository.withdraw(accountUuid, {
        at,
        barredUntil: keptUntilYears(at, BAR_YEARS),
        reason: withdrawReason,
        hidesPages,
      });
      if (withdrawn === null) throw new ApiError('UNAUTHORIZED');
      pagesChanged(withdrawn.artistId);
      wakeOutbox();
      return { revocableUntil: revocableUntil(withdrawn.withdrawnAt).toISOString() };
    },

    /**
     * Takes a withdrawal back and logs in, with the ID and password of the account; of one that is active again
     * it is a login. Throws what a login does, LOGIN_FAILED also after the grace.
     */
    async revoke(request: LoginRequest, address: string): Promise<LoginResult> {
      const { uuid, passwordHash, withdrawnAt } = await auth.prove(request, address);
      // Where it isn't withdrawn any more, somebody else was first: the job, or the owner in another tab.
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
