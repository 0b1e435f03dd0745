import * as adminLimits from '@/lib/limits/admin';
import * as adminMessages from '@/lib/messages/admin';
import { auditEntries } from '@/server/db/schema/operation';
import { outbox } from '@/server/db/schema/outbox';
import { inquiries, inquiryAnswerFiles } from '@/server/db/schema/support';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { DOCUMENTS } from '@/tests/support/signup';
import { named, picture, studioForm } from '@/tests/support/studio';
import { keptInquiry } from '@/tests/support/support-ownership';

const api = useTestApi();
const ONE = '/v1/admin/inquiries/{uuid}';
const ANSWER = '/v1/admin/inquiries/{uuid}/answer';
let admin: Account;
let member: Account;

beforeEach(async () => {
  admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
  member = await api.make.account({ accountId: 'haru1', name: '김하루' });
});

function answerForm(given: object = {}, files: readonly File[] = []): FormData {
  const form = studioForm({ answer: '고쳤습니다.', version: 0, keptFileUuids: [], ...given });
  for (const file of files) form.append('files', file);
  return form;
}
const answer = (uuid: string, body: FormData, as: Account = admin) =>
  api.call('PUT', ANSWER, { as, params: { uuid }, body });
const pdf = (name: string) => named(Buffer.from(DOCUMENTS.pdf), name);

test('inquiries are listed by what they wait for, kind, sender and text', async () => {
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  await keptInquiry(api, member, { title: '첫째', createdAt: day(1), answer: '네' });
  await keptInquiry(api, member, { title: '둘째', createdAt: day(2), type: 'USER_ROLE_TYPE_CHANGE' });
  await api.make.row(inquiries, {
    ...{ type: 'INQUIRY', title: '셋째', content: '손님', email: 'g@example.com', phoneNum: '01011112222' },
    createdAt: day(3),
  });
  const titles = async (query: object) =>
    (await api.get('/v1/admin/inquiries', { as: admin, query })).content.map(({ title }) => title);
  expect(await titles({})).toEqual(['셋째', '둘째', '첫째']);
  expect(await titles({ filter: 'WAITING', direction: 'asc' })).toEqual(['둘째', '셋째']);
  expect(await titles({ filter: 'ANSWERED' })).toEqual(['첫째']);
  expect(await titles({ sender: 'GUEST' })).toEqual(['셋째']);
  expect(await titles({ type: 'USER_ROLE_TYPE_CHANGE' })).toEqual(['둘째']);
  expect(await titles({ q: '손님' })).toEqual(['셋째']);
  expect(await titles({ q: 'haru1' })).toEqual(['둘째', '첫째']);
});

test('who asks is masked until an operator asks, which the log says', async () => {
  const { uuid } = await keptInquiry(api, member);
  const params = { uuid };
  const shown = await api.get(ONE, { as: admin, params });
  expect(shown).toMatchObject({ email: 'ha***@example.com', phoneNum: '010-****-5678', senderId: 'haru1' });
  expect(await api.rows(auditEntries)).toEqual([]);
  expect(await api.call('POST', '/v1/admin/inquiries/{uuid}/open', { as: admin, params })).toEqual({
    ...{ name: '김하루', email: 'haru@example.com', phoneNum: '01012345678' },
  });
  expect(await api.rows(auditEntries)).toMatchObject([
    { actorId: 'admin01', action: 'VIEW_PERSONAL_DATA', subject: 'INQUIRY', subjectId: uuid },
  ]);
});

test('an answer goes to the member with its files, by mail and on their page', async () => {
  const { uuid } = await keptInquiry(api, member);
  const saved = await answer(uuid, answerForm({}, [pdf('안내.pdf'), named(await picture(9, 9), '화면.png')]));
  expect(saved).toMatchObject({ answer: '고쳤습니다.', version: 1, answeredBy: 'admin01' });
  expect(saved.answerFiles.map(({ name }) => name)).toEqual(['안내.pdf', '화면.png']);
  const read = await api.get('/v1/support/inquiries/{uuid}', { as: member, params: { uuid } });
  expect(read).toMatchObject({ isAnswered: true, isRead: false, answer: '고쳤습니다.' });
  for (const { url } of read.answerFiles) expect((await api.app.request(url)).status).toBe(200);
  const mail = await api.row(outbox);
  expect(mail.payload).toMatchObject({ to: 'haru@example.com', subject: '문의하신 내용에 답변드립니다' });
  expect(mail.payload.text).toContain(`/my/support/inquiry/${uuid}`);
  expect(api.wakes()).toBe(1);
});

