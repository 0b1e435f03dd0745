import * as supportLimits from '@/lib/limits/support';
import { RATES } from '@/server/api/http/rates';
import { inquiries, inquiryFiles } from '@/server/db/schema/support';
import { UNKNOWN_UUID, useTestApi } from '@/tests/support/api';
import { DOCUMENTS } from '@/tests/support/signup';
import { addressOf, named, picture, studioForm } from '@/tests/support/studio';
import { inquiryBody, keptInquiry } from '@/tests/support/support-ownership';

const api = useTestApi({ rateLimits: { guestInquiry: { points: 5, seconds: 3600 } } });
const SEND = '/v1/support/inquiries';
const GUEST_SEND = '/v1/support/guest/inquiries';
const ONE = '/v1/support/inquiries/{uuid}';

function formOf(body: object, files: readonly File[] = []): FormData {
  const form = studioForm(body);
  for (const file of files) form.append('files', file);
  return form;
}
const guestForm = (given: object = {}) => formOf({ ...inquiryBody(), privacyAgreed: true, ...given });

test('a member sends an inquiry with files, and reads it with addresses that open them', async () => {
  const as = await api.make.account();
  const png = await picture(20, 20);
  const { uuid } = await api.call('POST', SEND, {
    as,
    body: formOf(inquiryBody(), [
      named(png, '../화면 <1>.png'),
      named(Buffer.from(DOCUMENTS.pdf), '자료.PDF'),
    ]),
  });
  const read = await api.get(ONE, { as, params: { uuid } });
  expect(read).toMatchObject({
    ...{ uuid, type: 'INQUIRY', title: '작품이 보이지 않아요', phoneNum: '01012345678' },
    ...{ userAccountId: as.accountId, isAnswered: false, isRead: false, answer: null },
    answerAdminAccountId: null,
    files: [
      { name: '화면 1.png', mime: 'image/png', bytes: png.length },
      { name: '자료.pdf', mime: 'application/pdf' },
    ],
  });
  const [image = '', pdf = ''] = read.privatePresignedUrls;
  const opened = await api.app.request(image);
  expect(opened.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await opened.arrayBuffer()).equals(png)).toBe(true);
  expect((await api.app.request(pdf)).headers.get('content-disposition')).toContain('attachment');
  expect((await api.app.request(image.replace(/.$/, ''))).status).not.toBe(200);
  expect(await api.mails()).toEqual([]);
});

test('a key in the form makes repeated calls one inquiry, unless another account sends it', async () => {
  const as = await api.make.account();
  const body = inquiryBody({ sendKey: crypto.randomUUID() });
  const send = async (by = as) =>
    api.call('POST', SEND, { as: by, body: formOf(body, [named(await picture(9, 9), 'a.png')]) });
  const sent = [...(await Promise.all([send(), send()])), await send()];
  expect(new Set(sent.map(({ uuid }) => uuid)).size).toBe(1);
  expect(await api.rows(inquiries)).toHaveLength(1);
  expect(await api.rows(inquiryFiles)).toHaveLength(1);
  await send(await api.make.account());
  expect(await api.rows(inquiries)).toHaveLength(2);
});

test('a guest agrees, sends, and nobody is mailed', async () => {
  const refused = await api.fails(422, 'POST', GUEST_SEND, { body: guestForm({ privacyAgreed: false }) });
  expect(refused.errors).toEqual([
    { field: 'privacyAgreed', message: '개인정보 수집과 이용에 동의해 주세요.' },
  ]);
  const { uuid } = await api.call('POST', GUEST_SEND, {
    body: guestForm({ email: 'stranger@example.com' }),
  });
  const row = await api.row(inquiries, { uuid });
  expect(row).toMatchObject({ accountUuid: null, email: 'stranger@example.com' });
  expect(row.privacyAgreedAt).not.toBeNull();
  expect(await api.mails()).toEqual([]);
});

