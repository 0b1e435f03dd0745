import { eq } from 'drizzle-orm';
import { methodOf } from '@/lib/contest/review/method';
import { DEFAULT_RULE, SUGGESTED_CRITERIA } from '@/lib/contest/review/rule';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import * as contestMessages from '@/lib/messages/contest';
import * as resultMessages from '@/lib/messages/contest-result';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants, contestForms, contests } from '@/server/db/schema/contest';
import { contestReviewRules } from '@/server/db/schema/contest-jury';
import { useTestApi, type Account } from '@/tests/support/api';
import { MAILS, reviewCalls } from '@/tests/support/contest-reviews';
import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { CLOSES_AT } from '@/tests/support/contests';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { calls, reviewed, score, setStatus, announce } = reviewCalls(api);

const CONTEST = '/v1/organizations/contests/{uuid}';
const RESULT = `${CONTEST}/result` as const;
const TEXT = '창가의 빛을 오래 본 그림이 많았습니다.\n\n다음 해에도 만나기를 바랍니다.';

const contestOf = (as: Account, uuid: string) => api.get(CONTEST, { as, params: { uuid } });
const newsOf = (uuid: string) => api.get('/v1/articles/news/{uuid}', { params: { uuid } });

/** The body of a save of the present version. */
async function body(uuid: string, given: object = {}) {
  const { version } = await api.row(contests, { uuid });
  return { text: TEXT, isPublished: true, version, ...given };
}
const save = async (as: Account, uuid: string, given: object = {}) =>
  api.call('PUT', RESULT, { as, params: { uuid }, body: await body(uuid, given) });

/** A contest that one juror of two has scored by criteria, with two who are selected, announced after its end. */
async function announced(jury: ContestTerms['jury'] = 'WITH_RESULT') {
  const made = await reviewed();
  const { uuid, owner, reviewers, ids } = made;
  const { orm } = api.database;
  await orm.update(contestForms).set({ terms: { ...FAIR_TERMS, jury } });
  await orm.update(accounts).set({ name: '배윤조' }).where(eq(accounts.uuid, reviewers[0].uuid));
  await orm.update(accounts).set({ name: '유선재' }).where(eq(accounts.uuid, reviewers[1].uuid));
  await score(reviewers[0], uuid, ids[0], 4, '메모');
  await setStatus(owner, uuid, [ids[0], ids[1]], 'SELECTED');
  clock.set(CLOSES_AT);
  await announce(owner, uuid, { ...MAILS, rejectsUndecided: true });
  const { articleUuid } = await api.row(contests, { uuid });
  return { ...made, articleUuid: articleUuid ?? '' };
}

test('an owner writes the statement, publishes the result and takes it back; the news shows it meanwhile', async () => {
  const { owner, reviewers, uuid, articleUuid } = await announced();
  const draft = await save(owner, uuid, { isPublished: false });
  expect(draft.result).toEqual({ text: TEXT, publishedAt: null });
  expect((await newsOf(articleUuid)).contestResult).toBeNull();
  // A draft is the owners'.
  expect((await contestOf(reviewers[0], uuid)).result).toEqual({ text: '', publishedAt: null });

  const publishedAt = clock.read().toISOString();
  expect((await save(owner, uuid)).result).toEqual({ text: TEXT, publishedAt });
  const shown = {
    ...{ text: TEXT, publishedAt, selected: ['강도윤', '류단아'], jurors: ['배윤조'] },
    method: resultMessages.method(1, '', '단순 평균'),
  };
  expect((await newsOf(articleUuid)).contestResult).toEqual(shown);
  expect((await contestOf(reviewers[0], uuid)).result).toEqual({ text: TEXT, publishedAt });
  expect(await api.get(RESULT, { as: owner, params: { uuid } })).toEqual(shown);

  // A correction leaves the day of the publication.
  clock.set(new Date(CLOSES_AT.getTime() + 60_000));
  expect((await save(owner, uuid, { text: '' })).result).toEqual({ text: '', publishedAt });
  expect((await newsOf(articleUuid)).contestResult).toMatchObject({ text: '', publishedAt });

  expect((await save(owner, uuid, { isPublished: false })).result.publishedAt).toBeNull();
  expect((await newsOf(articleUuid)).contestResult).toBeNull();
});

test('what is changed of a published result is invalidated, and no draft is', async () => {
  const { owner, uuid, articleUuid } = await announced();
  const told = async (given: object) => {
    api.invalidated.length = 0;
    await save(owner, uuid, given);
    return api.invalidated.flat();
  };
  expect(await told({ isPublished: false })).toEqual([]);
  const tags = ['articles', `article:${articleUuid}`];
  expect(await told({})).toEqual(tags);
  expect(await told({ text: '고침' })).toEqual(tags);
  expect(await told({ isPublished: false })).toEqual(tags);
});

