import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { RoleType } from '@/lib/contracts/account';
import { dayInSeoul, momentInSeoul } from '@/lib/date/seoul';
import { mailTo } from '@/server/api/modules/mails/templates';
import { revocableUntil } from './shared-rules';
import { findArtistPages, showArtistPages } from '@/server/api/modules/artists/shared-rows';
import { writeAudit } from '@/server/db/audit';
import type { Orm, Transaction } from '@/server/db/client';
import { removePasswordLinks } from '@/server/api/modules/password-links/shared-rows';
import { accounts, artistApplications, withdrawalReasons } from '@/server/db/schema/account';
import { barredIdentities } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';

export interface NewWithdrawal {
  at: Date;
  /** The end of the time in which the person may not join again. */
  barredUntil: Date;
  reason: string | null;
  hidesPages: boolean;
  /** The operator who withdraws a stopped account, or one of an organization, for its owner; else null. */
  actorId: string | null;
}

/** The outcome of a withdrawal, or of revoking it. */
export interface WithdrawalOutcome {
  withdrawnAt: Date;
  /** The artist whose public pages were hidden or shown again; null where nothing changed for visitors. */
  artistId: number | null;
}

export type WithdrawalRepository = ReturnType<typeof createWithdrawalRepository>;

export function createWithdrawalRepository(orm: Orm) {
  return {
    /**
     * Withdraws an account with everything that belongs to it, or changes nothing. For an account that is withdrawn
     * already it returns the moment of that; null where there is no such account.
     */
    async withdraw(accountUuid: string, withdrawal: NewWithdrawal): Promise<WithdrawalOutcome | null> {
      return orm.transaction(async (tx) => {
        const [account] = await tx
          .update(accounts)
          .set({
            status: 'WITHDRAWN',
            withdrawnAt: withdrawal.at,
            optionalRemovedAt: null,
            tokenVersion: sql`${accounts.tokenVersion} + 1`,
          })
          .where(
            and(
              eq(accounts.uuid, accountUuid),
              // A stopped person can't do it, and asks an operator.
              inArray(accounts.status, withdrawal.actorId === null ? ['ACTIVE'] : ['ACTIVE', 'STOPPED']),
            ),
          )
          .returning();
        if (account === undefined) return findWithdrawal(tx, accountUuid);
        const { diHash, roleType, name, email, accountId } = account;
        await removePasswordLinks(tx, accountUuid);
        if (diHash !== null) await bar(tx, diHash, withdrawal.barredUntil);
        if (withdrawal.reason !== null) await keepReason(tx, roleType, withdrawal.reason, withdrawal.at);
        await tx
          .update(artistApplications)
          .set({ status: 'ENDED' })
          .where(isApplication(accountUuid, 'WAITING'));
        const page = await findArtistPages(tx, accountUuid);
        const isHiding = page?.isPublic === true && withdrawal.hidesPages;
        if (isHiding) await showArtistPages(tx, accountUuid, false);
        if (email !== null) {
          const pages = page?.isPublic !== true ? 'none' : isHiding ? 'hidden' : 'stay';
          const until = revocableUntil(withdrawal.at);
          await tx.insert(outbox).values(mailTo('withdrawn', email, { name, accountId, until, pages }));
        }
        if (withdrawal.actorId !== null)
          await writeAudit(tx, {
            ...{ actorId: withdrawal.actorId, action: 'WITHDRAW', subject: 'MEMBER' },
            ...{ subjectId: accountUuid, label: accountId },
          });
        return { withdrawnAt: withdrawal.at, artistId: isHiding ? page.id : null };
      });
    },

    /**
     * Restores a withdrawn account, but for data that was removed since. Null, and nothing is changed, where it isn't
     * withdrawn or was withdrawn before `since`. One that was stopped before is stopped again, and only operators restore it.
     * @param actorId the operator who does it for the owner; null for the owner
     */
    async restore(
      accountUuid: string,
      since: Date,
      actorId: string | null,
    ): Promise<WithdrawalOutcome | null> {
      return orm.transaction(async (tx) => {
        const [before] = await tx
          .select({
            withdrawnAt: accounts.withdrawnAt,
            stoppedAt: accounts.stoppedAt,
            hasHiddenPages: accounts.hasHiddenPages,
          })
          .from(accounts)
          .where(
            and(
              eq(accounts.uuid, accountUuid),
              eq(accounts.status, 'WITHDRAWN'),
              gte(accounts.withdrawnAt, since),
              actorId === null ? isNull(accounts.stoppedAt) : undefined,
            ),
          )
          .for('update');
        if (before === undefined || before.withdrawnAt === null) return null;
        const isStopped = before.stoppedAt !== null;
        const page = before.hasHiddenPages && !isStopped ? await findArtistPages(tx, accountUuid) : null;
        if (page !== null) await showArtistPages(tx, accountUuid, true);
        const [account] = await tx
          .update(accounts)
          .set({ status: isStopped ? 'STOPPED' : 'ACTIVE', withdrawnAt: null, optionalRemovedAt: null })
          .where(eq(accounts.uuid, accountUuid))
          .returning({
            diHash: accounts.diHash,
            name: accounts.name,
            email: accounts.email,
            accountId: accounts.accountId,
          });
        if (account?.diHash != null) {
          await tx.delete(barredIdentities).where(eq(barredIdentities.diHash, account.diHash));
        }
        // One that an operator has ended with another role was decided, and stays ended.
        await tx
          .update(artistApplications)
          .set({ status: 'WAITING' })
          .where(and(isApplication(accountUuid, 'ENDED'), isNull(artistApplications.decidedAt)));
        if (account !== undefined && actorId !== null)
          await writeAudit(tx, {
            ...{ actorId, action: 'REVOKE_WITHDRAWAL', subject: 'MEMBER' },
            ...{ subjectId: accountUuid, label: account.accountId },
            before: { withdrawnAt: before.withdrawnAt },
            after: { withdrawnAt: null },
          });
        if (account?.email != null) {
          const { email, name, accountId } = account;
          await tx.insert(outbox).values(mailTo('withdrawal-revoked', email, { name, accountId, isStopped }));
        }
        return { withdrawnAt: before.withdrawnAt, artistId: page?.id ?? null };
      });
    },
  };
}

async function findWithdrawal(tx: Transaction, accountUuid: string): Promise<WithdrawalOutcome | null> {
  const [row] = await tx
    .select({ withdrawnAt: accounts.withdrawnAt })
    .from(accounts)
    .where(and(eq(accounts.uuid, accountUuid), eq(accounts.status, 'WITHDRAWN')));
  return row === undefined || row.withdrawnAt === null
    ? null
    : { withdrawnAt: row.withdrawnAt, artistId: null };
}

async function bar(tx: Transaction, diHash: string, until: Date): Promise<void> {
  await tx
    .insert(barredIdentities)
    .values({ diHash, until })
    .onConflictDoUpdate({ target: barredIdentities.diHash, set: { until } });
}

/** Keeps a reason with its day alone, because the exact moment would tell whose it is. */
async function keepReason(tx: Transaction, roleType: RoleType, reason: string, at: Date): Promise<void> {
  await tx.insert(withdrawalReasons).values({ roleType, reason, createdAt: momentInSeoul(dayInSeoul(at)) });
}

function isApplication(accountUuid: string, status: 'WAITING' | 'ENDED') {
  return and(eq(artistApplications.accountUuid, accountUuid), eq(artistApplications.status, status));
}
