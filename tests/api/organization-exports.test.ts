import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { DEFAULT_RULE, SUGGESTED_CRITERIA } from '@/lib/contest/review/rule';
import { parseCsv } from '@/lib/csv/csv';
import { contestApplicants } from '@/server/db/schema/contest';
import { useTestApi, type Account } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';
import { formField } from '@/tests/support/form-field';
import { picture } from '@/tests/support/studio';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const calls = contestCalls(api);

const EXPORT = '/v1/organizations/contests/{uuid}/export';
const TITLES = ['접수 번호', '이름', '영문 이름', '제출 일시', '상태', '심사 차수', '평균 점수', '채점 수'];
/** The question 이름 stands beside the column of that name. */
const QUESTIONS = ['이름 (2)', '작가 노트', '장르', '작품 이미지', '포트폴리오', '동의'];
const HOSTILE = '=HYPERLINK("http://a.example","눌러")';

async function filled() {
  const { uuid: organizationUuid, owner } = await calls.organization();
  const { uuid } = await calls.contest({ organizationUuid, title: '봄/여름 공모' });
  const jpeg = await picture(40, 30, 'jpeg');
  const apply = async (name: string, fileName: string, statement: string) => {
    const as = await calls.applicant(name);
    const answers = { statement, genre: 'PAINTING', agreement: true, works: [calls.file(fileName, jpeg)] };
    const { id } = await calls.begin(as, uuid, answers);
    await calls.addFile(as, id, await calls.upload(as, fileName, jpeg));
    return calls.send(as, id);
  };
  const sent = [
    await apply('류단아', '01_달....jpg', HOSTILE),
    await apply('../../강도윤', '달 CON <b>.jpg', '둘째 줄까지\n쓴 글 & <표>\u0007'),
  ];
  return { owner, uuid, organizationUuid, jpeg, receipts: sent.map(({ receipt }) => receipt) };
}

