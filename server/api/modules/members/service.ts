import type {
  Contact,
  ContactUpdate,
  Member,
  MemberRow,
  OpenedMember,
  RoleChange,
  WithdrawalRow,
} from '@/lib/contracts/admin/member';
import type { Opening } from '@/lib/contracts/access-reason';
import { pagesOfArtist, type CacheTag } from '@/lib/cache-tags';
import type { Page } from '@/lib/contracts/envelope';
import type { ErrorCode } from '@/lib/contracts/errors';
import { formatMoment } from '@/lib/format/moment';
import type { MemberListState, WithdrawalListState } from '@/lib/lists/admin-member-lists';
import { ACCOUNT_STATUS_LABELS, ROLE_TYPE_LABELS } from '@/lib/options/admin';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { readPage } from '@/server/api/http/envelope';
import type { FileAnswer } from '@/server/api/http/file-answer';
import { listCsv } from '@/server/api/http/list-csv';
import type { AuditService } from '@/server/api/modules/audit/service';
import type { PasswordLinkService } from '@/server/api/modules/password-links/service';
import type { WithdrawalService } from '@/server/api/modules/withdrawal/service';
import type { MemberChangeRepository } from './change-repository';
import type { MemberDetailRepository } from './detail-repository';
import { isMaintained, mayWithdraw, roleChangesOf } from './policy';
import { presentMember, presentOpened, presentRow, presentWithdrawal } from './presenter';
import type { MemberRepository, MemberRowRead } from './repository';

export interface MemberDependencies {
  repository: MemberRepository;
  details: MemberDetailRepository;
  changes: MemberChangeRepository;
  audit: Pick<AuditService, 'noteAccess' | 'noteContactSearch'>;
  withdrawal: Pick<WithdrawalService, 'restore' | 'withdrawFor'>;
  passwordLinks: Pick<PasswordLinkService, 'send'>;
  invalidate: (tags: readonly CacheTag[]) => void;
  wakeOutbox: () => void;
  clock: () => Date;
}

export type MemberService = ReturnType<typeof createMemberService>;

const CODES: Readonly<Record<'CHANGED' | 'LAST_OPERATOR' | 'STALE', ErrorCode>> = {
  CHANGED: 'MEMBER_CHANGED',
  LAST_OPERATOR: 'LAST_OPERATOR',
  STALE: 'CONTENT_STALE',
};

