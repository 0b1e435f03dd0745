import { and, eq, sql } from 'drizzle-orm';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { Orm } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';

export type PasswordRepository = ReturnType<typeof createPasswordRepository>;

export function createPasswordRepository(orm: Orm) {
  return {
    /** The hash of the current password; null where the account isn't active any more. */
    async findPassword(accountUuid: string) {
      const [row] = await orm
        .select({ passwordHash: accounts.passwordHash })
        .from(accounts)
        .where(and(eq(accounts.uuid, accountUuid), eq(accounts.status, 'ACTIVE')));
      return row ?? null;
    },

    /**
     * Replaces the password that was checked, ends all sessions and writes the mail about it. Null where the account has
     * another password by now, or isn't active any more.
     */
    replacePassword(accountUuid: string, checkedHash: string, passwordHash: string) {
      return orm.transaction(async (tx) => {
        const [account] = await tx
          .update(accounts)
          .set({ passwordHash, tokenVersion: sql`${accounts.tokenVersion} + 1` })
          .where(
            and(
              eq(accounts.uuid, accountUuid),
              eq(accounts.status, 'ACTIVE'),
              eq(accounts.passwordHash, checkedHash),
            ),
          )
          .returning({
            accountId: accounts.accountId,
            roleType: accounts.roleType,
            tokenVersion: accounts.tokenVersion,
            email: accounts.email,
            phoneNum: accounts.phoneNum,
            name: accounts.name,
          });
        if (account === undefined) return null;
        const { accountId, name, email } = account;
        if (email !== null) {
          await tx
            .insert(outbox)
            .values(mailTo('password-changed', email, { accountId, name, changedAt: new Date() }));
        }
        return account;
      });
    },
  };
}
