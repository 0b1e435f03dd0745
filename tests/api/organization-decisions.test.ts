import { contestApplicants } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi } from '@/tests/support/api';
import { MAILS, reviewCalls } from '@/tests/support/contest-reviews';
import { CLOSES_AT } from '@/tests/support/contests';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { reviewed, list, get, score, setStatus, endRound, announce } = reviewCalls(api);

describe('a round', () => {
  it('ends by scores: the best go on with their ties, the others are rejected', async () => {
    const { owner, reviewers, uuid, ids } = await reviewed();
    await score(reviewers[0], uuid, ids[0], 5);
    await score(reviewers[0], uuid, ids[1], 5);
    await score(reviewers[0], uuid, ids[2], 2);
    const best = { round: 1, cutOff: { kind: 'BEST', count: 1 } };
    const params = { uuid };
    const path = '/v1/organizations/contests/{uuid}/rounds';
    await api.fails(409, 'POST', path, { as: owner, params, body: { ...best, isTrial: true } });
    clock.set(CLOSES_AT);
    expect(await endRound(owner, uuid, { ...best, isTrial: true })).toEqual({
      round: 1,
      passed: 2,
      failed: 1,
    });
    expect(await api.rows(contestApplicants, { status: 'REJECTED' })).toEqual([]);
    expect(await endRound(owner, uuid, { ...best, isTrial: false })).toEqual({
      round: 2,
      passed: 2,
      failed: 1,
    });
    expect((await list(owner, uuid, { current: 'true' })).map(({ id }) => id).sort()).toEqual(
      [ids[0], ids[1]].sort(),
    );
    expect(await get(owner, uuid, ids[0])).toMatchObject({ round: 2, status: 'PENDING', score: null });
    expect(await get(owner, uuid, ids[2])).toMatchObject({ round: 1, status: 'REJECTED', score: 2 });
    // A second click.
    await api.fails(409, 'POST', path, { as: owner, params, body: { ...best, isTrial: false } });
  });

  it('ends by a least score, or by who is selected', async () => {
    const { owner, uuid, ids } = await reviewed();
    clock.set(CLOSES_AT);
    await score(owner, uuid, ids[0], 4);
    const byScore = { round: 1, cutOff: { kind: 'SCORE', min: 3.5 }, isTrial: true };
    expect(await endRound(owner, uuid, byScore)).toMatchObject({ passed: 1, failed: 2 });
    await setStatus(owner, uuid, [ids[1], ids[2]], 'SELECTED');
    const bySelection = { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false };
    expect(await endRound(owner, uuid, bySelection)).toMatchObject({ passed: 2, failed: 1 });
  });
});

describe('the announcement', () => {
  it('waits for the end and for every decision, then tells each applicant once', async () => {
    const { owner, uuid, ids, artists } = await reviewed();
    const path = '/v1/organizations/contests/{uuid}/announcement';
    const params = { uuid };
    await setStatus(owner, uuid, [ids[0]], 'SELECTED');
    expect(await api.get('/v1/artists/contest-applicants', { as: artists[0] ?? null })).toMatchObject({
      content: [{ standing: 'SENT' }],
    });
    await api.fails(409, 'POST', path, { as: owner, params, body: MAILS });
    clock.set(CLOSES_AT);
    const refused = await api.fails(409, 'POST', path, { as: owner, params, body: MAILS });
    expect(refused.message).toBe('아직 결정하지 않은 지원자가 2명 있습니다.');
    await api.database.orm.delete(outbox);
    expect(await announce(owner, uuid, { ...MAILS, rejectsUndecided: true })).toMatchObject({
      selected: 1,
      rejected: 2,
    });
    const mails = await api.rows(outbox, { topic: 'contest-decided' });
    expect(mails.map(({ payload }) => payload.subject).sort()).toEqual([
      '신진작가 공모 결과',
      '신진작가 공모 결과',
      '신진작가 공모 선정',
    ]);
    const selected = mails.find(({ payload }) => payload.to === artists[0]?.email);
    expect(selected?.payload.text).toMatch(/류단아님\(\d{6}-[2-9A-Z]{6}\), 축하합니다\./);
    expect(await announce(owner, uuid)).toMatchObject({ selected: 0, rejected: 0 });
    await setStatus(owner, uuid, [ids[1]], 'SELECTED');
    expect(await announce(owner, uuid)).toMatchObject({ selected: 1, rejected: 0 });
    expect(await api.get('/v1/artists/contest-applicants', { as: artists[1] ?? null })).toMatchObject({
      content: [{ standing: 'SELECTED' }],
    });
  });
});
