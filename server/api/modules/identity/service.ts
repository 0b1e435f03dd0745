import { randomBytes } from 'node:crypto';
import type {
  IdentityForm,
  IdentityResultRequest,
  SocialProvider,
  VerifiedIdentity,
} from '@/lib/contracts/identity';
import * as authMessages from '@/lib/messages/auth';
import * as identityLimits from '@/lib/limits/identity';
import { ApiError } from '@/server/api/http/api-error';
import { hashDi, IdentityRejected, IdentityUnavailable } from '@/server/providers/identity/identity';
import type { IdentityProvider, VerifiedPerson } from '@/server/providers/identity/identity';
import type { PasswordGrants } from './password-grants';
import type { IdentityRepository, VerifiedRow } from './repository';

/** How long a verification may take. */
const REQUEST_SECONDS = 15 * 60;

export interface IdentityDependencies {
  repository: IdentityRepository;
  /** Null where the installation has no verification. */
  provider: IdentityProvider | null;
  /** Makes our mark of a person out of the provider's. */
  secret: string;
  /** Origin of the site, where the person is sent back to. */
  siteUrl: string;
  grants: PasswordGrants;
}

/** What `take` hands over: `diHash` is what an account keeps. */
export type TakenIdentity = VerifiedRow;

export type IdentityService = ReturnType<typeof createIdentityService>;

export function createIdentityService(deps: IdentityDependencies) {
  const { repository, secret, siteUrl, grants } = deps;

  function getProvider(): IdentityProvider {
    if (deps.provider === null) throw unavailable();
    return deps.provider;
  }

  /** The person behind an answer. Throws IDENTITY_FAILED for every answer that proves nothing. */
  async function read({ uniqueVal, encData, integrity }: IdentityResultRequest): Promise<VerifiedPerson> {
    const provider = getProvider();
    const request = await repository.findRequested(uniqueVal);
    if (request === null || request.provider !== provider.name) throw new ApiError('IDENTITY_FAILED');
    return asked(() => provider.finish({ uniqueVal, secrets: request.secrets, encData, integrity }));
  }

  /** The account of who verified. The verification is over with it. Throws ACCOUNT_NOT_FOUND when there is none. */
  async function getAccountOf(answer: IdentityResultRequest) {
    const { di } = await read(answer);
    if (!(await repository.finish(answer.uniqueVal))) throw new ApiError('IDENTITY_FAILED');
    const account = await repository.findAccountOf(hashDi(secret, di));
    if (account === null) throw new ApiError('ACCOUNT_NOT_FOUND');
    return account;
  }

  return {
    /**
     * Begins a verification. The keys of its answer stay here; the form is for the popup.
     * @param returnUrl path of our landing page
     */
    async start(returnUrl: string): Promise<IdentityForm> {
      const provider = getProvider();
      // As long as NICE takes.
      const uniqueVal = randomBytes(15).toString('hex');
      const { form, secrets } = await asked(() =>
        provider.start({ uniqueVal, returnUrl: siteUrl + returnUrl }),
      );
      const expiresAt = after(REQUEST_SECONDS);
      await repository.create({ uniqueVal, provider: provider.name, secrets, expiresAt });
      return { uniqueVal, ...form };
    },

    /**
     * Reads an answer and keeps its result for a signup, a link or a change of phone number. An answer counts
     * once. Throws IDENTITY_FAILED, and IDENTITY_BARRED for who withdrew and may not join again yet.
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
        snsType: account?.snsType ?? null,
      };
    },

    /** The lost ID of who verified. Throws IDENTITY_FAILED, and after verification only, ACCOUNT_NOT_FOUND. */
    async findAccount(
      answer: IdentityResultRequest,
    ): Promise<{ accountId: string; snsType: SocialProvider | null }> {
      const { accountId, snsType } = await getAccountOf(answer);
      return { accountId, snsType };
    },

    /**
     * A token that can change the password of this account and nothing else, for the person whose account it is.
     * Throws IDENTITY_FAILED; ACCOUNT_NOT_FOUND also where the account is someone else's or has no password.
     */
    async grantPassword(
      answer: IdentityResultRequest & { accountId: string },
    ): Promise<{ accessToken: string }> {
      const account = await getAccountOf(answer);
      if (account.accountId !== answer.accountId || !account.hasPassword) {
        throw new ApiError('ACCOUNT_NOT_FOUND');
      }
      return { accessToken: await grants.sign(account) };
    },

    /**
     * Takes a kept result for what is done with it; nobody takes it again, unless it is given back. Throws
     * IDENTITY_MISMATCH when it is another person's than `di` says, IDENTITY_FAILED when there is none to take.
     */
    async take({ uniqueVal, di }: { uniqueVal: string; di: string }): Promise<TakenIdentity> {
      const taken = await repository.take(uniqueVal, di);
      if (taken !== null) return taken;
      throw new ApiError((await repository.hasResult(uniqueVal)) ? 'IDENTITY_MISMATCH' : 'IDENTITY_FAILED');
    },

    /** What the result was taken for has failed: it can be taken again. */
    giveBack: (uniqueVal: string): Promise<void> => repository.giveBack(uniqueVal),
  };
}

function after(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}

/** What the provider throws, as people and the log shall have it. */
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
