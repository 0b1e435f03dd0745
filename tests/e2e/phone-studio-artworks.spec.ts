import type { Page } from '@playwright/test';
import * as studioMessages from '@/lib/messages/studio';
import { becomeArtist } from './support/artist';
import { register, titlesOf } from './support/artworks';
import { fillWork, openArtworks, openEdit, openRegister, saveWork, titles } from './support/artworks-page';
import { dropPictures, fillCommon, fillField, openBulk, rowOf } from './support/bulk-page';
import {
  addCategory,
  ALL,
  choose,
  finish,
  handleOf,
  listOf,
  openExposure,
  openExposureOf,
  titlesIn,
} from './support/exposure';
import { answerQuestion } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { acceptAlert } from './support/signup';
import { expect, test } from './support/test';
import { dragByTouch } from './support/touch-drag';

const LONG = '아주 길어서 휴대전화 한 줄에는 도무지 들어가지 않는 작품의 제목과 그 뒤에 이어지는 부제';

async function expectGood(page: Page, name: string): Promise<void> {
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, name);
}

test('an artist registers, changes and deletes a work on a phone', async ({ page, request }) => {
  await becomeArtist(page, request, '하늬');
  await openArtworks(page, 0);
  await expectGood(page, 'studio-first');
  const dialog = await openRegister(page);
  await fillWork(dialog, LONG);
  await expectGood(page, 'studio-form');
  await saveWork(dialog);
  await acceptAlert(page, studioMessages.artworkSaved);
  await expect(titles(page)).toHaveText([LONG]);
  await expectGood(page, 'studio-one');
  const edit = await openEdit(page, LONG);
  await edit.getByLabel('국문 작품명').fill('짧은 제목');
  await saveWork(edit);
  await acceptAlert(page, studioMessages.artworkChanged);
  const again = await openEdit(page, '짧은 제목');
  await again.getByRole('button', { name: '삭제' }).tap();
  await answerQuestion(page, studioMessages.artworkRemoveConfirm('짧은 제목'), '삭제');
  await acceptAlert(page, studioMessages.artworkRemoved);
  await expect(page.getByText('첫 작품을 걸어 볼까요')).toBeVisible();
});

test('works are arranged by touch', async ({ page, request }) => {
  await becomeArtist(page, request, '높새');
  const dialog = await openExposureOf(page, ['하나', '둘', LONG]);
  await expectGood(page, 'studio-exposure-all');
  const all = listOf(dialog, ALL).getByRole('listitem');
  await dragByTouch(page, handleOf(dialog, '하나'), all.nth(1), `${ALL} 3개 중 2번째`);
  await expect(titlesIn(dialog, ALL)).toHaveText(['둘', '하나', LONG]);
  await addCategory(page, '마당에서 그린 여름 연작 모음');
  await choose(dialog, '하나', LONG);
  await dialog.getByRole('button', { name: '선택한 작품 담기' }).tap();
  const name = '마당에서 그린 여름 연작 모음';
  await expect(titlesIn(dialog, name)).toHaveText(['하나', LONG]);
  await expectGood(page, 'studio-exposure-category');
  await choose(dialog, '둘');
  await dialog.getByRole('button', { name: '선택한 작품 담기' }).tap();
  await expect(titlesIn(dialog, name)).toHaveText(['하나', LONG, '둘']);
  await choose(dialog, LONG);
  await dialog.getByRole('button', { name: '선택한 작품 빼기' }).tap();
  await dialog.getByRole('button', { name: '하나 빼기' }).tap();
  await expect(titlesIn(dialog, name)).toHaveText(['둘']);
  await finish(page, dialog);
  expect(await titlesOf(page.request)).toEqual(['둘', '하나', LONG]);
  await openExposure(page);
  await expect(dialog.getByRole('tab', { name: new RegExp(`^${name}`) })).toHaveText(`${name}1`);
});

test('several works are registered at once on a phone', async ({ page, request }) => {
  await becomeArtist(page, request, '샛별');
  await register(page.request, { title: LONG });
  await openArtworks(page, 1);
  await page.getByRole('link', { name: '여러 점 등록' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: '여러 점 등록' })).toBeVisible();
  await dropPictures(page, ['하나.png', `${LONG}.png`]);
  await page.getByRole('checkbox', { name: /^전체/ }).check();
  await fillCommon(page);
  await expect(page.getByText(studioMessages.draftsFilled(2))).toBeVisible();
  await fillField(rowOf(page, '하나.png'), '국문 작품명', '하나');
  await expect(rowOf(page, '하나').getByText('저장됨')).toBeVisible();
  await expectGood(page, 'studio-bulk');
  await page.getByRole('button', { name: '2점 등록' }).tap();
  await acceptAlert(page, studioMessages.draftsPublishedPartly(1, { refused: 1, unsaved: 0 }));
  await page.getByRole('button', { name: 'CSV로 채우기' }).tap();
  await expectGood(page, 'studio-csv');
  await openBulk(page, 1);
  expect(await titlesOf(page.request)).toEqual(['하나', LONG]);
});

test('many rows of a bulk registration fit a phone', async ({ page, request }) => {
  await becomeArtist(page, request, '마파람');
  await openBulk(page, 0);
  await dropPictures(page, ['하나.png', '둘.png', '셋.png', '넷.png']);
  await page.reload();
  await openBulk(page, 4);
  await expectNoHorizontalOverflow(page);
});