test('the public result has no receipts, no rejected names, no scores and no notes', async () => {
  const { owner, uuid, articleUuid } = await announced();
  await save(owner, uuid);
  const { contestResult } = await newsOf(articleUuid);
  const all = JSON.stringify(contestResult);
  const rows = await api.rows(contestApplicants, { contestUuid: uuid });
  for (const { receipt, uuid: id } of rows) {
    expect(all).not.toContain(receipt);
    expect(all).not.toContain(id);
  }
  expect(all).not.toContain('=임석');
  expect(all).not.toContain('메모');
  expect(Object.keys(contestResult ?? {}).toSorted()).toEqual(
    ['jurors', 'method', 'publishedAt', 'selected', 'text'].toSorted(),
  );
});

test.each([
  ['NAMED', ['배윤조']],
  ['WITH_RESULT', ['배윤조']],
  ['UNNAMED', []],
  ['', []],
] as const)('terms with %j name the jurors %j', async (jury, jurors) => {
  const { owner, uuid, articleUuid } = await announced(jury);
  await save(owner, uuid);
  expect((await newsOf(articleUuid)).contestResult).toMatchObject({ jurors });
});

test('the method names criteria and weights, and who left the site isn’t named', async () => {
  const { owner, reviewers, uuid, articleUuid, artists } = await announced();
  const rule = { ...DEFAULT_RULE, criteria: [...SUGGESTED_CRITERIA] };
  await api.database.orm.update(contestReviewRules).set({ rule });
  await save(owner, uuid);
  const leave = (accountUuid: string) =>
    api.database.orm
      .update(accounts)
      .set({ status: 'WITHDRAWN', withdrawnAt: clock.read() })
      .where(eq(accounts.uuid, accountUuid));
  await leave(artists[0]?.uuid ?? '');
  await leave(reviewers[0].uuid);
  expect((await newsOf(articleUuid)).contestResult).toMatchObject({
    ...{ selected: ['강도윤'], jurors: [] },
    method: methodOf(rule, 1),
  });
});

test('an announced decision counts, and none is known once the applications are removed', async () => {
  const { owner, uuid, articleUuid, ids } = await announced();
  await save(owner, uuid);
  await setStatus(owner, uuid, [ids[0]], 'REJECTED');
  expect((await newsOf(articleUuid)).contestResult).toMatchObject({ selected: ['강도윤', '류단아'] });
  api.invalidated.length = 0;
  await announce(owner, uuid);
  expect(api.invalidated.flat()).toContain(`article:${articleUuid}`);
  expect((await newsOf(articleUuid)).contestResult).toMatchObject({ selected: ['강도윤'] });
  await api.database.orm.delete(contestApplicants);
  expect((await newsOf(articleUuid)).contestResult).toMatchObject({
    ...{ selected: null, method: '', jurors: [], text: TEXT },
  });
});

test('before the announcement, in an archived and in a withdrawn contest nothing is saved', async () => {
  const { owner, uuid } = await reviewed();
  const sent = async () => ({ as: owner, params: { uuid }, body: await body(uuid) });
  const refused = async (message: string) =>
    expect(await api.fails(409, 'PUT', RESULT, await sent())).toMatchObject({
      code: 'CONTEST_STANDING',
      message,
    });
  await refused(resultMessages.beforeAnnouncing);
  const set = (columns: Partial<typeof contests.$inferInsert>) =>
    api.database.orm.update(contests).set(columns).where(eq(contests.uuid, uuid));
  await set({ announcedAt: clock.read(), state: 'ARCHIVED' });
  await refused(contestMessages.locked.archived);
  await set({ state: 'PUBLISHED', stoppedAs: 'WITHDRAWN', stoppedAt: clock.read(), stopReason: '신고' });
  await refused(contestMessages.locked.withdrawn);
  expect(await api.row(contests, { uuid })).toMatchObject({ resultText: '', resultPublishedAt: null });
});

test('reviewers and other organizations neither read nor write a result; a long text is refused', async () => {
  const { owner, reviewers, uuid } = await announced();
  const { owner: rival } = await calls.organization('공간 반걸음');
  const at = { params: { uuid } };
  await api.fails(403, 'GET', RESULT, { as: reviewers[0], ...at });
  await api.fails(403, 'PUT', RESULT, { as: reviewers[0], ...at, body: await body(uuid) });
  await api.fails(404, 'GET', RESULT, { as: rival, ...at });
  await api.fails(404, 'PUT', RESULT, { as: rival, ...at, body: await body(uuid) });
  const long = await body(uuid, { text: '가'.repeat(3001) });
  const { errors } = await api.fails(422, 'PUT', RESULT, { as: owner, ...at, body: long });
  expect(errors.map(({ field }) => field)).toEqual(['text']);
  const stale = await body(uuid, { version: 99 });
  expect(await api.fails(409, 'PUT', RESULT, { as: owner, ...at, body: stale })).toMatchObject({
    code: 'CONTEST_STALE',
  });
});
