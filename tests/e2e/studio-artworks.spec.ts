import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as leavingMessages from '@/lib/messages/leaving';
import * as studioMessages from '@/lib/messages/studio';
import * as uploadMessages from '@/lib/messages/upload';
import { becomeArtist } from './support/artist';
import { listArtworks, painted, register } from './support/artworks';
import { answerQuestion } from './support/my-page';
import {
  expectAccessible,
  expectNoHorizontalOverflow,
  expectTexts,
  takePicture,
} from './support/page-health';
import { acceptAlert } from './support/signup';
import {
  chooseImage,
  expectThemes,
  fillWork,
  heading,
  openArtworks,
  openEdit,
  openRegister,
  saveWork,
  titles,
} from './support/artworks-page';
import { expect, test } from './support/test';

/** The artist's public page, as a guest gets it now. */
async function publicPage(page: Page, accountId: string): Promise<string> {
  return (await page.request.get(`/artist/${accountId}`)).text();
}

test('an artist hangs a first work, changes it, and takes it down', async ({ page, request }) => {
  const { accountId } = await becomeArtist(page, request, '민아람');
  await openArtworks(page, 0);
  await expect(page.getByText('첫 작품을 걸어 볼까요')).toBeVisible();
  await expect(page.getByRole('button', { name: '노출 관리' })).toHaveCount(0);
  await expectAccessible(page);
  await takePicture(page, 'studio-first');

  const dialog = await openRegister(page);
  await saveWork(dialog);
  await expectTexts(page, [
    studioMessages.imageRequired,
    studioMessages.artworkGenreRequired,
    studioMessages.titleRequired,
    studioMessages.yearRequired,
    studioMessages.sizeRequired,
    studioMessages.materialRequired,
  ]);
  await expect(page.getByText(studioMessages.themeRequired)).toHaveCount(4);
  await expect(dialog.getByRole('button', { name: '이미지 고르기' })).toBeFocused();
  await expectAccessible(page);
  await takePicture(page, 'studio-faults');

  await fillWork(dialog, '겨울 마당');
  await expect(dialog.getByText('높이 100 × 너비 80 cm')).toBeVisible();
  await expect(dialog.getByRole('img', { name: '165 cm인 사람과 견준 작품의 크기' })).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'studio-form');
  await saveWork(dialog);
  // The grid has it before the alert is closed.
  await expect(heading(page)).toHaveText('작품 1');
  await acceptAlert(page, studioMessages.artworkSaved);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '겨울 마당 수정' })).toBeFocused();
  await expect(page.getByRole('button', { name: '노출 관리' })).toBeVisible();
  expect(await publicPage(page, accountId)).toContain('겨울 마당');
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);

  const edit = await openEdit(page, '겨울 마당');
  await expectThemes(edit);
  await chooseImage(edit, { name: '새 사진.jpg', buffer: await painted(900, 700, 'jpeg') });
  await edit.getByLabel('영문 작품명').fill('Winter Yard');
  await edit.getByLabel('국문 작품명').fill('');
  // The image is wider than high now.
  await expect(edit.getByText(studioMessages.sizeTurned)).toBeVisible();
  await edit.getByRole('button', { name: '바꿔 적기' }).click();
  await expect(edit.getByLabel('크기', { exact: true })).toHaveValue('80 × 100 cm');
  await takePicture(page, 'studio-edit');
  await saveWork(edit);
  await acceptAlert(page, studioMessages.artworkChanged);
  await expect(page.getByRole('button', { name: 'Winter Yard 수정' })).toBeFocused();
  const [saved] = await listArtworks(page.request);
  expect(saved).toMatchObject({ title: null, titleEn: 'Winter Yard', version: 1 });
  expect(saved?.original).toMatchObject({ fileName: '새 사진.jpg', mime: 'image/jpeg' });
  expect(saved?.dimensions).toEqual({ height: 80, width: 100, depth: null });

  const again = await openEdit(page, 'Winter Yard');
  await again.getByRole('button', { name: '삭제' }).click();
  await expectTexts(page, [studioMessages.artworkRemoveHint]);
  await takePicture(page, 'studio-remove');
  await answerQuestion(page, studioMessages.artworkRemoveConfirm('Winter Yard'), '삭제');
  await acceptAlert(page, studioMessages.artworkRemoved);
  await expect(page.getByText('첫 작품을 걸어 볼까요')).toBeVisible();
  await expect(page.getByRole('button', { name: '작품 등록' })).toBeFocused();
  expect(await publicPage(page, accountId)).not.toContain('Winter Yard');
});

