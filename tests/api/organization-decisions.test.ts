import { eq } from 'drizzle-orm';
import { wholeDecision } from '@/lib/contest/decision-mail';
import * as contestMessages from '@/lib/messages/contest';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi, type Account } from '@/tests/support/api';
import { MAILS, reviewCalls } from '@/tests/support/contest-reviews';
import { CLOSES_AT } from '@/tests/support/contests';
import { DAY, useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const contestOf = (as: Account, uuid: string) =>
  api.get('/v1/organizations/contests/{uuid}', { as, params: { uuid } });
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
      ...{ round: 1, passed: 2, failed: 1 },
      unscored: { count: 0, names: [] },
      resets: { scored: 2, decided: 0 },
    });
    expect(await api.rows(contestApplicants, { status: 'REJECTED' })).toEqual([]);
    expect(await endRound(owner, uuid, { ...best, isTrial: false })).toMatchObject({
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

  it('isn’t ended where the scores have changed since the owner confirmed the result', async () => {
    const { owner, uuid, ids } = await reviewed();
    const params = { uuid };
    clock.set(CLOSES_AT);
    await score(owner, uuid, ids[0], 4);
    const form = { round: 1, cutOff: { kind: 'SCORE', min: 3.5 }, isTrial: false };
    const confirmed = { passed: 1, failed: 2 };
    await score(owner, uuid, ids[1], 5);
    const refused = await api.fails(409, 'POST', '/v1/organizations/contests/{uuid}/rounds', {
      ...{ as: owner, params, body: { ...form, confirmed } },
    });
    expect(refused.message).toBe(contestMessages.endRoundChanged(2, 1));
    expect(await contestOf(owner, uuid)).toMatchObject({ round: 1 });
    const now = { passed: 2, failed: 1 };
    expect(await endRound(owner, uuid, { ...form, confirmed: now })).toMatchObject({ round: 2, ...now });
  });

  it('ends by a least score, or by who is selected', async () => {
    const { owner, uuid, ids } = await reviewed();
    clock.set(CLOSES_AT);
    await score(owner, uuid, ids[0], 4);
    const byScore = { round: 1, cutOff: { kind: 'SCORE', min: 3.5 }, isTrial: true };
    // Applicants without a score are named before they are rejected.
    expect(await endRound(owner, uuid, byScore)).toMatchObject({
      ...{ passed: 1, failed: 2 },
      unscored: { count: 2, names: expect.arrayContaining(['강도윤', '=임석']) },
      resets: { scored: 1, decided: 0 },
    });
    await setStatus(owner, uuid, [ids[1], ids[2]], 'SELECTED');
    const bySelection = { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false };
    expect(await endRound(owner, uuid, bySelection)).toMatchObject({
      ...{ passed: 2, failed: 1, resets: { scored: 0, decided: 2 } },
      unscored: { count: 0, names: [] },
    });
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
    expect(await api.get(path, { as: owner, params })).toMatchObject({
      selected: { count: 1, sample: { name: '류단아' } },
      rejected: { count: 0, sample: null },
      undecided: { count: 2, sample: { name: expect.stringMatching(/강도윤|=임석/) } },
    });
    const refused = await api.fails(409, 'POST', path, { as: owner, params, body: MAILS });
    expect(refused.message).toBe(contestMessages.undecided(2));
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
    const told = await contestOf(owner, uuid);
    expect(told).toMatchObject({ announcedAt: CLOSES_AT.toISOString(), untold: 0 });
    // A second announcement without news notifies no applicant and keeps the first one's time.
    clock.set(new Date(CLOSES_AT.getTime() + DAY));
    expect(await announce(owner, uuid)).toMatchObject({ selected: 0, rejected: 0 });
    expect(await contestOf(owner, uuid)).toEqual(told);
    await setStatus(owner, uuid, [ids[1]], 'SELECTED');
    expect(await contestOf(owner, uuid)).toMatchObject({ untold: 1 });
    expect(await api.get(path, { as: owner, params })).toMatchObject({
      selected: { count: 1, sample: { name: '강도윤' } },
      rejected: { count: 0, sample: null },
    });
    expect(await announce(owner, uuid)).toMatchObject({ selected: 1, rejected: 0, unreachable: 0 });
    expect(await api.get('/v1/artists/contest-applicants', { as: artists[1] ?? null })).toMatchObject({
      content: [{ standing: 'SELECTED' }],
    });
  });

  it('by two owners at the same time notifies each applicant once', async () => {
    const { owner, uuid, ids } = await reviewed();
    await setStatus(owner, uuid, ids, 'SELECTED');
    clock.set(CLOSES_AT);
    await api.database.orm.delete(outbox);
    const told = await Promise.all([announce(owner, uuid), announce(owner, uuid)]);
    expect(told.map(({ selected }) => selected).sort()).toEqual([0, 3]);
    expect(await api.rows(outbox, { topic: 'contest-decided' })).toHaveLength(3);
  });

  it('names applicants without an address, who get no mail', async () => {
    const { owner, uuid, ids, artists } = await reviewed();
    await setStatus(owner, uuid, ids, 'SELECTED');
    clock.set(CLOSES_AT);
    const isGone = eq(accounts.uuid, artists[0]?.uuid ?? '');
    await api.database.orm.update(accounts).set({ email: null }).where(isGone);
    expect(await announce(owner, uuid)).toMatchObject({ selected: 2, rejected: 0, unreachable: 1 });
  });

  it('sends the mail of its preview: one greeting, one signature, every line', async () => {
    const { owner, uuid, artists, ids } = await reviewed();
    await setStatus(owner, uuid, ids, 'SELECTED');
    clock.set(CLOSES_AT);
    const { frame } = await api.get('/v1/organizations/contests/{uuid}/announcement', {
      ...{ as: owner, params: { uuid } },
    });
    const selected = {
      subject: '{이름}님 선정',
      text: '안녕하세요, {이름}님.\n{공모전}\n\n둘째 문단 {접수번호}',
    };
    await announce(owner, uuid, { ...MAILS, selected });
    const mails = await api.rows(outbox, { topic: 'contest-decided' });
    const mail = mails.find(({ payload }) => payload.to === artists[0]?.email)?.payload;
    const { receipt } = await get(owner, uuid, ids[0]);
    const reader = { name: '류단아', contest: '신진작가 공모', receipt };
    expect({ subject: mail?.subject, text: mail?.text }).toEqual(wholeDecision(frame, selected, reader));
    expect(mail?.text.match(/안녕하세요/g)).toHaveLength(1);
    expect(mail?.text).toContain(`신진작가 공모\n\n둘째 문단 ${receipt}`);
  });

  it('is refused where a decision has changed since the owner confirmed the numbers', async () => {
    const { owner, uuid, ids } = await reviewed();
    await setStatus(owner, uuid, [ids[0], ids[1]], 'SELECTED');
    clock.set(CLOSES_AT);
    const form = { ...MAILS, rejectsUndecided: true };
    const confirmed = { selected: 2, rejected: 1 };
    await setStatus(owner, uuid, [ids[1]], 'REJECTED');
    await api.database.orm.delete(outbox);
    const refused = await api.fails(409, 'POST', '/v1/organizations/contests/{uuid}/announcement', {
      ...{ as: owner, params: { uuid }, body: { ...form, confirmed } },
    });
    expect(refused.message).toBe(contestMessages.announceChanged(1, 2));
    expect(await api.rows(outbox)).toEqual([]);
    expect(await contestOf(owner, uuid)).toMatchObject({ announcedAt: null });
    const now = { selected: 1, rejected: 2 };
    expect(await announce(owner, uuid, { ...form, confirmed: now })).toMatchObject(now);
  });

  it('refuses a word in braces that nothing fills, at its field, and sends nothing', async () => {
    const { owner, uuid, ids } = await reviewed();
    await setStatus(owner, uuid, ids, 'SELECTED');
    clock.set(CLOSES_AT);
    await api.database.orm.delete(outbox);
    const body = {
      ...MAILS,
      selected: { subject: '{공모전} 선정', text: '{이룸}님, 축하합니다. {접수번호' },
    };
    const refused = await api.fails(422, 'POST', '/v1/organizations/contests/{uuid}/announcement', {
      ...{ as: owner, params: { uuid }, body },
    });
    expect(refused.errors).toEqual([
      {
        field: 'selected.text',
        message: '{이룸}, {접수번호: 바꿀 수 없는 말입니다. {이름}, {공모전}, {접수번호}만 쓸 수 있습니다.',
      },
    ]);
    expect(await api.rows(outbox)).toEqual([]);
    expect(await contestOf(owner, uuid)).toMatchObject({ announcedAt: null });
  });
});
