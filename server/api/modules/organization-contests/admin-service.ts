import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import { endOf, standingOf } from '@/lib/contest/standing';
import { stopOf } from '@/lib/contest/stop';
import { publicTermsOf } from '@/lib/contest/terms/public-terms';
import { termLines } from '@/lib/contest/terms/term-lines';
import { withoutTermsQuestions } from '@/lib/contest/terms/terms-questions';
import { unfairTerms } from '@/lib/contest/terms/unfair-terms';
import type { AdminContest, AdminContestRow, ContestStopping } from '@/lib/contracts/admin/contest';
import type { Page } from '@/lib/contracts/envelope';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDeadline, formatOpening } from '@/lib/format/deadline';
import { formatMoment } from '@/lib/format/moment';
import type { AdminContestListState } from '@/lib/lists/admin-lists';
import * as contestStopMessages from '@/lib/messages/contest-stop';
import { CONTEST_STANDING_LABELS } from '@/lib/options/contest';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { readPage } from '@/server/api/http/envelope';
import type { FileAnswer } from '@/server/api/http/file-answer';
import { listCsv } from '@/server/api/http/list-csv';
import type { AuditService } from '@/server/api/modules/audit/service';
import type { AdminContestRepository, AdminContestRowRead, StopChange } from './admin-repository';
import { momentOf } from './presenter';
import type { OrganizationContestRepository, OwnContest } from './repository';

interface AdminContestDependencies {
  repository: AdminContestRepository;
  audit: Pick<AuditService, 'noteAccess'>;
  contests: Pick<OrganizationContestRepository, 'countApplicants' | 'findOrganization'>;
  invalidate: (tags: readonly CacheTag[]) => void;
  wakeOutbox: () => void;
  clock: () => Date;
}

export type AdminContestService = ReturnType<typeof createAdminContestService>;

