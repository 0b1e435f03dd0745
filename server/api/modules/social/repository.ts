import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { SocialProfile } from '@/lib/contracts/social';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { Orm } from '@/server/db/client';
import { accounts, socialLogins } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';

/** Rolls back a transaction. */
class Undone extends Error {}

const FORGOTTEN_AFTER = sql`now() - interval '1 day'`;

const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`;

export type SocialRepository = ReturnType<typeof createSocialRepository>;

export function createSocialRepository(orm: Orm) {
  return {
    /**
     * Keeps the person and the hash of their new temp token, which replaces an earlier one. Removes people who never
     * signed up.
     * @returns the status of the person's account and when it was withdrawn; null without an account
     */
    async issueToken(profile: SocialProfile, tokenHash: string, seconds: number) {
      await orm
        .delete(socialLogins)
        .where(
          and(
            isNull(socialLogins.accountUuid),
            or(isNull(socialLogins.tokenExpiresAt), lt(socialLogins.tokenExpiresAt, FORGOTTEN_AFTER)),
            or(isNull(socialLogins.signupExpiresAt), lt(socialLogins.signupExpiresAt, FORGOTTEN_AFTER)),
          ),
        );
      const { email, name } = profile;
      const news = { email, name, tokenHash, tokenExpiresAt: inSeconds(seconds) };
      const [row] = await orm
        .insert(socialLogins)
        .values({ ...profile, ...news })
        .onConflictDoUpdate({
          target: [socialLogins.provider, socialLogins.providerAccountId],
          set: news,
        })
        .returning({ accountUuid: socialLogins.accountUuid });
      if (row === undefined || row.accountUuid === null) return null;
      const [account] = await orm
        .select({ status: accounts.status, withdrawnAt: accounts.withdrawnAt })
        .from(accounts)
        .where(eq(accounts.uuid, row.accountUuid));
      return account ?? null;
    },

    /** Why the account of a temp token can't be logged in to; null for every other token. The token stays valid. */
    async findClosed(tokenHash: string) {
      const [row] = await orm
        .select({
          withdrawnAt: accounts.withdrawnAt,
          stoppedAt: accounts.stoppedAt,
          stopReason: accounts.stopReason,
        })
        .from(socialLogins)
        .innerJoin(accounts, eq(accounts.uuid, socialLogins.accountUuid))
        .where(
          and(
            eq(socialLogins.tokenHash, tokenHash),
            gt(socialLogins.tokenExpiresAt, sql`now()`),
            inArray(accounts.status, ['WITHDRAWN', 'STOPPED']),
          ),
        );
      return row ?? null;
    },

    /**
     * Redeems a temp token, which works once; null for an unknown, used or late one. A person without an account may sign
     * up or link for so many seconds from now.
     */
    async redeemToken(tokenHash: string, signupSeconds: number) {
      const [row] = await orm
        .update(socialLogins)
        .set({
          tokenHash: null,
          tokenExpiresAt: null,
          signupExpiresAt: sql`case when ${socialLogins.accountUuid} is null then ${inSeconds(signupSeconds)} end`,
        })
        .where(and(eq(socialLogins.tokenHash, tokenHash), gt(socialLogins.tokenExpiresAt, sql`now()`)))
        .returning({
          uuid: socialLogins.uuid,
          provider: socialLogins.provider,
          email: socialLogins.email,
          name: socialLogins.name,
          accountUuid: socialLogins.accountUuid,
        });
      return row ?? null;
    },

    /** The facts that decide whether the account may be linked; null where there is no such account. */
    async findAccount(accountId: string) {
      const [row] = await orm
        .select({
          uuid: accounts.uuid,
          status: accounts.status,
          snsType: accounts.snsType,
          diHash: accounts.diHash,
        })
        .from(accounts)
        .where(eq(accounts.accountId, accountId));
      return row ?? null;
    },

    /**
     * Links a social login to an account that has none, and writes the mail about it. False, and nothing is changed, where
     * the login's time is over, or either is linked already.
     */
    async link(socialLoginUuid: string, accountUuid: string): Promise<boolean> {
      try {
        await orm.transaction(async (tx) => {
          const [login] = await tx
            .update(socialLogins)
            .set({ accountUuid, signupExpiresAt: null })
            .where(
              and(
                eq(socialLogins.uuid, socialLoginUuid),
                isNull(socialLogins.accountUuid),
                gt(socialLogins.signupExpiresAt, sql`now()`),
              ),
            )
            .returning({ provider: socialLogins.provider });
          if (login === undefined) throw new Undone();
          const [account] = await tx
            .update(accounts)
            .set({ snsType: login.provider })
            .where(
              and(eq(accounts.uuid, accountUuid), eq(accounts.status, 'ACTIVE'), isNull(accounts.snsType)),
            )
            .returning({ name: accounts.name, accountId: accounts.accountId, email: accounts.email });
          if (account === undefined) throw new Undone();
          const { name, accountId, email } = account;
          if (email === null) return;
          const news = { name, accountId, provider: login.provider, linkedAt: new Date() };
          await tx.insert(outbox).values(mailTo('social-linked', email, news));
        });
        return true;
      } catch (error) {
        if (error instanceof Undone) return false;
        throw error;
      }
    },
  };
}
