import type { Page } from '@playwright/test';
import { ERRORS } from '@/lib/contracts/errors';
import * as sessionMessages from '@/lib/messages/session';
import * as formMessages from '@/lib/messages/form';
import * as networkMessages from '@/lib/messages/network';
import * as studioMessages from '@/lib/messages/studio';
import { apiUrl } from '@/lib/api/url';
import { becomeArtist } from './support/artist';
import { listArtworks, painted, register, titlesOf } from './support/artworks';
import { answerQuestion, logInAgain } from './support/my-page';
import { expectAccessible } from './support/page-health';
import { acceptAlert, PASSWORD } from './support/signup';
import {
  chooseImage,
  fillWork,
  openArtworks,
  openEdit,
  openRegister,
  saveWork,
  titles,
} from './support/artworks-page';
import { expectBoth, lookAtConflict } from './support/conflict';
import { expect, test } from './support/test';

const SAVES = `**${apiUrl('/v1/artists/me/artworks')}`;

/** Makes the line so slow that there is time to do something while an image is on its way. */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: -1,
    uploadThroughput: 60_000,
  });
  return () => session.detach();
}

test('an upload can be stopped, and a failed save loses nothing', async ({ page, request, consoleGuard }) => {
  consoleGuard.allow(/artworks|ERR_FAILED|503/);
  await becomeArtist(page, request, '노을빛');
  await openArtworks(page, 0);
  const dialog = await openRegister(page);
  await fillWork(dialog, '먼 산');
  const large = Buffer.concat([await painted(400, 300, 'jpeg'), Buffer.alloc(2_000_000)]);
  await chooseImage(dialog, { name: '먼 산.jpg', buffer: large });
  await expect(dialog.getByText('먼 산.jpg')).toBeVisible();

  const speedUp = await slowDown(page);
  await saveWork(dialog);
  await expect(dialog.getByText('이미지를 올리고 있어요')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '올리기 취소' }).click();
  await expect(dialog.getByText(studioMessages.uploadCancelled)).toBeVisible();
  await expect(dialog.getByLabel('국문 작품명')).toHaveValue('먼 산');
  await expect(dialog.getByText('먼 산.jpg')).toBeVisible();
  await speedUp();

  // The server is away for a moment.
  await page.route(SAVES, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await saveWork(dialog);
  await expect(dialog.getByRole('alert').filter({ hasText: ERRORS.UNAVAILABLE.message })).toBeVisible();
  expect(await titlesOf(page.request)).toEqual([]);
  // A second press right after the answer would be one of the double click.
  await dialog.getByRole('button', { name: '저장', exact: true }).press('Enter');
  await acceptAlert(page, studioMessages.artworkSaved);
  expect(await titlesOf(page.request)).toEqual(['먼 산']);
});

test('a form that is sent twice makes one artwork, as it was corrected last', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/artworks|ERR_FAILED/);
  await becomeArtist(page, request, '도담결');
  await openArtworks(page, 0);
  const dialog = await openRegister(page);
  await fillWork(dialog, '한 점');
  const save = dialog.getByRole('button', { name: '저장', exact: true });
  await save.dblclick();
  await acceptAlert(page, studioMessages.artworkSaved);
  await expect(titles(page)).toHaveText(['한 점']);
  expect(await titlesOf(page.request)).toEqual(['한 점']);

  // The artwork is made, but its answer gets lost.
  await page.route(
    SAVES,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const again = await openRegister(page);
  await fillWork(again, '두 점');
  await saveWork(again);
  await expect(again.getByRole('alert').filter({ hasText: networkMessages.noResponse })).toBeVisible();
  await again.getByLabel('재료').fill('비단에 채색');
  await saveWork(again);
  await acceptAlert(page, studioMessages.artworkSaved);
  await expect(titles(page)).toHaveText(['두 점', '한 점']);
  const works = await listArtworks(page.request);
  expect(works.map(({ title, material }) => `${title} ${material}`)).toEqual([
    '두 점 비단에 채색',
    '한 점 장지에 채색',
  ]);
});

