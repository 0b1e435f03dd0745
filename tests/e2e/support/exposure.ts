import type { Locator, Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import * as studioMessages from '@/lib/messages/studio';
import { register } from './artworks';
import { openArtworks } from './artworks-page';
import { acceptAlert } from './signup';
import { expect } from './test';

/** Milliseconds that a hand waits for what it took hold of to follow. */
const GRIP_MS = 10_000;

/** The list of what isn't in the category, and the name of the list of all. */
export const OUTSIDE = '담지 않은 작품';
export const ALL = '전체 작품';

/** Registers works in this order, and opens the modal. */
export async function openExposureOf(page: Page, works: readonly string[]): Promise<Locator> {
  for (const title of works.toReversed()) await register(page.request, { title });
  await openArtworks(page, works.length);
  return openExposure(page);
}

export async function openExposure(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '노출 관리' }).click();
  const dialog = page.getByRole('dialog', { name: '노출 관리' });
  await expect(dialog.getByRole('tab', { name: /^전체/ })).toHaveAttribute('aria-selected', 'true');
  return dialog;
}

/** The titles of a list, in its order. @param name of the category, or ALL or OUTSIDE */
export function titlesIn(dialog: Locator, name: string): Locator {
  return listOf(dialog, name).locator('b');
}

export function listOf(dialog: Locator, name: string): Locator {
  return dialog.getByRole('list', { name: name === OUTSIDE ? name : `${name} 노출 순서` });
}

export function handleOf(dialog: Locator, title: string): Locator {
  return dialog.getByRole('button', { name: `${title} 순서 바꾸기` });
}

export async function choose(dialog: Locator, ...titles: string[]): Promise<void> {
  for (const title of titles) await dialog.getByRole('checkbox', { name: `${title} 선택` }).check();
}

/** Adds a category, which is then the chosen one. */
export async function addCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '카테고리 추가' }).click();
  const form = page.getByRole('dialog', { name: '카테고리 추가' });
  await form.getByLabel('카테고리 이름').fill(name);
  await form.getByLabel('카테고리 이름').press('Enter');
  await acceptAlert(page, studioMessages.categoryCreated);
  await expect(page.getByRole('tab', { name: new RegExp(`^${name}`) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
}

/** Finishes, and closes the alert of the success. */
export async function finish(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: '완료' }).click();
  await acceptAlert(page, studioMessages.orderSaved);
  await expect(dialog).toBeHidden();
}

interface Point {
  x: number;
  y: number;
}

export async function centreOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags a work by mouse. @param place what is said of the place where it would land */
export async function drag(
  page: Page,
  handle: Locator,
  { onto, place }: { onto: Locator; place: string },
): Promise<void> {
  // A hand that finds that it holds nothing takes hold again: the drop before may have set the rows moving.
  await expect(async () => {
    await page.mouse.up();
    await handle.hover();
    const from = await centreOf(handle);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 8, { steps: 2 });
    // Its own place is the first that is said.
    await moveUntilSaid(page, { x: from.x, y: from.y + 8 }, / 자리입니다\.$/, GRIP_MS);
  }).toPass();
  const to = await centreOf(onto);
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await moveUntilSaid(page, to, `${place} 자리입니다.`);
  await page.mouse.up();
  await expect(page.getByText(`${place}에 놓았습니다.`)).toBeAttached();
}

/** Keeps the pointer moving by a pixel, as a hand does: what lies below it is looked up when it moves. */
async function moveUntilSaid(
  page: Page,
  { x, y }: Point,
  words: string | RegExp,
  timeout?: number,
): Promise<void> {
  let moves = 0;
  const look = async () => {
    moves += 1;
    await page.mouse.move(x + (moves % 2), y);
    return page.getByText(words).count();
  };
  await expect.poll(look, timeout === undefined ? {} : { timeout }).toBeGreaterThan(0);
}

/** Counts the calls that save an order from now on. */
export function watchSaves(page: Page): { count: () => number } {
  const path = apiUrl('/v1/artists/me/artworks/category-and-order-bulk');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(path)) calls += 1;
  });
  return { count: () => calls };
}

/** The works of the artist's public page as a guest sees them, in their order. */
export async function publicWorks(guest: Page, accountId: string, category?: string): Promise<string[]> {
  await guest.goto(`/artist/${accountId}`);
  const works = guest.getByRole('list', { name: /의 작품$/ }).locator('a[data-artwork]');
  if (category !== undefined) {
    const tab = publicTabs(guest).getByRole('link', { name: new RegExp(`^${category}`) });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'true');
  }
  return works.evaluateAll((links) => links.map((link) => link.getAttribute('data-artwork') ?? ''));
}

export function publicTabs(guest: Page): Locator {
  return guest.getByRole('navigation', { name: '작품 분류' });
}
