import type { Page } from '@playwright/test';
import { stopTime } from './support/clock';
import { demo } from './support/demo';
import { expectAccessible } from './support/page-health';
import { expect, test } from './support/test';

const address = `/artist/${demo.artist.id}`;
const wall = (page: Page) => page.getByRole('list', { name: `${demo.artist.name}의 작품` });
const works = (page: Page) => wall(page).locator('a[data-artwork]');

test('the works are shown nine at a time until all hang', async ({ page }) => {
  await page.goto(address);
  await expect(works(page)).toHaveCount(9);
  const more = page.getByRole('button', { name: /작품 더 보기/ });
  await expect(more).toHaveText(new RegExp(`9 / ${demo.artist.works}$`), { useInnerText: true });
  await more.click();
  await expect(works(page)).toHaveCount(18);
  await more.click();
  await expect(works(page)).toHaveCount(demo.artist.works);
  await expect(more).toBeHidden();
});

test('a category hangs its own works', async ({ page }) => {
  await page.goto(address);
  const tabs = page.getByRole('navigation', { name: '작품 분류' });
  const own = tabs.getByRole('link').nth(1);
  const expected = Number(await own.locator('.num').innerText());
  const all = await works(page).first().getAttribute('data-artwork');
  await own.click();
  await expect(own).toHaveAttribute('aria-current', 'true');
  await expect(works(page)).toHaveCount(Math.min(9, expected));
  await tabs.getByRole('link', { name: /전체/ }).click();
  await expect(works(page)).toHaveCount(9);
  await expect(works(page).first()).toHaveAttribute('data-artwork', all ?? '');
  await expectAccessible(page);
});

test('sharing copies the link of the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(address);
  await stopTime(page);
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page.getByRole('status').filter({ hasText: '공유 링크가 복사되었습니다.' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(address);
});

test('the special article about the artist is shown', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByText(/^SPECIAL No\. \d+/)).toBeVisible();
  await expect(page.locator('main a[href^="/article/special/"]').first()).toBeVisible();
});

test('careers are shown whole on a wide screen', async ({ page }) => {
  await page.goto(address);
  for (const group of ['개인전', '단체전', '학력']) {
    await expect(page.getByRole('heading', { name: group })).toBeVisible();
  }
});

test('an artist who is not there is a page that is not there', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  const response = await page.goto('/artist/nobody-has-this-name');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const lead = (page: Page) => page.getByRole('region', { name: '대표 작품' });

test('the first works hang within the first screen and lead to all of them', async ({ page }) => {
  await page.goto(address);
  const links = lead(page).locator('a[data-lead]');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 0.9 });
  await lead(page)
    .getByRole('link', { name: `작품 ${demo.artist.works}점 모두 보기` })
    .click();
  await expect(page).toHaveURL(`${address}#works`);
  await expect(works(page).first()).toBeInViewport();
});

test('a work of the first row opens the viewing room, and leaving it comes back to that row', async ({
  page,
}) => {
  await page.goto(address);
  const second = lead(page).locator('a[data-lead]').nth(1);
  const uuid = (await second.getAttribute('data-lead')) ?? '';
  await second.click();
  await expect(page).toHaveURL(`${address}?artwork=${uuid}`);
  const room = page.getByRole('dialog');
  await expect(room).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(room).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(second).toBeFocused();
});

test('a work of the first row opens while the wall shows another category', async ({ page }) => {
  await page.goto(address);
  const tabs = page.getByRole('navigation', { name: '작품 분류' });
  await tabs.getByRole('link').nth(1).click();
  await expect(tabs.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
  const hung = await works(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('data-artwork')),
  );
  const leads = await lead(page)
    .locator('a[data-lead]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-lead')));
  const foreign = leads.findIndex((uuid) => !hung.includes(uuid));
  expect(foreign, 'a work of another category').toBeGreaterThanOrEqual(0);
  await lead(page).locator('a[data-lead]').nth(foreign).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
