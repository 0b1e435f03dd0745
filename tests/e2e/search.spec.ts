import type { Page } from '@playwright/test';
import * as searchMessages from '@/lib/messages/search';
import { demo } from './support/demo';
import {
  expectAccessible,
  expectNoHorizontalOverflow,
  expectNoLayoutShift,
  takePicture,
  walkThrough,
  watchLayoutShifts,
} from './support/page-health';
import { expect, test } from './support/test';

/** A material: there are more works of it than fit a page. */
const MANY = '종이';
const results = (q: string, rest = '') => `/search?q=${encodeURIComponent(q)}${rest}`;
const field = (page: Page) => page.getByRole('combobox', { name: '통합검색' });
const section = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^${title} [\\d,]+\\+?$`) });
const works = (page: Page) => page.getByRole('list', { name: '작품 검색 결과' }).locator('a[data-artwork]');
const uuids = (page: Page) =>
  works(page).evaluateAll((links) => links.map((link) => link.getAttribute('data-artwork')));
const turn = (page: Page, number: number) =>
  section(page, 'ARTWORK')
    .getByRole('link', { name: new RegExp(`^${number}\\s?쪽`) })
    .click();

test('the glass in the header lets the field down, and six sections answer', async ({ page }) => {
  await page.goto('/artist');
  await page.getByRole('link', { name: '통합검색' }).click();
  const layer = page.getByRole('dialog', { name: '통합검색' });
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(page.getByRole('link', { name: '통합검색' })).toBeFocused();

  await page.getByRole('link', { name: '통합검색' }).click();
  await field(page).fill('바다');
  await field(page).press('Enter');
  await expect(page).toHaveURL(results('바다'));
  await expect(layer).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
    'ARTIST',
    'ARTWORK',
    'SPECIAL',
    'EXHIBITION',
    'EVENT',
    'NEWS',
  ]);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expect(section(page, 'EXHIBITION').locator('mark').first()).toHaveText('바다');

  const menu = page.getByRole('navigation', { name: '결과 분류' });
  await menu.getByRole('link', { name: /^EXHIBITION/ }).click();
  await expect(section(page, 'EXHIBITION')).toBeFocused();
  await expect(section(page, 'EXHIBITION')).toBeInViewport();
  await expect(menu.getByRole('link', { name: /^EXHIBITION/ })).toHaveAttribute('aria-current', 'true');
});

for (const width of [1440, 768]) {
  test(`results are whole and stand still at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayoutShifts(page);
    await page.goto(results('바다'));
    await walkThrough(page);
    await expectNoHorizontalOverflow(page);
    await expectNoLayoutShift(page);
    await expectAccessible(page);
    await takePicture(page, 'search');
  });
}

test('a page of artworks is as large as the window is wide', async ({ page }) => {
  await page.goto(results(MANY));
  for (const [width, size] of [
    [1440, 10],
    [1100, 8],
    [900, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(works(page).filter({ visible: true })).toHaveCount(size);
  }
});

test('a section turns its pages by itself; back, a reload and a shared link find them', async ({
  page,
  context,
}) => {
  await page.goto(results(MANY));
  await expect(works(page)).toHaveCount(10);
  const first = await uuids(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/unified-field|_rsc/.test(request.url())) asked.push(request.url());
  });
  await turn(page, 2);
  await expect(page).toHaveURL(results(MANY, '&artworks=10'));
  await expect.poll(async () => (await uuids(page)).some((uuid) => !first.includes(uuid))).toBe(true);
  const second = await uuids(page);
  expect(first.filter((uuid) => second.includes(uuid))).toEqual([]);
  expect(asked).toHaveLength(1);

  await page.goBack();
  await expect(page).toHaveURL(results(MANY));
  await expect.poll(() => uuids(page)).toEqual(first);
  await page.goForward();
  await expect.poll(() => uuids(page)).toEqual(second);
  await page.reload();
  await expect.poll(() => uuids(page)).toEqual(second);

  const shared = await context.newPage();
  await shared.setViewportSize({ width: 900, height: 900 });
  await shared.goto(results(MANY, '&artworks=10'));
  await expect.poll(async () => (await uuids(shared)).length).toBe(6);
  expect(await uuids(shared)).toContain(second[0]);
  await page.goto(results(MANY, '&artworks=90000'));
  await expect(page.getByText(searchMessages.pageEmpty)).toBeVisible();
});