/** Contests of all organizations (O-97). Applicants stay with the organization: operators see how many there are. */
export function createAdminContestService(deps: AdminContestDependencies) {
  const { repository, audit, contests, invalidate, wakeOutbox, clock } = deps;

  async function find(uuid: string): Promise<OwnContest> {
    const row = await repository.find(uuid);
    if (row === null) throw notFound();
    return row;
  }

  async function get(uuid: string): Promise<AdminContest> {
    const row = await find(uuid);
    const { counts, drafts } = await contests.countApplicants(uuid, row.formVersion);
    const organization = await contests.findOrganization(row.organizationUuid);
    const { articleUuid, newsStatus, organizer, description, image, fields, version } = row;
    const hasNews = articleUuid !== null && newsStatus !== null;
    const sent = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return {
      ...presentRow({ contest: row, organization: organization?.name ?? '', applicants: sent }, clock()),
      news: hasNews ? { uuid: articleUuid, status: newsStatus } : null,
      ...{ organizer, description, previewImage: image, questions: withoutTermsQuestions(fields).length },
      terms: presentTerms(row),
      ...{ counts, drafts, version },
      closedAt: momentOf(row.closedAt),
      announcedAt: momentOf(row.announcedAt),
    };
  }

  async function change(
    row: OwnContest,
    version: number,
    given: Omit<StopChange, 'now'>,
  ): Promise<AdminContest> {
    const isKept = row.version === version && (await repository.change(row, { ...given, now: clock() }));
    if (!isKept) throw new ApiError('CONTENT_STALE');
    if (row.articleUuid !== null) invalidate([cacheTags.articles, cacheTags.article(row.articleUuid)]);
    wakeOutbox();
    return get(row.uuid);
  }

  return {
    /** @throws ApiError NOT_FOUND */
    get,

    list(query: AdminContestListState & { size: number }): Promise<Page<AdminContestRow>> {
      const now = clock();
      const selection = { q: query.q, filter: query.filter, now };
      return readPage(query, {
        list: (window) => repository.list(selection, query, window),
        count: () => repository.count(selection),
        present: (row) => presentRow(row, now),
      });
    },

    /**
     * Ends the applications of a contest, or takes it from visitors, for a reason that its owners read and are mailed.
     * @throws ApiError NOT_FOUND, CONTENT_STALE, CONTEST_STANDING where it isn't open or wasn't published
     */
    async stop({ accountId }: SignedIn, uuid: string, stopping: ContestStopping): Promise<AdminContest> {
      const { version, ...stop } = stopping;
      const row = await find(uuid);
      if (row.version === version && !isStoppable(row, stop.kind, clock()))
        throw new ApiError('CONTEST_STANDING');
      return change(row, version, { stop, actorId: accountId });
    },

    /** Takes that back. @throws ApiError NOT_FOUND, CONTENT_STALE, CONTEST_STANDING for one that isn't stopped */
    async release({ accountId }: SignedIn, uuid: string, version: number): Promise<AdminContest> {
      const row = await find(uuid);
      if (row.version === version && row.stoppedAs === null) throw new ApiError('CONTEST_STANDING');
      return change(row, version, { stop: null, actorId: accountId });
    },

    /** The list as a file. The download is recorded in the audit log. */
    async exportCsv(
      actor: SignedIn,
      { reason, ...query }: AdminContestListState & { reason?: string | undefined },
    ): Promise<FileAnswer> {
      const { q, filter } = query;
      const now = clock();
      await audit.noteAccess(actor, {
        ...{ action: 'EXPORT', subject: 'CONTEST', label: '공모', reason },
        ...{ rows: await repository.count({ q, filter, now }), after: { q, filter } },
      });
      return listCsv<AdminContestRowRead>({
        name: '공모',
        now,
        columns: {
          단체: ({ organization }) => organization,
          공모: ({ contest }) => contest.title,
          상태: ({ contest }) => CONTEST_STANDING_LABELS[standingOf(contest, now)],
          중단: ({ contest }) => stopWords(stopOf(contest)),
          시작: ({ contest }) => (contest.opensAt === null ? '' : formatOpening(contest.opensAt)),
          마감: ({ contest }) => (contest.closesAt === null ? '' : formatDeadline(contest.closesAt)),
          신청: ({ applicants }) => applicants,
          '만든 때': ({ contest }) => wordsOf(contest.createdAt),
        },
        list: (window) => repository.list({ q, filter, now }, query, window),
      });
    },
  };
}

/** The warnings are those of the day of the edition. */
function presentTerms({ terms, termsEdition: edition, termsAt }: OwnContest): AdminContest['terms'] {
  if (terms === null) return null;
  return {
    edition,
    lines: termLines(publicTermsOf(terms)).map(({ label, answer, detail }) => ({ label, answer, detail })),
    unfair: unfairTerms(terms, dayInSeoul(termsAt)).map(({ wrong }) => wrong),
    overruled: terms.overruled,
  };
}

function isStoppable(row: OwnContest, kind: ContestStopping['kind'], now: Date): boolean {
  const standing = standingOf(row, now);
  return kind === 'CLOSED'
    ? standing === 'OPEN' || standing === 'SCHEDULED'
    : standing !== 'DRAFT' && standing !== 'WITHDRAWN';
}

const stopWords = (stop: ReturnType<typeof stopOf>) =>
  stop === null ? '' : contestStopMessages.stopped(stop);
const wordsOf = (moment: Date | null) => (moment === null ? '' : formatMoment(moment));

function presentRow({ contest, organization, applicants }: AdminContestRowRead, now: Date): AdminContestRow {
  const { uuid, type, title } = contest;
  return {
    ...{ uuid, contestType: type, title, organization, applicants },
    standing: standingOf(contest, now),
    opensAt: momentOf(contest.opensAt),
    closesAt: momentOf(endOf(contest)),
    stop: stopOf(contest),
    createdAt: contest.createdAt.toISOString(),
  };
}
