import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import * as studioMessages from '@/lib/messages/studio';
import { becomeArtist } from './support/artist';
import { listArtworks, register } from './support/artworks';
import { dropPictures, openBulk, rowOf } from './support/bulk-page';
import { expectAccessible, takePicture } from './support/page-health';
import { expect, test } from './support/test';

async function openCsv(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'CSV로 채우기' }).click();
  return page.getByRole('dialog', { name: 'CSV로 채우기' });
}

async function upload(dialog: Locator, text: string): Promise<void> {
  const file = { name: '목록.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
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
    `5이미지 파일${studioMessages.importNoDraft}`,
  ]);
  await expect(dialog.getByRole('status')).toHaveText(
    studioMessages.importDone({ updated: 1, drafted: 1, refused: [3, 3, 5] }),
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
    ['a\0b', studioMessages.csvUnreadable],
    ['메모,값\r\n1,2', studioMessages.csvHeadings],
    [head, studioMessages.csvEmpty],
    [`${head}\r\n${'a,b\r\n'.repeat(1001)}`, studioMessages.csvTooLong],
  ] as const) {
    await upload(dialog, text);
    await expect(dialog.getByRole('alert')).toHaveText(says);
  }
});