test('several works one after the other share what they have in common', async ({ page, request }) => {
  await becomeArtist(page, request, '가온마루');
  await openArtworks(page, 0);
  const dialog = await openRegister(page);
  await fillWork(dialog, '연작 하나');
  await dialog.getByRole('combobox', { name: '캔버스 호수로 적기' }).fill('100f');
  await dialog.getByRole('option', { name: /100호 F/ }).click();
  await expect(dialog.getByLabel('크기', { exact: true })).toHaveValue('162.2 × 130.3 cm (100호 F)');
  await dialog.getByRole('radio', { name: 'P 풍경' }).check();
  await dialog.getByRole('button', { name: '가로로' }).click();
  await expect(dialog.getByLabel('크기', { exact: true })).toHaveValue('112.1 × 162.2 cm (100호 P)');
  await dialog.getByRole('button', { name: '저장하고 계속 등록' }).click();
  await acceptAlert(page, studioMessages.artworkSaved);
  await expect(dialog.getByLabel('국문 작품명')).toHaveValue('');
  await expect(dialog.getByLabel('크기', { exact: true })).toHaveValue('');
  await expect(dialog.getByRole('button', { name: '이미지 고르기' })).toBeFocused();
  await expect(dialog.getByRole('radio', { name: '한국화' })).toBeChecked();
  await expect(dialog.getByRole('combobox', { name: '제작 연도' })).toHaveValue('2021');
  await expect(dialog.getByLabel('재료')).toHaveValue('장지에 채색');
  await expectThemes(dialog);

  await chooseImage(dialog, { name: '둘.png', buffer: await painted(80, 100, 'png') });
  await dialog.getByLabel('국문 작품명').fill('연작 둘');
  await dialog.getByLabel('크기', { exact: true }).fill('지름 30 cm');
  await expect(dialog.getByText(studioMessages.sizeUnread)).toBeVisible();
  // The list of years, by keys alone.
  const year = dialog.getByRole('combobox', { name: '제작 연도' });
  await year.fill('199');
  await year.press('ArrowDown');
  await year.press('ArrowDown');
  await year.press('Enter');
  await expect(year).toHaveValue('1998');
  await year.press('ArrowDown');
  await expect(dialog.getByRole('listbox')).toBeVisible();
  // Esc closes the list, and not the dialog.
  await year.press('Escape');
  await expect(dialog.getByRole('listbox')).toHaveCount(0);
  await saveWork(dialog);
  await acceptAlert(page, studioMessages.artworkSaved);
  await expect(titles(page)).toHaveText(['연작 둘', '연작 하나']);
});

test('what is no image for an artwork is refused before anything is sent', async ({ page, request }) => {
  await becomeArtist(page, request, '다솔');
  await openArtworks(page, 0);
  const dialog = await openRegister(page);
  const good = await painted(80, 100, 'jpeg');
  await chooseImage(dialog, { name: '좋은.jpg', buffer: good });
  await expect(dialog.getByText('좋은.jpg')).toBeVisible();
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const large = test.info().outputPath('큰.jpg');
  await writeFile(large, Buffer.concat([good, Buffer.alloc(31 * 1024 * 1024)]));
  const wrong = [
    { file: { name: '움직임.jpg', buffer: gif }, says: studioMessages.imageType },
    { file: { name: '빈 파일.jpg', buffer: Buffer.alloc(0) }, says: uploadMessages.empty('빈 파일.jpg') },
    { file: large, says: studioMessages.imageTooLarge },
    { file: { name: `${'가'.repeat(97)}.jpg`, buffer: good }, says: studioMessages.imageNameTooLong },
  ];
  for (const { says, file } of wrong) {
    await chooseImage(dialog, file);
    await expect(dialog.getByText(says)).toBeVisible();
    // What was chosen before is still there.
    await expect(dialog.getByText('좋은.jpg')).toBeVisible();
  }
  await chooseImage(dialog, { name: `${'가'.repeat(96)}.jpg`, buffer: good });
  await expect(dialog.getByText('가'.repeat(96))).toBeVisible();
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('images are dropped and pasted', async ({ page, request }) => {
  await becomeArtist(page, request, '라은솔');
  await openArtworks(page, 0);
  const dialog = await openRegister(page);
  const bytes = [...(await painted(80, 100, 'png'))];
  const give = (kind: 'drop' | 'paste', names: string[]) =>
    page.evaluate(
      ({ kind, names, bytes }) => {
        const data = new DataTransfer();
        for (const name of names)
          data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
        const place = document.querySelector('[role=dialog]');
        place?.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      { kind, names, bytes },
    );
  // Beside the place for it: the browser would open the file.
  await give('drop', ['놓은.png']);
  await expect(dialog.getByText('놓은.png')).toBeVisible();
  await give('paste', ['붙인.png']);
  await expect(dialog.getByText('붙인.png')).toBeVisible();
  await give('drop', ['하나.png', '둘.png']);
  await expect(dialog.getByText(studioMessages.imageTooMany)).toBeVisible();
  await expect(dialog.getByText('붙인.png')).toBeVisible();
});

test('closing asks before it throws away what was typed', async ({ page, request }) => {
  await becomeArtist(page, request, '마루한');
  await register(page.request, { title: '그대로' });
  await openArtworks(page, 1);
  const dialog = await openEdit(page, '그대로');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '그대로 수정' })).toBeFocused();

  const again = await openEdit(page, '그대로');
  await again.getByLabel('재료').fill('비단에 먹');
  await page.keyboard.press('Escape');
  await answerQuestion(page, leavingMessages.closing, '계속 쓰기');
  await expect(again.getByLabel('재료')).toHaveValue('비단에 먹');
  await again.getByRole('button', { name: '닫기' }).click();
  await answerQuestion(page, leavingMessages.closing, '닫기');
  await expect(again).toBeHidden();
  expect((await listArtworks(page.request))[0]?.material).toBe('면천에 유채');
});

test('many works are searched by title and come into sight by and by', async ({ page, request }) => {
  test.slow();
  await becomeArtist(page, request, '바다람');
  for (let number = 1; number <= 64; number += 1) await register(page.request, { title: `달 ${number}번` });
  await register(page.request, { title: '붉은 항아리' });
  await openArtworks(page, 65);
  await expect(titles(page)).toHaveCount(60);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(titles(page)).toHaveCount(65);
  await expect(page.getByText('작품 65점을 모두 보셨어요')).toBeVisible();
  const box = page.getByRole('searchbox', { name: '작품 제목으로 찾기' });
  await box.fill('ㅂㅇㅎㅇㄹ');
  await expect(titles(page)).toHaveText(['붉은 항아리']);
  await box.fill('없는 제목');
  await expect(page.getByText('‘없는 제목’에 맞는 작품이 없어요')).toBeVisible();
  await page.getByRole('button', { name: '검색어 지우기' }).click();
  await expect(titles(page).first()).toHaveText('붉은 항아리');
  await expectAccessible(page);
});