test('the viewing room walks through the section, and back keeps the place', async ({ page }) => {
  const q = demo.artist.name;
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(results(q));
  await works(page).nth(9).click();
  const room = page.getByRole('dialog', { name: '작품 감상' });
  await expect(room).toBeVisible();
  const place = room.locator('p', { hasText: /\d+ \/ \d+$/ });
  await expect(place).toContainText('10 /');
  await expect(room.getByRole('link', { name: '작업 영상 보기' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(place).toContainText('11 /');
  await expect(room.getByRole('heading', { level: 3 })).toBeVisible();
  // The address names the page of the work, so that a reload finds it.
  await expect(page).toHaveURL(/&artworks=10&artwork=/);
  await page.reload();
  await expect(place).toContainText('11 /');
  await page.keyboard.press('Escape');
  await expect(room).toBeHidden();
  await expect(page).toHaveURL(results(q, '&artworks=10'));
  await expect(works(page).first()).toBeFocused();

  const artist = section(page, 'ARTIST').getByRole('link', { name: new RegExp(q) });
  await artist.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);
  await artist.click();
  await expect(page).toHaveURL(`/artist/${demo.artist.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(q));
  await page.goBack();
  await expect(page).toHaveURL(results(q, '&artworks=10'));
  await expect(works(page).first()).toBeVisible();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
    .toBeLessThan(40);
});

test('a section folds and says so, also to the keyboard', async ({ page }) => {
  await page.goto(results('바다'));
  const fold = page.getByRole('button', { name: 'EXHIBITION 접기' });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.press('Enter');
  const unfold = page.getByRole('button', { name: 'EXHIBITION 펼치기' });
  await expect(unfold).toBeFocused();
  await expect(page.getByRole('list', { name: '전시 검색 결과' })).toBeHidden();
  await page.getByRole('link', { name: /^EXHIBITION/ }).click();
  await expect(page.getByRole('list', { name: '전시 검색 결과' })).toBeVisible();
});

test('nothing found says what to do', async ({ page }) => {
  await page.goto(results('뷁뷁'));
  await expect(page.getByText(searchMessages.empty('뷁뷁'))).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'search-none');
});

test('without a text nothing is looked for', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByText(searchMessages.invite)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => (request.url().includes('/v1/') ? asked.push(request.url()) : undefined));
  await field(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: searchMessages.queryRequired })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await page.goto('/search?q=');
  await expect(page.getByText(searchMessages.queryRequired)).toBeVisible();
});

test('HTML in a query or in an answer stays text', async ({ page }) => {
  const html = '<img src=x onerror="document.title=1"><em>';
  await page.route(/unified-field\/ARTIST_ARTWORK\?.*page=1/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { content: { title: string; highlight: object }[] } };
    const [work] = body.data.content;
    if (work !== undefined) {
      work.title = '제목'.repeat(60);
      work.highlight = { title: [`${html}가</em>${'긴'.repeat(120)}`] };
    }
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(results(html));
  await expect(page.getByText(searchMessages.empty(html))).toBeVisible();
  await page.goto(results(MANY));
  await turn(page, 2);
  await expect(section(page, 'ARTWORK').locator('mark').first()).toHaveText('가');
  await expect(page.locator('main img[src=x]')).toHaveCount(0);
  await expectNoHorizontalOverflow(page);
  await expect(page).toHaveTitle(/검색/);
});

test('while the engine is away searching is blocked, and nothing else', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 503/);
  // Searching goes on where nobody says in time that the engine is away; here the answer counts, not its time.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.route(/health\/elasticsearch/, (route) =>
    route.fulfill({ json: { code: 'SUCCESS', message: null, data: 'RED' } }),
  );
  await page.goto('/search');
  await field(page).fill('바다');
  await field(page).press('Enter');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(searchMessages.unavailable);
  await alert.getByRole('button').click();
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toHaveValue('바다');

  await page.unroute(/health\/elasticsearch/);
  await field(page).press('Enter');
  await expect(page).toHaveURL(results('바다'));
  await page.goto(results(MANY));
  await page.route(/unified-field/, (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'SEARCH_UNAVAILABLE', message: searchMessages.unavailable, errors: [] },
    }),
  );
  await turn(page, 2);
  await expect(alert).toContainText(searchMessages.unavailable);
  await alert.getByRole('button').click();
  await page.unroute(/unified-field/);
  await section(page, 'ARTWORK').getByRole('button', { name: '다시 시도' }).click();
  await expect(works(page).first()).toBeVisible();
});
