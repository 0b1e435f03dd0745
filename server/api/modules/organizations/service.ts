import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import type {
  AdminOrganization,
  AdminOrganizationRow,
  NewPerson,
  OrganizationCreate,
  OrganizationVerify,
  PersonCreate,
  PersonJoin,
  PersonRole,
} from '@/lib/contracts/admin/organization';
import type { MemberRole } from '@/lib/contracts/contest';
import type { Page } from '@/lib/contracts/envelope';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { OrganizationListState } from '@/lib/lists/admin-member-lists';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import { readPage } from '@/server/api/http/envelope';
import { assertSaved } from '@/server/api/http/unsaved';
import type { AuditService } from '@/server/api/modules/audit/service';
import type { AuthService } from '@/server/api/modules/auth/service';
import type { PasswordLinkService } from '@/server/api/modules/password-links/service';
import type { PeopleObstacle, PeopleRepository } from './people-repository';
import { presentOrganization, presentRow } from './presenter';
import type { OrganizationRead, OrganizationRepository } from './repository';
import { personRefusal } from './shared-rules';
import type { Invited } from './shared-rows';

export interface OrganizationDependencies {
  repository: OrganizationRepository;
  audit: Pick<AuditService, 'noteContactSearch'>;
  people: PeopleRepository;
  auth: Pick<AuthService, 'isAccountIdTaken'>;
  passwordLinks: Pick<PasswordLinkService, 'newLink'>;
  invalidate: (tags: readonly CacheTag[]) => void;
  wakeOutbox: () => void;
  clock: () => Date;
}

export type OrganizationService = ReturnType<typeof createOrganizationService>;

const CODES: Readonly<Record<PeopleObstacle, ErrorCode>> = {
  STALE: 'CONTENT_STALE',
  MISSING: 'NOT_FOUND',
  LAST_OWNER: 'LAST_OWNER',
  NOT_FREE: 'PERSON_NOT_FREE',
  ACCOUNT_ID_TAKEN: 'ACCOUNT_ID_TAKEN',
  EMAIL_TAKEN: 'EMAIL_TAKEN',
};

/** Organizations and their people, whose accounts operators make (O-63 to O-67). */
export function createOrganizationService(deps: OrganizationDependencies) {
  const { repository, audit, people, auth, passwordLinks, invalidate, wakeOutbox, clock } = deps;

  async function get(uuid: string): Promise<AdminOrganization> {
    const row = await repository.find(uuid);
    if (row === null) throw notFound();
    return presentOrganization(row, await repository.listPeople(uuid, clock()), clock());
  }

  const changeOf = (actor: SignedIn, uuid: string, version: number) => ({
    ...{ uuid, version, actorId: actor.accountId, at: clock() },
  });

  /** The invitation of a new person, with its link. @throws ApiError ACCOUNT_ID_TAKEN also for an ID that is reserved */
  async function invitedOf(
    { accountId, name, email, phoneNum }: NewPerson,
    role: MemberRole,
  ): Promise<Invited> {
    if (await auth.isAccountIdTaken(accountId)) throw refusal('ACCOUNT_ID_TAKEN');
    return {
      person: { accountId, name, email, phoneNum },
      ...{ role, link: passwordLinks.newLink('INVITATION') },
    };
  }

  /** Passes what was done, and answers the organization as it is by now. */
  async function done(
    uuid: string,
    outcome: { obstacle: PeopleObstacle } | null,
  ): Promise<AdminOrganization> {
    if (outcome !== null) throw refusal(outcome.obstacle);
    wakeOutbox();
    return get(uuid);
  }

  /** Saves columns of an organization. The news of its contests shows them as soon as they are saved. */
  async function save(
    { accountId: actorId }: SignedIn,
    { uuid, version }: { uuid: string; version: number },
    columns: Partial<OrganizationRead['organization']>,
  ): Promise<AdminOrganization> {
    assertSaved(await repository.update({ uuid, version, actorId }, columns, clock()));
    invalidate((await repository.listNews(uuid)).map(cacheTags.article));
    return get(uuid);
  }

  return {
    /** @throws ApiError NOT_FOUND */
    get,
    invitedOf,

    async list(
      actor: SignedIn,
      query: OrganizationListState & { size: number },
    ): Promise<Page<AdminOrganizationRow>> {
      await audit.noteContactSearch(actor, 'ORGANIZATION', query.q);
      return readPage(query, {
        list: (window) => repository.list(query, window),
        count: () => repository.count(query),
        present: presentRow,
      });
    },

    /** Makes an organization with its first owner, who gets the invitation. @throws ApiError ACCOUNT_ID_TAKEN, EMAIL_TAKEN */
    async create(
      actor: SignedIn,
      { organizationName, ...person }: OrganizationCreate,
    ): Promise<AdminOrganization> {
      const invited = await invitedOf(person, 'OWNER');
      const made = await people.create(organizationName, invited, actor.accountId);
      if (typeof made !== 'string') throw refusal(made.obstacle);
      return done(made, null);
    },

    /** @throws ApiError NOT_FOUND, CONTENT_STALE where another operator saved first */
    rename: (actor: SignedIn, uuid: string, version: number, name: string): Promise<AdminOrganization> =>
      save(actor, { uuid, version }, { name }),

    /** Verifies an organization by a document, or takes that back (O-104). @throws ApiError as `rename` does */
    verify: (
      actor: SignedIn,
      uuid: string,
      { verifiedBy, version }: OrganizationVerify,
    ): Promise<AdminOrganization> =>
      save(actor, { uuid, version }, { verifiedBy, verifiedAt: verifiedBy === null ? null : clock() }),

    /** @throws ApiError NOT_FOUND, CONTENT_STALE, ACCOUNT_ID_TAKEN, EMAIL_TAKEN */
    async invite(actor: SignedIn, uuid: string, { role, version, ...person }: PersonCreate) {
      await get(uuid);
      const invited = await invitedOf(person, role);
      return done(uuid, await people.invite(changeOf(actor, uuid, version), invited));
    },

    /** @throws ApiError NOT_FOUND, CONTENT_STALE, PERSON_NOT_FREE */
    join: async (actor: SignedIn, uuid: string, { accountId, role, version }: PersonJoin) =>
      done(uuid, await people.join(changeOf(actor, uuid, version), accountId, role)),

    /** @throws ApiError NOT_FOUND, CONTENT_STALE, LAST_OWNER */
    setRole: async (actor: SignedIn, uuid: string, accountUuid: string, { role, version }: PersonRole) =>
      done(uuid, await people.setRole(changeOf(actor, uuid, version), accountUuid, role)),

    /** @throws ApiError NOT_FOUND, CONTENT_STALE, LAST_OWNER */
    remove: async (actor: SignedIn, uuid: string, accountUuid: string, version: number) =>
      done(uuid, await people.remove(changeOf(actor, uuid, version), accountUuid)),
  };
}

const refusal = (obstacle: PeopleObstacle) => personRefusal(CODES[obstacle]);