test('a guest, who has no page, gets links to the files that live for a week', async () => {
  const { uuid } = await api.make.row(inquiries, {
    ...{
      type: 'INQUIRY',
      title: '손님',
      content: '묻습니다',
      email: 'g@example.com',
      phoneNum: '01011112222',
    },
  });
  await answer(uuid, answerForm({}, [pdf('안내.pdf')]));
  const { payload } = await api.row(outbox);
  expect(payload.text).toMatch(/^고객님, 안녕하세요\./);
  expect(payload.text).toContain('고쳤습니다.');
  const [, link = ''] = /안내\.pdf\n\s+(\S+)/.exec(payload.text) ?? [];
  expect(link).toMatch(/^http/);
  const { pathname, search } = new URL(link);
  expect((await api.app.request(pathname + search)).status).toBe(200);
});

test('an answer is changed: files go and come, and the member hears again', async () => {
  const { uuid } = await keptInquiry(api, member);
  const first = await answer(uuid, answerForm({}, [pdf('하나.pdf'), pdf('둘.pdf')]));
  await api.call('PUT', '/v1/support/inquiries/{uuid}/read', { as: member, params: { uuid } });
  const kept = first.answerFiles[1]?.uuid;
  const body = answerForm({ answer: '다시 고쳤습니다.', version: 1, keptFileUuids: [kept] }, [pdf('셋.pdf')]);
  const second = await answer(uuid, body);
  expect(second).toMatchObject({ version: 2, isRead: false });
  expect(second.answerFiles.map(({ name }) => name)).toEqual(['둘.pdf', '셋.pdf']);
  expect(await api.storedKeys()).toHaveLength(2);
  expect((await api.rows(outbox)).map(({ payload }) => payload.subject)).toContain(
    '문의하신 내용의 답변을 고쳐 보내 드립니다',
  );
});

test('an answer that is saved unchanged isn’t mailed again', async () => {
  const { uuid } = await keptInquiry(api, member);
  const { answerFiles, version } = await answer(uuid, answerForm({}, [pdf('안내.pdf')]));
  const as = { as: admin, params: { uuid } };
  const same = { version, keptFileUuids: answerFiles.map((file) => file.uuid) };
  const refused = await api.fails(409, 'PUT', ANSWER, { ...as, body: answerForm(same) });
  expect(refused).toMatchObject({ code: 'ANSWER_UNCHANGED', message: adminMessages.answerUnchanged });
  expect(await api.mails()).toHaveLength(1);
  await answer(uuid, answerForm({ ...same, keptFileUuids: [] }));
  expect(await api.mails()).toHaveLength(2);
});

test('two operators don’t answer over each other, and what is refused leaves no file', async () => {
  const { uuid } = await keptInquiry(api, member);
  const other = await api.make.account({ roleType: 'ADMIN' });
  const send = (as: Account) =>
    api.request('PUT', ANSWER, { as, params: { uuid }, body: answerForm({}, [pdf('a.pdf')]) });
  const answers = await Promise.all([send(admin), send(other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await api.rows(inquiryAnswerFiles)).toHaveLength(1);
  expect(await api.storedKeys()).toHaveLength(1);
  expect(await api.mails()).toHaveLength(1);
});

test('an answer needs a text, takes so many files, and needs its inquiry', async () => {
  const { uuid } = await keptInquiry(api, member);
  const refuse = async (body: FormData) =>
    (await api.fails(422, 'PUT', ANSWER, { as: admin, params: { uuid }, body })).errors;
  expect(await refuse(answerForm({ answer: ' ' }))).toEqual([
    { field: 'answer', message: adminMessages.answerRequired },
  ]);
  const many = Array.from({ length: adminLimits.answerFilesMax + 1 }, (_, index) => pdf(`${index}.pdf`));
  expect(await refuse(answerForm({}, many))).toMatchObject([{ field: 'files' }]);
  expect(await refuse(answerForm({}, [named(Buffer.from('MZ'), 'a.pdf')]))).toMatchObject([
    { field: 'files' },
  ]);
  await api.fails(404, 'PUT', ANSWER, { as: admin, params: { uuid: UNKNOWN_UUID }, body: answerForm() });
  expect(await api.storedKeys()).toEqual([]);
});

test('the list is taken along without personal data, which the log says', async () => {
  await keptInquiry(api, member);
  const text = await (
    await api.request('GET', '/v1/admin/inquiries/export', { as: admin, query: { filter: 'WAITING' } })
  ).text();
  expect(text).toContain('작품이 보이지 않아요,haru1,대기');
  expect(text).not.toMatch(/example\.com|0101234/);
  expect(await api.rows(auditEntries)).toMatchObject([{ action: 'EXPORT', subject: 'INQUIRY' }]);
});

test('a contact that a list is searched for is nowhere whole in the log', async () => {
  const query = { q: 'hong@example.com' };
  await (await api.request('GET', '/v1/admin/inquiries/export', { as: admin, query })).text();
  const entries = await api.rows(auditEntries);
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['EXPORT', 'SEARCH_CONTACT']);
  expect(JSON.stringify(entries)).not.toContain('hong@');
});
