import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import { keptSince } from '@/lib/date/keeping';
import * as withdrawalLimits from '@/lib/limits/withdrawal';
import type { MemberListState, WithdrawalListState } from '@/lib/lists/admin-member-lists';
import type { PageWindow } from '@/server/api/http/envelope';
import { accountTextMatches } from './shared-rows';
import type { Orm } from '@/server/db/client';
import { countCapped } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/account';

export type MemberRepository = ReturnType<typeof createMemberRepository>;
export type MemberRowRead = Awaited<ReturnType<MemberRepository['list']>>[number];
export type WithdrawalRowRead = Awaited<ReturnType<MemberRepository['listWithdrawals']>>[number];

type Selection = Pick<MemberListState, 'q' | 'role' | 'status'>;
type Order = Pick<MemberListState, 'sort' | 'direction'>;

const rowColumns = {
  uuid: accounts.uuid,
  accountId: accounts.accountId,
  roleType: accounts.roleType,
  status: accounts.status,
  name: accounts.name,
  createdAt: accounts.createdAt,
  lastLoginAt: accounts.lastLoginAt,
};

const matching = ({ q, role, status }: Selection): SQL | undefined =>
  and(
    role === null ? undefined : eq(accounts.roleType, role),
    status === null ? undefined : eq(accounts.status, status),
    accountTextMatches(q),
  );

/** Each order as its index has it, and read backwards. */
const ORDERS: Readonly<Record<Order['sort'], Record<Order['direction'], SQL[]>>> = {
  createdAt: {
    desc: [sql`${accounts.createdAt} desc nulls last`, sql`${accounts.uuid}`],
    asc: [sql`${accounts.createdAt} asc nulls first`, sql`${accounts.uuid} desc`],
  },
  lastLoginAt: {
    desc: [sql`${accounts.lastLoginAt} desc nulls last`, sql`${accounts.uuid}`],
    asc: [sql`${accounts.lastLoginAt} asc nulls first`, sql`${accounts.uuid} desc`],
  },
  name: {
    desc: [sql`${accounts.name} collate "C" desc`, sql`${accounts.uuid} desc`],
    asc: [sql`${accounts.name} collate "C"`, sql`${accounts.uuid}`],
  },
};

/** Withdrawn accounts that may come back at that moment. */
const mayComeBack = (q: string, now: Date): SQL | undefined =>
  and(
    eq(accounts.status, 'WITHDRAWN'),
    gte(accounts.withdrawnAt, keptSince(now, withdrawalLimits.graceDays)),
    accountTextMatches(q),
  );

export function createMemberRepository(orm: Orm) {
  return {
    list: (selection: Selection, { sort, direction }: Order, { offset, limit }: PageWindow) =>
      orm
        .select(rowColumns)
        .from(accounts)
        .where(matching(selection))
        .orderBy(...ORDERS[sort][direction])
        .offset(offset)
        .limit(limit),

    count: (selection: Selection): Promise<number> => countCapped(orm, accounts, matching(selection)),

    listWithdrawals: (
      { q, direction }: Pick<WithdrawalListState, 'q' | 'direction'>,
      now: Date,
      { offset, limit }: PageWindow,
    ) =>
      orm
        .select({ ...rowColumns, withdrawnAt: accounts.withdrawnAt })
        .from(accounts)
        .where(mayComeBack(q, now))
        .orderBy(
          direction === 'asc' ? sql`${accounts.withdrawnAt}` : sql`${accounts.withdrawnAt} desc`,
          accounts.uuid,
        )
        .offset(offset)
        .limit(limit),

    countWithdrawals: (q: string, now: Date): Promise<number> =>
      countCapped(orm, accounts, mayComeBack(q, now)),
  };
}
