import { and, asc, eq, sql } from 'drizzle-orm';
import type { Contact, RoleChange } from '@/lib/contracts/admin/member';
import { mailTo } from '@/server/api/modules/mails/templates';
import { findArtistPages, showArtistPages } from '@/server/api/modules/artists/shared-rows';
import { writeAudit } from '@/server/db/audit';
import type { Orm, Transaction } from '@/server/db/client';
import { uniqueViolationOf } from '@/server/db/errors';
import { removePasswordLinks } from '@/server/api/modules/password-links/shared-rows';
import { accounts, artistApplications } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';

export type MemberChangeRepository = ReturnType<typeof createMemberChangeRepository>;
type AccountRow = typeof accounts.$inferSelect;

/** What an operator changes, and when. */
interface Change {
  uuid: string;
  actorId: string;
  at: Date;
}

/** Why an account wasn't changed. `CHANGED`: it isn't as the operator saw it any more. */
export type ChangeObstacle = 'MISSING' | 'CHANGED' | 'LAST_OPERATOR';

/** The outcome of a change that visitors may see: the artist whose pages were hidden or shown; null for none. */
interface Changed {
  artistId: number | null;
}

const countedUp = { tokenVersion: sql`${accounts.tokenVersion} + 1` };

/** Changes that operators make of accounts: each with its mail and its entry of the audit log, in one transaction. */
export function createMemberChangeRepository(orm: Orm) {
  return {
    /** Gives an account another role. Every session of it ends; an application that waits ends with the role. */
    changeRole: ({ uuid, actorId, at }: Change, { from, to }: RoleChange): Promise<ChangeObstacle | null> =>
      orm.transaction(async (tx) => {
        const account = await hold(tx, uuid);
        if (typeof account === 'string') return account;
        if (account.status !== 'ACTIVE' || account.roleType !== from) return 'CHANGED';
        await tx
          .update(accounts)
          .set({ roleType: to, ...countedUp })
          .where(eq(accounts.uuid, uuid));
        await tx
          .update(artistApplications)
          .set({ status: 'ENDED', decidedAt: at })
          .where(and(eq(artistApplications.accountUuid, uuid), eq(artistApplications.status, 'WAITING')));
        const { accountId, name, email } = account;
        if (email !== null)
          await tx.insert(outbox).values(mailTo('role-changed', email, { name, accountId, roleType: to }));
        await writeAudit(tx, {
          ...{ actorId, action: 'CHANGE_ROLE', subject: 'MEMBER', subjectId: uuid, label: accountId },
          ...{ before: { roleType: from }, after: { roleType: to } },
        });
        return null;
      }),

    /** Stops an account: its sessions end, links to a password too, and an artist's pages are hidden. */
    stop: ({ uuid, actorId, at }: Change, reason: string): Promise<ChangeObstacle | Changed> =>
      orm.transaction(async (tx) => {
        const account = await hold(tx, uuid);
        if (typeof account === 'string') return account;
        if (account.status !== 'ACTIVE') return 'CHANGED';
        await tx
          .update(accounts)
          .set({ status: 'STOPPED', stoppedAt: at, stopReason: reason, ...countedUp })
          .where(eq(accounts.uuid, uuid));
        await removePasswordLinks(tx, uuid);
        const pages = await findArtistPages(tx, uuid);
        const hidesPages = pages?.isPublic === true;
        if (hidesPages) await showArtistPages(tx, uuid, false);
        const { accountId, name, email } = account;
        if (email !== null)
          await tx
            .insert(outbox)
            .values(mailTo('account-stopped', email, { name, accountId, reason, hidesPages }));
        await writeAudit(tx, {
          ...{ actorId, action: 'STOP', subject: 'MEMBER', subjectId: uuid, label: accountId },
          ...{ before: { status: 'ACTIVE' }, after: { status: 'STOPPED', hidesPages } },
        });
        return { artistId: hidesPages ? pages.id : null };
      }),

    /** Lets a stopped account in again, and shows the pages that were hidden with it. */
    restore: ({ uuid, actorId }: Change): Promise<ChangeObstacle | Changed> =>
      orm.transaction(async (tx) => {
        const account = await hold(tx, uuid);
        if (typeof account === 'string') return account;
        if (account.status !== 'STOPPED') return 'CHANGED';
        await tx
          .update(accounts)
          .set({ status: 'ACTIVE', stoppedAt: null, stopReason: null })
          .where(eq(accounts.uuid, uuid));
        const pages = account.hasHiddenPages ? await findArtistPages(tx, uuid) : null;
        if (pages !== null) await showArtistPages(tx, uuid, true);
        const showsPages = pages !== null;
        const { accountId, name, email } = account;
        if (email !== null)
          await tx.insert(outbox).values(mailTo('account-restored', email, { name, accountId, showsPages }));
        await writeAudit(tx, {
          ...{ actorId, action: 'RESTORE', subject: 'MEMBER', subjectId: uuid, label: accountId },
          ...{ before: { status: 'STOPPED' }, after: { status: 'ACTIVE', showsPages } },
        });
        return { artistId: pages?.id ?? null };
      }),

    /**
     * Saves name and contact in the version that the form began with. The log has which of them changed, not their values. A
     * mail to the old address announces the change, and links that were sent there end.
     */
    saveContact: async (
      { uuid, actorId, at }: Change,
      version: number,
      contact: Contact,
    ): Promise<ChangeObstacle | 'STALE' | 'EMAIL_TAKEN' | null> => {
      try {
        return await orm.transaction(async (tx) => {
          const account = await hold(tx, uuid);
          if (typeof account === 'string') return account;
          if (account.profileVersion !== version) return 'STALE';
          if (account.status !== 'ACTIVE') return 'CHANGED';
          await tx
            .update(accounts)
            .set({ ...contact, profileVersion: version + 1 })
            .where(eq(accounts.uuid, uuid));
          const { accountId, name, email } = account;
          if (email !== null && email !== contact.email) {
            await removePasswordLinks(tx, uuid);
            await tx
              .insert(outbox)
              .values(mailTo('email-changed', email, { name, accountId, changedAt: at }));
          }
          const fields = ['name', 'email', 'phoneNum'] as const;
          const changed = fields.filter((field) => account[field] !== contact[field]);
          await writeAudit(tx, {
            ...{ actorId, action: 'UPDATE', subject: 'MEMBER', subjectId: uuid, label: accountId },
            after: { changed },
          });
          return null;
        });
      } catch (error) {
        if (uniqueViolationOf(error) === 'accounts_email_key') return 'EMAIL_TAKEN';
        throw error;
      }
    },
  };
}

/** Holds an account. An operator's is held together with those of the other operators, of whom one has to be left. */
async function hold(tx: Transaction, uuid: string): Promise<AccountRow | 'MISSING' | 'LAST_OPERATOR'> {
  const isOperator = and(eq(accounts.roleType, 'ADMIN'), eq(accounts.status, 'ACTIVE'));
  const [known] = await tx
    .select({ uuid: accounts.uuid })
    .from(accounts)
    .where(and(eq(accounts.uuid, uuid), isOperator));
  if (known !== undefined) {
    // In one order, so that two operators who stop each other don't wait for each other.
    const operators = await tx
      .select({ uuid: accounts.uuid })
      .from(accounts)
      .where(isOperator)
      .orderBy(asc(accounts.uuid))
      .for('update');
    if (operators.every((operator) => operator.uuid === uuid)) return 'LAST_OPERATOR';
  }
  const [account] = await tx.select().from(accounts).where(eq(accounts.uuid, uuid)).for('update');
  return account ?? 'MISSING';
}