test('an address and a number are stored in their cleaned form, and invalid ones are reported', async () => {
  const send = async (given: object) => {
    const { uuid } = await api.call('POST', GUEST_SEND, { body: guestForm(given) });
    return api.row(inquiries, { uuid });
  };
  const odd = {
    email: '\u202aａ@example.com.\u200b',
    phoneNum: '+82 10-1234-5678',
    title: '\u3164물의\u00a0결',
  };
  expect(await send(odd)).toMatchObject({
    email: 'a@example.com',
    phoneNum: '01012345678',
    title: '물의 결',
  });
  const wrong = guestForm({ email: 'a@exаmple.com', phoneNum: '+1 650-253-0000', title: '\u3164' });
  const { errors } = await api.fails(422, 'POST', GUEST_SEND, { body: wrong });
  expect(errors.map(({ field }) => field).toSorted()).toEqual(['email', 'phoneNum', 'title']);
  expect(errors.find(({ field }) => field === 'email')?.message).toContain('а');
  expect(errors.find(({ field }) => field === 'phoneNum')?.message).toContain('해외');
});

test('a member may be called back on a landline, such as an organization’s; a guest gives a mobile number', async () => {
  const as = await api.make.account({ roleType: 'BUSINESS' });
  const { uuid } = await api.call('POST', SEND, {
    as,
    body: formOf(inquiryBody({ phoneNum: '02-2000-0005' })),
  });
  expect(await api.row(inquiries, { uuid })).toMatchObject({ phoneNum: '0220000005' });
  const { errors } = await api.fails(422, 'POST', GUEST_SEND, {
    body: guestForm({ phoneNum: '02-2000-0005' }),
  });
  expect(errors).toEqual([
    { field: 'phoneNum', message: '유효한 전화번호를 입력해주세요! (예: 010-1234-5678)' },
  ]);
});

test('guests are limited by their address', async () => {
  const headers = addressOf(7);
  for (let count = 0; count < 5; count += 1)
    await api.call('POST', GUEST_SEND, { headers, body: guestForm() });
  await api.fails(429, 'POST', GUEST_SEND, { headers, body: guestForm() });
  await api.call('POST', GUEST_SEND, { headers: addressOf(8), body: guestForm() });
});

test('what is refused for its form uses up no guest’s hour; tries have a wider limit', async () => {
  const headers = addressOf(9);
  const typed = { ...headers, 'content-type': 'text/plain' };
  const large = guestForm({ content: 'x'.repeat(2_000_000) });
  for (let round = 0; round < 5; round += 1) {
    await api.fails(422, 'POST', GUEST_SEND, { headers, body: guestForm({ title: '' }) });
    await api.fails(415, 'POST', GUEST_SEND, { headers: typed, body: 'x' });
  }
  await api.fails(413, 'POST', GUEST_SEND, { headers, body: large });
  for (let count = 0; count < 5; count += 1)
    await api.call('POST', GUEST_SEND, { headers, body: guestForm() });
  await api.fails(429, 'POST', GUEST_SEND, { headers, body: guestForm() });
  const other = addressOf(10);
  for (let count = 0; count < RATES.guestInquiry.tries; count += 1)
    await api.fails(422, 'POST', GUEST_SEND, { headers: other, body: guestForm({ title: '' }) });
  await api.fails(429, 'POST', GUEST_SEND, { headers: other, body: guestForm() });
});

test('every field that breaks a rule is told, in the words of the rules', async () => {
  const as = await api.make.account();
  const nothing = { type: null, title: ' ', content: '\u200b', email: 'haru@home', phoneNum: '02-123' };
  const failure = await api.fails(422, 'POST', SEND, { as, body: formOf(inquiryBody(nothing)) });
  expect(failure.errors).toEqual([
    { field: 'type', message: '카테고리를 선택해주세요!' },
    { field: 'title', message: '제목을 입력해주세요!' },
    { field: 'content', message: '내용을 입력해주세요!' },
    { field: 'email', message: '유효한 이메일 주소를 입력해주세요!' },
    { field: 'phoneNum', message: '유효한 전화번호를 입력해주세요! (예: 010-1234-5678)' },
  ]);
  const long = await api.fails(422, 'POST', SEND, {
    as,
    body: formOf(inquiryBody({ title: '가'.repeat(2000) })),
  });
  expect(long.errors.map(({ field }) => field)).toEqual(['title']);
});

