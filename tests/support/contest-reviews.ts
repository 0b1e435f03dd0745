import { eq, sql } from 'drizzle-orm';
import { contestApplicants } from '@/server/db/schema/contest';
import type { Account, TestApi } from './api';
import { contestCalls } from './contests';
import { reviewBody } from './review-body';

export const APPLICANTS = '/v1/organizations/contests/{uuid}/applicants';
export const APPLICANT = `${APPLICANTS}/{applicantId}`;
export const ANSWERS = { statement: '서향집의 창틀', genre: 'ETC', genreEtc: '염색', agreement: true };
/** The mails of an announcement. */
export const MAILS = {
  selected: { subject: '{공모전} 선정', text: '{이름}님({접수번호}), 축하합니다.' },
  rejected: { subject: '{공모전} 결과', text: '{이름}님, 다음에 뵙겠습니다.' },
  rejectsUndecided: false,
};

/** A contest that is reviewed, and the calls of its reviewers and its owner. */
export function reviewCalls(api: TestApi) {
  const calls = contestCalls(api);

  /** A contest with an owner, two reviewers and three applicants. */
  async function reviewed(contest: { isBlind?: boolean; opensAt?: Date; closesAt?: Date } = {}) {
    const { uuid: organizationUuid, owner } = await calls.organization();
    const reviewers = [
      await calls.member(organizationUuid, 'REVIEWER'),
      await calls.member(organizationUuid, 'REVIEWER'),
    ] as const;
    const { uuid } = await calls.contest({ organizationUuid, isBlind: false, ...contest });
    const ids: string[] = [];
    const artists: Account[] = [];
    for (const name of ['류단아', '강도윤', '=임석']) {
      const as = await calls.applicant(name);
      const { id } = await calls.begin(as, uuid, ANSWERS);
      await calls.send(as, id);
      artists.push(as);
      ids.push(id);
    }
    await spread(ids);
    const [first = '', second = '', third = ''] = ids;
    return { organizationUuid, owner, reviewers, uuid, ids: [first, second, third] as const, artists };
  }

  /** Moves the sendings one millisecond apart, in the order of the ids. The test's clock doesn't move, and ties are ordered by the first sending. */
  async function spread(ids: readonly string[]): Promise<void> {
    for (const [index, uuid] of ids.entries()) {
      const earlier = sql`${ids.length - index} * interval '1 millisecond'`;
      await api.database.orm
        .update(contestApplicants)
        .set({
          firstSentAt: sql`${contestApplicants.firstSentAt} - ${earlier}`,
          sentAt: sql`${contestApplicants.sentAt} - ${earlier}`,
        })
        .where(eq(contestApplicants.uuid, uuid));
    }
  }

  const list = async (as: Account, uuid: string, query: object = {}) =>
    (await api.get(APPLICANTS, { as, params: { uuid }, query })).content;
  const get = (as: Account, uuid: string, applicantId: string) =>
    api.get(APPLICANT, { as, params: { uuid, applicantId } });
  const score = (
    as: Account,
    uuid: string,
    applicantId: string,
    value: number | null,
    note: string | null = null,
  ) =>
    api.call('PUT', `${APPLICANT}/review`, {
      as,
      params: { uuid, applicantId },
      body: reviewBody(value, note),
    });
  const setStatus = (as: Account, uuid: string, ids: readonly string[], status: string) =>
    api.call('PUT', `${APPLICANTS}/status`, { as, params: { uuid }, body: { ids, status } });
  const endRound = (as: Account, uuid: string, body: object) =>
    api.call('POST', '/v1/organizations/contests/{uuid}/rounds', { as, params: { uuid }, body });
  const announce = (as: Account, uuid: string, body: object = MAILS) =>
    api.call('POST', '/v1/organizations/contests/{uuid}/announcement', { as, params: { uuid }, body });

  return { calls, reviewed, list, get, score, setStatus, endRound, announce };
}
