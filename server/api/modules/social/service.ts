import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { LoginResult } from '@/lib/contracts/identity';
import type { socialLinkSchema, socialLoginSchema, socialTokenSchema } from '@/lib/contracts/social';
import { LIMITS } from '@/lib/limits';
import { ApiError } from '@/server/api/http/api-error';
import type { IdentityService, TakenIdentity } from '@/server/api/modules/identity/service';
import type { Assertions } from './assertions';
import type { SocialRepository } from './repository';

type LinkRequest = z.output<typeof socialLinkSchema>;

interface SocialDependencies {
  repository: SocialRepository;
  assertions: Assertions;
  /** A new session of an active account; throws UNAUTHORIZED for another. */
  startSession(accountUuid: string): Promise<LoginResult>;
  identity: Pick<IdentityService, 'take' | 'giveBack'>;
  wakeOutbox: () => void;
}

export type SocialService = ReturnType<typeof createSocialService>;

export function createSocialService(deps: SocialDependencies) {
  const { repository, assertions, identity } = deps;

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
     * for an assertion that doesn't count, and for a withdrawn account.
     */
    async giveToken(assertion: string): Promise<z.output<typeof socialTokenSchema>> {
      const profile = await assertions.verify(assertion);
      const tmpToken = randomBytes(32).toString('base64url');
      const status = await repository.giveToken(profile, hashOf(tmpToken), LIMITS.social.tokenSeconds);
      if (status === 'WITHDRAWN') throw new ApiError('SOCIAL_LOGIN_FAILED');
      return { tmpToken, signed: status !== null };
    },

    /**
     * Uses a temp token: a session where the person has an account, else what they bring to the signup form.
     * Throws SOCIAL_LOGIN_FAILED for an unknown, used or late one, and for an account that isn't active any more.
     */
    async login(tmpToken: string | null): Promise<z.output<typeof socialLoginSchema>> {
      const login =
        tmpToken === null ? null : await repository.takeToken(hashOf(tmpToken), LIMITS.social.signupSeconds);
      if (login === null) throw new ApiError('SOCIAL_LOGIN_FAILED');
      const { uuid, provider, email, name, accountUuid } = login;
      if (accountUuid === null) {
        return { signed: false, loginResDto: { socialLoginUuid: uuid, snsType: provider, email, name } };
      }
      const loginResDto = await deps.startSession(accountUuid).catch((cause: unknown) => {
        if (cause instanceof ApiError && cause.code === 'UNAUTHORIZED') {
          throw new ApiError('SOCIAL_LOGIN_FAILED', { cause });
        }
        throw cause;
      });
      return { signed: true, loginResDto };
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
