import { randomBytes } from 'node:crypto';
import type {
  FoundAccount,
  IdentityForm,
  IdentityResultRequest,
  VerifiedIdentity,
} from '@/lib/contracts/identity';
import { ERRORS } from '@/lib/contracts/errors';
import * as authMessages from '@/lib/messages/auth';
import * as identityLimits from '@/lib/limits/identity';
import { ApiError } from '@/server/api/http/api-error';
import { askedOrigin } from '@/server/api/http/asked-origin';
import { stoppedRefusal } from '@/server/api/modules/auth/shared-rules';
import { hashDi, IdentityRejected, IdentityUnavailable } from '@/server/providers/identity/identity';
import type { IdentityProvider, VerifiedPerson } from '@/server/providers/identity/identity';
import type { PasswordGrants } from './password-grants';
import type { IdentityRepository, VerifiedRow } from './repository';

/** How long a verification may take. */
const REQUEST_SECONDS = 15 * 60;

/** How this installation verifies people by their phone. */
export interface IdentitySetup {
  /** Null where the installation has no verification. */
  provider: IdentityProvider | null;
  /** The key of the hash that an account keeps of its owner's identity. It signs password grants too. */
  secret: string;
  /** Origin of the site. The provider sends the person back to it, or to the origin that the visitor uses. */
  siteUrl: string;
}

export interface IdentityDependencies extends IdentitySetup {
  repository: IdentityRepository;
  grants: PasswordGrants;
}

/** A claimed result of a verification. Its `diHash` is what an account keeps. */
export type ClaimedIdentity = VerifiedRow;

export type IdentityService = ReturnType<typeof createIdentityService>;

export function createIdentityService(deps: IdentityDependencies) {
  const { repository, secret, siteUrl, grants } = deps;

  function getProvider(): IdentityProvider {
    if (deps.provider === null) throw unavailable();
    return deps.provider;
  }

  /** The person of an answer. @throws ApiError IDENTITY_FAILED for every answer that proves nothing */
  async function read({ uniqueVal, encData, integrity }: IdentityResultRequest): Promise<VerifiedPerson> {
    const provider = getProvider();
    const request = await repository.findRequested(uniqueVal);
    if (request === null || request.provider !== provider.name) throw new ApiError('IDENTITY_FAILED');
    return asked(() => provider.finish({ uniqueVal, secrets: request.secrets, encData, integrity }));
  }

  /** The account of the verified person. The verification ends with it. @throws ApiError ACCOUNT_NOT_FOUND */
  async function getAccountOf(answer: IdentityResultRequest) {
    const { di } = await read(answer);
    if (!(await repository.finish(answer.uniqueVal))) throw new ApiError('IDENTITY_FAILED');
    const account = await repository.findAccountOf(hashDi(secret, di));
    if (account === null) throw new ApiError('ACCOUNT_NOT_FOUND');
    return account;
  }

  return {
    /**
     * Begins a verification. The keys of its answer stay in the database; the form is for the popup, or for the window itself
     * where the address that it comes back to has a `state`.
     * @param returnUrl path of the site's landing page, or its address at the origin that is asked
     * @throws ApiError UNPROCESSABLE for an address of another origin
     */
    async start(returnUrl: string): Promise<IdentityForm> {
      const provider = getProvider();
      const origin = askedOrigin() ?? siteUrl;
      const landing = new URL(returnUrl, origin);
      if (landing.origin !== new URL(origin).origin) throw foreignLanding();
      // NICE allows 30 characters.
      const uniqueVal = randomBytes(15).toString('hex');
      const { form, secrets } = await asked(() =>
        provider.start({
          uniqueVal,
          returnUrl: origin + landing.pathname + landing.search,
          isPopup: !landing.searchParams.has('state'),
        }),
      );
      const expiresAt = after(REQUEST_SECONDS);
      await repository.create({ uniqueVal, provider: provider.name, secrets, expiresAt });
      return { uniqueVal, ...form };
    },

    /**
     * Reads an answer and keeps its result for a signup, a link or a change of phone number. An answer counts once.
     * @throws ApiError IDENTITY_FAILED, and IDENTITY_BARRED for a person who has withdrawn and may not join again yet
     */
    async verify(answer: IdentityResultRequest): Promise<VerifiedIdentity> {
      const { di, ...person } = await read(answer);
      const diHash = hashDi(secret, di);
      const expiresAt = after(identityLimits.resultSeconds);
      if (!(await repository.keepResult(answer.uniqueVal, { ...person, diHash }, expiresAt))) {
        throw new ApiError('IDENTITY_FAILED');
      }
      const account = await repository.findAccountOf(diHash);
      if (account === null && (await repository.isBarred(diHash))) throw new ApiError('IDENTITY_BARRED');
      return {
        uniqueVal: answer.uniqueVal,
        ...person,
        di: diHash,
        accountId: account?.accountId ?? null,
        hasPassword: account?.hasPassword ?? false,
        snsType: account?.snsType ?? null,
      };
    },

    /** The lost ID of the verified person. @throws ApiError IDENTITY_FAILED, and for a verified person ACCOUNT_NOT_FOUND */
    async findAccount(answer: IdentityResultRequest): Promise<FoundAccount> {
      const { accountId, hasPassword, snsType } = await getAccountOf(answer);
      return { accountId, hasPassword, snsType };
    },

    /**
     * A token that can change the password of this account and nothing else, for the account's owner.
     * @throws ApiError IDENTITY_FAILED; ACCOUNT_NOT_FOUND also for another person's account and one without a password;
     * ACCOUNT_STOPPED with its reason
     */
    async grantPassword(
      answer: IdentityResultRequest & { accountId: string },
    ): Promise<{ accessToken: string }> {
      const account = await getAccountOf(answer);
      if (account.accountId !== answer.accountId || !account.hasPassword) {
        throw new ApiError('ACCOUNT_NOT_FOUND');
      }
      if (account.status === 'STOPPED') throw stoppedRefusal(account.stopReason);
      return { accessToken: await grants.sign(account) };
    },

    /**
     * Claims a kept result. No other call can claim it, unless it is released.
     * @throws ApiError IDENTITY_MISMATCH where it is another person's than `di` says, IDENTITY_FAILED where there is none
     */
    async claim({ uniqueVal, di }: { uniqueVal: string; di: string }): Promise<ClaimedIdentity> {
      const claimed = await repository.claim(uniqueVal, di);
      if (claimed !== null) return claimed;
      throw new ApiError((await repository.hasResult(uniqueVal)) ? 'IDENTITY_MISMATCH' : 'IDENTITY_FAILED');
    },

    /** Releases a claimed result, because what it was claimed for has failed. It can be claimed again. */
    release: (uniqueVal: string): Promise<void> => repository.release(uniqueVal),
  };
}

const foreignLanding = () =>
  new ApiError('UNPROCESSABLE', {
    errors: [{ field: 'returnUrl', message: ERRORS.UNPROCESSABLE.message }],
  });

function after(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}

/** Asks the provider, and turns its errors into the API's. */
async function asked<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof IdentityRejected) throw new ApiError('IDENTITY_FAILED', { cause });
    if (cause instanceof IdentityUnavailable) throw unavailable(cause);
    throw cause;
  }
}

function unavailable(cause?: unknown): ApiError {
  return new ApiError('UNAVAILABLE', {
    message: authMessages.identityUnavailable,
    headers: { 'retry-after': '10' },
    cause,
  });
}
