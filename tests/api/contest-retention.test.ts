import { eq } from 'drizzle-orm';
import { contestApplicants, contestFiles, contestForms, contests } from '@/server/db/schema/contest';
import { contestMessages } from '@/server/db/schema/contest-jury';
import { useTestApi } from '@/tests/support/api';
import { APPLICANT } from '@/tests/support/contest-reviews';
import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { CLOSES_AT, contestCalls } from '@/tests/support/contests';
import { picture } from '@/tests/support/studio';
import { DAY, useMovableClock, withdrawalCalls } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { run, plan, withdraw } = withdrawalCalls(api);
const { organization, contest, applicant, begin, send, saveDraft, file, upload, addFile, own } =
  contestCalls(api);

const ANSWERS = { statement: '글', agreement: true };
const at = (moment: string) => clock.set(new Date(moment));

/** An artist who has sent an application with a file. */
async function applied(given: { organizationUuid?: string } = {}) {
  const [as, { uuid }] = [await applicant(), await contest(given)];
  const jpeg = await picture(40, 30, 'jpeg');
  const { id } = await begin(as, uuid, { ...ANSWERS, works: [file('a.jpg', jpeg)] });
  await addFile(as, id, await upload(as, 'a.jpg', jpeg));
  await send(as, id);
  return { as, id, contestUuid: uuid };
}

test('what was sent is kept for six months after the announcement, and goes with its files', async () => {
  const { id } = await applied();
  await api.database.orm.update(contests).set({ announcedAt: new Date('2026-12-10T05:00:00Z') });
  at('2027-06-10T05:00:00Z');
  expect((await plan())['contest-applications']).toBeUndefined();
  at('2027-06-11T05:00:00Z');
  expect((await plan())['contest-applications']).toEqual([id]);
  await run();
  expect(await api.rows(contestApplicants)).toEqual([]);
  expect(await api.rows(contestFiles)).toEqual([]);
});

test('an announcement that is opened again doesn’t prolong the time', async () => {
  const { id } = await applied();
  const orm = api.database.orm;
  await orm.update(contestApplicants).set({ announcedAt: new Date('2026-12-10T05:00:00Z') });
  for (const announcedAt of [null, new Date('2027-03-10T05:00:00Z')]) {
    await orm.update(contests).set({ announcedAt });
    at('2027-06-10T05:00:00Z');
    expect((await plan())['contest-applications']).toBeUndefined();
    at('2027-06-11T05:00:00Z');
    expect((await plan())['contest-applications']).toEqual([id]);
  }
});

test('what the organization wrote to applicants goes with what they sent', async () => {
  const { contestUuid } = await applied();
  await api.make.row(contestMessages, {
    ...{
      contestUuid,
      sentAt: clock.read(),
      audience: 'SENT',
      subject: '안내',
      text: '글',
      sent: 1,
      unreachable: 0,
    },
  });
  await api.database.orm.update(contests).set({ announcedAt: new Date('2026-12-10T05:00:00Z') });
  at('2027-06-10T05:00:00Z');
  expect((await plan())['contest-messages']).toBeUndefined();
  at('2027-06-11T05:00:00Z');
  expect(await run()).toMatchObject({ 'contest-applications': 1, 'contest-messages': 1 });
  expect(await api.rows(contestMessages)).toEqual([]);
});

test('where nothing is announced it is kept for a year after the end', async () => {
  await applied();
  at('2027-11-23T05:00:00Z');
  expect((await plan())['contest-applications']).toBeUndefined();
  at('2027-11-25T05:00:00Z');
  expect((await plan())['contest-applications']).toHaveLength(1);
});

test('what was never sent is kept for thirty days after the end', async () => {
  const [as, { uuid }] = [await applicant(), await contest()];
  await saveDraft(as, uuid, { statement: '쓰는 중' });
  clock.set(new Date(CLOSES_AT.getTime() + 30 * DAY));
  expect((await plan())['contest-drafts']).toBeUndefined();
  clock.set(new Date(CLOSES_AT.getTime() + 31 * DAY));
  expect(await run()).toMatchObject({ 'contest-drafts': 1 });
  expect(await api.rows(contestApplicants)).toEqual([]);
});

test('an artist who leaves takes drafts along; what was sent stays for the organizer', async () => {
  const { as, contestUuid, id } = await applied();
  await begin(as, contestUuid, { ...ANSWERS, statement: '고치는 중' });
  const other = await contest();
  await saveDraft(as, other.uuid, { statement: '쓰는 중' });
  await withdraw(as);
  clock.after(31 * DAY);
  expect(await run()).toMatchObject({ 'withdrawn-accounts': 1 });
  expect(await api.rows(contestApplicants)).toMatchObject([{ uuid: id, draft: null, name: '류단아' }]);
  expect(await api.rows(contestFiles)).toHaveLength(1);
});

test.each([
  ['DELETED', '30', true, {}],
  ['RETURNED', '30', true, { statement: '글' }],
  ['KEPT', '', false, { statement: '글' }],
] as const)('terms that say %s by %p delete the files of who wasn’t selected: %p', async (...row) => {
  const [unselected, deletionDays, isDeleted, answers] = row;
  const { uuid: organizationUuid, owner } = await organization();
  const { as, id, contestUuid } = await applied({ organizationUuid });
  const selected = await applied();
  const { orm } = api.database;
  await orm.update(contestForms).set({ terms: { ...FAIR_TERMS, unselected, deletionDays } });
  const announcedAt = new Date('2026-12-10T05:00:00Z');
  const rejected = { announcedStatus: 'REJECTED', status: 'REJECTED', announcedAt } as const;
  await orm.update(contestApplicants).set(rejected).where(eq(contestApplicants.uuid, id));
  // A later announcement about others doesn't put the day off.
  await orm.update(contests).set({ announcedAt: new Date('2027-01-05T05:00:00Z') });
  await orm
    .update(contestApplicants)
    // Selected since, and not announced yet.
    .set({ announcedStatus: 'REJECTED', status: 'SELECTED', announcedAt })
    .where(eq(contestApplicants.uuid, selected.id));
  at('2027-01-08T05:00:00Z');
  expect((await plan())['unselected-files']).toBeUndefined();
  // The last day of the promise is the 9th of January.
  at('2027-01-08T05:00:01Z');
  expect((await plan())['unselected-files']).toEqual(isDeleted ? [expect.any(String)] : undefined);
  await run();
  expect((await api.rows(contestFiles)).map(({ applicantUuid }) => applicantUuid)).toEqual(
    isDeleted ? [selected.id] : expect.arrayContaining([id, selected.id]),
  );
  expect(await api.storedKeys()).toHaveLength(isDeleted ? 1 : 2);
  const shown = await own(as, contestUuid);
  expect(shown?.receipt).not.toBeNull();
  expect(shown?.answers).toEqual('statement' in answers ? expect.objectContaining(answers) : {});
  const read = await api.get(APPLICANT, { as: owner, params: { uuid: contestUuid, applicantId: id } });
  expect(read).toMatchObject({
    isDeleted: !('statement' in answers),
    attachments: isDeleted ? [] : [expect.anything()],
  });
});
