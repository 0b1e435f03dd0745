import { DEFAULT_RULE, SUGGESTED_CRITERIA } from '@/lib/contest/review/rule';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import type { Account, TestApi } from './api';
import { APPLICANT } from './contest-reviews';
import { reviewBody } from './review-body';

export const CONTEST = '/v1/organizations/contests/{uuid}';
export const RULE = `${CONTEST}/review-rule`;
export const CRITERIA: ReviewRule = { ...DEFAULT_RULE, scale: 'TEN', criteria: [...SUGGESTED_CRITERIA] };
/** Marks by those criteria: a score of 8.2. */
export const MARKS = { finish: 9, subject: 8, attempt: 7, plan: 8 };
export const EMPTY = reviewBody(null);

/** The calls about a contest's rule, and reviews by it. */
export function ruleCalls(api: TestApi) {
  const contestOf = (as: Account, uuid: string) => api.get(CONTEST, { as, params: { uuid } });
  return {
    contestOf,
    /** Saves a rule over the present version. */
    async saveRule(as: Account, uuid: string, rule: ReviewRule, isConfirmed?: boolean) {
      const { version } = await contestOf(as, uuid);
      return api.call('PUT', RULE, { as, params: { uuid }, body: { rule, version, isConfirmed } });
    },
    review: (as: Account, uuid: string, applicantId: string, body: object) =>
      api.call('PUT', `${APPLICANT}/review`, {
        ...{ as, params: { uuid, applicantId }, body: { ...EMPTY, ...body } },
      }),
  };
}
