import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import * as studioMessages from '@/lib/messages/studio';
import { apiUrl } from '@/lib/api/url';
import { becomeArtist } from './support/artist';
import { painted, register } from './support/artworks';
import { logIn } from './support/login';
import { expectAccessible, takePicture } from './support/page-health';
import { openArtworks } from './support/artworks-page';
import { demo } from './support/demo';
import { expect, test } from './support/test';
import { readZip } from './support/zip';

/** Browsers but Chromium have no place to write to, and hold the archive in memory. */
async function withoutPicker(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }));
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** Chooses all works and presses the button. */
async function downloadAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: '원본 여러 점 내려받기' }).click();
  const bar = page.getByRole('region', { name: '원본 내려받기' });
  const all = bar.getByRole('button', { name: '전체 선택' });
  // The bar may open under the pointer, where a second press right after the first one does nothing.
  await expect(async () => {
    if (await all.isVisible()) await all.click();
    await expect(bar.getByRole('button', { name: '선택 해제' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await bar.getByRole('button', { name: '내려받기', exact: true }).click();
}

test('originals are downloaded as they were uploaded, one by one and as an archive', async ({
  page,
  request,
}) => {
  await withoutPicker(page);
  await becomeArtist(page, request, '여울목');
  const images = [await painted(300, 200, 'png'), await painted(30, 20, 'png'), await painted(20, 30, 'png')];
  await register(page.request, { title: '강/가', year: 2020 }, images[0]);
  await register(page.request, { title: '강가', year: 2021 }, images[1]);
  await register(page.request, { title: '강가', year: 2021 }, images[2]);
  await openArtworks(page, 3);

  const one = page.waitForEvent('download');
  await page.getByRole('button', { name: '강/가 이미지 내려받기' }).click();
  const download = await one;
  expect(download.suggestedFilename()).toMatch(/^여울목_강.가_2020\.png$/);
  expect((await bytesOf(download)).equals(images[0] ?? Buffer.alloc(0))).toBe(true);

  const all = page.waitForEvent('download');
  await downloadAll(page);
  const archive = await all;
  expect(archive.suggestedFilename()).toMatch(/^작품 원본 \d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText(studioMessages.downloadDone(3))).toBeVisible();
  const files = readZip(await bytesOf(archive));
  // In the artist's order: the last one that was registered comes first.
  expect([...files.keys()]).toEqual(['강가_2021.png', '강가_2021 (2).png', '강 가_2020.png']);
  expect([...files.values()].map((file, index) => file.equals(images[2 - index] ?? Buffer.alloc(0)))).toEqual(
    [true, true, true],
  );
  await expect(page.getByRole('region', { name: '원본 내려받기' })).toHaveCount(0);
});

test('an archive is written to the place that was picked, and what fails is named', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/files|500|ERR_FAILED/);
  await becomeArtist(page, request, '윤슬아');
  // A place in the browser's own file system stands for one on the disk.
  await page.addInitScript(() =>
    Object.assign(window, {
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle(suggestedName, { create: true });
      },
    }),
  );
  const images: Buffer[] = [];
  for (let number = 0; number < 12; number += 1) {
    const image = await painted(20 + number, 20, 'png');
    images.push(image);
    await register(page.request, { title: `물결 ${number}` }, image);
  }
  await openArtworks(page, 12);
  // One file never comes.
  const lost = await page.request.get(
    apiUrl('/v1/artists/me/artworks/file-urls', {
      query: { 'artworkUuids[]': [await uuidOf(page, '물결 5')] },
    }),
  );
  const { data } = (await lost.json()) as { data: { urls: string[] } };
  const { pathname } = new URL(data.urls[0] ?? '', page.url());
  await page.route(
    (url) => url.pathname === pathname,
    (route) => route.fulfill({ status: 500, body: '' }),
  );
  await downloadAll(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('원본 11점을 내려받았습니다.');
  await expect(alert).toContainText('물결 5');
  await alert.getByRole('button', { name: '확인' }).click();
  const bytes = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    for await (const handle of folder.values()) {
      if (handle.kind !== 'file') continue;
      return [...new Uint8Array(await (await handle.getFile()).arrayBuffer())];
    }
    return [];
  });
  const files = readZip(Buffer.from(bytes));
  const expected = images.flatMap((image, number) =>
    number === 5 ? [] : ([[`물결 ${number}_2024.png`, image]] as const),
  );
  expect([...files.keys()]).toEqual(expected.map(([name]) => name).reverse());
  for (const [name, image] of expected) expect(files.get(name)?.equals(image), name).toBe(true);
});

async function uuidOf(page: Page, title: string): Promise<string> {
  const answer = await page.request.get(apiUrl('/v1/artists/me/artworks'));
  const { data } = (await answer.json()) as { data: { content: { uuid: string; title: string }[] } };
  return data.content.find((work) => work.title === title)?.uuid ?? '';
}

test('a download can be stopped', async ({ page, request }) => {
  await withoutPicker(page);
  await becomeArtist(page, request, '은하솔');
  await register(page.request, { title: '느린 파일' });
  await openArtworks(page, 1);
  let answer: (() => void) | undefined;
  await page.route('**/files/**', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.abort().catch(() => undefined);
  });
  await downloadAll(page);
  await expect.poll(() => answer).toBeDefined();
  const bar = page.getByRole('region', { name: '원본 내려받기' });
  await expect(bar.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: '취소' }).click();
  await expect(page.getByText(studioMessages.downloadCancelled)).toBeVisible();
  // What was chosen is still chosen.
  await expect(bar.getByText('1점 선택')).toBeVisible();
  answer?.();
});

test('works without an original say so', async ({ page, context }) => {
  await logIn(context, demo.other.id, 'ARTIST');
  await openArtworks(page, 8);
  await expect(page.getByText(studioMessages.originalMissing)).toHaveCount(8);
  await expect(page.getByRole('button', { name: /이미지 내려받기$/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('every work of the demo’s furnished artist has its original', async ({ page, context }) => {
  await logIn(context, demo.artist.id, 'ARTIST');
  await openArtworks(page, demo.artist.works);
  await expect(page.getByRole('button', { name: /이미지 내려받기$/ })).toHaveCount(demo.artist.works);
  await expect(page.getByText(studioMessages.originalMissing)).toHaveCount(0);
  const begun = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /이미지 내려받기$/ })
    .first()
    .click();
  expect((await begun).suggestedFilename()).toMatch(/\.jpg$/);
  await takePicture(page, 'studio-artworks');
});
