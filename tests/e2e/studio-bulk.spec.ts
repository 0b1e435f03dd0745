import * as studioMessages from '@/lib/messages/studio';
import { becomeArtist } from './support/artist';
import { painted, titlesOf } from './support/artworks';
import { openArtworks, titles } from './support/artworks-page';
import {
  dropFiles,
  dropPictures,
  fillCommon,
  fillField,
  listDrafts,
  openBulk,
  rowOf,
  rows,
} from './support/bulk-page';
import { pressUntil } from './support/keyboard';
import { answerQuestion } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { acceptAlert } from './support/signup';
import { expect, test } from './support/test';

test('several images become drafts, and works once they are complete', async ({ page, request }) => {
  const { accountId } = await becomeArtist(page, request, '새벽');
  await openArtworks(page, 0);
  await page.getByRole('link', { name: '여러 점 등록' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '여러 점 등록' })).toBeVisible();
  await expect(page.getByText('채울 작품이 없어요')).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'studio-bulk-empty');
  await dropPictures(page, ['강.png', '산.png', '들.png']);
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: /^전체/ }).check();
  await fillCommon(page);
  await expect(page.getByText(studioMessages.draftsFilled(3))).toBeVisible();
  for (const name of ['강.png', '산.png', '들.png'])
    await expect(rowOf(page, name).getByLabel('재료')).toHaveValue('종이에 먹');
  await fillField(rowOf(page, '강.png'), '국문 작품명', '긴 강');
  await expect(rowOf(page, '긴 강').getByText('저장됨')).toBeVisible();
  await takePicture(page, 'studio-bulk');
  await expectNoHorizontalOverflow(page);

  // Nothing is seen of them, neither here nor by others.
  expect(await titlesOf(page.request)).toEqual([]);
  const guestSees = async () => (await page.request.get(`/artist/${accountId}`)).text();
  expect(await guestSees()).not.toContain('긴 강');
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(rowOf(page, '긴 강').getByLabel('재료')).toHaveValue('종이에 먹');
  // Pictures are sent two at a time: which of them came first is chance, and is kept.
  const drafted = await rows(page).evaluateAll((items) => items.map((item) => item.ariaLabel));
  const isRiverFirst = drafted.indexOf('긴 강') < drafted.indexOf('산.png');

  // The field is left by the press on the button, and belongs to what is published.
  await page.getByRole('checkbox', { name: /^전체/ }).check();
  await rowOf(page, '산.png').getByLabel('국문 작품명', { exact: true }).fill('먼 산');
  await page.getByRole('button', { name: '3점 등록' }).click();
  await acceptAlert(page, studioMessages.draftsPublishedPartly(2, { refused: 1, unsaved: 0 }));
  await expect(rows(page)).toHaveCount(1);
  const left = rowOf(page, '들.png');
  await expect(left.getByText(studioMessages.titleRequired)).toBeVisible();
  await expect(left.getByText('등록하려면 1곳을 더 채워 주세요.')).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'studio-bulk-faults');
  expect(await guestSees()).toContain('긴 강');
  await fillField(left, '국문 작품명', '빈 들');
  await page.getByRole('button', { name: '1점 등록' }).click();
  await expect(page.getByText(studioMessages.draftsPublished(1))).toBeVisible();
  await expect(page.getByText('채울 작품이 없어요')).toBeVisible();
  await page.getByRole('link', { name: '작품 목록으로' }).click();
  await expect(titles(page)).toHaveText([
    '빈 들',
    ...(isRiverFirst ? ['긴 강', '먼 산'] : ['먼 산', '긴 강']),
  ]);
  await expect(page.getByRole('link', { name: '여러 점 등록' })).toBeVisible();
});

test('what is no image is refused by name, and holds up no other', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/artwork-drafts/);
  await becomeArtist(page, request, '아침');
  await openBulk(page, 0);
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const whole = await painted(300, 300, 'jpeg');
  await dropFiles(page, [
    { name: '움직임.png', bytes: gif },
    { name: '깨짐.jpg', bytes: whole.subarray(0, 200) },
    { name: '좋은.jpg', bytes: whole },
  ]);
  await expect(rowOf(page, '좋은.jpg')).toBeVisible();
  const uploads = page.getByRole('region', { name: '올리는 이미지' });
  const line = (name: string) => uploads.getByRole('listitem').filter({ hasText: name });
  await expect(line('움직임.png')).toContainText(studioMessages.imageType);
  await expect(line('깨짐.jpg')).toContainText(studioMessages.imageBroken);
  await expect(uploads).toContainText('2장을 올리지 못했어요.');
  // Trying again would change nothing.
  await expect(uploads.getByRole('button', { name: '다시 시도' })).toHaveCount(0);
  await expectAccessible(page);
  await takePicture(page, 'studio-bulk-refused');
  // The second button comes into the place of the first.
  for (const name of ['움직임.png', '깨짐.jpg'])
    await pressUntil(line(name).getByRole('button', { name: '지우기' }), () =>
      expect(line(name)).toHaveCount(0, { timeout: 2000 }),
    );
  await expect(uploads).toHaveCount(0);
  // The same file makes one draft.
  await dropFiles(page, [{ name: '좋은.jpg', bytes: whole }]);
  await expect(uploads).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
});

