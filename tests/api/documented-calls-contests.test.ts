import * as contestMessages from '@/lib/messages/contest';
import type { FormField } from '@/lib/contracts/contest-form';
import { contestApplicants, contestFiles } from '@/server/db/schema/contest';
import { storedUploads } from '@/server/db/schema/upload';
import { useTestApi, type Account } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';
import { documentedCalls, putToStorage, type DocumentedCalls } from '@/tests/support/documented-calls';
import { formField } from '@/tests/support/form-field';
import { portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import { named, picture } from '@/tests/support/studio';
import { DAY, useMovableClock } from '@/tests/support/withdrawal';

const FIELD = [
  ...['name', 'type', 'label', 'help', 'validation', 'accept', 'multiple', 'maxFileSize', 'placeholder'],
  ...['options', 'disabled'],
];

/** Section 7 of the members' document (`002`): contests. */
const CALLS: DocumentedCalls = {
  'GET /v1/contents/contests/by-article/{articleUuid}': [
    ...['uuid', 'previewImageUrl', 'title', 'description', 'isActive', 'isDeadlinePassed'],
    ...FIELD.map((key) => `formSchemaJson[].${key}`),
  ],
  'GET /v1/artists/contest-applicable/{contestUuid}': ['active', 'alreadyApplied'],
  'GET /v1/artists/contest-applicants/prefill': [],
  'GET /v1/artists/contest-applicants/portfolio': [],
  'GET /v1/contents/contests/{contestUuid}/active': [],
  'POST /v1/artists/contest-applicants/{contestUuid}': ['id'],
  'POST /v1/s3/put/presigned-url': [],
  'PUT /v1/artists/contest-applicants/{id}/uploaded': [],
};

const FIELDS: readonly FormField[] = [
  formField({ name: 'email', label: '이메일', type: 'email', required: true }),
  formField({ name: 'statement', label: '작가 노트', type: 'textarea', required: true }),
  formField({
    ...{ name: 'works', label: '작품 이미지', type: 'file', required: true, accept: 'image/jpeg,image/png' },
    ...{ multiple: true, validation: { minCount: 2, maxCount: 3 } },
  }),
  formField({ name: 'career', label: '이력', type: 'file', required: true, accept: 'application/pdf' }),
  formField({ name: 'extra', label: '그 밖의 자료', type: 'file', accept: 'application/zip' }),
];
const ANSWERS = { email: 'contest@example.com', statement: '서향집의 창틀 그림자를 그립니다.' };
const PDF = Buffer.from('%PDF-1.7\n<< /Type /Page >>\n and more');

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { contest, applicant, own } = contestCalls(api);
const { begin: beginPortfolio, save } = portfolioCalls(api);
/** The calls of all tests. Each test has its own database. */
const { call, text, made } = documentedCalls(api, CALLS);
let as: Account;
let contestUuid: string;
let images: [Buffer, Buffer];
beforeEach(async () => {
  as = await applicant();
  contestUuid = (await contest({ fields: FIELDS })).uuid;
  images = [await picture(40, 30, 'jpeg'), await picture(30, 40, 'jpeg')];
});

const begin = (works: object) =>
  text('POST /v1/artists/contest-applicants/{contestUuid}', 'id', {
    ...{ as, params: { contestUuid } },
    body: { formData: JSON.stringify({ ...ANSWERS, ...works }) },
  });
async function sendFile(fileName: string, bytes: Uint8Array, contentType: string) {
  clock.set(new Date(clock.read().getTime() + 1));
  const url = await text('POST /v1/s3/put/presigned-url', null, { as, body: { fileName, contentType } });
  await putToStorage(api, url, bytes, contentType);
}
async function sendFiles() {
  await sendFile('01_달.jpg', images[0], 'image/jpeg');
  await sendFile('02_해.jpg', images[1], 'image/jpeg');
  await sendFile('이력서.pdf', PDF, 'application/pdf');
}
const UPLOADED = '/v1/artists/contest-applicants/{id}/uploaded';
const finish = (id: string) => call(`PUT ${UPLOADED}`, { as, params: { id } });
const fails = (status: number, id: string) => api.fails(status, 'PUT', UPLOADED, { as, params: { id } });

const whole = (name: string, { length: size }: Uint8Array, contentType: string) => ({
  name,
  size,
  contentType,
});
/** The ways in which a client may describe files that it is going to send; the documents don't define one. */
const DESCRIPTIONS: [string, () => object][] = [
  ['leaves them out', () => ({})],
  ['has what JSON makes of a file', () => ({ works: [{}, {}], career: {} })],
  ['sends empty lists', () => ({ works: [], career: [] })],
  ['names them', () => ({ works: ['01_달.jpg', '02_해.jpg'], career: 'C:\\fakepath\\이력서.pdf' })],
  [
    'names them as the calls do',
    () => ({
      works: [{ fileName: '01_달.jpg' }, { fileName: '02_해.jpg' }],
      career: [{ fileName: '이력서.pdf' }],
    }),
  ],
  [
    'describes them as our own form does, without ids',
    () => ({
      works: [whole('01_달.jpg', images[0], 'image/jpeg'), whole('02_해.jpg', images[1], 'image/jpeg')],
      career: [whole('이력서.pdf', PDF, 'application/pdf')],
    }),
  ],
];

test('the checks before an application', async () => {
  const { articleUuid } = await contest({ fields: FIELDS });
  const params = { contestUuid };
  await call('GET /v1/contents/contests/by-article/{articleUuid}', {
    ...{ params: { articleUuid: articleUuid ?? '' }, query: { isInternal: 'false' } },
  });
  const applicable = { as, params };
  expect(await call('GET /v1/artists/contest-applicable/{contestUuid}', applicable)).toEqual({
    ...{ active: true, alreadyApplied: false, begun: false },
  });
  await call('GET /v1/artists/contest-applicants/prefill', { as });
  const none = await api.fails(404, 'GET', '/v1/artists/contest-applicants/portfolio', { as });
  expect(none.message).toBe('포트폴리오가 없습니다.');
  const { as: other, portfolio } = await beginPortfolio();
  await save(other, portfolioBody(portfolio), { pdf: named(PDF, '포트폴리오.pdf') });
  await call('GET /v1/artists/contest-applicants/portfolio', { as: other });
  expect(await call('GET /v1/contents/contests/{contestUuid}/active', { params })).toEqual({ active: true });
});

test.each(DESCRIPTIONS)(
  'an application with files is sent in the documents’ order by a client that %s',
  async (_, works) => {
    const id = await begin(works());
    await sendFiles();
    await finish(id);
    expect((await own(as, contestUuid))?.answers).toMatchObject({
      ...ANSWERS,
      works: [{ name: '01_달.jpg', size: images[0].length }, { name: '02_해.jpg' }],
      career: [{ name: '이력서.pdf' }],
      extra: [],
    });
    expect(await api.rows(contestFiles)).toHaveLength(3);
    // The receipt goes to the form's address, and to the account's.
    expect(await api.mails()).toEqual([
      ['contest-applied', ANSWERS.email],
      ['contest-applied', as.email],
    ]);
    const applicable = { as, params: { contestUuid } };
    expect(await call('GET /v1/artists/contest-applicable/{contestUuid}', applicable)).toMatchObject({
      alreadyApplied: true,
    });
  },
);

test('the receipt comes once where the form has the account’s address', async () => {
  const id = await begin({ email: String(as.email).toUpperCase() });
  await sendFiles();
  await finish(id);
  expect(await api.mails()).toHaveLength(1);
});

test('an application whose files haven’t come isn’t sent, and is sent when they have', async () => {
  const id = await begin({});
  expect((await fails(422, id)).errors).toEqual([
    { field: 'works', message: '작품 이미지 등록 필수' },
    { field: 'career', message: '이력 등록 필수' },
  ]);
  const second = await begin({ works: ['01_달.jpg', '02_해.jpg'], career: ['이력서.pdf'] });
  await sendFile('01_달.jpg', images[0], 'image/jpeg');
  expect((await fails(409, second)).code).toBe('UPLOAD_MISSING');
  await sendFile('02_해.jpg', images[1], 'image/jpeg');
  await sendFile('이력서.pdf', PDF, 'application/pdf');
  await finish(second);
});

test('the second upload of a file counts, and uploads from before the application don’t', async () => {
  await sendFile('03_옛것.jpg', images[0], 'image/jpeg');
  clock.set(new Date(clock.read().getTime() + 1000));
  const id = await begin({});
  await sendFiles();
  await sendFile('02_해.jpg', images[1], 'image/jpeg');
  await finish(id);
  expect((await own(as, contestUuid))?.answers).toMatchObject({
    works: [{ name: '01_달.jpg' }, { name: '02_해.jpg' }],
  });
  expect((await api.rows(storedUploads)).filter(({ claimedAt }) => claimedAt === null)).toHaveLength(2);
});

test.each([
  [
    'of a type that no field takes',
    '00.webp',
    'image/webp',
    '"00.webp" 파일은 올릴 수 없습니다. jpg, png 파일만 받습니다.',
  ],
  ['beyond what a field takes', '04.jpg', 'image/jpeg', '파일은 3개까지 올릴 수 있습니다.'],
])('a file %s is named in the error, and nothing is lost', async (_, name, contentType, message) => {
  const id = await begin({});
  await sendFiles();
  await sendFile('03.jpg', await picture(41, 30, 'jpeg'), 'image/jpeg');
  await sendFile(name, await picture(20, 20, contentType === 'image/webp' ? 'webp' : 'jpeg'), contentType);
  expect(await fails(422, id)).toMatchObject({ message, errors: [{ field: 'works', message }] });
  expect(await api.rows(contestFiles)).toEqual([]);
  expect(await api.row(contestApplicants)).toMatchObject({ sentAt: null });
});

test('a name that no field takes is refused before anything is sent', async () => {
  const { errors } = await api.fails(422, 'POST', '/v1/artists/contest-applicants/{contestUuid}', {
    ...{ as, params: { contestUuid } },
    body: { formData: JSON.stringify({ ...ANSWERS, works: ['a.gif'], career: '../' }) },
  });
  expect(errors).toEqual([
    { field: 'works', message: '"a.gif" 파일은 올릴 수 없습니다. jpg, png 파일만 받습니다.' },
  ]);
});

test('more names than a field takes are refused before anything is sent', async () => {
  const works = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'];
  const { errors } = await api.fails(422, 'POST', '/v1/artists/contest-applicants/{contestUuid}', {
    ...{ as, params: { contestUuid } },
    body: { formData: JSON.stringify({ ...ANSWERS, works }) },
  });
  expect(errors).toEqual([{ field: 'works', message: contestMessages.filesTooMany(3) }]);
});

test('our own form, which names its draft, never gets what it didn’t describe', async () => {
  const id = await begin({ works: [], career: [] });
  await sendFiles();
  const { draftVersion = 0 } = (await own(as, contestUuid)) ?? {};
  const sent = { as, params: { id }, body: { draftVersion } };
  await api.fails(422, 'PUT', UPLOADED, sent);
  expect(await api.rows(contestFiles)).toEqual([]);
});

test('files wait a day, and another account’s aren’t used', async () => {
  const rival = await applicant('강도윤');
  const id = await begin({});
  const mine = as;
  as = rival;
  await sendFiles();
  as = mine;
  await fails(422, id);
  await sendFiles();
  clock.set(new Date(clock.read().getTime() + DAY + 1000));
  await fails(422, id);
});

test('these are all these calls of the document', async () => {
  expect(made().sort()).toEqual(Object.keys(CALLS).sort());
});
