import type { Locator, Page } from '@playwright/test';
import { painted } from './artworks';
import { expect } from './test';

/** The artist's own page of works, once its script is there. */
export async function openArtworks(page: Page, works: number): Promise<void> {
  await page.goto('/my/artist/artwork');
  await expect(heading(page)).toHaveText(works === 0 ? '작품' : `작품 ${works}`);
}

export function heading(page: Page): Locator {
  // What is behind a dialog has no role.
  return page.locator('h1');
}

/** The titles of the works in the grid. */
export function titles(page: Page): Locator {
  return page.getByRole('list', { name: '내 작품' }).getByRole('heading', { level: 2 });
}

/** Opens the form of a new work. */
export async function openRegister(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '작품 등록' }).click();
  return formOf(page, '작품 등록');
}

/** Opens the form of a work. */
export async function openEdit(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `${title} 수정` }).click();
  return formOf(page, '작품 수정');
}

async function formOf(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.locator('form:not([inert])')).toBeVisible();
  return dialog;
}

/** @param image its content, or the path of a file: megabytes through the browser's protocol take long on a busy machine */
export async function chooseImage(
  dialog: Locator,
  image: { name: string; mimeType?: string; buffer: Buffer } | string,
): Promise<void> {
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(typeof image === 'string' ? image : { mimeType: 'image/png', ...image });
}

/** Fills in everything that a work needs. @returns the bytes of its image */
export async function fillWork(dialog: Locator, title: string): Promise<Buffer> {
  const buffer = await painted(80, 100, 'png');
  await chooseImage(dialog, { name: `${title}.png`, buffer });
  await expect(dialog.getByRole('img', { name: '고른 이미지' })).toBeVisible();
  await dialog.getByRole('radio', { name: '한국화' }).check();
  await dialog.getByLabel('국문 작품명').fill(title);
  await dialog.getByRole('combobox', { name: '제작 연도' }).fill('2021');
  await dialog.getByLabel('재료').fill('장지에 채색');
  await dialog.getByLabel('크기', { exact: true }).fill('100 × 80 cm');
  await chooseThemes(dialog);
  return buffer;
}

const THEMES = { 주제: '풍경', 시간: '밤', 중심: '빛', 표현: '반추상' };

async function chooseThemes(dialog: Locator): Promise<void> {
  for (const [label, option] of Object.entries(THEMES))
    await dialog.getByLabel(label, { exact: true }).selectOption(option);
}

export async function expectThemes(dialog: Locator): Promise<void> {
  for (const [label, option] of Object.entries(THEMES))
    await expect(dialog.getByLabel(label, { exact: true }).locator('option:checked')).toHaveText(option);
}

export async function saveWork(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: '저장', exact: true }).click();
}
