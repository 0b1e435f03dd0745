import { DEFAULT_RULE } from '@/lib/contest/review/rule';
import { contestExclusions } from '@/server/db/schema/contest-jury';
import { useTestApi } from '@/tests/support/api';
import { APPLICANT, APPLICANTS, reviewCalls } from '@/tests/support/contest-reviews';
import { CONTEST, CRITERIA, MARKS, ruleCalls } from '@/tests/support/contest-rules';
import { CLOSES_AT } from '@/tests/support/contests';
import { reviewBody } from '@/tests/support/review-body';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { calls, reviewed, list, get, score, setStatus, endRound } = reviewCalls(api);
const { contestOf, saveRule, review } = ruleCalls(api);

test('a rule may keep others’ reviews until the round is over', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one, other] = reviewers;
  await saveRule(owner, uuid, { ...DEFAULT_RULE, reveal: 'ROUND_END' });
  await score(one, uuid, ids[0], 5, '첫 차수');
  await score(other, uuid, ids[0], 4);
  const hidden = { ownScore: 4, score: null, scores: null, status: null };
  expect(await get(other, uuid, ids[0])).toMatchObject(hidden);
  expect((await get(other, uuid, ids[0])).reviews).toHaveLength(1);
  expect((await list(other, uuid)).find(({ id }) => id === ids[0])).toMatchObject(hidden);
  await setStatus(owner, uuid, [ids[0]], 'SELECTED');
  clock.set(CLOSES_AT);
  await endRound(owner, uuid, { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false });
  const later = await get(other, uuid, ids[0]);
  expect(later.reviews.map(({ note }) => note)).toContain('첫 차수');
  // The second round is scored anew, and its decision isn't shown yet.
  expect(later).toMatchObject({ ownScore: null, score: null, status: null });
});

test('decisions are hidden before the own score, also from filters', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one] = reviewers;
  await setStatus(owner, uuid, [ids[0], ids[1]], 'SELECTED');
  expect((await list(one, uuid)).map(({ status }) => status)).toEqual([null, null, null]);
  expect(await list(one, uuid, { filter: 'SELECTED' })).toEqual([]);
  await score(one, uuid, ids[0], 4);
  expect((await list(one, uuid, { filter: 'SELECTED' })).map(({ id }) => id)).toEqual([ids[0]]);
  expect((await list(one, uuid, { filter: 'UNSCORED' })).map(({ id }) => id).sort()).toEqual(
    [ids[1], ids[2]].sort(),
  );
  await review(one, uuid, ids[2], { opinion: 'HOLD' });
  expect((await list(one, uuid, { filter: 'HELD' })).map(({ id }) => id)).toEqual([ids[2]]);
});

test('a note is for its reviewer alone until it is shared', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one, other] = reviewers;
  const marks = { overall: 4 };
  await score(other, uuid, ids[0], 3);
  await review(one, uuid, ids[0], { marks, note: '나만 볼 메모', comment: '다음 전시가 궁금합니다.' });
  for (const as of [owner, other]) {
    const shown = (await get(as, uuid, ids[0])).reviews.find(({ score: given }) => given === 4);
    expect(shown).toMatchObject({ note: null, comment: '다음 전시가 궁금합니다.' });
  }
  await review(one, uuid, ids[0], { marks, note: '나만 볼 메모', isNoteShared: true });
  for (const as of [owner, other])
    expect((await get(as, uuid, ids[0])).reviews.map(({ note }) => note)).toContain('나만 볼 메모');
});

test('an unfinished review is no other juror’s to read, and the moment of the first score no juror’s', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one, other] = reviewers;
  await saveRule(owner, uuid, CRITERIA);
  await review(one, uuid, ids[0], {
    ...{ marks: { finish: 5 }, opinion: 'REJECT', note: '초안', isNoteShared: true, comment: '초안 심사평' },
  });
  await review(other, uuid, ids[0], { marks: MARKS });
  expect((await get(other, uuid, ids[0])).reviews).toHaveLength(1);
  expect((await get(owner, uuid, ids[0])).reviews.map(({ marks }) => marks.length).sort()).toEqual([0, 4]);
  expect((await contestOf(one, uuid)).review.scoredAt).toBeNull();
  expect((await contestOf(owner, uuid)).review.scoredAt).not.toBeNull();
});

test('a juror who isn’t on the panel finds no contest, and one who is excluded no applicant', async () => {
  const { organizationUuid, owner, reviewers, uuid, ids } = await reviewed();
  const outsider = await calls.member(organizationUuid, 'REVIEWER');
  await api.fails(404, 'GET', CONTEST, { as: outsider, params: { uuid } });
  await api.fails(404, 'GET', APPLICANTS, { as: outsider, params: { uuid } });
  expect((await api.get('/v1/organizations/contests', { as: outsider })).content).toEqual([]);
  const [one] = reviewers;
  const [id] = ids;
  await score(one, uuid, id, 5);
  await api.make.row(contestExclusions, {
    ...{ applicantUuid: id, jurorUuid: one.uuid, byUuid: one.uuid, kind: 'DECLARED', reason: '가족' },
  });
  expect((await list(one, uuid)).map((row) => row.id)).not.toContain(id);
  await api.fails(404, 'GET', APPLICANT, { as: one, params: { uuid, applicantId: id } });
  await api.fails(404, 'PUT', `${APPLICANT}/review`, {
    ...{ as: one, params: { uuid, applicantId: id }, body: reviewBody(4) },
  });
  await api.fails(404, 'GET', '/v1/organizations/applicants/{applicantId}/portfolio', {
    ...{ as: one, params: { applicantId: id } },
  });
  expect((await contestOf(one, uuid)).review.progress).toMatchObject({ assigned: 2, scored: 0 });
  // Another's score is reckoned without the excluded one.
  await score(owner, uuid, id, 2);
  expect(await get(owner, uuid, id)).toMatchObject({ score: 2, scores: 1 });
});
