import { ApiError } from '@/server/api/http/api-error';
import type { Passwords } from '@/server/providers/passwords/passwords';
import type { PasswordGrants } from './password-grants';
import type { IdentityRepository } from './repository';

export interface PasswordChangeDependencies {
  repository: IdentityRepository;
  grants: PasswordGrants;
  passwords: Pick<Passwords, 'hash'>;
  /** Tells the outbox that a mail was written. */
  wakeOutbox: () => void;
}

export type PasswordChange = ReturnType<typeof createPasswordChange>;

export function createPasswordChange(deps: PasswordChangeDependencies) {
  const { repository, grants, passwords, wakeOutbox } = deps;

  return {
    /**
     * Gives the account of a grant another password, ends all of its sessions and tells its owner by mail.
     * @param token the grant, as the bearer had it
     * Throws PASSWORD_GRANT_EXPIRED when it isn't one, was used, or the account changed since.
     */
    async change(token: string | null, password: string): Promise<void> {
      const grant = await grants.verify(token);
      // Looked at before the hash is made, which is what costs.
      if (!(await repository.isGrantAlive(grant))) throw new ApiError('PASSWORD_GRANT_EXPIRED');
      const isChanged = await repository.changePassword(grant, await passwords.hash(password));
      if (!isChanged) throw new ApiError('PASSWORD_GRANT_EXPIRED');
      wakeOutbox();
    },
  };
}
