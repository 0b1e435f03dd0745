import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { LoginResult } from '@/lib/contracts/identity';
import type { socialLinkSchema, socialLoginSchema, socialTokenSchema } from '@/lib/contracts/social';
import * as sessionLimits from '@/lib/limits/session';
import { ApiError } from '@/server/api/http/api-error';
import { isRevocable, withdrawnRefusal } from '@/server/api/http/withdrawn';
import type { IdentityService, TakenIdentity } from '@/server/api/modules/identity/service';
import type { Assertions } from './assertions';
import type { SocialRepository } from './repository';

/** How long a social login may be used for a signup. */
const SIGNUP_SECONDS = 60 * 60;

type LinkRequest = z.output<typeof socialLinkSchema>;

interface SocialDependencies {
  repository: SocialRepository;
  assertions: Assertions;
  /** A new session of an active account; throws UNAUTHORIZED for another. */
  startSession(accountUuid: string): Promise<LoginResult>;
  /** Takes a withdrawal back; false where there is none that can be. */
  restore(accountUuid: string): Promise<boolean>;
  identity: Pick<IdentityService, 'take' | 'giveBack'>;
  wakeOutbox: () => void;
  clock: () => Date;
}

export type SocialService = ReturnType<typeof createSocialService>;

export function createSocialService(deps: SocialDependencies) {
  const { repository, assertions, identity, clock } = deps;

  /** A session for who came from a provider. Throws SOCIAL_LOGIN_FAILED for an account that isn't active. */
  function startSession(accountUuid: string): Promise<LoginResult> {
    return deps.startSession(accountUuid).catch((cause: unknown) => {
      if (cause instanceof ApiError && cause.code === 'UNAUTHORIZED') {
        throw new ApiError('SOCIAL_LOGIN_FAILED', { cause });
      }
      throw cause;
    });
  }

  /** Ties the login to the account, if the identity that was taken for it is what the person says of themselves. */
  async function linkTaken(
    request: LinkRequest,
    accountUuid: string,
    taken: TakenIdentity,
  ): Promise<boolean> {
    const isSame = (['name', 'birthDate', 'genderType', 'phoneNum'] as const).every(
      (key) => taken[key] === request[key],
    );
    return isSame && repository.link(request.socialLoginUuid, accountUuid);
  }

  return {
    /**
     * A temp token for who comes from a provider: random, used once, within minutes. Throws SOCIAL_LOGIN_FAILED
     * for an assertion that doesn't count, and for an account whose withdrawal can't be taken back any more.
     */
    async giveToken(assertion: string): Promise<z.output<typeof socialTokenSchema>> {
      const profile = await assertions.verify(assertion);
      const tmpToken = randomBytes(32).toString('base64url');
      const account = await repository.giveToken(profile, hashOf(tmpToken), sessionLimits.socialTokenSeconds);
      const isOver =
        account !== null && account.status !== 'ACTIVE' && !isRevocable(account.withdrawnAt, clock());
      if (isOver) throw new ApiError('SOCIAL_LOGIN_FAILED');
      return { tmpToken, signed: account !== null };
    },

    /**
     * Uses a temp token: a session where the person has an account, else what they bring to the signup form.
     * Throws SOCIAL_LOGIN_FAILED for an unknown, used or late one, and for an account that isn't active any more;
     * ACCOUNT_WITHDRAWN, with the token still good, for one whose withdrawal can be taken back.
     */
    async login(tmpToken: string | null): Promise<z.output<typeof socialLoginSchema>> {
      const withdrawnAt = tmpToken === null ? null : await repository.findWithdrawal(hashOf(tmpToken));
      if (withdrawnAt !== null && isRevocable(withdrawnAt, clock())) throw withdrawnRefusal(withdrawnAt);
      const login = tmpToken === null ? null : await repository.takeToken(hashOf(tmpToken), SIGNUP_SECONDS);
      if (login === null) throw new ApiError('SOCIAL_LOGIN_FAILED');
      const { uuid, provider, email, name, accountUuid } = login;
      if (accountUuid === null) {
        return { signed: false, loginResDto: { socialLoginUuid: uuid, snsType: provider, email, name } };
      }
      return { signed: true, loginResDto: await startSession(accountUuid) };
    },

    /**
     * Uses a temp token to take its account's withdrawal back, and logs in. Throws SOCIAL_LOGIN_FAILED as `login`
     * does, and after the grace.
     */
    async revokeWithdrawal(tmpToken: string | null): Promise<LoginResult> {
      const login = tmpToken === null ? null : await repository.takeToken(hashOf(tmpToken), SIGNUP_SECONDS);
      if (login === null || login.accountUuid === null) throw new ApiError('SOCIAL_LOGIN_FAILED');
      await deps.restore(login.accountUuid);
      return startSession(login.accountUuid);
    },

    /**
     * Gives a person's account their social login (member document, section 4). The verification has to be of
     * the account's owner, and is used up. Throws LINK_FAILED alike for whatever doesn't fit.
     */
    async link(request: LinkRequest): Promise<void> {
      const account = await repository.findAccount(request.accountId);
      if (account?.status !== 'ACTIVE' || account.snsType !== null || account.diHash === null) {
        throw new ApiError('LINK_FAILED');
      }
      const uniqueVal = request.verifyUniqueVal;
      const taken = await identity.take({ uniqueVal, di: account.diHash }).catch((cause: unknown) => {
        throw cause instanceof ApiError ? new ApiError('LINK_FAILED', { cause }) : cause;
      });
      let isLinked = false;
      try {
        isLinked = await linkTaken(request, account.uuid, taken);
      } finally {
        if (!isLinked) await identity.giveBack(uniqueVal);
      }
      if (!isLinked) throw new ApiError('LINK_FAILED');
      deps.wakeOutbox();
    },
  };
}

/** What is kept of a temp token. */
function hashOf(tmpToken: string): string {
  return createHash('sha256').update(tmpToken).digest('base64url');
}
