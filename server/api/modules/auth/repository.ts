import { eq } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';

export type AuthRepository = ReturnType<typeof createAuthRepository>;

export function createAuthRepository(orm: Orm) {
  return {
    /** What decides whether a token of the account still counts; null where there is no such account. */
    async findAccount(accountId: string) {
      const [row] = await orm
        .select({
          uuid: accounts.uuid,
          roleType: accounts.roleType,
          status: accounts.status,
          tokenVersion: accounts.tokenVersion,
        })
        .from(accounts)
        .where(eq(accounts.accountId, accountId));
      return row ?? null;
    },
  };
}
