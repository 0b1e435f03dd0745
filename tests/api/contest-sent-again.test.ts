import { eq, sql } from 'drizzle-orm';
import { DEFAULT_RULE } from '@/lib/contest/review/rule';
import { holdApplication } from '@/server/api/modules/contest-applications/sending-repository';
import { holdContest, reckonScores } from '@/server/api/modules/organization-applicants/shared-rows';
import { contestApplicants } from '@/server/db/schema/contest';
import { useTestApi } from '@/tests/support/api';
import { juryCalls } from '@/tests/support/contest-jury';
import { ANSWERS, reviewCalls } from '@/tests/support/contest-reviews';
import { describeOnPostgres } from '@/tests/support/postgres';
import { statementsOf } from '@/tests/support/statements';
import { until } from '@/tests/support/until';
import { HOUR, useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { calls, reviewed, get, list, score } = reviewCalls(api);
const { reckoned, remove } = juryCalls(api);

const CONTEST = '/v1/organizations/contests/{uuid}';
const RULE = `${CONTEST}/review-rule`;

test('an application that is sent again has no score, and its contest no first score', async () => {
  const { owner, reviewers, uuid, ids, artists } = await reviewed();
  const [one] = reviewers;
  const [id] = ids;
  const scoredAt = async () =>
    (await api.get(CONTEST, { as: owner, params: { uuid } })).review.scoredAt ?? null;
  await score(one, uuid, id, 3);
  expect(await scoredAt()).toBe(clock.read().toISOString());

  clock.after(HOUR);
  await calls.begin(artists[0] ?? owner, uuid, { ...ANSWERS, statement: '고친 글' });
  await calls.send(artists[0] ?? owner, id);
  expect(await reckoned(id)).toEqual([0, 0, 0]);
  expect((await list(owner, uuid)).find((row) => row.id === id)).toMatchObject({ score: null, scores: 0 });
  expect(await scoredAt()).toBeNull();

  clock.after(2 * HOUR);
  await score(one, uuid, id, 5);
  expect(await scoredAt()).toBe(clock.read().toISOString());
  expect(await get(owner, uuid, id)).toMatchObject({ score: 5, scores: 1 });
});

test('a score that was taken back is no first score', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const [one, other] = reviewers;
  await score(one, uuid, ids[0], 3, '메모');
  await score(one, uuid, ids[0], null, '메모');
  const review = async () => (await api.get(CONTEST, { as: owner, params: { uuid } })).review;
  expect(await review()).toMatchObject({ scoredAt: null });
  clock.after(HOUR);
  await score(other, uuid, ids[1], 4);
  expect(await review()).toMatchObject({ scoredAt: clock.read().toISOString() });
});

test('sending locks the contest before the application', async () => {
  const { ids } = await reviewed();
  const locks = await api.database.orm.transaction((tx) =>
    statementsOf(tx, () => holdApplication(tx, eq(contestApplicants.uuid, ids[0]))),
  );
  expect(locks.flatMap((statement) => /for (?:share|no key update)$/.exec(statement) ?? [])).toEqual([
    'for share',
    'for no key update',
  ]);
});

test('an application is sent beside a change of the rule and of the panel, whichever begins first', async () => {
  const { owner, reviewers, uuid, ids, artists } = await reviewed();
  const [artist = owner] = artists;
  for (const id of ids) await score(reviewers[0], uuid, id, 3);
  const send = async () => {
    await calls.begin(artist, uuid, ANSWERS);
    await calls.send(artist, ids[0]);
  };
  const saveRule = async (reckoning: 'MEAN' | 'TRIMMED') => {
    const { version } = await api.get(CONTEST, { as: owner, params: { uuid } });
    const body = { rule: { ...DEFAULT_RULE, reckoning }, version, isConfirmed: true };
    await api.call('PUT', RULE, { as: owner, params: { uuid }, body });
  };
  await Promise.all([send(), saveRule('MEAN')]);
  await Promise.all([saveRule('TRIMMED'), send()]);
  await Promise.all([send(), remove(owner, uuid, reviewers[0].uuid)]);
  expect(await reckoned(ids[0])).toEqual([0, 0, 0]);
  expect(await reckoned(ids[1])).toEqual([0, 0, 0]);
});

describeOnPostgres('on PostgreSQL', () => {
  test('sending waits for a change of the contest without locking the application', async () => {
    const { owner, reviewers, uuid, ids, artists } = await reviewed();
    const [artist = owner] = artists;
    await score(reviewers[0], uuid, ids[0], 3);
    await calls.begin(artist, uuid, ANSWERS);
    const { orm } = api.database;
    let sending: Promise<unknown> = Promise.resolve();
    await orm.transaction(async (tx) => {
      await holdContest(tx, uuid, 'no key update');
      sending = calls.send(artist, ids[0]);
      await until(async () => {
        const { rows } = await orm.execute<{ waits: boolean }>(
          sql`select exists (select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`,
        );
        return rows[0]?.waits === true;
      });
      await reckonScores(tx, uuid);
    });
    await sending;
    expect(await reckoned(ids[0])).toEqual([0, 0, 0]);
  });
});