test('an upload that failed is tried again, and one that waits can be left out', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/artwork-drafts|503/);
  await becomeArtist(page, request, '저녁');
  await openBulk(page, 0);
  let failures = 0;
  await page.route(/\/artwork-drafts(\?|$)/, (route) => {
    if (route.request().method() !== 'POST' || failures > 0) return route.fallback();
    failures += 1;
    return route.fulfill({ status: 503, body: '{}' });
  });
  await dropFiles(page, [{ name: '하나.png', bytes: await painted(60, 80, 'png') }]);
  const again = page
    .getByRole('region', { name: '올리는 이미지' })
    .getByRole('button', { name: '다시 시도' });
  await again.click();
  await expect(rowOf(page, '하나.png')).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('a draft whose text could not be saved is not published, and keeps its text', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/artwork-drafts|503/);
  await becomeArtist(page, request, '새참');
  await openBulk(page, 0);
  await dropPictures(page, ['하나.png', '둘.png']);
  await page.getByRole('checkbox', { name: /^전체/ }).check();
  await fillCommon(page);
  await expect(page.getByText(studioMessages.draftsFilled(2))).toBeVisible();
  for (const [file, title] of [
    ['하나.png', '하나'],
    ['둘.png', '둘'],
  ] as const) {
    await fillField(rowOf(page, file), '국문 작품명', title);
    await expect(rowOf(page, title).getByText('저장됨')).toBeVisible();
  }
  let isAway = true;
  await page.route(/\/artwork-drafts\/[\da-f-]{36}$/, (route) =>
    isAway ? route.fulfill({ status: 503, body: '{}' }) : route.fallback(),
  );
  await fillField(rowOf(page, '하나'), '국문 작품명', '고친 하나');
  const failed = rowOf(page, '고친 하나');
  await expect(failed.getByRole('button', { name: '다시 저장' })).toBeVisible();
  await page.getByRole('button', { name: '2점 등록' }).click();
  await acceptAlert(page, studioMessages.draftsPublishedPartly(1, { refused: 0, unsaved: 1 }));
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: '1점 등록' }).click();
  await acceptAlert(page, studioMessages.draftsUnsaved(1));
  expect(await titlesOf(page.request)).toEqual(['둘']);
  isAway = false;
  await failed.getByRole('button', { name: '다시 저장' }).click();
  await expect(failed.getByText('저장됨')).toBeVisible();
  await page.getByRole('button', { name: '1점 등록' }).click();
  await expect(page.getByText(studioMessages.draftsPublished(1))).toBeVisible();
  expect(await titlesOf(page.request)).toEqual(['고친 하나', '둘']);
});

test('drafts are deleted after a question', async ({ page, request }) => {
  await becomeArtist(page, request, '한낮');
  await openBulk(page, 0);
  await dropPictures(page, ['하나.png', '둘.png']);
  await page.getByRole('checkbox', { name: '하나.png 선택' }).check();
  const remove = page.getByRole('button', { name: '삭제' });
  await remove.click();
  await answerQuestion(page, studioMessages.draftsRemoveConfirm(1), '취소');
  await expect(rows(page)).toHaveCount(2);
  await remove.click();
  await answerQuestion(page, studioMessages.draftsRemoveConfirm(1), '삭제');
  await expect(rows(page)).toHaveCount(1);
  expect((await listDrafts(page)).map(({ original }) => original.fileName)).toEqual(['둘.png']);
});

test('an ended line keeps what was typed, and saves it when it is asked to', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/artwork-drafts|503/);
  await becomeArtist(page, request, '노을');
  await openBulk(page, 0);
  await dropPictures(page, ['하나.png']);
  await page.route('**/artwork-drafts/*', (route) => route.fulfill({ status: 503, body: '{}' }), {
    times: 1,
  });
  await fillField(rowOf(page, '하나.png'), '국문 작품명', '물결');
  const row = rowOf(page, '물결');
  await expect(row.getByText(/^저장하지 못했어요/)).toBeVisible();
  await row.getByRole('button', { name: '다시 저장' }).click();
  await expect(row.getByText('저장됨')).toBeVisible();
  expect((await listDrafts(page))[0]?.fields.title).toBe('물결');
});
