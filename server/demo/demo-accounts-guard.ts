import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@/lib/demo-accounts';
import type { createAuthRepository } from '@/server/api/modules/auth/repository';
import { StartError } from '@/server/start-error';
import type { Passwords } from '@/server/providers/passwords/passwords';

type Credentials = Pick<ReturnType<typeof createAuthRepository>, 'findCredentials'>;

/**
 * Refuses a database that was filled in demo mode: the password of its accounts is public, an operator's included.
 * @throws StartError where one of these accounts could still log in
 */
export async function assertNoDemoAccounts(
  repository: Credentials,
  passwords: Pick<Passwords, 'verify'>,
): Promise<void> {
  for (const { id } of DEMO_ACCOUNTS) {
    const account = await repository.findCredentials(id);
    // A withdrawn account counts too, because it can be restored.
    if (account === null) continue;
    if (!(await passwords.verify(account.passwordHash, DEMO_PASSWORD))) continue;
    throw new StartError(
      `This database was filled in demo mode: ${id} has a public password. ` +
        'Take another DATA_DIR or database, or DEMO_MODE=1',
    );
  }
}