test('HTML and formulas are kept as what was typed', async () => {
  const as = await api.make.account();
  const typed = { title: '=HYPERLINK("http://x")', content: '<img src=x onerror=alert(1)>' };
  const { uuid } = await api.call('POST', SEND, { as, body: formOf(inquiryBody(typed)) });
  expect(await api.get(ONE, { as, params: { uuid } })).toMatchObject(typed);
});

test('files are judged by their content, their size and their number', async () => {
  const as = await api.make.account();
  const send = (files: readonly File[]) =>
    api.fails(422, 'POST', SEND, { as, body: formOf(inquiryBody(), files) });
  const png = await picture(9, 9);
  const page = named(Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.png');
  expect((await send([page])).errors).toEqual([
    {
      field: 'files',
      message:
        '"a.png" 파일은 올릴 수 없습니다. JPG, PNG, WEBP 이미지와 PDF 파일만 올릴 수 있습니다. 파일의 내용이 이름과 다릅니다. 다른 파일을 골라 주세요.',
    },
  ]);
  const three = ['a', 'b', 'c'].map((name) => named(png, `${name}.png`));
  expect((await send(three)).errors).toEqual([
    { field: 'files', message: '최대 2개의 파일만 업로드 가능합니다.' },
  ]);
  const large = named(Buffer.concat([png, Buffer.alloc(supportLimits.fileBytes)]), 'a.png');
  expect((await send([large])).errors).toEqual([
    {
      field: 'files',
      message: '"a.png" 파일은 올릴 수 없습니다. 10MB 이하의 파일만 업로드할 수 있습니다.',
    },
  ]);
  expect(await api.rows(inquiries)).toEqual([]);
});

test('an answer is unread until its inquiry is opened', async () => {
  const as = await api.make.account();
  const waiting = await keptInquiry(api, as);
  const answered = await keptInquiry(api, as, { answer: '고쳤습니다.', title: '두 번째' });
  expect(await api.get('/v1/support/inquiries/unread-count', { as })).toEqual({ count: 1 });
  for (const { uuid } of [waiting, answered])
    await api.call('PUT', '/v1/support/inquiries/{uuid}/read', { as, params: { uuid } });
  expect(await api.get('/v1/support/inquiries/unread-count', { as })).toEqual({ count: 0 });
  // What waits has nothing to be read.
  expect((await api.row(inquiries, { uuid: waiting.uuid })).readAt).toBeNull();
  const { content } = await api.get(SEND, { as, query: { filter: 'ANSWERED' } });
  expect(content).toMatchObject([{ uuid: answered.uuid, isAnswered: true, isRead: true }]);
});

test('the list is the caller’s own, searched and narrowed', async () => {
  const as = await api.make.account();
  await keptInquiry(api, await api.make.account(), { title: '남의 문의' });
  await keptInquiry(api, as, { title: '백 % 문의', createdAt: new Date('2026-11-01') });
  await keptInquiry(api, as, { title: '전시', content: '100 퍼센트', createdAt: new Date('2026-11-02') });
  const titles = async (query: object) =>
    (await api.get(SEND, { as, query })).content.map(({ title }) => title);
  expect(await titles({})).toEqual(['전시', '백 % 문의']);
  expect(await titles({ q: '%' })).toEqual(['백 % 문의']);
  expect(await titles({ q: '퍼센트' })).toEqual(['전시']);
  expect(await titles({ filter: 'ANSWERED' })).toEqual([]);
  await api.fails(400, 'GET', SEND, { as, query: { page: -1 } });
});

test('an inquiry that isn’t there isn’t found', async () => {
  const as = await api.make.account();
  await api.fails(404, 'GET', ONE, { as, params: { uuid: UNKNOWN_UUID } });
  await api.fails(404, 'PUT', '/v1/support/inquiries/{uuid}/read', { as, params: { uuid: UNKNOWN_UUID } });
  await api.fails(401, 'GET', SEND);
});
