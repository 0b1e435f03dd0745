import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { keptSince, keptSinceYears } from '@/lib/date/keeping';
import * as retentionLimits from '@/lib/limits/retention';
import { WITHOUT_OPTIONAL_CONSENT } from '@/lib/optional-consent';
import type { Orm } from '@/server/db/client';
import {
  accounts,
  passwordLinks,
  revokedSessions,
  socialLogins,
  withdrawalReasons,
} from '@/server/db/schema/account';
import { artworkDrafts } from '@/server/db/schema/artwork';
import { idempotencyKeys } from '@/server/db/schema/idempotency';
import { barredIdentities, identityRequests } from '@/server/db/schema/identity';
import { auditEntries } from '@/server/db/schema/operation';
import { outbox } from '@/server/db/schema/outbox';
import { portfolioLinks } from '@/server/db/schema/portfolio';
import { inquiries } from '@/server/db/schema/support';
import { overdueRows } from './overdue-rows-repository';
import { overdueApplications } from './retention-contests-repository';

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
          lt(accounts.withdrawnAt, keptSince(now, retentionLimits.optionalDays)),
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

    /** Password links that were used, or can't be any more. */
    passwordLinks: overdueRows(orm, {
      table: passwordLinks,
      id: passwordLinks.uuid,
      isOver: (now) => or(isNotNull(passwordLinks.usedAt), lt(passwordLinks.expiresAt, now)),
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

    idempotencyKeys: overdueRows(orm, {
      table: idempotencyKeys,
      id: idempotencyKeys.id,
      isOver: (now) => lt(idempotencyKeys.createdAt, daysBefore(now, 1)),
    }),

    sentMails: overdueRows(orm, {
      table: outbox,
      id: outbox.uuid,
      isOver: (now) => lt(outbox.sentAt, keptSince(now, retentionLimits.sentMailDays)),
    }),

    failedMails: overdueRows(orm, {
      table: outbox,
      id: outbox.uuid,
      isOver: (now) => lt(outbox.failedAt, keptSince(now, retentionLimits.failedMailDays)),
    }),

    withdrawalReasons: overdueRows(orm, {
      table: withdrawalReasons,
      id: withdrawalReasons.uuid,
      isOver: (now) => lt(withdrawalReasons.createdAt, keptSinceYears(now, retentionLimits.complaintYears)),
    }),

    /** Inquiries of members and of guests, since their answer; their files go with them (`orphaned-inquiry-files`). */
    inquiries: overdueRows(orm, {
      table: inquiries,
      id: inquiries.uuid,
      isOver: (now) =>
        lt(
          sql`coalesce(${inquiries.answeredAt}, ${inquiries.createdAt})`,
          keptSinceYears(now, retentionLimits.complaintYears),
        ),
    }),

    artworkDrafts: overdueRows(orm, {
      table: artworkDrafts,
      id: artworkDrafts.uuid,
      isOver: (now) => lt(artworkDrafts.updatedAt, keptSince(now, retentionLimits.artworkDraftDays)),
    }),

    auditEntries: overdueRows(orm, {
      table: auditEntries,
      id: auditEntries.id,
      isOver: (now) => lt(auditEntries.at, keptSinceYears(now, retentionLimits.auditYears)),
    }),

    ...overdueApplications(orm),

    portfolioLinks: overdueRows(orm, {
      table: portfolioLinks,
      id: portfolioLinks.uuid,
      isOver: (now) => lt(portfolioLinks.expiresAt, keptSince(now, retentionLimits.endedLinkDays)),
    }),

    lastLogins: overdueRows(orm, {
      table: accounts,
      id: accounts.uuid,
      isOver: (now) => lt(accounts.lastLoginAt, keptSince(now, retentionLimits.accessDays)),
      change: () => ({ lastLoginAt: null }),
    }),
  };
}

/** The emptied data of the optional consent (privacy policy, section 2): interests, signup sources, advertising. */
export const WITHOUT_OPTIONAL = {
  ...WITHOUT_OPTIONAL_CONSENT,
  privacyOptionalAt: null,
};
