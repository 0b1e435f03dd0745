import * as orderMessages from '@/lib/messages/order';
import * as studioMessages from '@/lib/messages/studio';
import { becomeArtist } from './support/artist';
import { listArtworks, register, titlesOf } from './support/artworks';
import { openArtworks, titles } from './support/artworks-page';
import {
  addCategory,
  ALL,
  centreOf,
  choose,
  drag,
  finish,
  handleOf,
  listOf,
  openExposure,
  openExposureOf,
  OUTSIDE,
  publicWorks,
  titlesIn,
  watchSaves,
} from './support/exposure';
import { answerQuestion } from './support/my-page';
import { expectAccessible, takePicture } from './support/page-health';
import { acceptAlert } from './support/signup';
import { expect, test } from './support/test';

test('works are dragged within a list and from one to the other, and saved at once by one call', async ({
  page,
  request,
  browser,
}) => {
  const { accountId } = await becomeArtist(page, request, '가람결');
  const dialog = await openExposureOf(page, ['하나', '둘', '셋', '넷']);
  const saves = watchSaves(page);
  await expect(titlesIn(dialog, ALL)).toHaveText(['하나', '둘', '셋', '넷']);
  await expectAccessible(page);
  await takePicture(page, 'studio-exposure-all');
  const third = listOf(dialog, ALL).getByRole('listitem').nth(2);
  await drag(page, handleOf(dialog, '하나'), { onto: third, place: `${ALL} 4개 중 3번째` });
  await expect(titlesIn(dialog, ALL)).toHaveText(['둘', '셋', '하나', '넷']);

  await addCategory(page, '푸른 점');
  await expect(titlesIn(dialog, OUTSIDE)).toHaveText(['둘', '셋', '하나', '넷']);
  const empty = dialog.getByText(/^아직 담은 작품이 없어요/);
  await drag(page, handleOf(dialog, '셋'), { onto: empty, place: '푸른 점 1개 중 1번째' });
  const inside = listOf(dialog, '푸른 점').getByRole('listitem');
  await drag(page, handleOf(dialog, '넷'), { onto: inside.first(), place: '푸른 점 2개 중 1번째' });
  await expect(titlesIn(dialog, '푸른 점')).toHaveText(['넷', '셋']);
  await drag(page, handleOf(dialog, '넷'), { onto: inside.last(), place: '푸른 점 2개 중 2번째' });
  await expect(titlesIn(dialog, '푸른 점')).toHaveText(['셋', '넷']);
  // The order of what isn't shown says nothing.
  const outside = listOf(dialog, OUTSIDE).getByRole('listitem');
  await drag(page, handleOf(dialog, '둘'), { onto: outside.last(), place: `${OUTSIDE} 2개 중 2번째` });
  await expect(titlesIn(dialog, OUTSIDE)).toHaveText(['둘', '하나']);
  await drag(page, handleOf(dialog, '하나'), { onto: inside.first(), place: '푸른 점 3개 중 1번째' });
  await drag(page, handleOf(dialog, '셋'), { onto: outside.first(), place: `${OUTSIDE} 2개 중 1번째` });
  await expect(titlesIn(dialog, OUTSIDE)).toHaveText(['둘', '셋']);
  await expect(titlesIn(dialog, '푸른 점')).toHaveText(['하나', '넷']);
  await takePicture(page, 'studio-exposure-category');
  expect(saves.count()).toBe(0);

  await dialog.getByRole('button', { name: '완료' }).dblclick();
  await acceptAlert(page, studioMessages.orderSaved);
  await expect(dialog).toBeHidden();
  expect(saves.count()).toBe(1);
  await expect(titles(page)).toHaveText(['둘', '셋', '하나', '넷']);
  const uuidOf = new Map((await listArtworks(page.request)).map(({ title, uuid }) => [title, uuid]));
  const uuids = (...names: string[]) => names.map((name) => uuidOf.get(name));
  const guest = await (await browser.newContext()).newPage();
  await expect.poll(() => publicWorks(guest, accountId)).toEqual(uuids('둘', '셋', '하나', '넷'));
  await expect.poll(() => publicWorks(guest, accountId, '푸른 점')).toEqual(uuids('하나', '넷'));
  await guest.context().close();
});

