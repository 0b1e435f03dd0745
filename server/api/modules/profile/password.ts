import type { LoginResult } from '@/lib/contracts/identity';
import type { PasswordUpdate } from '@/lib/contracts/profile';
import * as myMessages from '@/lib/messages/my';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import type { AuthService } from '@/server/api/modules/auth/service';
import type { Passwords } from '@/server/providers/passwords/passwords';
import type { PasswordRepository } from './password-repository';

export interface OwnPasswordDependencies {
  repository: PasswordRepository;
  passwords: Passwords;
  auth: Pick<AuthService, 'continueSession'>;
  /** Tells the outbox that a mail was written. */
  wakeOutbox: () => void;
}

export type OwnPassword = ReturnType<typeof createOwnPassword>;

/** The caller's own password (M-220 to M-231). */
export function createOwnPassword({ repository, passwords, auth, wakeOutbox }: OwnPasswordDependencies) {
  /** The account's hash where the password is right, else null. */
  async function findChecked({ accountUuid }: SignedIn, currentPassword: string): Promise<string | null> {
    if (passwords.isOverloaded()) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
    const account = await repository.findPassword(accountUuid);
    if (account === null) throw new ApiError('UNAUTHORIZED');
    if (account.passwordHash === null) throw new ApiError('PASSWORD_NOT_USED');
    return (await passwords.verify(account.passwordHash, currentPassword)) ? account.passwordHash : null;
  }

  return {
    /** Whether it is the caller's password. @throws ApiError PASSWORD_NOT_USED for an account without a password */
    isCurrent: async (actor: SignedIn, currentPassword: string): Promise<boolean> =>
      (await findChecked(actor, currentPassword)) !== null,

    /**
     * Changes the password, ends every session of the account and starts a new one.
     * @throws ApiError CURRENT_PASSWORD_WRONG with its field, also where another change was first; PASSWORD_NOT_USED as
     * `isCurrent` does
     */
    async change(actor: SignedIn, { currentPassword, password }: PasswordUpdate): Promise<LoginResult> {
      const checkedHash = await findChecked(actor, currentPassword);
      const account =
        checkedHash === null
          ? null
          : await repository.replacePassword(actor.accountUuid, checkedHash, await passwords.hash(password));
      if (account === null) throw currentPasswordWrong();
      wakeOutbox();
      return auth.continueSession(account);
    },
  };
}

function currentPasswordWrong(): ApiError {
  const message = myMessages.currentPasswordWrong;
  return new ApiError('CURRENT_PASSWORD_WRONG', { errors: [{ field: 'currentPassword', message }] });
}