/** Accounts as operators see and manage them (O-50 to O-59). */
export function createMemberService(deps: MemberDependencies) {
  const { audit, repository, details, changes, withdrawal, passwordLinks, invalidate, wakeOutbox, clock } =
    deps;

  async function find(uuid: string) {
    const row = await details.find(uuid, clock());
    if (row === null) throw notFound();
    return row;
  }

  async function get(uuid: string): Promise<Member> {
    const row = await find(uuid);
    return presentMember(row, await details.listBelongings(uuid), clock());
  }

  const changeOf = (actor: SignedIn, uuid: string) => ({ uuid, actorId: actor.accountId, at: clock() });

  /** Passes what was done, renews the pages that show it, and answers the account as it is by now. */
  async function done(
    uuid: string,
    outcome: 'MISSING' | keyof typeof CODES | { artistId: number | null } | null,
  ): Promise<Member> {
    if (outcome === 'MISSING') throw notFound();
    if (typeof outcome === 'string') throw new ApiError(CODES[outcome]);
    if (outcome !== null && outcome.artistId !== null) invalidate(pagesOfArtist(outcome.artistId));
    wakeOutbox();
    return get(uuid);
  }

  return {
    /** @throws ApiError NOT_FOUND */
    get,

    async list(actor: SignedIn, query: MemberListState & { size: number }): Promise<Page<MemberRow>> {
      await audit.noteContactSearch(actor, 'MEMBER', query.q, { isOfPeople: true });
      return readPage(query, {
        list: (window) => repository.list(query, query, window),
        count: () => repository.count(query),
        present: presentRow,
      });
    },

    /** Withdrawn accounts that may come back, with the days left. */
    async listWithdrawals(
      actor: SignedIn,
      query: WithdrawalListState & { size: number },
    ): Promise<Page<WithdrawalRow>> {
      await audit.noteContactSearch(actor, 'MEMBER', query.q, { isOfPeople: true });
      const now = clock();
      return readPage(query, {
        list: (window) => repository.listWithdrawals(query, now, window),
        count: () => repository.countWithdrawals(query.q, now),
        present: (row) => presentWithdrawal(row, now),
      });
    },

    /** The list as a file, without personal data. The download is recorded in the audit log. */
    async exportCsv(
      actor: SignedIn,
      { reason, ...query }: MemberListState & { reason?: string | undefined },
    ): Promise<FileAnswer> {
      const { q, role, status } = query;
      await audit.noteContactSearch(actor, 'MEMBER', q, { isOfPeople: true });
      await audit.noteAccess(actor, {
        ...{ action: 'EXPORT', subject: 'MEMBER', label: '회원', reason },
        rows: await repository.count(query),
        // A text may be a person's name.
        after: { isSearched: q !== '', role, status },
      });
      return listCsv<MemberRowRead>({
        name: '회원',
        now: clock(),
        columns: {
          가입: ({ createdAt }) => formatMoment(createdAt),
          아이디: (row) => row.accountId,
          '회원 유형': ({ roleType }) => ROLE_TYPE_LABELS[roleType],
          상태: (row) => ACCOUNT_STATUS_LABELS[row.status],
          '마지막 로그인': ({ lastLoginAt }) => (lastLoginAt === null ? '' : formatMoment(lastLoginAt)),
        },
        list: (window) => repository.list(query, query, window),
      });
    },

    /** Who it is, and where they are reached. The read is recorded in the audit log. @throws ApiError NOT_FOUND */
    async open(actor: SignedIn, uuid: string, opening?: Opening): Promise<OpenedMember> {
      const { account } = await find(uuid);
      await audit.noteAccess(actor, {
        ...{ action: 'VIEW_PERSONAL_DATA', subject: 'MEMBER', subjectId: uuid, label: account.accountId },
        ...{ rows: 1, reason: opening?.reason, after: { what: ['name', 'email', 'phoneNum', 'birthDate'] } },
      });
      return presentOpened(account);
    },

    /**
     * Gives an account another role, and ends its sessions.
     * @throws ApiError NOT_FOUND, OWN_ACCOUNT, ROLE_NOT_ALLOWED, LAST_OPERATOR, MEMBER_CHANGED
     */
    async changeRole(actor: SignedIn, uuid: string, change: RoleChange): Promise<Member> {
      assertOther(actor, uuid);
      const { account } = await find(uuid);
      if (account.roleType !== change.from || account.status !== 'ACTIVE')
        throw new ApiError('MEMBER_CHANGED');
      if (!roleChangesOf(account).includes(change.to)) throw new ApiError('ROLE_NOT_ALLOWED');
      return done(uuid, await changes.changeRole(changeOf(actor, uuid), change));
    },

    /**
     * Keeps the owner out, who reads why; sessions end at once and an artist's pages are hidden.
     * @throws ApiError NOT_FOUND, OWN_ACCOUNT, LAST_OPERATOR, MEMBER_CHANGED
     */
    async stop(actor: SignedIn, uuid: string, reason: string): Promise<Member> {
      assertOther(actor, uuid);
      return done(uuid, await changes.stop(changeOf(actor, uuid), reason));
    },

    /** Lets the owner in again. @throws ApiError NOT_FOUND, MEMBER_CHANGED where it isn't stopped */
    restore: async (actor: SignedIn, uuid: string): Promise<Member> =>
      done(uuid, await changes.restore(changeOf(actor, uuid))),

    /**
     * Saves name and contact of a member of an organization, who can't do it.
     * @throws ApiError NOT_FOUND, FORBIDDEN for other accounts, CONTENT_STALE, MEMBER_CHANGED, EMAIL_TAKEN
     */
    async saveContact(actor: SignedIn, uuid: string, body: ContactUpdate): Promise<Member> {
      const { account } = await find(uuid);
      if (!isMaintained(account.roleType)) throw new ApiError('FORBIDDEN');
      const { version, ...contact }: ContactUpdate & Contact = body;
      const outcome = await changes.saveContact(changeOf(actor, uuid), version, contact);
      if (outcome === 'EMAIL_TAKEN') throw new ApiError('EMAIL_TAKEN');
      return done(uuid, outcome);
    },

    /** Takes a withdrawal back for its owner. @throws ApiError NOT_FOUND, MEMBER_CHANGED where it can't be taken back */
    async revokeWithdrawal(actor: SignedIn, uuid: string): Promise<Member> {
      await find(uuid);
      if (!(await withdrawal.restore(uuid, actor))) throw new ApiError('MEMBER_CHANGED');
      return get(uuid);
    },

    /** Withdraws an account for its owner, who can't. @throws ApiError NOT_FOUND, WITHDRAWAL_NOT_ALLOWED, OWN_ACCOUNT */
    async withdraw(actor: SignedIn, uuid: string): Promise<Member> {
      assertOther(actor, uuid);
      const { account, organization } = await find(uuid);
      if (!mayWithdraw({ ...account, isOfOrganization: organization?.uuid != null }))
        throw new ApiError('WITHDRAWAL_NOT_ALLOWED');
      if (!(await withdrawal.withdrawFor(actor, uuid))) throw new ApiError('MEMBER_CHANGED');
      return get(uuid);
    },

    /** Sends a link by which the owner sets a password. @throws ApiError what `PasswordLinkService.send` throws */
    async sendPasswordLink(actor: SignedIn, uuid: string): Promise<Member> {
      await passwordLinks.send(actor, uuid);
      return get(uuid);
    },
  };
}

function assertOther({ accountUuid }: SignedIn, uuid: string): void {
  if (accountUuid === uuid) throw new ApiError('OWN_ACCOUNT');
}
