import { eq } from 'drizzle-orm';
import { DEFAULT_RULE, SUGGESTED_CRITERIA } from '@/lib/contest/review/rule';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import { contestForms } from '@/server/db/schema/contest';
import { contestExclusions, contestReviewRules } from '@/server/db/schema/contest-jury';
import { useTestApi, type Account } from '@/tests/support/api';
import { APPLICANT, reviewCalls } from '@/tests/support/contest-reviews';
import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { CLOSES_AT } from '@/tests/support/contests';
import { reviewBody } from '@/tests/support/review-body';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { calls, reviewed, setStatus, announce } = reviewCalls(api);

const MAIL = { subject: '결과', text: '결과입니다.' };
const MARKS = { finish: 9, subject: 8, attempt: 7, plan: 8 };

/** A contest by criteria whose terms promise feedback, with two reviews of the first applicant. */
async function judged(feedback: ContestTerms['feedback']) {
  const made = await reviewed();
  const { uuid, reviewers, ids } = made;
  const terms = { ...FAIR_TERMS, feedback };
  await api.database.orm.update(contestForms).set({ terms }).where(eq(contestForms.contestUuid, uuid));
  const rule = { ...DEFAULT_RULE, scale: 'TEN' as const, criteria: [...SUGGESTED_CRITERIA] };
  await api.database.orm.update(contestReviewRules).set({ rule });
  const review = (as: Account, marks: object, comment: string | null) =>
    api.call('PUT', `${APPLICANT}/review`, {
      as,
      params: { uuid, applicantId: ids[0] },
      body: { ...reviewBody(null, '나만 볼 메모'), isNoteShared: false, marks, comment },
    });
  await review(reviewers[0], MARKS, '색이 단단합니다.\n\n다음 작품이 궁금합니다.');
  await review(reviewers[1], { ...MARKS, finish: 4 }, '크기를 다시 보면 좋겠습니다.');
  const own = (at: number) => calls.own(made.artists[at] ?? made.owner, uuid);
  const rows = async (at: number) =>
    (await api.get('/v1/artists/contest-applicants', { as: made.artists[at] })).content;
  const decide = async () => {
    await setStatus(made.owner, uuid, [ids[0]], 'SELECTED');
    clock.set(CLOSES_AT);
    await announce(made.owner, uuid, { selected: MAIL, rejected: MAIL, rejectsUndecided: true });
  };
  return { ...made, own, rows, decide };
}

test('after the announcement an artist reads means by criteria and comments, and no juror’s name or note', async () => {
  const { own, rows, decide, reviewers } = await judged('ALL');
  expect(await own(0)).toMatchObject({ feedback: null });
  expect(await rows(0)).toMatchObject([{ hasFeedback: false }]);
  await decide();
  expect(await rows(0)).toMatchObject([{ hasFeedback: true }]);
  const shown = await own(0);
  expect(shown?.feedback).toEqual({
    rounds: [
      {
        ...{ round: 1, score: 7.2, scores: 2, max: 10 },
        criteria: SUGGESTED_CRITERIA.map(({ id, name, weight }) => ({
          ...{ name, weight },
          mean: id === 'finish' ? 6.5 : MARKS[id as keyof typeof MARKS],
        })),
        comments: expect.arrayContaining([
          '색이 단단합니다.\n\n다음 작품이 궁금합니다.',
          '크기를 다시 보면 좋겠습니다.',
        ]),
      },
    ],
  });
  const text = JSON.stringify(shown);
  for (const { name, uuid } of reviewers) {
    expect(text).not.toContain(uuid);
    expect(text).not.toContain(name);
  }
  expect(text).not.toContain('나만 볼 메모');
  // Who wasn't scored reads that as well.
  expect((await own(1))?.feedback).toEqual({ rounds: [] });
});

test.each([
  ['ALL', true, true],
  ['SELECTED', true, false],
  ['NONE', false, false],
  ['', false, false],
] as const)('terms that promise %p give it to who is selected: %p, to others: %p', async (...row) => {
  const [feedback, selected, rejected] = row;
  const { own, decide } = await judged(feedback);
  await decide();
  expect([(await own(0))?.feedback !== null, (await own(1))?.feedback !== null]).toEqual([
    selected,
    rejected,
  ]);
});

test('the comment of a juror who was excluded isn’t passed on', async () => {
  const { ids, reviewers, own, decide } = await judged('ALL');
  const [excluded] = reviewers;
  await api.make.row(contestExclusions, {
    ...{ applicantUuid: ids[0], jurorUuid: excluded.uuid, kind: 'EXCLUDED', reason: '같은 작업실 소속' },
  });
  await decide();
  expect((await own(0))?.feedback).toMatchObject({
    rounds: [{ scores: 1, comments: ['크기를 다시 보면 좋겠습니다.'] }],
  });
});
