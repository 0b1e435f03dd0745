import type { Contest } from '@/lib/contracts/contest';
import type { TermsRevision } from '@/lib/contracts/contest-terms';
import { standingOf } from '@/lib/contest/standing';
import { editionOf } from '@/lib/contest/terms/terms-edition';
import { termsHistory } from '@/lib/contest/terms/terms-history';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { presentContest } from './presenter';
import type { ContestRepository, ContestRow } from './repository';
import type { ContestResultRepository } from './result-repository';
import { createContestResultService } from './result-service';

export interface ContestDependencies {
  repository: ContestRepository;
  results: ContestResultRepository;
  clock: () => Date;
}

export type ContestService = ReturnType<typeof createContestService>;

/** Contests as visitors and artists see them (C-1 to C-14). */
export function createContestService({ repository, results, clock }: ContestDependencies) {
  /** Whether a caller may see a contest that isn't published: the operator, and its organization's owners and jurors (C-72). */
  async function mayPreview(
    actor: SignedIn | null,
    { uuid, organizationUuid }: ContestRow,
  ): Promise<boolean> {
    if (actor === null) return false;
    if (actor.roleType === 'ADMIN') return true;
    const membership = await repository.findMembership(actor.accountUuid);
    if (membership?.organizationUuid !== organizationUuid) return false;
    return membership.role === 'OWNER' || repository.isOnPanel(uuid, actor.accountUuid);
  }

  async function getPublished(uuid: string): Promise<ContestRow> {
    const row = await repository.find(uuid);
    if (row === null || row.state === 'DRAFT') throw notFound();
    return row;
  }

  return {
    /** The organization that an account works for, and as what; null for none. */
    findMembership: repository.findMembership,

    ...createContestResultService({ repository, results }),

    /**
     * The contest of a piece of news (C-33).
     * @param isPreview also one that isn't published, for its owners, its jurors and the operator (C-13)
     * @throws ApiError NOT_FOUND where it has none
     */
    async getByArticle(actor: SignedIn | null, articleUuid: string, isPreview: boolean): Promise<Contest> {
      const row = await repository.findByArticle(articleUuid);
      if (row === null) throw notFound();
      const isPublic = row.state !== 'DRAFT' && row.stoppedAs !== 'WITHDRAWN';
      const isShown = isPreview ? await mayPreview(actor, row) : isPublic;
      if (!isShown) throw notFound();
      return presentContest(row, clock());
    },

    /** What each edition of a published contest's terms changed, the newest first (C-104). */
    async listTermsHistory(contestUuid: string): Promise<TermsRevision[]> {
      const editions = await repository.listTermsEditions(contestUuid);
      return termsHistory(editions.flatMap((edition) => editionOf(edition) ?? []));
    },

    /** Whether applications are taken now (C-34). @throws ApiError NOT_FOUND */
    async isActive(uuid: string): Promise<boolean> {
      return standingOf(await getPublished(uuid), clock()) === 'OPEN';
    },

    /** A contest that was published once. @throws ApiError NOT_FOUND */
    getPublished,

    /** A contest that takes applications now. @throws ApiError NOT_FOUND, CONTEST_INACTIVE, CONTEST_OUTSIDE_PERIOD */
    async getOpen(uuid: string): Promise<ContestRow> {
      const row = await getPublished(uuid);
      assertOpen(row, clock());
      return row;
    },
  };
}

/** @throws ApiError CONTEST_INACTIVE where its organizer closed it (C-22), CONTEST_OUTSIDE_PERIOD (C-23) */
export function assertOpen(contest: Parameters<typeof standingOf>[0], now: Date): void {
  if (standingOf(contest, now) === 'OPEN') return;
  const { state, closedAt, stoppedAs } = contest;
  const isInactive = state !== 'PUBLISHED' || closedAt !== null || stoppedAs !== null;
  throw new ApiError(isInactive ? 'CONTEST_INACTIVE' : 'CONTEST_OUTSIDE_PERIOD');
}
