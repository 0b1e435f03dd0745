import { and, eq, lt, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { accounts, revokedSessions } from '@/server/db/schema/account';

export type AuthRepository = ReturnType<typeof createAuthRepository>;

export function createAuthRepository(orm: Orm) {
  // Every call of a logged-in caller needs this query, so its text is made once. It has no name, because a name would
  // bind it to one connection of the pool.
  const session = orm
    .select({
      uuid: accounts.uuid,
      roleType: accounts.roleType,
      status: accounts.status,
      tokenVersion: accounts.tokenVersion,
      isRevoked: sql<boolean>`exists (select 1 from ${revokedSessions} where ${revokedSessions.sid} = ${sql.placeholder('sid')})`,
    })
    .from(accounts)
    .where(eq(accounts.accountId, sql.placeholder('accountId')))
    .prepare('');

  return {
    /** The facts that decide whether a token of the account is valid; null where there is no such account. */
    async findSession(accountId: string, sid: string) {
      const [row] = await session.execute({ accountId, sid });
      return row ?? null;
    },

    /** The facts that decide a login; null where there is no such account. */
    async findCredentials(accountId: string) {
      const [row] = await orm
        .select({
          uuid: accounts.uuid,
          passwordHash: accounts.passwordHash,
          status: accounts.status,
          withdrawnAt: accounts.withdrawnAt,
          stoppedAt: accounts.stoppedAt,
          stopReason: accounts.stopReason,
        })
        .from(accounts)
        .where(eq(accounts.accountId, accountId));
      return row ?? null;
    },

    /**
     * Records the login and returns the account for its session; null where the account isn't active, or has another
     * password than the one that was checked.
     */
    async noteLogin(accountUuid: string, passwordHash?: string) {
      const [row] = await orm
        .update(accounts)
        .set({ lastLoginAt: sql`now()` })
        .where(
          and(
            eq(accounts.uuid, accountUuid),
            eq(accounts.status, 'ACTIVE'),
            passwordHash === undefined ? undefined : eq(accounts.passwordHash, passwordHash),
          ),
        )
        .returning({
          accountId: accounts.accountId,
          roleType: accounts.roleType,
          tokenVersion: accounts.tokenVersion,
          email: accounts.email,
          phoneNum: accounts.phoneNum,
        });
      return row ?? null;
    },

    /** Revokes a session until its token expires, and forgets revoked sessions whose token has expired. */
    async revoke(sid: string, expiresAt: Date): Promise<void> {
      await orm.delete(revokedSessions).where(lt(revokedSessions.expiresAt, sql`now()`));
      await orm.insert(revokedSessions).values({ sid, expiresAt }).onConflictDoNothing();
    },

    /** Whether an account has the login ID, a withdrawn one included. */
    async hasAccountId(accountId: string): Promise<boolean> {
      const [row] = await orm
        .select({ uuid: accounts.uuid })
        .from(accounts)
        .where(eq(accounts.accountId, accountId));
      return row !== undefined;
    },

    /** Whether an account has the e-mail address, in capital or small letters. */
    async hasEmail(email: string): Promise<boolean> {
      const [row] = await orm
        .select({ uuid: accounts.uuid })
        .from(accounts)
        .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
      return row !== undefined;
    },
  };
}
