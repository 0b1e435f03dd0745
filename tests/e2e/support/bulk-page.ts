import type { Locator, Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import type { ArtworkDraft } from '@/lib/contracts/studio-draft';
import { dataOf } from './calls';
import { painted } from './artworks';
import { expect } from './test';

/** The page of bulk registration, with so many drafts. */
export async function openBulk(page: Page, drafts: number): Promise<void> {
  await page.goto('/my/artist/artwork/bulk');
  await expect(page.getByRole('heading', { level: 1, name: '여러 점 등록' })).toBeVisible();
  await expect(rows(page)).toHaveCount(drafts);
}

export function rows(page: Page): Locator {
  return page.getByRole('list', { name: '채우고 있는 작품' }).getByRole('listitem');
}

/** The row of a draft, by its title or the name of its file. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('listitem', { name, exact: true });
}

/** Drops files on the page. */
export async function dropFiles(
  page: Page,
  files: readonly { name: string; bytes: Buffer }[],
): Promise<void> {
  const sent = files.map(({ name, bytes }) => ({ name, bytes: [...bytes] }));
  await page.evaluate((given) => {
    const dataTransfer = new DataTransfer();
    for (const { name, bytes } of given)
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector('main')?.dispatchEvent(drop);
  }, sent);
}

/** Drops pictures with these names, and waits for their drafts. */
export async function dropPictures(page: Page, names: readonly string[]): Promise<void> {
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: await painted(60, 80, 'png') })));
  await dropFiles(page, files);
  for (const name of names) await expect(rowOf(page, name)).toBeVisible();
}

/** Fills a text of a row, and leaves the field. */
export async function fillField(row: Locator, label: string, text: string): Promise<void> {
  const field = row.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.blur();
}

/** What the works of a series have in common, in the bar above the rows. */
export async function fillCommon(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: '공통 내용 채우기' });
  await bar.getByLabel('제작 연도').fill('2022');
  await bar.getByLabel('크기').fill('53 × 45.5 cm');
  await bar.getByLabel('재료').fill('종이에 먹');
  const choices = { 장르: '한국화', 주제: '풍경', 시간: '밤', 중심: '빛', 표현: '반추상' };
  for (const [label, option] of Object.entries(choices))
    await bar.getByLabel(label, { exact: true }).selectOption(option);
  await bar.getByRole('button', { name: /채우기$/ }).click();
}

export async function listDrafts(page: Page): Promise<ArtworkDraft[]> {
  const answer = await page.request.get(apiUrl('/v1/artists/me/artwork-drafts'));
  return (await dataOf<{ content: ArtworkDraft[] }>(answer)).content;
}
