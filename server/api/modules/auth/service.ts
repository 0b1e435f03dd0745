import type { LoginRequest } from '@/lib/contracts/auth';
import type { LoginResult } from '@/lib/contracts/identity';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import type { RateLimiter } from '@/server/api/http/rate-limit';
import type { TokenClaims, Tokens, TokenSubject } from '@/server/api/http/tokens';
import { isRevocable, withdrawnRefusal } from '@/server/api/http/withdrawn';
import type { Passwords } from '@/server/providers/passwords/passwords';
import type { AuthRepository } from './repository';
import { isReservedId } from './reserved-ids';

interface AuthDependencies {
  repository: AuthRepository;
  tokens: Tokens;
  passwords: Passwords;
  rateLimiter: RateLimiter;
  clock?: () => Date;
}

/** An account whose owner has just shown its password. */
interface ProvenAccount {
  uuid: string;
  passwordHash: string;
  /** When its owner withdrew, which they may still take back; null for an active account. */
  withdrawnAt: Date | null;
}

/** What a session says of its account. */
type SessionAccount = TokenSubject & Pick<LoginResult, 'email' | 'phoneNum'>;

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(deps: AuthDependencies) {
  const { repository, tokens, passwords, rateLimiter, clock = () => new Date() } = deps;

  /** The account of a token as it is now. Throws UNAUTHORIZED when either no longer counts. */
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

  /** Notes the login of an account. Throws UNAUTHORIZED when it isn't active, or has another password by now. */
  async function noteLogin(accountUuid: string, passwordHash?: string) {
    const account = await repository.noteLogin(accountUuid, passwordHash);
    if (account === null) throw new ApiError('UNAUTHORIZED');
    return account;
  }

  /**
   * A new session of an account that proved itself, and its token. Throws UNAUTHORIZED when it isn't active, or
   * where a password was checked, when that isn't the account's any more.
   */
  async function startSession(accountUuid: string, passwordHash?: string): Promise<LoginResult> {
    const account = await noteLogin(accountUuid, passwordHash);
    return loginResult(await tokens.sign(account), account);
  }

  /**
   * The account that an ID and its password open, active or in the grace after its withdrawal. Throws LOGIN_FAILED
   * alike, and after the same work, for an unknown ID, a wrong password, an account that is gone for good and one
   * without a password; TOO_MANY_REQUESTS after too many failures for the ID from this address, or very many
   * from everywhere.
   */
  async function prove({ accountId, accountPwd }: LoginRequest, address: string): Promise<ProvenAccount> {
    if (passwords.isOverloaded()) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
    // Counted before it is checked: what is tried at the same time counts too.
    await rateLimiter.consume('loginOfAccount', `${accountId} ${address}`);
    await rateLimiter.consume('loginFromAnywhere', accountId);
    const account = await repository.findCredentials(accountId);
    const isOpen =
      account !== null && (account.status === 'ACTIVE' || isRevocable(account.withdrawnAt, clock()));
    const passwordHash = isOpen ? account.passwordHash : null;
    const isRight = await passwords.verify(passwordHash, accountPwd);
    if (account === null || passwordHash === null || !isRight) throw new ApiError('LOGIN_FAILED');
    await rateLimiter.giveBack('loginOfAccount', `${accountId} ${address}`);
    await rateLimiter.giveBack('loginFromAnywhere', accountId);
    const { uuid, status, withdrawnAt } = account;
    return { uuid, passwordHash, withdrawnAt: status === 'ACTIVE' ? null : withdrawnAt };
  }

  return {
    startSession,
    prove,

    /**
     * A session of an account as a change has just left it. Not looked up again: another change that comes in between
     * ends this session too.
     */
    continueSession: async (account: SessionAccount): Promise<LoginResult> =>
      loginResult(await tokens.sign(account), account),

    /**
     * Whom a bearer token speaks for, with the role that the account has now, not when the token was made.
     * Throws UNAUTHORIZED when the token, its session or the account behind it no longer counts.
     */
    async authenticate(token: string): Promise<SignedIn> {
      const claims = await tokens.verify(token);
      const { uuid, roleType } = await getSession(claims);
      const { accountId, sid, expiresAt } = claims;
      return { accountId, accountUuid: uuid, roleType, session: { sid, expiresAt } };
    },

    /**
     * A session for an ID and its password. Throws what `prove` does, and ACCOUNT_WITHDRAWN with the last day of
     * the grace for who has withdrawn: they have shown that the account is theirs.
     */
    async login(request: LoginRequest, address: string): Promise<LoginResult> {
      const { uuid, passwordHash, withdrawnAt } = await prove(request, address);
      if (withdrawnAt !== null) throw withdrawnRefusal(withdrawnAt);
      // While it was checked the password may have become another: the old one opens nothing any more.
      const noted = await repository.noteLogin(uuid, passwordHash);
      if (noted === null) throw new ApiError('LOGIN_FAILED');
      return loginResult(await tokens.sign(noted), noted);
    },

    /**
     * Logs in with a token that came in a page's address: its own session goes on (M-80 to M-86).
     * Throws TOKEN_… as `Tokens.inspect` does, UNAUTHORIZED when it no longer counts.
     */
    async loginWithToken(token: string): Promise<LoginResult> {
      const { uuid } = await getSession(await tokens.inspect(token));
      return loginResult(token, await noteLogin(uuid));
    },

    /** Ends the caller's session: its token is refused from now on. */
    async logout({ session }: SignedIn): Promise<void> {
      await repository.revoke(session.sid, session.expiresAt);
    },

    /** Whether nobody else can have the login ID: taken or reserved. */
    async isAccountIdTaken(accountId: string): Promise<boolean> {
      return isReservedId(accountId) || repository.hasAccountId(accountId);
    },

    isEmailTaken: (email: string): Promise<boolean> => repository.hasEmail(email),
  };
}

/** What leaves of a login. */
function loginResult(
  accessToken: string,
  { accountId, roleType, email, phoneNum }: Omit<SessionAccount, 'tokenVersion'>,
): LoginResult {
  return { accessToken, id: accountId, roleType, email, phoneNum };
}
