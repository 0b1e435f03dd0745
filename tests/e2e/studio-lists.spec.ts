import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import * as studioMessages from '@/lib/messages/studio';
import * as uploadMessages from '@/lib/messages/upload';
import { becomeArtist } from './support/artist';
import { listArtworks, register } from './support/artworks';
import { dropPictures, openBulk, rowOf } from './support/bulk-page';
import { answerQuestion } from './support/my-page';
import { expectAccessible, takePicture } from './support/page-health';
import { expect, test } from './support/test';

async function openCsv(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'CSV로 채우기' }).click();
  return page.getByRole('dialog', { name: 'CSV로 채우기' });
}

async function upload(dialog: Locator, text: string | Buffer, name = '목록.csv'): Promise<void> {
  // What a system calls a list says nothing.
  const file = { name, mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(text) };
  await dialog.getByLabel('CSV 파일 올리기').setInputFiles(file);
}

/** The list as the page saves it. */
async function save(page: Page, dialog: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '작품 목록 받기' }).click();
  expect((await download).suggestedFilename()).toBe('작품 목록.csv');
  return readFile(await (await download).path(), 'utf8');
}

test('the list is saved as a file that no spreadsheet runs, and taken again as it is', async ({
  page,
  request,
}) => {
  await becomeArtist(page, request, '여름');
  await register(page.request, { title: '=1+1', description: '한 줄\n두 줄, "말"' });
  await openBulk(page, 0);
  const dialog = await openCsv(page);
  await expectAccessible(page);
  await takePicture(page, 'studio-csv');
  const text = await save(page, dialog);
  expect(text.startsWith('\ufeff작품 번호,이미지 파일,국문 작품명,')).toBe(true);
  expect(text).toContain(",'=1+1,");
  const before = await listArtworks(page.request);
  await upload(dialog, text);
  await expect(
    dialog.getByText(studioMessages.importDone({ updated: 0, drafted: 0, refused: [] })),
  ).toBeVisible();
  expect(await listArtworks(page.request)).toEqual(before);
});

test('a list changes works and drafts, and says of each line what was refused and why', async ({
  page,
  request,
}) => {
  await becomeArtist(page, request, '가을');
  const first = await register(page.request, { title: '처음', description: '오래된 글', material: '유채' });
  const second = await register(page.request, { title: '다음' });
  await openBulk(page, 0);
  await dropPictures(page, ['바다.png']);
  const dialog = await openCsv(page);
  // Columns that aren't in the list stay as they are, an empty cell clears the field.
  await upload(
    dialog,
    [
      '작품 번호,이미지 파일,국문 작품명,제작 연도,작품 설명',
      `${first.uuid},,새 제목,2019,`,
      `${second.uuid},,,이천,글`,
      ',바다.png,바다,2020,',
      ',없는.png,산,2020,',
    ].join('\r\n'),
  );
  const refused = dialog.getByRole('table').getByRole('row');
  await expect(refused).toHaveText([
    '줄항목이유',
    `3제작 연도${studioMessages.yearRule(1900)}`,
    `3국문 작품명${studioMessages.titleRequired}`,
    `5이미지 파일${studioMessages.importNoDraft('없는.png')}`,
  ]);
  await expect(dialog.getByRole('status')).toHaveText(
    studioMessages.importDone({ updated: 1, drafted: 1, refused: [{ line: 3 }, { line: 3 }, { line: 5 }] }),
  );
  await expectAccessible(page);
  await takePicture(page, 'studio-csv-refused');
  const works = await listArtworks(page.request);
  expect(works.find(({ uuid }) => uuid === first.uuid)).toMatchObject({
    ...{ title: '새 제목', year: 2019, description: null },
    ...{ material: '유채', size: first.size, genre: first.genre, themeTime: first.themeTime },
  });
  expect(works.find(({ uuid }) => uuid === second.uuid)).toEqual({ ...second });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'CSV로 채우기' })).toBeFocused();
  await expect(rowOf(page, '바다').getByLabel('제작 연도')).toHaveValue('2020');
});

test('a file that is no list is refused with a sentence', async ({ page, request }) => {
  await becomeArtist(page, request, '겨울');
  await openBulk(page, 0);
  const dialog = await openCsv(page);
  const head = '작품 번호,국문 작품명';
  for (const [text, says] of [
    ['a\0b', uploadMessages.refused('목록.csv', studioMessages.csvUnreadable)],
    ['메모,값\r\n1,2', studioMessages.csvHeadings],
    ['제목,연도\r\n봄,2024', studioMessages.csvNoKey],
    [head, studioMessages.csvEmpty],
    [`${head}\r\n${'a,b\r\n'.repeat(1001)}`, studioMessages.csvTooLong],
  ] as const) {
    await upload(dialog, text);
    await expect(dialog.getByRole('alert')).toHaveText(says);
  }
});

test('a list is read as a spreadsheet saves it, and its unknown columns are named before anything is taken over', async ({
  page,
  request,
}) => {
  await becomeArtist(page, request, '늦봄');
  const work = await register(page.request, { title: '처음', material: '유채' });
  await openBulk(page, 0);
  const dialog = await openCsv(page);
  const titleOf = async () =>
    (await listArtworks(page.request)).find(({ uuid }) => uuid === work.uuid)?.title;
  const done = studioMessages.importDone({ updated: 1, drafted: 0, refused: [] });
  const expectTaken = async (title: string) => {
    await expect.poll(titleOf).toBe(title);
    await expect(dialog.getByRole('status')).toHaveText(done);
  };

  const utf16 = (title: string) =>
    Buffer.from(`\ufeff작품 번호\t작품명\t년도\r\n${work.uuid}\t${title}\t2019\r\n`, 'utf16le');
  await upload(dialog, utf16('"말하자면, ""봄"""'), '목록.txt');
  await expectTaken('말하자면, "봄"');
  await upload(dialog, utf16('여름').swap16(), '목록.TXT');
  await expectTaken('여름');
  // 뷁 of CP949 is none of EUC-KR: `uuid,title` and a title of two syllables.
  const cp949 = Buffer.concat([
    Buffer.from(`uuid,title\r\n${work.uuid},`),
    Buffer.from([0xba, 0xbd, 0x94, 0xee]),
    Buffer.from('\r\n'),
  ]);
  await upload(dialog, cp949);
  await expectTaken('봄뷁');

  const left = studioMessages.csvColumnsLeft(['판매가', '메모']);
  const mixed = `작품 번호,작품명,판매가,메모\r\n${work.uuid},겨울,100,x\r\n`;
  await upload(dialog, mixed);
  await answerQuestion(page, left, '취소');
  await expect(dialog.getByRole('status')).toHaveText('');
  expect(await titleOf()).toBe('봄뷁');
  await upload(dialog, mixed);
  await answerQuestion(page, left, '빼고 넣기');
  await expectTaken('겨울');
  await expect(dialog.getByText(left)).toBeVisible();

  await upload(dialog, Buffer.from('PK\x03\x04'), '목록.xlsx');
  await expect(dialog.getByRole('alert')).toHaveText(
    uploadMessages.refused('목록.xlsx', studioMessages.csvUnreadable),
  );
});
