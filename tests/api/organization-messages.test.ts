import { eq } from 'drizzle-orm';
import * as messageLimits from '@/lib/limits/contest-message';
import * as contestMessages from '@/lib/messages/contest';
import * as messageMessages from '@/lib/messages/contest-message';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants, contestForms, contests } from '@/server/db/schema/contest';
import { contestMessages as messages } from '@/server/db/schema/contest-jury';
import { outbox } from '@/server/db/schema/outbox';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { reviewCalls } from '@/tests/support/contest-reviews';
import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { CLOSES_AT } from '@/tests/support/contests';
import { DAY, useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { calls, reviewed } = reviewCalls(api);

const PATH = '/v1/organizations/contests/{uuid}/messages';
const RECIPIENTS = `${PATH}/recipients` as const;
const TEXTS = {
  subject: '[{공모전}] 안내',
  text: '{이름}님({접수번호})께 알려 드립니다.\n\n심사는 12월입니다.',
};
const DRAFT_TEXTS = { subject: '[{공모전}] 안내', text: '{이름}님, 지원서를 기다립니다.' };
const HOUR = 60 * 60_000;

const send = (as: Account, uuid: string, body: object) =>
  api.call('POST', PATH, { as, params: { uuid }, body: { ...TEXTS, ...body } });
const refused = (status: number, as: Account, uuid: string, body: object) =>
  api.fails(status, 'POST', PATH, { as, params: { uuid }, body: { ...TEXTS, ...body } });
const recipients = (as: Account, uuid: string, query: object) =>
  api.get(RECIPIENTS, { as, params: { uuid }, query });
const mails = () => api.rows(outbox, { topic: 'contest-message' });
const change = (uuid: string, set: Partial<typeof contests.$inferInsert>) =>
  api.database.orm.update(contests).set(set).where(eq(contests.uuid, uuid));
const toOne = (applicantId: string) => ({ audience: 'ONE', applicantId, confirmed: 1 });
const TO_ALL = { audience: 'SENT', confirmed: 3 };

test('an owner writes to all who sent: each gets a mail with the own name and number, and the log keeps it', async () => {
  const { owner, uuid, artists } = await reviewed();
  await api.database.orm.update(contestForms).set({ terms: FAIR_TERMS });
  expect(await recipients(owner, uuid, { audience: 'SENT' })).toMatchObject({
    ...{
      count: 3,
      unreachable: 0,
      sample: { name: expect.any(String), receipt: expect.stringMatching(/^\d{6}-/) },
    },
    frame: { applicationsUrl: expect.stringContaining('/my/') },
  });
  const sent = await send(owner, uuid, TO_ALL);
  expect(sent).toMatchObject({
    ...{ audience: 'SENT', applicant: null, sent: 3, unreachable: 0, ...TEXTS },
    sentAt: clock.read().toISOString(),
  });
  const written = await mails();
  expect(written.map(({ payload }) => payload.to).sort()).toEqual(artists.map(({ email }) => email).sort());
  const { payload } = written.find(({ payload: { to } }) => to === artists[0]?.email) ?? { payload: null };
  expect(payload?.subject).toBe('[신진작가 공모] 안내');
  expect(payload?.text).toMatch(/류단아님\(\d{6}-[2-9A-Z]{6}\)께 알려 드립니다\.\n\n심사는 12월입니다\./);
  expect(payload?.text).toContain(messageMessages.mail.why('봄결미술관', '신진작가 공모', true));
  expect(payload?.text).toContain(messageMessages.mail.replies(FAIR_TERMS.contact));

  clock.set(new Date(clock.read().getTime() + HOUR));
  const next = await send(owner, uuid, { ...TO_ALL, subject: '두 번째' });
  expect(await api.get(PATH, { as: owner, params: { uuid } })).toMatchObject({
    ...{ totalElements: 2, content: [next, sent] },
  });
  expect((await api.get(PATH, { as: owner, params: { uuid }, query: { page: 1, size: 1 } })).content).toEqual(
    [sent],
  );
});

test('an owner writes to one applicant, of this contest alone', async () => {
  const { owner, uuid, ids, artists } = await reviewed();
  const other = await reviewed();
  const query = { audience: 'ONE', applicantId: ids[1] } as const;
  expect(await recipients(owner, uuid, query)).toMatchObject({ count: 1, sample: { name: '강도윤' } });
  expect(await send(owner, uuid, toOne(ids[1]))).toMatchObject({
    ...{ audience: 'ONE', applicant: { id: ids[1], name: '강도윤' }, sent: 1 },
  });
  expect((await mails()).map(({ payload }) => payload.to)).toEqual([artists[1]?.email]);
  for (const applicantId of [other.ids[0], UNKNOWN_UUID]) {
    await refused(404, owner, uuid, toOne(applicantId));
    await api.fails(404, 'GET', RECIPIENTS, {
      ...{ as: owner, params: { uuid }, query: { ...query, applicantId } },
    });
  }
  const unnamed = await refused(422, owner, uuid, { audience: 'ONE', confirmed: 1 });
  expect(unnamed.errors).toEqual([{ field: 'applicantId', message: messageMessages.applicantRequired }]);
  // The log keeps the message of an applicant who is gone.
  await api.database.orm.delete(contestApplicants).where(eq(contestApplicants.uuid, ids[1]));
  expect((await api.get(PATH, { as: owner, params: { uuid } })).content).toMatchObject([
    { audience: 'ONE', applicant: null },
  ]);
});

test('who writes a draft is reminded of the end, unnamed to the owner, and only while applications are open', async () => {
  const { owner, uuid } = await reviewed();
  const writer = await calls.applicant('한가람');
  await calls.saveDraft(writer, uuid, { statement: '쓰는 중' });
  const body = { ...DRAFT_TEXTS, audience: 'UNFINISHED', confirmed: 1 };
  expect(await recipients(owner, uuid, { audience: 'UNFINISHED' })).toMatchObject({ count: 1, sample: null });
  const numbered = await refused(422, owner, uuid, { ...body, ...TEXTS });
  expect(numbered.errors).toEqual([{ field: 'text', message: messageMessages.receiptUnfilled }]);
  await send(owner, uuid, body);
  const [mail] = await mails();
  expect(mail?.payload.to).toBe(writer.email);
  expect(mail?.payload.text).toContain('한가람님, 지원서를 기다립니다.');
  expect(mail?.payload.text).toContain(messageMessages.mail.why('봄결미술관', '신진작가 공모', false));
  expect(mail?.payload.text).toMatch(/접수는 .*끝납니다\./);
  clock.set(CLOSES_AT);
  expect((await refused(409, owner, uuid, body)).message).toBe(messageMessages.onlyWhileOpen);
  await send(owner, uuid, TO_ALL);
});

test('an archived or withdrawn contest is silent', async () => {
  const { owner, uuid, ids } = await reviewed();
  for (const [set, message] of [
    [{ state: 'ARCHIVED' }, contestMessages.locked.archived],
    [{ state: 'PUBLISHED', stoppedAs: 'WITHDRAWN', stoppedAt: new Date() }, contestMessages.locked.withdrawn],
  ] as const) {
    await change(uuid, set);
    for (const body of [TO_ALL, toOne(ids[0])])
      expect((await refused(409, owner, uuid, body)).message).toBe(message);
  }
  expect(await mails()).toEqual([]);
});

test('nothing is sent to another number than the owner confirmed, and nothing without a recipient', async () => {
  const { owner, uuid, artists } = await reviewed();
  expect((await refused(409, owner, uuid, { ...TO_ALL, confirmed: 2 })).message).toBe(
    messageMessages.recipientsChanged(3),
  );
  // One has no address any more, another one is stopped.
  const isOf = (at: number) => eq(accounts.uuid, artists[at]?.uuid ?? '');
  await api.database.orm.update(accounts).set({ email: null }).where(isOf(0));
  await api.database.orm.update(accounts).set({ status: 'WITHDRAWN' }).where(isOf(1));
  expect(await recipients(owner, uuid, { audience: 'SENT' })).toMatchObject({ count: 1, unreachable: 2 });
  expect(await send(owner, uuid, { ...TO_ALL, confirmed: 1 })).toMatchObject({ sent: 1, unreachable: 2 });
  await api.database.orm.update(accounts).set({ email: null }).where(isOf(2));
  expect((await refused(409, owner, uuid, { ...TO_ALL, confirmed: 0 })).message).toBe(
    messageMessages.noRecipient,
  );
});

test('a word in braces that nothing fills is refused', async () => {
  const { owner, uuid } = await reviewed();
  const { errors } = await refused(422, owner, uuid, { ...TO_ALL, text: '{성함}님께', subject: '' });
  expect(errors.map(({ field }) => field).sort()).toEqual(['subject', 'text']);
});

test('the same press is mailed once, also by two calls at the same time', async () => {
  const { owner, uuid } = await reviewed();
  const once = () =>
    api.request('POST', PATH, {
      ...{ as: owner, params: { uuid }, body: { ...TEXTS, ...TO_ALL } },
      headers: { 'idempotency-key': 'a'.repeat(32) },
    });
  await Promise.all([once(), once()]);
  expect((await once()).status).toBe(200);
  expect(await api.rows(messages)).toHaveLength(1);
  expect(await mails()).toHaveLength(3);
});

test('ten messages to many go out in a day of Seoul, and sixty to one in an hour', async () => {
  const { owner, uuid, ids } = await reviewed();
  clock.set(new Date('2026-11-24T14:00:00Z'));
  await change(uuid, { closesAt: new Date('2027-01-01') });
  for (let count = 0; count < messageLimits.manyPerDay; count += 1) await send(owner, uuid, TO_ALL);
  expect((await refused(429, owner, uuid, TO_ALL)).message).toBe(
    messageMessages.tooManyToMany(messageLimits.manyPerDay),
  );
  for (let count = 0; count < messageLimits.onePerHour; count += 1) await send(owner, uuid, toOne(ids[0]));
  expect((await refused(429, owner, uuid, toOne(ids[1]))).message).toBe(
    messageMessages.tooManyToOne(messageLimits.onePerHour),
  );
  // Midnight in Seoul.
  clock.set(new Date('2026-11-24T15:00:00Z'));
  await send(owner, uuid, TO_ALL);
  await send(owner, uuid, toOne(ids[1]));
});

test('a reviewer and another organization neither read nor write', async () => {
  const { owner, reviewers, uuid, ids } = await reviewed();
  const other = await reviewed();
  await send(owner, uuid, TO_ALL);
  for (const [status, as] of [[403, reviewers[0]] as const, [404, other.owner] as const]) {
    await api.fails(status, 'GET', PATH, { as, params: { uuid } });
    await api.fails(status, 'GET', RECIPIENTS, { as, params: { uuid }, query: { audience: 'SENT' } });
    for (const body of [TO_ALL, toOne(ids[0])]) await refused(status, as, uuid, body);
  }
  await refused(404, other.owner, other.uuid, toOne(ids[0]));
  expect(await api.rows(messages)).toHaveLength(1);
});

test('an applicant reads what was written to them since they sent, and nothing else', async () => {
  const { owner, uuid, ids, artists } = await reviewed();
  const at = (hours: number) => clock.set(new Date(CLOSES_AT.getTime() - DAY + hours * HOUR));
  at(1);
  await send(owner, uuid, { ...TO_ALL, subject: '모두에게' });
  at(2);
  await send(owner, uuid, { ...toOne(ids[0]), subject: '{이름}님에게' });
  const late = await calls.applicant('한가람');
  at(3);
  const { id } = await calls.begin(late, uuid, { statement: '글', agreement: true });
  await calls.send(late, id);
  at(4);
  await send(owner, uuid, { ...TO_ALL, confirmed: 4, subject: '다시 모두에게' });
  const read = async (as: Account | undefined) =>
    (as === undefined ? null : await calls.own(as, uuid))?.messages.map(({ subject }) => subject);
  expect(await read(artists[0])).toEqual(['다시 모두에게', '류단아님에게', '모두에게']);
  expect(await read(artists[1])).toEqual(['다시 모두에게', '모두에게']);
  expect(await read(late)).toEqual(['다시 모두에게']);
  const [first] = (await calls.own(late, uuid))?.messages ?? [];
  expect(first?.text).toMatch(/^한가람님\(\d{6}-[2-9A-Z]{6}\)께 알려 드립니다\.\n\n심사는/);
});
