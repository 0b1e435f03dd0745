import { and, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import { keptSince, keptSinceYears } from '@/lib/date/keeping';
import { WITHOUT_OPTIONAL_CONSENT } from '@/lib/optional-consent';
import type { Orm, Transaction } from '@/server/db/client';
import { accounts, revokedSessions, socialLogins, withdrawalReasons } from '@/server/db/schema/account';
import { artworkDrafts } from '@/server/db/schema/artwork';
import { barredIdentities, identityRequests } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';
import { portfolioLinks } from '@/server/db/schema/portfolio';

/** How long what is kept (L-20 to L-27). */
const KEPT = {
  /** Why people left. */
  complaintYears: 3,
  /** When an account was last logged in to, and other records of access. */
  accessDays: 90,
  /** A mail that went out; one that could not stays for the operator. */
  sentMailDays: 30,
  failedMailDays: 90,
  /** A draft of an artwork, since it was changed last. */
  draftDays: 60,
  /** A portfolio's link, since it was over. */
  endedLinkDays: 90,
};
/** How long after a withdrawal optional data is kept. */
const OPTIONAL_DAYS = 5;

/** Rows whose retention has ended. */
export interface OverdueRows {
  count(now: Date): Promise<number>;
  /** The keys of the first such rows. */
  list(now: Date, limit: number): Promise<string[]>;
  /** Removes up to `limit` of them, or the personal data in them. @returns how many */
  removeSome(now: Date, limit: number): Promise<number>;
}

interface Kind {
  table: PgTable;
  id: PgColumn;
  isOver: (now: Date) => SQL | undefined;
  /** The key in the list, where the id itself would identify a person. */
  shown?: SQL;
  /** The change of the rows. Without it they are removed. */
  change?: (now: Date) => Record<string, unknown>;
}

/** The key of the lock that a process holds while it removes a batch. */
const LOCK = 0x67_79_65_6f;

export function holdRetentionLock(tx: Transaction) {
  return tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
}

/** The count and the keys of overdue rows. The removal has the same condition. */
export function overdue(orm: Orm, { table, id, isOver, shown }: Omit<Kind, 'change'>) {
  return {
    async count(now: Date): Promise<number> {
      const [row] = await orm.select({ total: count() }).from(table).where(isOver(now));
      return Number(row?.total ?? 0);
    },
    async list(now: Date, limit: number): Promise<string[]> {
      const key = sql<string>`${shown ?? id}::text`;
      const rows = await orm.select({ key }).from(table).where(isOver(now)).orderBy(id).limit(limit);
      return rows.map((row) => row.key);
    },
  };
}

function overdueRows(orm: Orm, kind: Kind): OverdueRows {
  const { table, id, isOver, change } = kind;
  return {
    ...overdue(orm, kind),
    removeSome: (now, limit) =>
      orm.transaction(async (tx) => {
        await holdRetentionLock(tx);
        // The condition is repeated, because an account may be restored between the choice and the removal.
        const some = and(
          inArray(id, tx.select({ id }).from(table).where(isOver(now)).limit(limit)),
          isOver(now),
        );
        const removed =
          change === undefined
            ? await tx.delete(table).where(some).returning({ id })
            : await tx.update(table).set(change(now)).where(some).returning({ id });
        return removed.length;
      }),
  };
}

export type RetentionRepository = ReturnType<typeof createRetentionRepository>;

export function createRetentionRepository(orm: Orm) {
  const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

  return {
    /** The data of the optional consent of withdrawn accounts. */
    optionalData: overdueRows(orm, {
      table: accounts,
      id: accounts.uuid,
      isOver: (now) =>
        and(
          eq(accounts.status, 'WITHDRAWN'),
          isNull(accounts.optionalRemovedAt),
          lt(accounts.withdrawnAt, keptSince(now, OPTIONAL_DAYS)),
        ),
      change: (now) => ({ ...WITHOUT_OPTIONAL, optionalRemovedAt: now }),
    }),

    barredIdentities: overdueRows(orm, {
      table: barredIdentities,
      id: barredIdentities.diHash,
      isOver: (now) => lt(barredIdentities.until, now),
      shown: sql`left(encode(sha256(convert_to(${barredIdentities.diHash}, 'UTF8')), 'hex'), 16)`,
    }),

    verifications: overdueRows(orm, {
      table: identityRequests,
      id: identityRequests.uniqueVal,
      isOver: (now) => lt(identityRequests.expiresAt, now),
    }),

    revokedSessions: overdueRows(orm, {
      table: revokedSessions,
      id: revokedSessions.sid,
      isOver: (now) => lt(revokedSessions.expiresAt, now),
    }),

    /** Social logins of people who never signed up. */
    strandedSocialLogins: overdueRows(orm, {
      table: socialLogins,
      id: socialLogins.uuid,
      isOver: (now) =>
        and(
          isNull(socialLogins.accountUuid),
          or(isNull(socialLogins.tokenExpiresAt), lt(socialLogins.tokenExpiresAt, daysBefore(now, 1))),
          or(isNull(socialLogins.signupExpiresAt), lt(socialLogins.signupExpiresAt, daysBefore(now, 1))),
        ),
    }),

    sentMails: overdueRows(orm, {
      table: outbox,
      id: outbox.uuid,
      isOver: (now) => lt(outbox.sentAt, keptSince(now, KEPT.sentMailDays)),
    }),

    failedMails: overdueRows(orm, {
      table: outbox,
      id: outbox.uuid,
      isOver: (now) => lt(outbox.failedAt, keptSince(now, KEPT.failedMailDays)),
    }),

    withdrawalReasons: overdueRows(orm, {
      table: withdrawalReasons,
      id: withdrawalReasons.uuid,
      isOver: (now) => lt(withdrawalReasons.createdAt, keptSinceYears(now, KEPT.complaintYears)),
    }),

    artworkDrafts: overdueRows(orm, {
      table: artworkDrafts,
      id: artworkDrafts.uuid,
      isOver: (now) => lt(artworkDrafts.updatedAt, keptSince(now, KEPT.draftDays)),
    }),

    portfolioLinks: overdueRows(orm, {
      table: portfolioLinks,
      id: portfolioLinks.uuid,
      isOver: (now) => lt(portfolioLinks.expiresAt, keptSince(now, KEPT.endedLinkDays)),
    }),

    lastLogins: overdueRows(orm, {
      table: accounts,
      id: accounts.uuid,
      isOver: (now) => lt(accounts.lastLoginAt, keptSince(now, KEPT.accessDays)),
      change: () => ({ lastLoginAt: null }),
    }),
  };
}

/** The emptied data of the optional consent (privacy policy, section 2): interests, signup sources, advertising. */
export const WITHOUT_OPTIONAL = {
  ...WITHOUT_OPTIONAL_CONSENT,
  privacyOptionalAt: null,
};
