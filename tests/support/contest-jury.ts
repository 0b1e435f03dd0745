import { eq } from 'drizzle-orm';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants } from '@/server/db/schema/contest';
import type { Account, TestApi } from './api';
import { reviewCalls } from './contest-reviews';

export const CONTEST = '/v1/organizations/contests/{uuid}';
export const JURORS = `${CONTEST}/jurors` as const;
export const JUROR = `${JURORS}/{accountUuid}` as const;
export const ROUNDS = `${JUROR}/rounds` as const;
export const ASSIGNMENTS = `${CONTEST}/assignments` as const;
export const EXCLUSIONS = `${CONTEST}/exclusions` as const;
export const EXCLUSION = `${EXCLUSIONS}/{exclusionUuid}` as const;

/** A person who is invited to a panel. */
export const PERSON = {
  ...{ accountId: 'newjuror1', name: '배윤조', email: 'juror@example.com', phoneNum: '010-1234-5678' },
};

/** A contest with a panel, and the calls of its owner and its jurors. */
export function juryCalls(api: TestApi) {
  const { calls, reviewed } = reviewCalls(api);

  /** A reviewed contest, and a reviewer of its organization who isn't on its panel. */
  async function setUp() {
    const made = await reviewed();
    const outsider = await calls.member(made.organizationUuid, 'REVIEWER');
    const known = { email: `${outsider.accountId}@example.com`, name: '유선재' };
    await api.database.orm.update(accounts).set(known).where(eq(accounts.uuid, outsider.uuid));
    return { ...made, outsider: { ...outsider, ...known } };
  }

  return {
    setUp,
    jury: (as: Account, uuid: string) => api.get(`${CONTEST}/jury`, { as, params: { uuid } }),
    add: (as: Account, uuid: string, accountUuid: string) =>
      api.call('POST', JURORS, { as, params: { uuid }, body: { accountUuid } }),
    remove: (as: Account, uuid: string, accountUuid: string) =>
      api.call('DELETE', JUROR, { as, params: { uuid, accountUuid } }),
    invite: (as: Account, uuid: string, body: object = {}) =>
      api.request('POST', `${JURORS}/invitations`, { as, params: { uuid }, body: { ...PERSON, ...body } }),
    exclude: (as: Account, uuid: string, body: object) =>
      api.call('POST', EXCLUSIONS, { as, params: { uuid }, body: { reason: '사제 관계', ...body } }),
    lift: (as: Account, uuid: string, exclusionUuid: string) =>
      api.call('DELETE', EXCLUSION, { as, params: { uuid, exclusionUuid } }),
    assign: (as: Account, uuid: string, body: object) =>
      api.call('PUT', ASSIGNMENTS, { as, params: { uuid }, body: { round: 1, ...body } }),
    setRounds: (as: Account, uuid: string, accountUuid: string, rounds: readonly number[] | null) =>
      api.call('PUT', ROUNDS, { as, params: { uuid, accountUuid }, body: { rounds } }),
    /** What is reckoned of an applicant: the sum of the scores that count, how many they are, and how many are valid. */
    async reckoned(uuid: string) {
      const { scoreSum, scoreCount, scoresGiven } = await api.row(contestApplicants, { uuid });
      return [scoreSum, scoreCount, scoresGiven];
    },
  };
}
