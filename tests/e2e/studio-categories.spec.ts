import { ERRORS } from '@/lib/contracts/errors';
import * as studioMessages from '@/lib/messages/studio';
import { apiUrl } from '@/lib/api/url';
import { becomeArtist } from './support/artist';
import { listArtworks, titlesOf } from './support/artworks';
import {
  addCategory,
  ALL,
  choose,
  finish,
  openExposureOf,
  OUTSIDE,
  publicTabs,
  publicWorks,
  titlesIn,
} from './support/exposure';
import { answerQuestion } from './support/my-page';
import { closeByEnter, liftRow, tabTo } from './support/keyboard';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { acceptAlert } from './support/signup';
import { expect, test } from './support/test';

test('categories are added, changed, hidden and deleted', async ({
  page,
  request,
  browser,
  consoleGuard,
}) => {
  consoleGuard.allow(/categories/);
  const { accountId } = await becomeArtist(page, request, '바람결');
  const dialog = await openExposureOf(page, ['하나', '둘']);
  await dialog.getByRole('button', { name: '카테고리 추가' }).click();
  const added = page.getByRole('dialog', { name: '카테고리 추가' });
  const name = page.getByLabel('카테고리 이름');
  await expect(name).toBeFocused();
  await added.getByRole('button', { name: '저장' }).click();
  await expect(added.getByText(studioMessages.categoryNameRequired)).toBeVisible();
  await expectAccessible(page);
  await page.route(
    `**${apiUrl('/v1/artists/me/artworks/categories')}`,
    (route) => route.fulfill({ status: 503, body: '{}' }),
    { times: 1 },
  );
  await name.fill('푸른 점');
  await added.getByRole('button', { name: '저장' }).click();
  await acceptAlert(page, studioMessages.categoryCreateFailed);
  await expect(name).toHaveValue('푸른 점');
  await added.getByRole('button', { name: '저장' }).dblclick();
  await acceptAlert(page, studioMessages.categoryCreated);
  const tab = (start: string) => dialog.getByRole('tab', { name: new RegExp(`^${start}`) });
  await expect(tab('푸른 점')).toHaveAttribute('aria-selected', 'true');
  await choose(dialog, '하나', '둘');
  await dialog.getByRole('button', { name: '선택한 작품 담기' }).click();

  // The arrangement that isn't saved yet outlives what is done to categories.
  await dialog.getByRole('button', { name: '카테고리 추가' }).click();
  await name.fill(' 푸른점');
  await added.getByRole('button', { name: '저장' }).click();
  await expect(added.getByText(ERRORS.CATEGORY_NAME_TAKEN.message)).toBeVisible();
  await name.fill('마당 연작');
  await name.press('Enter');
  await acceptAlert(page, studioMessages.categoryCreated);
  await addCategory(page, '드로잉');
  await dialog.getByRole('button', { name: '카테고리 추가' }).click();
  await acceptAlert(page, studioMessages.categoriesFull);
  await expect(dialog.getByRole('tab')).toHaveText(['전체2', '푸른 점2', '마당 연작0', '드로잉0']);
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'studio-exposure-categories');

  await dialog.getByRole('button', { name: '카테고리 수정' }).click();
  const edit = page.getByRole('dialog', { name: '카테고리 수정' });
  await name.fill('먹');
  await edit.getByLabel('작가 페이지에서 숨기기').check();
  await expectAccessible(page);
  await takePicture(page, 'studio-exposure-category-form');
  await edit.getByRole('button', { name: '저장' }).click();
  await acceptAlert(page, studioMessages.categoryChanged);
  await expect(tab('먹 · 숨김')).toHaveAttribute('aria-selected', 'true');

  await tab('마당 연작').click();
  await dialog.getByRole('button', { name: '카테고리 수정' }).click();
  await edit.getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText(studioMessages.categoryRemoveHint)).toBeVisible();
  await answerQuestion(page, studioMessages.categoryRemoveConfirm('마당 연작'), '취소');
  await expect(edit).toBeVisible();
  await page.route(
    `**${apiUrl('/v1/artists/me/artworks/categories')}/*`,
    (route) => route.fulfill({ status: 503, body: '{}' }),
    { times: 1 },
  );
  const remove = async () => {
    await edit.getByRole('button', { name: '삭제' }).click();
    await answerQuestion(page, studioMessages.categoryRemoveConfirm('마당 연작'), '삭제');
  };
  await remove();
  await acceptAlert(page, studioMessages.categoryRemoveFailed);
  await remove();
  await acceptAlert(page, studioMessages.categoryRemoved);
  await expect(dialog.getByRole('tab')).toHaveText(['전체2', '푸른 점2', '먹 · 숨김0']);
  await expect(tab('전체')).toHaveAttribute('aria-selected', 'true');
  await finish(page, dialog);

  const guest = await (await browser.newContext()).newPage();
  await expect.poll(() => publicWorks(guest, accountId, '푸른 점')).toHaveLength(2);
  await expect(publicTabs(guest).getByRole('link', { name: /먹|마당 연작/ })).toHaveCount(0);
  await guest.context().close();
});

