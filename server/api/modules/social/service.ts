import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { LoginResult } from '@/lib/contracts/identity';
import type { socialLinkSchema, socialLoginSchema, socialTokenSchema } from '@/lib/contracts/social';
import * as sessionLimits from '@/lib/limits/session';
import { ApiError } from '@/server/api/http/api-error';
import { stoppedRefusal } from '@/server/api/modules/auth/shared-rules';
import { isRevocable, withdrawnRefusal } from '@/server/api/modules/withdrawal/shared-rules';
import type { AuthService } from '@/server/api/modules/auth/service';
import type { IdentityService, ClaimedIdentity } from '@/server/api/modules/identity/service';
import type { WithdrawalService } from '@/server/api/modules/withdrawal/service';
import type { Assertions } from './assertions';
import type { SocialRepository } from './repository';

/** How long a social login may be used for a signup. */
const SIGNUP_SECONDS = 60 * 60;

type LinkRequest = z.output<typeof socialLinkSchema>;

export interface SocialDependencies {
  repository: SocialRepository;
  assertions: Assertions;
  auth: Pick<AuthService, 'startSession'>;
  withdrawal: Pick<WithdrawalService, 'restore'>;
  identity: Pick<IdentityService, 'claim' | 'release'>;
  wakeOutbox: () => void;
  clock: () => Date;
}

export type SocialService = ReturnType<typeof createSocialService>;

export function createSocialService(deps: SocialDependencies) {
  const { repository, assertions, identity, clock } = deps;

  /** A session after a social login. @throws ApiError SOCIAL_LOGIN_FAILED for an account that isn't active */
  function startSession(accountUuid: string): Promise<LoginResult> {
    return deps.auth.startSession(accountUuid).catch((cause: unknown) => {
      if (cause instanceof ApiError && cause.code === 'UNAUTHORIZED') {
        throw new ApiError('SOCIAL_LOGIN_FAILED', { cause });
      }
      throw cause;
    });
  }

  /** Links the login to the account, if the claimed identity is the one that the request names. */
  async function linkClaimed(
    request: LinkRequest,
    accountUuid: string,
    claimed: ClaimedIdentity,
  ): Promise<boolean> {
    const isSame = (['name', 'birthDate', 'genderType', 'phoneNum'] as const).every(
      (key) => claimed[key] === request[key],
    );
    return isSame && repository.link(request.socialLoginUuid, accountUuid);
  }

  return {
    /**
     * Issues a temp token after a social login. It works once, within minutes.
     * @throws ApiError SOCIAL_LOGIN_FAILED for an invalid assertion, and for an account whose withdrawal can't be revoked
     * any more
     */
    async issueToken(assertion: string): Promise<z.output<typeof socialTokenSchema>> {
      const profile = await assertions.verify(assertion);
      const tmpToken = randomBytes(32).toString('base64url');
      const account = await repository.issueToken(
        profile,
        hashOf(tmpToken),
        sessionLimits.socialTokenSeconds,
      );
      const isOver =
        account !== null &&
        account.status !== 'ACTIVE' &&
        account.status !== 'STOPPED' &&
        !isRevocable(account.withdrawnAt, clock());
      if (isOver) throw new ApiError('SOCIAL_LOGIN_FAILED');
      return { tmpToken, signed: account !== null };
    },

    /**
     * Redeems a temp token: for a session where the person has an account, else for the facts of the signup form.
     * @throws ApiError SOCIAL_LOGIN_FAILED for an unknown, used or late token, and for an account that isn't active;
     * ACCOUNT_STOPPED with its reason; ACCOUNT_WITHDRAWN for one whose withdrawal can be revoked, and then the token stays valid
     */
    async login(tmpToken: string | null): Promise<z.output<typeof socialLoginSchema>> {
      const closed = tmpToken === null ? null : await repository.findClosed(hashOf(tmpToken));
      const { withdrawnAt = null, stoppedAt = null, stopReason = null } = closed ?? {};
      if (stoppedAt !== null) throw stoppedRefusal(stopReason);
      if (withdrawnAt !== null && isRevocable(withdrawnAt, clock())) throw withdrawnRefusal(withdrawnAt);
      const login = tmpToken === null ? null : await repository.redeemToken(hashOf(tmpToken), SIGNUP_SECONDS);
      if (login === null) throw new ApiError('SOCIAL_LOGIN_FAILED');
      const { uuid, provider, email, name, accountUuid } = login;
      if (accountUuid === null) {
        return { signed: false, loginResDto: { socialLoginUuid: uuid, snsType: provider, email, name } };
      }
      return { signed: true, loginResDto: await startSession(accountUuid) };
    },

    /**
     * Redeems a temp token to revoke its account's withdrawal, and logs in.
     * @throws ApiError SOCIAL_LOGIN_FAILED as `login` does, and after the grace
     */
    async revokeWithdrawal(tmpToken: string | null): Promise<LoginResult> {
      const login = tmpToken === null ? null : await repository.redeemToken(hashOf(tmpToken), SIGNUP_SECONDS);
      if (login === null || login.accountUuid === null) throw new ApiError('SOCIAL_LOGIN_FAILED');
      await deps.withdrawal.restore(login.accountUuid);
      return startSession(login.accountUuid);
    },

    /**
     * Links a social login to a person's account (M-106). The verification has to be of the account's owner, and works once.
     * @throws ApiError LINK_FAILED alike for whatever doesn't fit
     */
    async link(request: LinkRequest): Promise<void> {
      const account = await repository.findAccount(request.accountId);
      if (account?.status !== 'ACTIVE' || account.snsType !== null || account.diHash === null) {
        throw new ApiError('LINK_FAILED');
      }
      const uniqueVal = request.verifyUniqueVal;
      const claimed = await identity.claim({ uniqueVal, di: account.diHash }).catch((cause: unknown) => {
        throw cause instanceof ApiError ? new ApiError('LINK_FAILED', { cause }) : cause;
      });
      let isLinked = false;
      try {
        isLinked = await linkClaimed(request, account.uuid, claimed);
      } finally {
        if (!isLinked) await identity.release(uniqueVal);
      }
      if (!isLinked) throw new ApiError('LINK_FAILED');
      deps.wakeOutbox();
    },
  };
}

/** The hash of a temp token, which is what the database keeps. */
function hashOf(tmpToken: string): string {
  return createHash('sha256').update(tmpToken).digest('base64url');
}
