import * as uploadMessages from '@/lib/messages/upload';
import { contestApplicants, contestFiles, contestForms, contests } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';
import { storedUploads } from '@/server/db/schema/upload';
import { useTestApi } from '@/tests/support/api';
import { CLOSES_AT, contestCalls, FIELDS } from '@/tests/support/contests';
import { formField } from '@/tests/support/form-field';
import { picture } from '@/tests/support/studio';
import { HOUR, useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { contest, applicant, begin, send, own, saveDraft, upload, addFile, file } = contestCalls(api);

const OWN = '/v1/artists/contest-applicants/{contestUuid}';
const SEND = '/v1/artists/contest-applicants/{id}/uploaded';
const ANSWERS = { statement: '서향집의 창틀 그림자를 그립니다.', genre: 'PAINTING', agreement: true };

test('an application with files is begun, gets its files, and is sent with a receipt and a mail', async () => {
  const [as, { uuid }] = [await applicant(), await contest()];
  const jpeg = await picture(40, 30, 'jpeg');
  const begun = await begin(as, uuid, { ...ANSWERS, works: [file('01_달.jpg', jpeg)] });
  await api.fails(409, 'PUT', SEND, { as, params: { id: begun.id }, body: {} });
  const added = await addFile(as, begun.id, await upload(as, '01_달.jpg', jpeg));
  expect(added).toMatchObject({ name: '01_달.jpg', size: jpeg.length, contentType: 'image/jpeg' });
  expect(await own(as, uuid)).toMatchObject({ draft: { works: [{ id: added.id }] }, answers: null });

  const sent = await send(as, begun.id, { draftVersion: begun.draftVersion });
  expect(sent.receipt).toMatch(/^261121-[2-9A-Z]{6}$/);
  expect(await own(as, uuid)).toMatchObject({
    draft: null,
    answers: { ...ANSWERS, name: '류단아', works: [{ id: added.id }], portfolio: false },
    receipt: sent.receipt,
  });
  expect(await api.mails()).toEqual([['contest-applied', as.email]]);
  const { payload } = await api.row(outbox);
  expect(payload.subject).toBe('‘신진작가 공모’ 신청을 받았습니다');
  for (const text of [sent.receipt, '장르: 회화', '작품 이미지: 01_달.jpg', ANSWERS.statement])
    expect(payload.text).toContain(text);
});

test('a second application replaces what was sent, keeps the receipt, and loses the files that aren’t named', async () => {
  const [as, { uuid }] = [await applicant(), await contest()];
  const jpeg = await picture(40, 30, 'jpeg');
  const first = await begin(as, uuid, { ...ANSWERS, works: [file('a.jpg', jpeg), file('b.jpg', jpeg)] });
  const a = await addFile(as, first.id, await upload(as, 'a.jpg', jpeg));
  await addFile(as, first.id, await upload(as, 'b.jpg', jpeg));
  const { receipt } = await send(as, first.id);

  const again = await begin(as, uuid, { ...ANSWERS, statement: '고친 글', works: [a] });
  expect(again.id).toBe(first.id);
  expect(await own(as, uuid)).toMatchObject({ answers: { statement: ANSWERS.statement } });
  expect(await send(as, again.id)).toMatchObject({ receipt });
  expect(await own(as, uuid)).toMatchObject({ answers: { statement: '고친 글', works: [a] } });
  expect(await api.rows(contestFiles)).toMatchObject([{ uuid: a.id }]);
  const { payload } = await api.row(outbox, { topic: 'contest-applied' });
  expect(payload.to).toBe(as.email);
});

test('what isn’t complete isn’t begun, and every fault is told at its field', async () => {
  const [as, { uuid }] = [await applicant(), await contest()];
  const sent = {
    formData: JSON.stringify({ genre: 'ETC', works: [{ ...file('a.exe', Buffer.from('x')) }] }),
  };
  const { errors } = await api.fails(422, 'POST', OWN, { as, params: { contestUuid: uuid }, body: sent });
  expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toEqual({
    statement: '작가 노트 등록 필수',
    genreEtc: '기타 항목을 입력해주세요.',
    works: '"a.exe" 파일은 올릴 수 없습니다. jpg, png 파일만 받습니다.',
    agreement: '동의 등록 필수',
  });
  expect(await api.rows(contestApplicants)).toEqual([]);
});

test.each([
  ['{', 400],
  ['[]', 422],
  ['null', 422],
  ['{"statement": "x", "agreement": true, "status": "SELECTED"}', 422],
  ['{"__proto__": {"statement": "x"}, "agreement": true}', 422],
])('answers that are %s are refused', async (formData, status) => {
  const [as, { uuid }] = [await applicant(), await contest()];
  await api.fails(status, 'POST', OWN, { as, params: { contestUuid: uuid }, body: { formData } });
  expect(await api.rows(contestApplicants)).toEqual([]);
});

test('a field that shows what is known takes nothing else, and is open where nothing is known', async () => {
  const fields = [...FIELDS, formField({ name: 'birthDate', type: 'date', disabled: true, required: true })];
  const [as, { uuid }] = [await applicant(), await contest({ fields })];
  const body = { formData: JSON.stringify({ ...ANSWERS, name: '다른 이름' }) };
  const { errors } = await api.fails(422, 'POST', OWN, { as, params: { contestUuid: uuid }, body });
  expect(errors).toEqual([{ field: 'birthDate', message: 'birthDate 등록 필수' }]);
  const { id } = await begin(as, uuid, { ...ANSWERS, name: '다른 이름', birthDate: '1990-01-02' });
  await send(as, id);
  expect((await own(as, uuid))?.answers).toMatchObject({ name: '류단아', birthDate: '1990-01-02' });
});

describe('a file', () => {
  const expectRefused = async (
    sent: { name: string; bytes: Uint8Array; type: string; field?: string },
    status: number,
  ) => {
    const [as, { uuid }] = [await applicant(), await contest()];
    const jpeg = await picture(40, 30, 'jpeg');
    const { id } = await begin(as, uuid, { ...ANSWERS, works: [file('01.jpg', jpeg)] });
    const url = await upload(as, sent.name, sent.bytes, sent.type);
    const body = { field: sent.field ?? 'works', upload: url };
    await api.fails(status, 'POST', '/v1/artists/contest-applicants/{id}/files', {
      as,
      params: { id },
      body,
    });
    expect(await api.rows(contestFiles)).toEqual([]);
  };
  const PDF = Buffer.from('%PDF-1.7\n');

  it('that no field waits for isn’t taken', () =>
    expectRefused({ name: 'a.pdf', bytes: PDF, type: 'application/pdf' }, 422));
  it('for a field that isn’t there isn’t taken', async () =>
    expectRefused(
      { name: '01.jpg', bytes: await picture(40, 30, 'jpeg'), type: 'image/jpeg', field: 'name' },
      422,
    ));
  it('that are empty, and a PDF without a page, are refused by name', async () => {
    const fields = [formField({ name: 'works', type: 'file', multiple: true })];
    const [as, { uuid }] = [await applicant(), await contest({ fields })];
    const { id } = await begin(as, uuid, { works: [file('빈.pdf', PDF, 'application/pdf')] });
    const url = await upload(as, '빈.pdf', PDF, 'application/pdf');
    const path = '/v1/artists/contest-applicants/{id}/files';
    const body = { field: 'works', upload: url };
    const pageless = await api.fails(422, 'POST', path, { as, params: { id }, body });
    expect(pageless.message).toBe(uploadMessages.pageless('빈.pdf'));
    const empty = { formData: JSON.stringify({ works: [file('zero.jpg', Buffer.alloc(0))] }) };
    await api.fails(422, 'POST', OWN, { as, params: { contestUuid: uuid }, body: empty });
  });
  it('that isn’t what its name says isn’t taken', () =>
    expectRefused({ name: '01.jpg', bytes: PDF, type: 'image/jpeg' }, 415));

  it('of another artist isn’t taken, nor one of an application that isn’t theirs', async () => {
    const [as, rival, { uuid }] = [await applicant(), await applicant('강도윤'), await contest()];
    const jpeg = await picture(40, 30, 'jpeg');
    const { id } = await begin(as, uuid, { ...ANSWERS, works: [file('01.jpg', jpeg)] });
    const path = '/v1/artists/contest-applicants/{id}/files';
    const theirs = await upload(rival, '01.jpg', jpeg);
    await api.fails(404, 'POST', path, { as, params: { id }, body: { field: 'works', upload: theirs } });
    await api.fails(404, 'POST', path, {
      as: rival,
      params: { id },
      body: { field: 'works', upload: theirs },
    });
    // A guessed id is no file of the application.
    const other = await begin(rival, uuid, { ...ANSWERS, works: [file('01.jpg', jpeg)] });
    const added = await addFile(rival, other.id, theirs);
    await begin(as, uuid, { ...ANSWERS, works: [added] });
    const failure = await api.fails(409, 'PUT', SEND, { as, params: { id }, body: {} });
    expect(failure.code).toBe('UPLOAD_MISSING');
  });
});

describe('the period', () => {
  it('ends by the server’s clock, also in the middle of sending; what was written stays', async () => {
    const [as, { uuid }] = [await applicant(), await contest()];
    clock.set(new Date(CLOSES_AT.getTime() - 1));
    const { id } = await begin(as, uuid, ANSWERS);
    clock.set(CLOSES_AT);
    const failure = await api.fails(409, 'PUT', SEND, { as, params: { id }, body: {} });
    expect(failure.message).toBe('현재는 공모전 신청 기간이 아닙니다.');
    expect(await own(as, uuid)).toMatchObject({ draft: { statement: ANSWERS.statement }, sentAt: null });
    const body = { formData: JSON.stringify(ANSWERS) };
    await api.fails(409, 'POST', OWN, { as, params: { contestUuid: uuid }, body });
    await api.fails(409, 'DELETE', OWN, { as, params: { contestUuid: uuid } });
  });

  it('is told apart from a contest that was closed', async () => {
    const as = await applicant();
    const { uuid } = await contest({ closedAt: new Date(clock.read().getTime() - HOUR) });
    const body = { formData: JSON.stringify(ANSWERS) };
    const failure = await api.fails(409, 'POST', OWN, { as, params: { contestUuid: uuid }, body });
    expect(failure.message).toBe('이 공모전은 종료되었거나 비활성화되었습니다.');
  });
});

describe('a draft', () => {
  const half = { statement: '쓰다 만 글', genre: 'ETC', genreEtc: '' };

  it('keeps every valid part, and names the others', async () => {
    const [as, { uuid }] = [await applicant(), await contest()];
    const jpeg = await picture(40, 30, 'jpeg');
    const works = [file('zero.jpg', Buffer.alloc(0)), file('01.jpg', jpeg), file('a.exe', jpeg)];
    const { unkept } = await saveDraft(as, uuid, { ...half, works, unasked: '글' });
    expect(unkept.map(({ field }) => field)).toEqual(['works', 'works', 'unasked']);
    expect(unkept[0]?.message).toContain('zero.jpg');
    expect((await own(as, uuid))?.draft).toMatchObject({
      ...{ statement: half.statement, genre: 'ETC' },
      works: [{ name: '01.jpg' }],
    });
  });

  it('keeps a text that is too long to be sent', async () => {
    const fields = [formField({ name: 'note', type: 'textarea', validation: { maxLength: 5 } })];
    const [as, { uuid }] = [await applicant(), await contest({ fields })];
    expect((await saveDraft(as, uuid, { note: '여섯 글자가 넘는 글' })).unkept).toEqual([]);
    expect((await own(as, uuid))?.draft).toEqual({ note: '여섯 글자가 넘는 글' });
    const body = { formData: '{"note":"여섯 글자가 넘는 글"}' };
    await api.fails(422, 'POST', OWN, { as, params: { contestUuid: uuid }, body });
  });

  it.each(['null', '[]', '5'])('is refused if it isn’t an object: %s', async (formData) => {
    const [as, { uuid }] = [await applicant(), await contest()];
    const body = { formData, formVersion: 1, draftVersion: 0 };
    await api.fails(422, 'PUT', `${OWN}/draft`, { as, params: { contestUuid: uuid }, body });
  });
});

test('a form that was changed since is told', async () => {
  const [as, { uuid }] = [await applicant(), await contest()];
  const { id } = await begin(as, uuid, ANSWERS);
  await api.database.orm.update(contests).set({ formVersion: 2 });
  await api.make.row(contestForms, { contestUuid: uuid, version: 2, fields: [formField({ name: 'other' })] });
  const failure = await api.fails(409, 'PUT', SEND, { as, params: { id }, body: {} });
  expect(failure.code).toBe('CONTEST_FORM_CHANGED');
});

test('where the organizer takes no changes, what was sent stays', async () => {
  const [as, { uuid }] = [await applicant(), await contest({ allowsEdits: false })];
  await send(as, (await begin(as, uuid, ANSWERS)).id);
  const body = { formData: JSON.stringify(ANSWERS) };
  const failure = await api.fails(409, 'POST', OWN, { as, params: { contestUuid: uuid }, body });
  expect(failure.code).toBe('CONTEST_APPLICATION_FINAL');
});

test('an application that is taken back goes with its files, as long as the contest is open', async () => {
  const [as, { uuid }] = [await applicant(), await contest()];
  const jpeg = await picture(40, 30, 'jpeg');
  const { id } = await begin(as, uuid, { ...ANSWERS, works: [file('a.jpg', jpeg)] });
  await addFile(as, id, await upload(as, 'a.jpg', jpeg));
  await send(as, id);
  await api.call('DELETE', OWN, { as, params: { contestUuid: uuid } });
  expect(await own(as, uuid)).toBeNull();
  expect(await api.rows(contestFiles)).toEqual([]);
  expect(await api.rows(storedUploads)).toEqual([]);
});
