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
     * Changes the password of a grant's account, ends all of its sessions and tells its owner by mail.
     * @param token the grant, from the bearer
     * @throws ApiError PASSWORD_GRANT_EXPIRED where it is no grant, was used, or the account has changed since
     */
    async change(token: string | null, password: string): Promise<void> {
      const grant = await grants.verify(token);
      // The grant is checked before the hash is made, because hashing is expensive.
      if (!(await repository.isGrantAlive(grant))) throw new ApiError('PASSWORD_GRANT_EXPIRED');
      const isChanged = await repository.changePassword(grant, await passwords.hash(password));
      if (!isChanged) throw new ApiError('PASSWORD_GRANT_EXPIRED');
      wakeOutbox();
    },
  };
}
