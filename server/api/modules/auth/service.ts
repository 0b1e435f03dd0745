import type { LoginRequest } from '@/lib/contracts/auth';
import type { LoginResult } from '@/lib/contracts/identity';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import type { RateLimiter } from '@/server/api/http/rate-limit';
import type { TokenClaims, Tokens, TokenSubject } from '@/server/api/http/tokens';
import { stoppedRefusal } from './shared-rules';
import { isRevocable, withdrawnRefusal } from '@/server/api/modules/withdrawal/shared-rules';
import type { Passwords } from '@/server/providers/passwords/passwords';
import type { AuthRepository } from './repository';
import { isReservedId } from './reserved-ids';

export interface AuthDependencies {
  repository: AuthRepository;
  tokens: Tokens;
  passwords: Passwords;
  rateLimiter: RateLimiter;
  /** Decides whether the grace after a withdrawal is over. */
  clock: () => Date;
}

/** An account whose owner has just proved to know its password. */
interface ProvenAccount {
  uuid: string;
  passwordHash: string;
  /** When the owner withdrew, where that can still be revoked; null for an active account. */
  withdrawnAt: Date | null;
}

/** The facts about an account that its session's answer has. */
type SessionAccount = TokenSubject & Pick<LoginResult, 'email' | 'phoneNum'>;

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(deps: AuthDependencies) {
  const { repository, tokens, passwords, rateLimiter, clock } = deps;

  /** The account of a token as it is now. @throws ApiError UNAUTHORIZED where the session or the account has ended */
  async function getSession(claims: TokenClaims) {
    const account = await repository.findSession(claims.accountId, claims.sid);
    if (
      account === null ||
      account.isRevoked ||
      account.status !== 'ACTIVE' ||
      account.tokenVersion !== claims.tokenVersion
    ) {
      throw new ApiError('UNAUTHORIZED');
    }
    return account;
  }

  /** Records a login. @throws ApiError UNAUTHORIZED where the account isn't active, or has another password by now */
  async function noteLogin(accountUuid: string, passwordHash?: string) {
    const account = await repository.noteLogin(accountUuid, passwordHash);
    if (account === null) throw new ApiError('UNAUTHORIZED');
    return account;
  }

  /**
   * Starts a session of an account whose owner is proved.
   * @param passwordHash the hash that a password was checked with, if one was
   * @throws ApiError UNAUTHORIZED where the account isn't active, or has another password by now
   */
  async function startSession(accountUuid: string, passwordHash?: string): Promise<LoginResult> {
    const account = await noteLogin(accountUuid, passwordHash);
    return loginResult(await tokens.sign(account), account);
  }

  /**
   * The account of an ID and its password, active or in the grace after its withdrawal.
   * @throws ApiError LOGIN_FAILED for an unknown ID, a wrong password, a removed account and one without a password: all
   * of them alike, and after the same work. ACCOUNT_STOPPED with the reason, after the right password. TOO_MANY_REQUESTS after too many failures for the ID from this address, or
   * very many from everywhere.
   */
  async function prove({ accountId, accountPwd }: LoginRequest, address: string): Promise<ProvenAccount> {
    if (passwords.isOverloaded()) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
    // A try counts before its check, so that tries at the same time count too.
    await rateLimiter.consume('loginOfAccount', `${accountId} ${address}`);
    await rateLimiter.consume('loginFromAnywhere', accountId);
    const account = await repository.findCredentials(accountId);
    const isOpen =
      account !== null &&
      (account.status === 'ACTIVE' ||
        account.status === 'STOPPED' ||
        isRevocable(account.withdrawnAt, clock()));
    const passwordHash = isOpen ? account.passwordHash : null;
    const isRight = await passwords.verify(passwordHash, accountPwd);
    if (account === null || passwordHash === null || !isRight) throw new ApiError('LOGIN_FAILED');
    await rateLimiter.refund('loginOfAccount', `${accountId} ${address}`);
    await rateLimiter.refund('loginFromAnywhere', accountId);
    const { uuid, status, withdrawnAt, stoppedAt, stopReason } = account;
    if (stoppedAt !== null) throw stoppedRefusal(stopReason);
    return { uuid, passwordHash, withdrawnAt: status === 'ACTIVE' ? null : withdrawnAt };
  }

  return {
    startSession,
    prove,

    /**
     * A session of an account in the state that a change has just returned. The account is not read again: another
     * change in between ends this session too.
     */
    continueSession: async (account: SessionAccount): Promise<LoginResult> =>
      loginResult(await tokens.sign(account), account),

    /**
     * The caller that an access token stands for, with the account's current role.
     * @throws ApiError UNAUTHORIZED where the token, its session or its account is no longer valid
     */
    async authenticate(token: string): Promise<SignedIn> {
      const claims = await tokens.verify(token);
      const { uuid, roleType } = await getSession(claims);
      const { accountId, sid, expiresAt } = claims;
      return { accountId, accountUuid: uuid, roleType, session: { sid, expiresAt } };
    },

    /**
     * A session for an ID and its password.
     * @throws ApiError what `prove` throws, and ACCOUNT_WITHDRAWN with the last day of the grace for a withdrawn account
     */
    async login(request: LoginRequest, address: string): Promise<LoginResult> {
      const { uuid, passwordHash, withdrawnAt } = await prove(request, address);
      if (withdrawnAt !== null) throw withdrawnRefusal(withdrawnAt);
      // Another call may have changed the password during the check. The old one is not valid any more.
      const noted = await repository.noteLogin(uuid, passwordHash);
      if (noted === null) throw new ApiError('LOGIN_FAILED');
      return loginResult(await tokens.sign(noted), noted);
    },

    /**
     * Logs in with a token from a page's address (M-80 to M-86). The token's own session continues.
     * @throws ApiError what `Tokens.inspect` throws, and UNAUTHORIZED where the session has ended
     */
    async loginWithToken(token: string): Promise<LoginResult> {
      const { uuid } = await getSession(await tokens.inspect(token));
      return loginResult(token, await noteLogin(uuid));
    },

    /** Ends the caller's session. Its token is invalid from now on. */
    async logout({ session }: SignedIn): Promise<void> {
      await repository.revoke(session.sid, session.expiresAt);
    },

    /** Whether the login ID can't be had, because an account has it or it is reserved. */
    async isAccountIdTaken(accountId: string): Promise<boolean> {
      return isReservedId(accountId) || repository.hasAccountId(accountId);
    },

    isEmailTaken: (email: string): Promise<boolean> => repository.hasEmail(email),
  };
}

/** The answer of a login. */
function loginResult(
  accessToken: string,
  { accountId, roleType, email, phoneNum }: Omit<SessionAccount, 'tokenVersion'>,
): LoginResult {
  return { accessToken, id: accountId, roleType, email, phoneNum };
}