test('an artist arranges the page by keys alone', async ({ page, request }) => {
  await becomeArtist(page, request, '사랑채');
  const dialog = await openExposureOf(page, ['하나', '둘', '셋']);
  const keys = page.keyboard;
  const said = (words: string) => expect(page.getByText(words)).toBeAttached();
  const walkTo = (name: string) =>
    tabTo(
      page,
      dialog
        .getByRole('button', { name, exact: true })
        .or(dialog.getByRole('checkbox', { name, exact: true })),
    );
  await walkTo('하나 순서 바꾸기');
  await liftRow(page);
  await said(`${ALL} 3개 중 1번째 자리입니다.`);
  await keys.press('ArrowDown');
  await said(`${ALL} 3개 중 2번째 자리입니다.`);
  await keys.press('ArrowDown');
  await said(`${ALL} 3개 중 3번째 자리입니다.`);
  // Esc lets the work go, and leaves the modal open.
  await keys.press('Escape');
  await said('‘하나’를 처음 자리에 놓았습니다.');
  await expect(titlesIn(dialog, ALL)).toHaveText(['하나', '둘', '셋']);
  await walkTo('하나 아래로');
  await keys.press('Enter');
  await said(`‘하나’를 ${ALL} 3개 중 2번째에 놓았습니다.`);

  await walkTo('카테고리 추가');
  await keys.press('Enter');
  await expect(page.getByLabel('카테고리 이름')).toBeFocused();
  await keys.type('푸른 점');
  await keys.press('Enter');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(studioMessages.categoryCreated);
  await closeByEnter(page, alert);
  await expect(dialog.getByRole('tab', { name: /^푸른 점/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);

  await walkTo('셋 순서 바꾸기');
  await liftRow(page);
  await said(`${OUTSIDE} 3개 중 3번째 자리입니다.`);
  await keys.press('ArrowRight');
  await said('푸른 점 1개 중 1번째 자리입니다.');
  await keys.press('Space');
  await expect(titlesIn(dialog, '푸른 점')).toHaveText(['셋']);
  await walkTo('둘 선택');
  await keys.press('Space');
  await walkTo('선택한 작품 담기');
  await keys.press('Enter');
  await expect(titlesIn(dialog, '푸른 점')).toHaveText(['셋', '둘']);
  await walkTo('셋 빼기');
  await keys.press('Enter');
  await expect(titlesIn(dialog, '푸른 점')).toHaveText(['둘']);
  await walkTo('완료');
  await keys.press('Enter');
  await expect(alert).toContainText(studioMessages.orderSaved);
  await closeByEnter(page, alert);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '노출 관리' })).toBeFocused();
  expect(await titlesOf(page.request)).toEqual(['둘', '하나', '셋']);
  const [first] = await listArtworks(page.request);
  expect(first?.categorySortOrder).toBe(0);
});
