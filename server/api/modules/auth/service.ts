import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import type { Tokens } from '@/server/api/http/tokens';
import type { AuthRepository } from './repository';

export function createAuthService(repository: AuthRepository, tokens: Tokens) {
  return {
    /**
     * Whom a bearer token speaks for, with the role that the account has now, not when the token was made.
     * Throws UNAUTHORIZED when the token, or the account behind it, no longer counts.
     */
    async authenticate(token: string): Promise<SignedIn> {
      const subject = await tokens.verify(token);
      const account = await repository.findAccount(subject.accountId);
      if (account === null || account.status !== 'ACTIVE' || account.tokenVersion !== subject.tokenVersion) {
        throw new ApiError('UNAUTHORIZED');
      }
      return { accountId: subject.accountId, accountUuid: account.uuid, roleType: account.roleType };
    },
  };
}
