import { lockOf } from '@/lib/contest/review-lock';
import { standingOf } from '@/lib/contest/standing';
import type { ContestResult, ContestResultForm } from '@/lib/contracts/contest-result';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import type { ContestService } from '@/server/api/modules/contests/service';
import type { OrganizationContestService } from './service';

interface ResultDependencies {
  contests: Pick<OrganizationContestService, 'getOwner' | 'getRow' | 'present' | 'change' | 'tellNews'>;
  results: Pick<ContestService, 'getResult'>;
  clock: () => Date;
}

export type ResultService = ReturnType<typeof createResultService>;

/** The result of a contest as its owners write and publish it (C-99). */
export const createResultService = ({ contests, results, clock }: ResultDependencies) => ({
  /** Returns the result as visitors would read it now. @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND */
  async get(actor: SignedIn, contestUuid: string): Promise<ContestResult> {
    const contest = await contests.getRow(await contests.getOwner(actor), contestUuid);
    return (await results.getResult(contest)).result;
  },

  /**
   * Saves the jury's statement, and publishes the result or takes it back. The day of the publication stays while it is published.
   * @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND, CONTEST_STALE where the contest was saved since, CONTEST_STANDING before
   * the announcement, in an archived contest and in one that an operator withdrew
   */
  async save(
    actor: SignedIn,
    contestUuid: string,
    { text, isPublished, version }: ContestResultForm,
  ): Promise<OrganizationContest> {
    const owner = await contests.getOwner(actor);
    const row = await contests.getRow(owner, contestUuid);
    const now = clock();
    const message = lockOf({ kind: 'RESULT' }, { ...row, standing: standingOf(row, now) });
    if (message !== null) throw new ApiError('CONTEST_STANDING', { message });
    const publishedAt = row.resultPublishedAt;
    await contests.change(
      { ...row, version },
      { resultText: text, resultPublishedAt: isPublished ? (publishedAt ?? now) : null },
    );
    if (isPublished || publishedAt !== null) contests.tellNews(row.articleUuid);
    return contests.present(owner, contestUuid);
  },
});
