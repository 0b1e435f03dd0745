import { and, eq } from 'drizzle-orm';
import type { MemberRole } from '@/lib/contracts/contest';
import { reckonScores } from '@/server/api/modules/organization-applicants/shared-rows';
import { leavePanels } from '@/server/api/modules/organization-panel/shared-rows';
import { writeAudit, type NewAuditEntry } from '@/server/db/audit';
import type { Orm, Transaction } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { organizationMembers, organizations } from '@/server/db/schema/contest';
import { hasOwnerBeside, invitePerson, takenBy, type Invited, type Taken } from './shared-rows';

export type PeopleRepository = ReturnType<typeof createPeopleRepository>;

/** An operator's change of an organization's people, in the version that was seen. */
export interface PeopleChange {
  uuid: string;
  version: number;
  actorId: string;
  at: Date;
}

/** Why nothing was changed. */
export type PeopleObstacle = 'STALE' | 'MISSING' | 'LAST_OWNER' | 'NOT_FREE' | Taken;

/** Rolls a transaction back. */
class Refused extends Error {
  constructor(readonly obstacle: PeopleObstacle) {
    super(obstacle);
  }
}

type OrganizationRow = typeof organizations.$inferSelect;

/** Who works for an organization. Each change is recorded in the audit log and counts the organization's version up. */
export function createPeopleRepository(orm: Orm) {
  /** Does it all or nothing. */
  async function attempt<Value>(
    work: (tx: Transaction) => Promise<Value>,
  ): Promise<Value | { obstacle: PeopleObstacle }> {
    try {
      return await orm.transaction(work);
    } catch (error) {
      if (error instanceof Refused) return { obstacle: error.obstacle };
      const obstacle = takenBy(error);
      if (obstacle === null) throw error;
      return { obstacle };
    }
  }

  /** Changes the people of an organization while it is held. */
  const change = ({ uuid, version, at }: PeopleChange, work: Work) =>
    attempt(async (tx) => {
      const [organization] = await tx
        .select()
        .from(organizations)
        .where(eq(organizations.uuid, uuid))
        .for('update');
      if (organization === undefined) throw new Refused('MISSING');
      if (organization.version !== version) throw new Refused('STALE');
      await work(tx, organization);
      await tx
        .update(organizations)
        .set({ version: version + 1, updatedAt: at })
        .where(eq(organizations.uuid, uuid));
      return null;
    });

  return {
    /** Makes an organization and the account of its first owner. @returns its uuid */
    create: (name: string, invited: Invited, actorId: string) =>
      attempt(async (tx) => {
        const [organization] = await tx.insert(organizations).values({ name }).returning();
        if (organization === undefined) throw new Error('An organization was not added');
        await writeAudit(tx, { ...entryOf(organization, actorId), action: 'CREATE', after: { name } });
        await invitePerson(tx, organization, invited, actorId);
        return organization.uuid;
      }),

    /** Makes an account for a new member, who gets the invitation. */
    invite: (of: PeopleChange, invited: Invited) =>
      change(of, async (tx, organization) => {
        await invitePerson(tx, organization, invited, of.actorId);
      }),

    /** Adds the owner of an organization account that belongs to no organization. */
    join: (of: PeopleChange, accountId: string, role: MemberRole) =>
      change(of, async (tx, organization) => {
        const [account] = await tx
          .select({ uuid: accounts.uuid })
          .from(accounts)
          .where(
            and(
              ...[eq(accounts.accountId, accountId), eq(accounts.roleType, 'BUSINESS')],
              eq(accounts.status, 'ACTIVE'),
            ),
          )
          .for('update');
        if (account === undefined) throw new Refused('NOT_FREE');
        const joined = await tx
          .insert(organizationMembers)
          .values({ accountUuid: account.uuid, organizationUuid: organization.uuid, role })
          .onConflictDoNothing()
          .returning({ role: organizationMembers.role });
        if (joined.length === 0) throw new Refused('NOT_FREE');
        await writeAudit(tx, { ...entryOf(organization, of.actorId), after: { accountId, role } });
      }),

    /** Makes an owner of a reviewer, or the other way round. */
    setRole: (of: PeopleChange, accountUuid: string, role: MemberRole) =>
      change(of, async (tx, organization) => {
        const before = await getPerson(tx, organization.uuid, accountUuid);
        if (before.role === 'OWNER' && role !== 'OWNER')
          await assertOwnerBeside(tx, organization.uuid, accountUuid);
        await tx
          .update(organizationMembers)
          .set({ role })
          .where(eq(organizationMembers.accountUuid, accountUuid));
        const { accountId } = before;
        await writeAudit(tx, {
          ...entryOf(organization, of.actorId),
          ...{ before: { [accountId]: before.role }, after: { [accountId]: role } },
        });
      }),

    /**
     * Removes a member, also from the panels of contests that are neither announced nor archived, whose scores are reckoned anew.
     * The account stays; it has no organization any more.
     */
    remove: (of: PeopleChange, accountUuid: string) =>
      change(of, async (tx, organization) => {
        const { accountId, role } = await getPerson(tx, organization.uuid, accountUuid);
        if (role === 'OWNER') await assertOwnerBeside(tx, organization.uuid, accountUuid);
        await tx.delete(organizationMembers).where(eq(organizationMembers.accountUuid, accountUuid));
        const person = { organizationUuid: organization.uuid, accountUuid };
        for (const contestUuid of await leavePanels(tx, person, of.at)) await reckonScores(tx, contestUuid);
        await writeAudit(tx, { ...entryOf(organization, of.actorId), before: { accountId, role } });
      }),
  };
}

type Work = (tx: Transaction, organization: OrganizationRow) => Promise<void>;

const entryOf = ({ uuid, name }: OrganizationRow, actorId: string) =>
  ({
    ...{ actorId, action: 'UPDATE', subject: 'ORGANIZATION', subjectId: uuid, label: name },
  }) satisfies NewAuditEntry;

async function getPerson(tx: Transaction, organizationUuid: string, accountUuid: string) {
  const [person] = await tx
    .select({ accountId: accounts.accountId, role: organizationMembers.role })
    .from(organizationMembers)
    .innerJoin(accounts, eq(accounts.uuid, organizationMembers.accountUuid))
    .where(
      and(
        eq(organizationMembers.organizationUuid, organizationUuid),
        eq(organizationMembers.accountUuid, accountUuid),
      ),
    );
  if (person === undefined) throw new Refused('MISSING');
  return person;
}

/** Refuses where no other owner can log in. */
async function assertOwnerBeside(
  tx: Transaction,
  organizationUuid: string,
  accountUuid: string,
): Promise<void> {
  const [organization] = await tx
    .select({ hasOther: hasOwnerBeside(tx, organizations.uuid, accountUuid) })
    .from(organizations)
    .where(eq(organizations.uuid, organizationUuid));
  if (organization?.hasOther !== true) throw new Refused('LAST_OWNER');
}
