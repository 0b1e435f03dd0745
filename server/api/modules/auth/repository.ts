import { and, eq, lt, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { accounts, revokedSessions } from '@/server/db/schema/account';

export type AuthRepository = ReturnType<typeof createAuthRepository>;

export function createAuthRepository(orm: Orm) {
  // Asked at each call of whoever is logged in: its text is made once. It has no name, which would bind it to one
  // connection of a pool.
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
    /** What decides whether a token of the account still counts; null where there is no such account. */
    async findSession(accountId: string, sid: string) {
      const [row] = await session.execute({ accountId, sid });
      return row ?? null;
    },

    /** What a login is decided by; null where there is no such account. */
    async findCredentials(accountId: string) {
      const [row] = await orm
        .select({
          uuid: accounts.uuid,
          passwordHash: accounts.passwordHash,
          status: accounts.status,
          withdrawnAt: accounts.withdrawnAt,
        })
        .from(accounts)
        .where(eq(accounts.accountId, accountId));
      return row ?? null;
    },

    /**
     * Notes the login and returns what a session begins with; null when the account isn't active any more, or its
     * password isn't the one that was checked.
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

    /** Refuses a session until its token expires by itself, and forgets those whose token did. */
    async revoke(sid: string, expiresAt: Date): Promise<void> {
      await orm.delete(revokedSessions).where(lt(revokedSessions.expiresAt, sql`now()`));
      await orm.insert(revokedSessions).values({ sid, expiresAt }).onConflictDoNothing();
    },

    /** Whether somebody has the login ID, also when they withdrew. */
    async hasAccountId(accountId: string): Promise<boolean> {
      const [row] = await orm
        .select({ uuid: accounts.uuid })
        .from(accounts)
        .where(eq(accounts.accountId, accountId));
      return row !== undefined;
    },

    /** Whether somebody has the address, however they spell it. */
    async hasEmail(email: string): Promise<boolean> {
      const [row] = await orm
        .select({ uuid: accounts.uuid })
        .from(accounts)
        .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
      return row !== undefined;
    },
  };
}
