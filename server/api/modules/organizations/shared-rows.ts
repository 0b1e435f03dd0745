import { and, eq, exists, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm, Transaction } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { organizationMembers } from '@/server/db/schema/contest';

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
