import type { LoginResult } from '@/lib/contracts/identity';
import type { PasswordUpdate } from '@/lib/contracts/profile';
import * as myMessages from '@/lib/messages/my';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import type { AuthService } from '@/server/api/modules/auth/service';
import type { Passwords } from '@/server/providers/passwords/passwords';
import type { PasswordRepository } from './password-repository';

interface OwnPasswordDependencies {
  repository: PasswordRepository;
  passwords: Passwords;
  auth: Pick<AuthService, 'continueSession'>;
  /** Says that a mail waits. */
  wakeOutbox: () => void;
}

export type OwnPassword = ReturnType<typeof createOwnPassword>;

/** The password of who is logged in (member document, section 5). */
export function createOwnPassword({ repository, passwords, auth, wakeOutbox }: OwnPasswordDependencies) {
  /** The hash of the current password where it is the account's; null where it isn't. */
  async function findChecked({ accountUuid }: SignedIn, currentPassword: string): Promise<string | null> {
    if (passwords.isOverloaded()) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
    const account = await repository.findPassword(accountUuid);
    if (account === null) throw new ApiError('UNAUTHORIZED');
    if (account.passwordHash === null) throw new ApiError('PASSWORD_NOT_USED');
    return (await passwords.verify(account.passwordHash, currentPassword)) ? account.passwordHash : null;
  }

  return {
    /** Whether it is the caller's password. Throws PASSWORD_NOT_USED for who logs in by a provider alone. */
    isCurrent: async (actor: SignedIn, currentPassword: string): Promise<boolean> =>
      (await findChecked(actor, currentPassword)) !== null,

    /**
     * Changes the password, ends every session of the account and goes on with a new one. Throws
     * CURRENT_PASSWORD_WRONG with its field, also where another change was first; PASSWORD_NOT_USED as above.
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
