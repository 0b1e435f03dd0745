import type { Page } from '@playwright/test';
import * as adminPaths from '@/lib/paths/admin';
import { plain } from '@/tests/support/images';
import { save } from './back-office';
import { expect } from './test';

/** Begins a draft and opens its form. @returns its uuid */
export async function beginArticle(page: Page, type: string, title: string): Promise<string> {
  await page.goto(`${adminPaths.screen('articles')}/create`);
  await page.getByRole('combobox', { name: '종류' }).click();
  await page.getByRole('option', { name: type }).click();
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${type} · ${title}`);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Uploads a picture of one colour into a field. */
export async function choosePicture(page: Page, label: string, colour: string): Promise<void> {
  const group = page.getByRole('group', { name: label });
  await group.locator('input[type=file]').setInputFiles({
    ...{ name: 'picture.png', mimeType: 'image/png' },
    buffer: await plain(800, 600, colour).png().toBuffer(),
  });
  await expect(group.getByRole('img', { name: label })).toBeVisible();
}

/** Writes a piece of news with a picture and saves it as a draft. @returns its uuid */
export async function writeNews(page: Page, title: string): Promise<string> {
  const uuid = await beginArticle(page, '소식', title);
  await choosePicture(page, '대표 사진', '#345678');
  await page.getByRole('textbox', { name: '내용' }).fill('공모를 시작합니다.');
  await save(page);
  return uuid;
}

/** Schedules a draft for a moment that the form's input, which knows minutes, can't say: a second from now. */
export async function publishSoon(page: Page, uuid: string): Promise<void> {
  await page.evaluate(async (path) => {
    const { data } = (await (await fetch(path)).json()) as { data: { version: number } };
    const publishAt = new Date(Date.now() + 1500).toISOString();
    await fetch(`${path}/status`, {
      ...{ method: 'PUT', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ version: data.version, status: 'SCHEDULED', publishAt }),
    });
  }, `/v1/admin/articles/${uuid}`);
}