test('a long list scrolls while a work is held near its edge', async ({ page, request }) => {
  await becomeArtist(page, request, '너울');
  const works = Array.from({ length: 24 }, (_, at) => `물결 ${at + 1}`);
  const dialog = await openExposureOf(page, works);
  await takePicture(page, 'studio-exposure-24');
  const scroller = dialog.locator('[data-sortable-scroller]').last();
  const scrollTop = () => scroller.evaluate((element) => element.scrollTop);
  const box = await scroller.boundingBox();
  if (box === null) throw new Error('There is no list');
  const from = await centreOf(handleOf(dialog, '물결 1'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, box.y + box.height - 30, { steps: 10 });
  await expect
    .poll(() =>
      scroller.evaluate(
        ({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - clientHeight - scrollTop,
      ),
    )
    .toBeLessThan(2);
  await expect(page.getByText(`${ALL} 24개 중 24번째 자리입니다.`)).toBeAttached();
  await page.mouse.up();
  await expect(titlesIn(dialog, ALL).last()).toHaveText('물결 1');

  const last = await centreOf(handleOf(dialog, '물결 24'));
  await page.mouse.move(last.x, last.y);
  await page.mouse.down();
  await page.mouse.move(last.x, box.y + 30, { steps: 10 });
  await expect.poll(scrollTop).toBe(0);
  await expect(page.getByText(`${ALL} 24개 중 1번째 자리입니다.`)).toBeAttached();
  await page.mouse.up();
  await expect(titlesIn(dialog, ALL).first()).toHaveText('물결 24');
  await finish(page, dialog);
  expect(await titlesOf(page.request)).toEqual(['물결 24', ...works.slice(1, 23), '물결 1']);
});

test('works are inserted and removed by selection, and removed one by one', async ({ page, request }) => {
  await becomeArtist(page, request, '단비');
  const dialog = await openExposureOf(page, ['하나', '둘', '셋', '넷']);
  const insert = dialog.getByRole('button', { name: '선택한 작품 담기' });
  const takeOut = dialog.getByRole('button', { name: '선택한 작품 빼기' });
  for (const button of [insert, takeOut]) {
    await button.click();
    await acceptAlert(page, studioMessages.categoryFirst);
  }
  await addCategory(page, '푸른 점');
  for (const button of [insert, takeOut]) {
    await button.click();
    await acceptAlert(page, studioMessages.artworkFirst);
  }
  await choose(dialog, '셋', '하나');
  await insert.click();
  await choose(dialog, '둘');
  await insert.click();
  // What is added comes last.
  await expect(titlesIn(dialog, '푸른 점')).toHaveText(['하나', '셋', '둘']);
  await expect(dialog.getByRole('tab', { name: /^푸른 점/ })).toHaveText('푸른 점3');
  await dialog.getByRole('button', { name: '하나 빼기' }).click();
  await expect(titlesIn(dialog, '푸른 점')).toHaveText(['셋', '둘']);

  // A work stands in one category at the most: it moves.
  await addCategory(page, '마당 연작');
  await expect(listOf(dialog, OUTSIDE).getByText('‘푸른 점’에 담김')).toHaveCount(2);
  await dialog.getByRole('button', { name: '전체 선택' }).click();
  await insert.click();
  await expect(dialog.getByText('모든 작품을 담았어요.')).toBeVisible();
  await expect(dialog.getByRole('tab', { name: /^푸른 점/ })).toHaveText('푸른 점0');
  await choose(dialog, '둘', '넷');
  await takeOut.click();
  await expect(titlesIn(dialog, '마당 연작')).toHaveText(['하나', '셋']);
  await expectAccessible(page);
  await finish(page, dialog);
  const saved = await listArtworks(page.request);
  const places = saved.map(({ title, categoryUuid, categorySortOrder }) => [
    title,
    categoryUuid === null,
    categorySortOrder,
  ]);
  expect(places).toEqual([
    ['하나', false, 0],
    ['둘', true, null],
    ['셋', false, 1],
    ['넷', true, null],
  ]);
});

test('closing asks before an order is thrown away', async ({ page, request }) => {
  await becomeArtist(page, request, '라온');
  const dialog = await openExposureOf(page, ['하나', '둘']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '노출 관리' })).toBeFocused();
  await openExposure(page);
  await dialog.getByRole('button', { name: '하나 아래로' }).click();
  await expect(titlesIn(dialog, ALL)).toHaveText(['둘', '하나']);
  await page.keyboard.press('Escape');
  await answerQuestion(page, orderMessages.abandon, '계속 정하기');
  await expect(titlesIn(dialog, ALL)).toHaveText(['둘', '하나']);
  await dialog.getByRole('button', { name: '취소' }).click();
  await answerQuestion(page, orderMessages.abandon, '닫기');
  await expect(dialog).toBeHidden();
  expect(await titlesOf(page.request)).toEqual(['하나', '둘']);
});

test('works that changed elsewhere meanwhile are told of, and the order stays', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  await becomeArtist(page, request, '마루');
  const dialog = await openExposureOf(page, ['하나', '둘', '셋']);
  await addCategory(page, '푸른 점');
  await choose(dialog, '셋');
  await dialog.getByRole('button', { name: '선택한 작품 담기' }).click();
  await dialog.getByRole('tab', { name: /^전체/ }).click();
  await dialog.getByRole('button', { name: '하나 아래로' }).click();
  // Another tab registers one.
  await register(page.request, { title: '새 작품' });
  await dialog.getByRole('button', { name: '완료' }).click();
  await acceptAlert(page, studioMessages.artworksChanged);
  await expect(titlesIn(dialog, ALL)).toHaveText(['새 작품', '둘', '하나', '셋']);
  await expect(dialog.getByRole('tab', { name: /^푸른 점/ })).toHaveText('푸른 점1');
  await finish(page, dialog);
  expect(await titlesOf(page.request)).toEqual(['새 작품', '둘', '하나', '셋']);
  await openArtworks(page, 4);
});
