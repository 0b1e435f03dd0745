import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@/lib/demo-accounts';
import type { createAuthRepository } from './api/modules/auth/repository';
import { StartError } from './start-error';
import type { Passwords } from './providers/passwords/passwords';

type Credentials = Pick<ReturnType<typeof createAuthRepository>, 'findCredentials'>;

/**
 * A database that was filled in demo mode has accounts whose password everybody knows, an operator's among them.
 * @throws StartError when one of them could still log in
 */
export async function assertNoDemoAccounts(
  repository: Credentials,
  passwords: Pick<Passwords, 'verify'>,
): Promise<void> {
  for (const { id } of DEMO_ACCOUNTS) {
    const account = await repository.findCredentials(id);
    // A withdrawn one may still come back.
    if (account === null) continue;
    if (!(await passwords.verify(account.passwordHash, DEMO_PASSWORD))) continue;
    throw new StartError(
      `This database was filled in demo mode: ${id} has a password that everybody knows. ` +
        'Take another DATA_DIR or database, or DEMO_MODE=1',
    );
  }
}
