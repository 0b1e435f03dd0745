import type { OrganizationContest, ReviewRuleForm } from '@/lib/contracts/organization-contest';
import * as reviewMessages from '@/lib/messages/contest-review';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import type { ContestReviewRepository } from './review-repository';
import type { OrganizationContestService } from './service';
import { assertEditable } from './standing-rules';

interface Dependencies {
  contests: Pick<OrganizationContestService, 'getOwner' | 'getRow' | 'present'>;
  reviews: ContestReviewRepository;
  wakeOutbox: () => void;
  clock: () => Date;
}

export type RuleService = ReturnType<typeof createRuleService>;

/** The rule that a contest's jury scores by (C-89). */
export const createRuleService = ({ contests, reviews, wakeOutbox, clock }: Dependencies) => ({
  /**
   * Saves the rule. One that was scored by is followed by the next edition once the owner confirms it, and jurors are mailed.
   * @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND, CONTEST_RULE_STALE where another owner saved first, CONTEST_RULE_SCORED
   * without a confirmation, CONTEST_STANDING after the announcement
   */
  async save(
    actor: SignedIn,
    contestUuid: string,
    { rule, version, isConfirmed = false }: ReviewRuleForm,
  ): Promise<OrganizationContest> {
    const owner = await contests.getOwner(actor);
    await contests.getRow(owner, contestUuid);
    const now = clock();
    const change = { contestUuid, byUuid: owner.accountUuid, version, rule, isConfirmed };
    const outcome = await reviews.saveRule(change, now, (contest) => assertEditable(contest, now));
    if (outcome === 'stale') throw new ApiError('CONTEST_RULE_STALE');
    if (outcome !== 'saved')
      throw new ApiError('CONTEST_RULE_SCORED', {
        message: [
          reviewMessages.ruleScored(outcome.scores),
          outcome.startsOver ? reviewMessages.ruleStartsOver : reviewMessages.ruleKeepsScores,
        ].join(' '),
      });
    wakeOutbox();
    return contests.present(owner, contestUuid);
  },
});
