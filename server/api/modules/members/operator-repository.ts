import type { Orm } from '@/server/db/client';
import { uniqueViolationOf } from '@/server/db/errors';
import { accounts } from '@/server/db/schema/account';

export interface NewOperator {
  accountId: string;
  name: string;
  email: string;
  /** Argon2id. */
  passwordHash: string;
}

/** Creates an operator's account. @returns what another account has already, and then nothing is created */
export async function createOperator(
  orm: Orm,
  operator: NewOperator,
): Promise<'created' | 'accountId taken' | 'email taken'> {
  try {
    await orm.insert(accounts).values({ ...operator, roleType: 'ADMIN' });
    return 'created';
  } catch (error) {
    const violated = uniqueViolationOf(error);
    if (violated === 'accounts_account_id_key') return 'accountId taken';
    if (violated === 'accounts_email_key') return 'email taken';
    throw error;
  }
}