test('a work that was saved elsewhere is told of, and keeps what was typed here', async ({
  page,
  context,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  await becomeArtist(page, request, '루다함');
  await register(page.request, { title: '처음' });
  await openArtworks(page, 1);
  const other = await context.newPage();
  await openArtworks(other, 1);

  const dialog = await openEdit(page, '처음');
  await dialog.getByLabel('재료').fill('여기서 쓴 재료');
  const elsewhere = await openEdit(other, '처음');
  await elsewhere.getByLabel('국문 작품명').fill('다른 곳의 제목');
  await elsewhere.getByLabel('재료').fill('다른 곳의 재료');
  await saveWork(elsewhere);
  await acceptAlert(other, studioMessages.artworkChanged);

  await saveWork(dialog);
  await acceptAlert(page, studioMessages.artworkStale);
  const note = dialog.getByRole('region', { name: '다른 곳에서 바뀐 내용' });
  await expect(note).toContainText('다른 곳의 제목');
  await expect(note).toContainText('여기에 적은 내용은 그대로 두었어요');
  await expect(dialog.getByRole('textbox', { name: '국문 작품명' })).toHaveValue('다른 곳의 제목');
  await expect(dialog.getByRole('textbox', { name: '재료' })).toHaveValue('여기서 쓴 재료');
  const both = { label: '재료', mine: '여기서 쓴 재료', theirs: '다른 곳의 재료' };
  await expectBoth(dialog, both, (text) =>
    expect(dialog.getByRole('textbox', { name: '재료' })).toHaveValue(text),
  );
  await lookAtConflict(page, 'studio-artwork-stale');
  await saveWork(dialog);
  await acceptAlert(page, studioMessages.artworkChanged);
  expect((await listArtworks(page.request))[0]).toMatchObject({
    title: '다른 곳의 제목',
    material: '여기서 쓴 재료',
    version: 2,
  });

  // It is removed elsewhere while its form is open.
  consoleGuard.allow(/404/);
  const last = await openEdit(page, '다른 곳의 제목');
  await last.getByLabel('재료').fill('아무것');
  await other.reload();
  const gone = await openEdit(other, '다른 곳의 제목');
  await gone.getByRole('button', { name: '삭제' }).click();
  await answerQuestion(other, studioMessages.artworkRemoveConfirm('다른 곳의 제목'), '삭제');
  await acceptAlert(other, studioMessages.artworkRemoved);
  await saveWork(last);
  await expect(last.getByText(studioMessages.artworkGone)).toBeVisible();
});

test('a session that ended leads home, and what was typed is back after the login', async ({
  page,
  request,
  browser,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  const { accountId } = await becomeArtist(page, request, '소담재');
  await openArtworks(page, 0);
  const dialog = await openRegister(page);
  await fillWork(dialog, '쓰다 만 작품');
  // A new password ends every other session.
  const elsewhere = await browser.newContext();
  await logInAgain(await elsewhere.newPage(), accountId);
  const next = 'gyeol!2029';
  const changed = await elsewhere.request.put(apiUrl('/v1/users/password/update'), {
    data: { currentPassword: PASSWORD, password: next },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(changed.status()).toBe(200);
  await elsewhere.close();

  await saveWork(dialog);
  await acceptAlert(page, sessionMessages.ended);
  await expect(page).toHaveURL('/');
  await logInAgain(page, accountId, next);
  await openArtworks(page, 0);
  const again = page.getByRole('dialog', { name: '작품 등록' });
  await expect(again.getByLabel('국문 작품명')).toHaveValue('쓰다 만 작품');
  await expect(again.getByRole('combobox', { name: '제작 연도' })).toHaveValue('2021');
  await expect(page.getByText(formMessages.filesAgain)).toBeVisible();
  await chooseImage(again, { name: '다시.png', buffer: await painted(80, 100, 'png') });
  await saveWork(again);
  await acceptAlert(page, studioMessages.artworkSaved);
  await expect(titles(page)).toHaveText(['쓰다 만 작품']);
});
