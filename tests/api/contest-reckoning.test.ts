import { sql } from 'drizzle-orm';
import { SUGGESTED_CRITERIA, DEFAULT_RULE } from '@/lib/contest/review/rule';
import type { Reckoning, ReviewRule } from '@/lib/contracts/review-rule';
import { reckonScores } from '@/server/api/modules/organization-applicants/reckoning-repository';
import { contestApplicants } from '@/server/db/schema/contest';
import { contestReviewRules, contestReviews } from '@/server/db/schema/contest-jury';
import { useTestApi } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';

const api = useTestApi();
const calls = contestCalls(api);

const APPLICANTS = 10_000;
const JURORS = 7;
const WEIGHTS = SUGGESTED_CRITERIA.map(({ weight }) => BigInt(weight));

/** A mark of 1 to 10 that looks random and is the same in each run. */
const markOf = (applicant: number, juror: number, criterion: number) =>
  1 + ((applicant * 7919 + juror * 104_729 + criterion * 1_299_709 + applicant * juror * 31) % 10);
/** Whether a juror has scored an applicant: each one from none to all of them. */
const hasScored = (applicant: number, juror: number) => juror < applicant % (JURORS + 1);

/** The mean as a fraction of whole numbers: points times a hundred over the number that counts. */
function fractionOf(applicant: number, reckoning: Reckoning): readonly [bigint, bigint] | null {
  const scores: bigint[] = [];
  for (let juror = 0; juror < JURORS; juror++)
    if (hasScored(applicant, juror))
      scores.push(
        WEIGHTS.reduce(
          (sum, weight, criterion) => sum + weight * BigInt(markOf(applicant, juror, criterion)),
          0n,
        ),
      );
  scores.sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  const counted = reckoning === 'TRIMMED' && scores.length >= 5 ? scores.slice(1, -1) : scores;
  if (counted.length === 0) return null;
  return [counted.reduce((sum, each) => sum + each, 0n), BigInt(counted.length)];
}

test('the means of 10,000 applicants equal a reckoning with fractions, also in their order and ties', async () => {
  const rule: ReviewRule = { ...DEFAULT_RULE, scale: 'TEN', criteria: [...SUGGESTED_CRITERIA] };
  const { uuid: organizationUuid } = await calls.organization();
  const jurors: string[] = [];
  for (let index = 0; index < JURORS; index++)
    jurors.push((await calls.member(organizationUuid, 'REVIEWER')).uuid);
  const { uuid: contestUuid } = await calls.contest({ organizationUuid, rule });
  const { orm } = api.database;
  await orm.execute(sql`insert into accounts (account_id, name, role_type)
      select 'jury' || n, '작가', 'ARTIST' from generate_series(0, ${APPLICANTS - 1}) n`);
  await orm.execute(sql`insert into contest_applicants (contest_uuid, account_uuid, name, receipt, sent_at, first_sent_at, answers, form_version)
      select ${contestUuid}, uuid, substr(account_id, 5), account_id, now(), now(), '{}', 1 from accounts where account_id like 'jury%'`);
  const applicants = await orm
    .select({ uuid: contestApplicants.uuid, name: contestApplicants.name })
    .from(contestApplicants);
  const reviews = applicants.flatMap(({ uuid: applicantUuid, name }) =>
    jurors.flatMap((reviewerUuid, juror) => {
      if (!hasScored(Number(name), juror)) return [];
      const marks = SUGGESTED_CRITERIA.map(({ id, weight }, criterion) => ({
        ...{ id, weight, mark: markOf(Number(name), juror, criterion) },
      }));
      return {
        ...{ applicantUuid, reviewerUuid, round: 1, edition: 1 },
        marks: Object.fromEntries(marks.map(({ id, mark }) => [id, mark])),
        points: marks.reduce((sum, { weight, mark }) => sum + weight * mark, 0),
      };
    }),
  );
  for (let at = 0; at < reviews.length; at += 2000)
    await orm.insert(contestReviews).values(reviews.slice(at, at + 2000));
  for (const reckoning of ['TRIMMED', 'MEAN'] as const) {
    await orm.update(contestReviewRules).set({ rule: { ...rule, reckoning } });
    await expectReckoned(contestUuid, reckoning);
  }
});

/** Compares each mean, and each two neighbours of the ranking: the same rank for the same fraction, a later one for a smaller. */
async function expectReckoned(contestUuid: string, reckoning: Reckoning): Promise<void> {
  const { orm } = api.database;
  await orm.transaction((tx) => reckonScores(tx, contestUuid));
  const rows = await orm
    .select({
      name: contestApplicants.name,
      sum: contestApplicants.scoreSum,
      count: contestApplicants.scoreCount,
      given: contestApplicants.scoresGiven,
      rank: sql<number>`dense_rank() over (order by score_sum::float8 / nullif(score_count * 100, 0) desc nulls last)`.mapWith(
        Number,
      ),
    })
    .from(contestApplicants);
  expect(rows).toHaveLength(APPLICANTS);
  const fractions = new Map(rows.map(({ name }) => [name, fractionOf(Number(name), reckoning)]));
  const wrong = rows.filter(({ name, sum, count, given }) => {
    const [numerator, denominator] = fractions.get(name) ?? [0n, 0n];
    return (
      BigInt(sum) !== numerator || BigInt(count) !== denominator || given !== Number(name) % (JURORS + 1)
    );
  });
  expect(wrong).toEqual([]);
  const ranked = rows
    .flatMap(({ name, rank }) => {
      const fraction = fractions.get(name) ?? null;
      return fraction === null ? [] : { rank, fraction };
    })
    .toSorted((one, other) => one.rank - other.rank);
  const misranked = ranked.filter(({ rank, fraction: [sum, count] }, index) => {
    const before = ranked[index - 1];
    if (before === undefined) return rank !== 1;
    const [left, right] = [before.fraction[0] * count, sum * before.fraction[1]];
    return left === right ? rank !== before.rank : left < right || rank !== before.rank + 1;
  });
  expect(misranked).toEqual([]);
}
