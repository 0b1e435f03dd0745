import { and, eq, exists, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NewPerson } from '@/lib/contracts/admin/organization';
import type { MemberRole } from '@/lib/contracts/contest';
import { mailTo } from '@/server/api/modules/mails/templates';
import { replacePasswordLinks, type KeptLink } from '@/server/api/modules/password-links/shared-rows';
import { writeAudit } from '@/server/db/audit';
import type { Orm, Transaction } from '@/server/db/client';
import { uniqueViolationOf } from '@/server/db/errors';
import { accounts } from '@/server/db/schema/account';
import { organizationMembers } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';

const owners = alias(organizationMembers, 'owners');
const ownerAccounts = alias(accounts, 'owner_accounts');

/** Makes the condition that an organization has an owner other than this account who can log in. */
export function hasOwnerBeside(
  orm: Orm | Transaction,
  organizationUuid: SQLWrapper | string,
  accountUuid: SQLWrapper | string,
): SQL<boolean> {
  const others = orm
    .select({ one: sql`1` })
    .from(owners)
    .innerJoin(ownerAccounts, eq(ownerAccounts.uuid, owners.accountUuid))
    .where(
      and(
        ...[eq(owners.organizationUuid, organizationUuid), ne(owners.accountUuid, accountUuid)],
        ...[eq(owners.role, 'OWNER'), eq(ownerAccounts.status, 'ACTIVE')],
      ),
    );
  return sql<boolean>`${exists(others)}`;
}

/** A new member whose account is made, with the link of the invitation. */
export interface Invited {
  person: NewPerson;
  role: MemberRole;
  link: KeptLink & { path: string };
  /** The title of the contest that the invitation is for. */
  contest?: string;
}

const TAKEN = {
  accounts_account_id_key: 'ACCOUNT_ID_TAKEN',
  accounts_email_key: 'EMAIL_TAKEN',
} as const;
export type Taken = (typeof TAKEN)[keyof typeof TAKEN];

/** What of a new account another one has, by the error of its statement; null for any other error. */
export function takenBy(error: unknown): Taken | null {
  const violated = uniqueViolationOf(error);
  return Object.entries(TAKEN).find(([constraint]) => constraint === violated)?.[1] ?? null;
}

/**
 * Makes an account for a new member of an organization, and mails the invitation. It is recorded in the audit log.
 * @returns the account's uuid
 */
export async function invitePerson(
  tx: Transaction,
  organization: { uuid: string; name: string },
  { person, role, link, contest }: Invited,
  actorId: string,
): Promise<string> {
  const { accountId, name, email } = person;
  const [account] = await tx
    .insert(accounts)
    .values({ ...person, roleType: 'BUSINESS' })
    .returning({ uuid: accounts.uuid });
  if (account === undefined) throw new Error('An account was not added');
  await tx
    .insert(organizationMembers)
    .values({ accountUuid: account.uuid, organizationUuid: organization.uuid, role });
  await replacePasswordLinks(tx, account.uuid, link);
  const { path, expiresAt: until } = link;
  const said = { name, accountId, organization: organization.name, path, until };
  await tx
    .insert(outbox)
    .values(mailTo('organization-invited', email, contest === undefined ? said : { ...said, contest }));
  await writeAudit(tx, {
    ...{ actorId, action: 'INVITE', subject: 'MEMBER', subjectId: account.uuid, label: accountId },
    after: { organization: organization.name, role },
  });
  return account.uuid;
}
