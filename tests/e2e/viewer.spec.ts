import type { Page } from '@playwright/test';
import * as viewerLimits from '@/lib/limits/viewer';
import { stopTime } from './support/clock';
import { demo } from './support/demo';
import { expectAccessible, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const address = `/artist/${demo.artist.id}`;
const room = (page: Page) => page.getByRole('dialog', { name: '작품 감상' });
const works = (page: Page) => page.locator('a[data-artwork]');
const position = (page: Page) => room(page).locator('p', { hasText: /^(작품 )?\d+ \/ \d+$/ });

async function open(page: Page, index: number): Promise<string> {
  await page.goto(address);
  const work = works(page).nth(index);
  const uuid = (await work.getAttribute('data-artwork')) ?? '';
  await work.click();
  await expect(room(page)).toBeVisible();
  return uuid;
}

test('a work opens whole, with its label, and is accessible', async ({ page }) => {
  const uuid = await open(page, 1);
  await expect(page).toHaveURL(`${address}?artwork=${uuid}`);
  await expect(position(page)).toContainText(`2 / ${demo.artist.works}`);
  await expect(room(page).getByRole('heading', { level: 2 }).last()).toBeVisible();
  await expect(room(page).getByRole('img').first()).toBeVisible();
  await expect(room(page).getByRole('link', { name: demo.artist.name })).toHaveAttribute('href', address);
  const { natural, shown } = await room(page)
    .locator('[data-current=true] img')
    .evaluate((element) => {
      const image = element as HTMLImageElement;
      const box = image.getBoundingClientRect();
      return {
        natural: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
        shown: box.width / box.height,
      };
    });
  expect(Math.abs(natural - shown), 'the work is not cropped').toBeLessThan(0.02);
  await expectAccessible(page);
  await takePicture(page, 'viewer');
});

test('arrows turn, Esc closes, and the focus returns to the work', async ({ page }) => {
  await open(page, 1);
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toContainText('3 /');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(position(page)).toContainText('1 /');
  await expect(room(page).getByRole('button', { name: '이전 작품' })).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expect(position(page)).toContainText('1 /');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await room(page).getByRole('button', { name: '다음 작품' }).click();
  await expect(position(page)).toContainText(`${demo.artist.works} /`);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toContainText('2 /');
  await page.keyboard.press('Escape');
  await expect(room(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(works(page).nth(1)).toBeFocused();
});

test('the back button leaves the room and not the artist', async ({ page }) => {
  await page.goto('/artist');
  await page.goto(address);
  await works(page).first().click();
  await expect(room(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toContainText('2 /');
  await page.goBack();
  await expect(room(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await page.goForward();
  await expect(room(page)).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).click();
  await expect(room(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/artist');
});

test('a link to a work opens it, also one beyond the first page', async ({ page, request }) => {
  const artist = (await (await request.get(`/v2/artists/${demo.artist.id}`)).json()) as {
    data: { id: number };
  };
  const answer = await request.get(`/v1/contents/artists/${artist.data.id}/art-works?page=0&size=100`);
  const { content } = ((await answer.json()) as { data: { content: { uuid: string; title: string }[] } })
    .data;
  const far = content[20];
  await page.goto(`${address}?artwork=${far?.uuid ?? ''}`);
  await expect(room(page)).toBeVisible();
  await expect(position(page)).toContainText(`21 / ${demo.artist.works}`);
  await expect(room(page).getByRole('heading', { name: far?.title ?? '?' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(position(page)).toContainText('20 /');
  await page.keyboard.press('Escape');
  await expect(room(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  // The wall shows the work that was looked at last, and the title is the artist's again.
  await expect(works(page).nth(19)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${demo.artist.name}`));
});

test('the name of the artist leaves the room over their page, by the step that opened it', async ({
  page,
}) => {
  await page.goto('/artist');
  await open(page, 2);
  await room(page).getByRole('link', { name: demo.artist.name }).click();
  await expect(room(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(works(page).nth(2)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/artist');
});

test('a page of works that fails can be loaded again where it is missing', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  await page.route(/\/art-works\?.*page=1/, (route) =>
    route.fulfill({ status: 404, json: { code: 'NOT_FOUND', message: '', errors: [] } }),
  );
  await open(page, 8);
  await page.keyboard.press('ArrowRight');
  const retry = room(page).getByRole('button', { name: '다시 시도' });
  await expect(retry).toBeVisible();
  await page.unroute(/\/art-works\?.*page=1/);
  // Playwright's click fails if another element covers the button.
  await retry.click();
  await expect(room(page).locator('[data-current=true] img')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(position(page)).toContainText('9 /');
});

test('a link to a work that is gone is a link to the artist', async ({ page }) => {
  await page.goto(`${address}?artwork=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(demo.artist.name));
  await expect(page).toHaveURL(address);
  await expect(room(page)).toBeHidden();
});

test('the next page is fetched before its end is reached', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/art-works\?/.test(request.url())) fetched.push(request.url());
  });
  await open(page, 5);
  expect(fetched).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toContainText('8 /');
  await expect.poll(() => fetched.length).toBe(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toContainText('10 /');
  await expect(room(page).locator('[data-current=true] img')).toBeVisible();
});

test('a work that was rested at counts once as seen', async ({ page }) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const match = /\/artworks\/([^/]+)\/view$/.exec(request.url());
    if (match?.[1] !== undefined && request.method() === 'POST') seen.push(match[1]);
  });
  await page.clock.install();
  const uuid = await open(page, 0);
  await expect.poll(() => seen).toEqual([uuid]);
  await stopTime(page);
  // The second work is left before the time of a view is over, and the first has its view already: neither counts.
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toContainText('2 /');
  await page.clock.runFor(viewerLimits.viewDebounceMs - 1);
  await page.keyboard.press('ArrowLeft');
  await expect(position(page)).toContainText('1 /');
  await page.clock.runFor(60_000);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toContainText('3 /');
  await page.clock.runFor(viewerLimits.viewDebounceMs);
  await expect.poll(() => seen.length).toBe(2);
  expect(new Set(seen).size).toBe(2);
});

test('a work of the row below is chosen by its picture', async ({ page }) => {
  await open(page, 0);
  const row = room(page).getByRole('list', { name: '작품 고르기' });
  await row.getByRole('button').nth(3).click();
  await expect(position(page)).toContainText('4 /');
  await expect(row.getByRole('button').nth(3)).toHaveAttribute('aria-current', 'true');
});