async function download(
  as: Account,
  uuid: string,
  query: { format: 'xlsx' | 'csv' | 'zip'; status?: 'SELECTED'; reviews?: 'true' },
) {
  const response = await api.request('GET', EXPORT, { as, params: { uuid }, query });
  expect(response.status).toBe(200);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Names and contents, in their order. */
const entriesOf = (zip: Buffer) => Object.entries(unzipSync(zip));

test('a workbook holds every applicant and every answer, and no formula', async () => {
  const { owner, uuid, receipts } = await filled();
  const { response, bytes } = await download(owner, uuid, { format: 'xlsx' });
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(
    '봄 여름 공모_지원자_2026-11-21.xlsx',
  );
  const [sheet] = await readXlsxFile(bytes);
  const [titles, ...rows] = sheet?.data ?? [];
  expect(titles).toEqual([...TITLES, ...QUESTIONS]);
  expect(rows.map(([receipt]) => receipt)).toEqual([...receipts].sort());
  const first = rows.find((row) => row[1] === '류단아');
  expect(first?.slice(1, 6)).toEqual([
    ...['류단아', 'RYU DANA'],
    // A sheet has no time zone: the time is that of Seoul.
    new Date('2026-11-21T14:30:00Z'),
    ...['접수', 1],
  ]);
  expect(first).toContain(HOSTILE);
  expect(rows.flat()).toContain('둘째 줄까지\n쓴 글 & <표>');
});

test('CSV opens as UTF-8, and its formulas are texts', async () => {
  const { owner, uuid } = await filled();
  const { response, bytes } = await download(owner, uuid, { format: 'csv' });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = bytes.toString('utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(`);
  const [titles, ...rows] = parseCsv(text);
  expect(titles?.cells).toEqual([...TITLES, ...QUESTIONS]);
  expect(rows.map(({ cells }) => cells[1]).sort()).toEqual(['../../강도윤', '류단아']);
});

test('a workbook has a sheet with scores, criteria and comments where it is asked for, and no private note', async () => {
  const { uuid: organizationUuid, owner } = await calls.organization();
  const juror = await calls.member(organizationUuid, 'REVIEWER');
  const rule = { ...DEFAULT_RULE, scale: 'TEN' as const, criteria: [...SUGGESTED_CRITERIA] };
  const born = formField({ name: 'born', type: 'date', label: '태어난 날' });
  const { uuid } = await calls.contest({ organizationUuid, rule, fields: [born] });
  const as = await calls.applicant('류단아');
  const { id } = await calls.begin(as, uuid, { born: '1990-02-03' });
  const { receipt } = await calls.send(as, id);
  await api.call('PUT', '/v1/organizations/contests/{uuid}/applicants/{applicantId}/review', {
    as: juror,
    params: { uuid, applicantId: id },
    body: {
      marks: { finish: 9, subject: 8, attempt: 7, plan: 8 },
      ...{ opinion: 'HOLD', note: '나만 볼 메모', isNoteShared: false, comment: '=다음이 궁금합니다.' },
    },
  });
  const [people, , sheet] = await readXlsxFile(
    (await download(owner, uuid, { format: 'xlsx', reviews: 'true' })).bytes,
  );
  expect(people?.data[1]?.at(-1)).toEqual(new Date('1990-02-03T00:00:00Z'));
  const [titles, ...rows] = sheet?.data ?? [];
  const names = SUGGESTED_CRITERIA.map(({ name }) => name);
  expect(titles?.slice(0, -1)).toEqual([
    ...['접수 번호', '이름', '심사 차수', '심사 규칙', '심사위원', ...names],
    ...['점수', '집계', '추천 의견', '심사평', '공유 메모'],
  ]);
  expect(rows.map((row) => row.slice(0, -1))).toEqual([
    [
      receipt,
      '류단아',
      1,
      '제1판',
      juror.name,
      9,
      8,
      7,
      8,
      8.2,
      '들어감',
      '보류',
      '=다음이 궁금합니다.',
      null,
    ],
  ]);
  const without = await readXlsxFile((await download(owner, uuid, { format: 'xlsx' })).bytes);
  expect(without).toHaveLength(2);
  const { bytes } = await download(owner, uuid, { format: 'csv' });
  expect(parseCsv(bytes.toString('utf8'))[1]?.cells.at(-1)).toBe('1990-02-03');
});

test('a ZIP holds the files in folders of their applicants, under names that lead nowhere else', async () => {
  const { owner, uuid, jpeg, receipts } = await filled();
  const { bytes } = await download(owner, uuid, { format: 'zip' });
  const entries = entriesOf(bytes);
  const [one = '', other = ''] = receipts;
  expect(Object.fromEntries(entries.map(([name]) => [name, true]))).toEqual({
    [`${one}_류단아/01_작품 이미지_01_달.jpg`]: true,
    [`${other}_.강도윤/01_작품 이미지_달 CON b.jpg`]: true,
  });
  for (const [, content] of entries) expect(Buffer.from(content)).toEqual(jpeg);
});

test('names of a hundred letters unpack everywhere, and the workbook has the whole names', async () => {
  const { uuid: organizationUuid, owner } = await calls.organization();
  const works = formField({ name: 'works', type: 'file', label: '작'.repeat(100), multiple: true });
  const { uuid } = await calls.contest({ organizationUuid, fields: [works] });
  const jpeg = await picture(40, 30, 'jpeg');
  const as = await calls.applicant('긴이름'.repeat(16));
  const names = ['각'.repeat(96), 'w'.repeat(96), '👩‍🎨'.repeat(96), 'CON. ', '각'.normalize('NFD').repeat(96)];
  const files = names.map((name) => `${name}.jpg`);
  const answered = files.map((name) => calls.file(name, jpeg));
  const { id } = await calls.begin(as, uuid, { works: answered });
  for (const name of files) await calls.addFile(as, id, await calls.upload(as, name, jpeg));
  await calls.send(as, id);

  const paths = entriesOf((await download(owner, uuid, { format: 'zip' })).bytes).map(([name]) => name);
  expect(paths).toHaveLength(files.length);
  for (const path of paths) {
    expect(path).toBe(path.normalize('NFC'));
    expect(path.length).toBeLessThanOrEqual(180);
    expect(path).toMatch(/\.jpg$/);
    for (const part of path.split('/')) {
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(200);
      expect(part).not.toMatch(/^[. ]|[. ]$|[\p{Cc}\\:*?"<>|]|\p{Cs}/u);
    }
  }
  const [, index] = await readXlsxFile((await download(owner, uuid, { format: 'xlsx' })).bytes);
  const [titles, ...rows] = index?.data ?? [];
  expect(titles).toEqual(['접수 번호', '이름', '질문', '파일 이름', '압축 파일 안의 위치']);
  expect(rows.map((row) => row[4])).toEqual(paths);
  expect(rows.map((row) => row[3])).toEqual(files.map((name) => name.normalize('NFC')));
});

test('a file that is gone is told, and the others are there', async () => {
  const { owner, uuid } = await filled();
  const [key = ''] = await api.storedKeys();
  await api.storage.delete(key);
  const { bytes } = await download(owner, uuid, { format: 'zip' });
  const entries = entriesOf(bytes);
  expect(entries).toHaveLength(3);
  const empty = entries.filter(([, content]) => content.length === 0).map(([name]) => name);
  expect(entries.find(([name]) => name === '찾을 수 없는 파일.txt')?.[1]).toEqual(
    Buffer.from(`${empty[0]}\r\n`),
  );
});

test('only those of a status are exported, where one is asked for', async () => {
  const { owner, uuid } = await filled();
  const { bytes } = await download(owner, uuid, { format: 'csv', status: 'SELECTED' });
  expect(parseCsv(bytes.toString('utf8'))).toHaveLength(1);
});

test('more applicants than are read at once are all exported, each once', async () => {
  const { owner, uuid } = await filled();
  const { accountUuid: _, uuid: _uuid, ...row } = await api.row(contestApplicants);
  const accounts = await Promise.all(
    Array.from({ length: 60 }, () => api.make.account({ roleType: 'ARTIST' })),
  );
  const many = Array.from({ length: 60 }, (_value, index) => ({
    ...row,
    accountUuid: accounts[index]?.uuid ?? '',
    receipt: `many-${String(index).padStart(4, '0')}`,
  }));
  await api.database.orm.insert(contestApplicants).values(many);
  const { bytes } = await download(owner, uuid, { format: 'zip' });
  // Their rows have no files of their own.
  expect(entriesOf(bytes)).toHaveLength(2);
  const table = parseCsv((await download(owner, uuid, { format: 'csv' })).bytes.toString('utf8'));
  expect(new Set(table.slice(1).map(({ cells }) => cells[0])).size).toBe(62);
});

test('reviewers and other organizations export nothing', async () => {
  const { uuid, organizationUuid } = await filled();
  const query = { format: 'csv' } as const;
  const reviewer = await calls.member(organizationUuid, 'REVIEWER');
  await api.fails(403, 'GET', EXPORT, { as: reviewer, params: { uuid }, query });
  const stranger = (await calls.organization()).owner;
  await api.fails(404, 'GET', EXPORT, { as: stranger, params: { uuid }, query });
  await api.fails(400, 'GET', EXPORT, { as: stranger, params: { uuid }, query: { format: 'html' } as never });
});
