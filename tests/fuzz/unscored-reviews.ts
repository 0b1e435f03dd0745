import { z } from 'zod';
import { apiUrl } from '@/lib/api/url';
import { APPLICANT_STATUSES } from '@/lib/contracts/contest';
import { organizationContestSchema } from '@/lib/contracts/organization-contest';
import { applicantRowSchema, applicantSchema } from '@/lib/contracts/organization-applicant';
import type { KindResult } from './kind';
import { callAs, cookieFor } from './roles';

const REVIEWERS = ['reviewer01', 'reviewer02'] as const;
/** Applicants of each contest whose own score is given and taken back again. */
const REPLAYED = 3;
const MARK = 3;
const EMPTY = { marks: {}, opinion: null, note: null, isNoteShared: false, comment: null };

const contestsSchema = z.object({ content: z.array(z.object({ uuid: z.string() })) });
const rowsSchema = z.object({ content: z.array(applicantRowSchema) });

/**
 * Reads applicants as reviewers who haven't scored them: nothing of others' scores, notes and decisions is there, nor in the
 * order, the filters and the numbers of the contest. A score that is given and taken back is none.
 */
export async function tryUnscoredReviews(url: string): Promise<KindResult> {
  const failures: string[] = [];
  let looked = 0;
  for (const reviewer of REVIEWERS) {
    const cookie = await cookieFor(url, reviewer);
    if (cookie === null) throw new Error(`${reviewer} can't log in`);
    const read = (path: string) => callAs(url, cookie, { path });
    const contests = contestsSchema.parse(
      await read(apiUrl('/v1/organizations/contests', { query: { size: 100 } })),
    );
    for (const { uuid } of contests.content) {
      const list = apiUrl('/v1/organizations/contests/{uuid}/applicants', { params: { uuid } });
      const unscored = rowsSchema
        .parse(await read(`${list}?size=100`))
        .content.filter(({ ownScore }) => ownScore === null);
      const shown = (at: string, applicant: z.infer<typeof applicantRowSchema>) => {
        looked += 1;
        if (applicant.score !== null || applicant.scores !== null)
          failures.push(`${reviewer} is sent the mean of an applicant before the own score, ${at}`);
        if (applicant.status !== null || applicant.announcedStatus !== null)
          failures.push(`${reviewer} is sent the decision about an applicant before the own score, ${at}`);
      };
      const order = async (direction: string) =>
        rowsSchema
          .parse(await read(`${list}?size=100&sort=score&direction=${direction}`))
          .content.filter(({ ownScore }) => ownScore === null)
          .map(({ id }) => id)
          .join();
      if ((await order('asc')) !== (await order('desc')))
        failures.push(`${reviewer} is sent the order of applicants by others' scores`);
      const contest = organizationContestSchema.parse(
        await read(apiUrl('/v1/organizations/contests/{uuid}', { params: { uuid } })),
      );
      if (contest.counts !== null && contest.announcedAt === null)
        failures.push(`${reviewer} is sent the numbers of decisions before the announcement`);
      for (const status of APPLICANT_STATUSES) {
        const found = rowsSchema.parse(await read(`${list}?size=100&filter=${status}`)).content;
        if (found.some(({ ownScore }) => ownScore === null))
          failures.push(`${reviewer} finds applicants by the decision ${status} before the own score`);
      }
      const marks = Object.fromEntries(contest.review.rule.criteria.map(({ id }) => [id, MARK]));
      for (const [at, row] of unscored.entries()) {
        shown('in the list', row);
        const one = apiUrl('/v1/organizations/contests/{uuid}/applicants/{applicantId}', {
          params: { uuid, applicantId: row.id },
        });
        if (at < REPLAYED)
          for (const body of [{ ...EMPTY, marks }, EMPTY])
            await callAs(url, cookie, { method: 'PUT', path: `${one}/review`, body });
        const applicant = applicantSchema.parse(await read(one));
        shown('in the applicant', applicant);
        if (applicant.reviews.some(({ isOwn }) => !isOwn))
          failures.push(`${reviewer} is sent others' reviews before the own score`);
      }
    }
  }
  if (looked === 0) failures.push('no reviewer has an applicant without an own score');
  const report = `Reviews: ${looked} looks at applicants before the own score, ${failures.length} faults.`;
  return { passed: looked - failures.length, failures, report, section: report };
}
