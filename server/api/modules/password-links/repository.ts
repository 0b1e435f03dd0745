import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { mailTo } from '@/server/api/modules/mails/templates';
import { writeAudit } from '@/server/db/audit';
import type { Orm } from '@/server/db/client';
import { replacePasswordLinks, type KeptLink } from './shared-rows';
import { accounts, passwordLinks } from '@/server/db/schema/account';
import { organizationMembers, organizations } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';

export type PasswordLinkRepository = ReturnType<typeof createPasswordLinkRepository>;
/** What decides whether an account may get a link, and which. */
export type LinkedAccount = Pick<typeof accounts.$inferSelect, keyof typeof accountColumns>;

const accountColumns = {
  uuid: accounts.uuid,
  accountId: accounts.accountId,
  roleType: accounts.roleType,
  status: accounts.status,
  stoppedAt: accounts.stoppedAt,
  withdrawnAt: accounts.withdrawnAt,
  snsType: accounts.snsType,
  diHash: accounts.diHash,
  passwordHash: accounts.passwordHash,
  email: accounts.email,
};

/** A link as it is sent: with the page that its mail leads to. */
export interface SentLink extends KeptLink {
  path: string;
}

export function createPasswordLinkRepository(orm: Orm) {
  const isOpen = (tokenHash: string, now: Date) =>
    and(
      eq(passwordLinks.tokenHash, tokenHash),
      isNull(passwordLinks.usedAt),
      gt(passwordLinks.expiresAt, now),
    );

  return {
    async findAccount(uuid: string): Promise<LinkedAccount | null> {
      const [row] = await orm.select(accountColumns).from(accounts).where(eq(accounts.uuid, uuid));
      return row ?? null;
    },

    /** A link that was neither used nor is over, with its account. */
    async findOpen(tokenHash: string, now: Date) {
      const [row] = await orm
        .select({
          purpose: passwordLinks.purpose,
          expiresAt: passwordLinks.expiresAt,
          account: accountColumns,
        })
        .from(passwordLinks)
        .innerJoin(accounts, eq(accounts.uuid, passwordLinks.accountUuid))
        .where(isOpen(tokenHash, now));
      return row ?? null;
    },

    /**
     * Sends a link in place of earlier ones, if the account is as it was read; it is recorded in the audit log.
     * @returns whether it is
     */
    send: (actorId: string, account: LinkedAccount, link: SentLink): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const [held] = await tx
          .select({ ...accountColumns, name: accounts.name })
          .from(accounts)
          .where(eq(accounts.uuid, account.uuid))
          .for('update');
        const isSame =
          held !== undefined &&
          held.status === account.status &&
          held.email === account.email &&
          held.passwordHash === account.passwordHash;
        if (!isSame || held.email === null) return false;
        await replacePasswordLinks(tx, held.uuid, link);
        const [organization] = await tx
          .select({ name: organizations.name })
          .from(organizationMembers)
          .innerJoin(organizations, eq(organizations.uuid, organizationMembers.organizationUuid))
          .where(eq(organizationMembers.accountUuid, held.uuid));
        const { accountId, name } = held;
        const said = { name, accountId, path: link.path, until: link.expiresAt };
        const isInvitation = link.purpose === 'INVITATION';
        await tx.insert(outbox).values(
          isInvitation
            ? mailTo('organization-invited', held.email, {
                ...said,
                organization: organization?.name ?? null,
              })
            : mailTo('password-link', held.email, { ...said, isWithdrawn: held.status === 'WITHDRAWN' }),
        );
        await writeAudit(tx, {
          ...{ actorId, action: isInvitation ? 'INVITE' : 'SEND_PASSWORD_LINK', subject: 'MEMBER' },
          ...{ subjectId: held.uuid, label: accountId },
          after: { until: link.expiresAt },
        });
        return true;
      }),

    /**
     * Sets the password of a link's account, once: it ends every session and is confirmed by mail. False where the link was used,
     * is over, or the account isn't as it was read.
     */
    use: (tokenHash: string, { uuid, status }: LinkedAccount, passwordHash: string, now: Date) =>
      orm.transaction(async (tx) => {
        // The account's row is held first, as every change of an account does.
        const isSame = and(eq(accounts.uuid, uuid), eq(accounts.status, status));
        const held = await tx.select({ uuid: accounts.uuid }).from(accounts).where(isSame).for('update');
        if (held.length === 0) return false;
        const used = await tx
          .update(passwordLinks)
          .set({ usedAt: now })
          .where(isOpen(tokenHash, now))
          .returning({ uuid: passwordLinks.uuid });
        if (used.length === 0) return false;
        const [account] = await tx
          .update(accounts)
          .set({ passwordHash, tokenVersion: sql`${accounts.tokenVersion} + 1` })
          .where(isSame)
          .returning({ accountId: accounts.accountId, name: accounts.name, email: accounts.email });
        if (account?.email == null) return true;
        const { accountId, name, email } = account;
        await tx
          .insert(outbox)
          .values(mailTo('password-changed', email, { accountId, name, changedAt: now }));
        return true;
      }),
  };
}
