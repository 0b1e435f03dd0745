import { and, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import { keptSince, keptSinceYears } from '@/lib/date/keeping';
import { WITHOUT_OPTIONAL_CONSENT } from '@/lib/optional-consent';
import type { Orm, Transaction } from '@/server/db/client';
import {
  accounts,
  artistDocuments,
  revokedSessions,
  socialLogins,
  withdrawalReasons,
} from '@/server/db/schema/account';
import { barredIdentities, identityRequests } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';

/** How long what is kept. */
const KEPT = {
  /** Why people left. */
  complaintYears: 3,
  /** When an account was last logged in to, and other records of access. */
  accessDays: 90,
  /** A mail that went out; one that could not stays for the operator. */
  sentMailDays: 30,
  failedMailDays: 90,
};
/** How long after a withdrawal optional data is kept. */
const OPTIONAL_DAYS = 5;

/** Rows whose time is over at a moment. */
export interface OverdueRows {
  count(now: Date): Promise<number>;
  /** The keys of the first ones. */
  list(now: Date, limit: number): Promise<string[]>;
  /** Removes up to `limit` of them, or what is personal in them; how many it were. */
  removeSome(now: Date, limit: number): Promise<number>;
}

interface Kind {
  table: PgTable;
  id: PgColumn;
  isOver: (now: Date) => SQL | undefined;
  /** What the list shows, where the id itself would say something of a person. */
  shown?: SQL;
  /** Left out: the rows go. */
  change?: (now: Date) => Record<string, unknown>;
}

/** Held while a batch is removed, so that two processes take turns: `gyeol` in the database's numbers. */
const LOCK = 0x67_79_65_6f;

export function holdRetentionLock(tx: Transaction) {
  return tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
}

/** How many rows are over, and their keys: what is listed and what is removed are one condition. */
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
        // Asked again of each row: between the choice and the removal somebody may have come back.
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
    /** What was agreed to besides, of withdrawn accounts. */
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

    /** Of people who came from a provider and never signed up. */
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

    lastLogins: overdueRows(orm, {
      table: accounts,
      id: accounts.uuid,
      isOver: (now) => lt(accounts.lastLoginAt, keptSince(now, KEPT.accessDays)),
      change: () => ({ lastLoginAt: null }),
    }),

    /** Those of the storage keys that a document's row names. */
    async knownDocuments(keys: readonly string[]): Promise<Set<string>> {
      const rows = await orm
        .select({ key: artistDocuments.storageKey })
        .from(artistDocuments)
        .where(inArray(artistDocuments.storageKey, [...keys]));
      return new Set(rows.map((row) => row.key));
    },
  };
}

/** An account without its optional data (privacy policy, section 2): the consent and everything that rests on it. */
export const WITHOUT_OPTIONAL = {
  ...WITHOUT_OPTIONAL_CONSENT,
  privacyOptionalAt: null,
};
