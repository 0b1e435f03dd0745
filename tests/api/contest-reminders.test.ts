import { mailTo } from '@/server/api/modules/mails/templates';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { startContestReminders } from '@/server/jobs/contest-reminders';
import { createContestReminderRepository } from '@/server/jobs/contest-reminders-repository';
import { createLog } from '@/server/logging/log';
import { useTestApi } from '@/tests/support/api';
import { CLOSES_AT, contestCalls } from '@/tests/support/contests';
import { until } from '@/tests/support/until';
import { DAY, useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { contest, applicant, begin, send, saveDraft } = contestCalls(api);

const repository = () =>
  createContestReminderRepository(api.database.orm, ({ email, ...values }) =>
    mailTo('contest-ends-soon', email, values),
  );
const remind = (now: Date) => repository().remindSome(now, 10);
const A_DAY_BEFORE = new Date(CLOSES_AT.getTime() - DAY);

test('an artist with a draft is reminded once, a day before the end', async () => {
  const { uuid } = await contest();
  const [drafting, sending] = [await applicant(), await applicant()];
  await saveDraft(drafting, uuid, { statement: '쓰는 중' });
  await send(sending, (await begin(sending, uuid, { statement: '글', agreement: true })).id);
  expect(await remind(new Date(A_DAY_BEFORE.getTime() - 1))).toBe(0);
  expect(await Promise.all([remind(A_DAY_BEFORE), remind(A_DAY_BEFORE)])).toContain(1);
  expect(await remind(A_DAY_BEFORE)).toBe(0);
  expect((await api.mails()).filter(([topic]) => topic === 'contest-ends-soon')).toEqual([
    ['contest-ends-soon', drafting.email],
  ]);
});

test('who was reminded of an end is reminded of a later one', async () => {
  const { uuid } = await contest();
  await saveDraft(await applicant(), uuid, { statement: '쓰는 중' });
  expect(await remind(A_DAY_BEFORE)).toBe(1);
  await api.database.orm.update(contests).set({ closesAt: new Date(CLOSES_AT.getTime() + 7 * DAY) });
  expect(await remind(A_DAY_BEFORE)).toBe(0);
  const later = new Date(A_DAY_BEFORE.getTime() + 7 * DAY);
  expect(await remind(later)).toBe(1);
  expect(await remind(later)).toBe(0);
});

test.each([
  ['over', CLOSES_AT, {}],
  ['closed early', A_DAY_BEFORE, { closedAt: A_DAY_BEFORE }],
  ['put away', A_DAY_BEFORE, { state: 'ARCHIVED' as const }],
])('nobody is reminded of a contest that is %s', async (_, now, change) => {
  const { uuid } = await contest();
  await saveDraft(await applicant(), uuid, { statement: '쓰는 중' });
  await api.database.orm.update(contests).set({ title: '공모', ...change });
  expect(await remind(now)).toBe(0);
});

test('the job looks by itself, and wakes the outbox', async () => {
  const { uuid } = await contest();
  await saveDraft(await applicant(), uuid, { statement: '쓰는 중' });
  let wakes = 0;
  const job = startContestReminders({
    repository: repository(),
    wakeOutbox: () => void (wakes += 1),
    log: createLog({ level: 'silent' }),
    clock: () => A_DAY_BEFORE,
    pollMs: 10,
  });
  await until(() => wakes === 1);
  await job.stop(60_000);
  expect((await api.row(contestApplicants)).remindedAt).toEqual(A_DAY_BEFORE);
});
