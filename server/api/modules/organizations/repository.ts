import { and, asc, eq, exists, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { OrganizationListState } from '@/lib/lists/admin-member-lists';
import type { PageWindow } from '@/server/api/http/envelope';
import { listNewsOf } from '@/server/api/modules/contests/shared-rows';
import { accountTextMatches } from '@/server/api/modules/members/shared-rows';
import type { Orm } from '@/server/db/client';
import { countCapped } from '@/server/db/columns';
import { createManagedRows } from '@/server/db/managed-rows';
import { openLinkUntil } from '@/server/api/modules/password-links/shared-rows';
import { accounts } from '@/server/db/schema/account';
import { contests, organizationMembers, organizations } from '@/server/db/schema/contest';
import { searchedJoinedIn } from '@/server/db/text-search';

export type OrganizationRepository = ReturnType<typeof createOrganizationRepository>;
export type OrganizationRowRead = Awaited<ReturnType<OrganizationRepository['list']>>[number];
export type OrganizationRead = NonNullable<Awaited<ReturnType<OrganizationRepository['find']>>>;
export type PersonRead = Awaited<ReturnType<OrganizationRepository['listPeople']>>[number];

type OrganizationSelection = Pick<OrganizationListState, 'q' | 'verified'>;

const ofOrganization = eq(organizationMembers.organizationUuid, organizations.uuid);
const ofAccount = eq(accounts.uuid, organizationMembers.accountUuid);

const isOwner = eq(organizationMembers.role, 'OWNER');

// Columns stand inside a condition or a text of their own: Drizzle names them without their table in a select of one table.
const contestCount = sql<number>`(select count(*)::int from ${contests} where ${eq(contests.organizationUuid, organizations.uuid)})`;

const ORDERS: Readonly<
  Record<OrganizationListState['sort'], Record<OrganizationListState['direction'], SQL[]>>
> = {
  createdAt: {
    desc: [sql`${organizations.createdAt} desc`, sql`${organizations.uuid}`],
    asc: [sql`${organizations.createdAt}`, sql`${organizations.uuid} desc`],
  },
  name: {
    asc: [sql`${organizations.name} collate "C"`, sql`${organizations.uuid}`],
    desc: [sql`${organizations.name} collate "C" desc`, sql`${organizations.uuid} desc`],
  },
};

/** Organizations as operators see them, and their names. */
export function createOrganizationRepository(orm: Orm) {
  const selected = ({ q, verified }: OrganizationSelection): SQL | undefined =>
    and(
      matching(q),
      verified === null ? undefined : (verified === 'YES' ? isNotNull : isNull)(organizations.verifiedAt),
    );

  /** Its name or the login ID of one of its members has the text, or the text is the contact of one. */
  const matching = (q: string): SQL | undefined =>
    q === ''
      ? undefined
      : or(
          searchedJoinedIn(q, organizations.name),
          exists(
            orm
              .select({ one: sql`1` })
              .from(organizationMembers)
              .innerJoin(accounts, ofAccount)
              .where(sql`${ofOrganization} and ${accountTextMatches(q, { knowsNames: false })}`),
          ),
        );

  const { update } = createManagedRows(orm, organizations, {
    subject: 'ORGANIZATION',
    labelOf: ({ name }) => name,
    auditOf: ({ name, verifiedBy }) => ({ name, verifiedBy }),
  });

  return {
    update,

    list: (
      {
        sort,
        direction,
        ...selection
      }: OrganizationSelection & Pick<OrganizationListState, 'sort' | 'direction'>,
      { offset, limit }: PageWindow,
    ) =>
      orm
        .select({
          uuid: organizations.uuid,
          name: organizations.name,
          createdAt: organizations.createdAt,
          verifiedBy: organizations.verifiedBy,
          verifiedAt: organizations.verifiedAt,
          owners: sql<
            string[]
          >`array(select ${accounts.accountId} from ${organizationMembers} join ${accounts} on ${ofAccount} where ${ofOrganization} and ${isOwner} order by ${sql`${organizationMembers.createdAt}`}, ${accounts.accountId})`,
          people: sql<number>`(select count(*)::int from ${organizationMembers} where ${ofOrganization})`,
          contests: contestCount,
        })
        .from(organizations)
        .where(selected(selection))
        .orderBy(...ORDERS[sort][direction])
        .offset(offset)
        .limit(limit),

    count: (selection: OrganizationSelection): Promise<number> =>
      countCapped(orm, organizations, selected(selection)),

    /** The pieces of news that show its contests. */
    listNews: (uuid: string): Promise<string[]> => listNewsOf(orm, uuid),

    async find(uuid: string) {
      const [row] = await orm
        .select({ organization: organizations, contests: contestCount })
        .from(organizations)
        .where(eq(organizations.uuid, uuid));
      return row ?? null;
    },

    /** The people of an organization, the first one first. */
    listPeople: (uuid: string, now: Date) =>
      orm
        .select({
          account: accounts,
          role: organizationMembers.role,
          joinedAt: organizationMembers.createdAt,
          linkUntil: openLinkUntil(now),
        })
        .from(organizationMembers)
        .innerJoin(accounts, ofAccount)
        .where(eq(organizationMembers.organizationUuid, uuid))
        .orderBy(asc(organizationMembers.createdAt), asc(accounts.accountId)),
  };
}
