import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as articleMessages from '@/lib/messages/article';
import * as articlePaths from '@/lib/paths/article';
import * as outsidePaths from '@/lib/paths/outside';
import * as shareMessages from '@/lib/messages/share';
import { stopTime } from './support/clock';
import { demo } from './support/demo';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const { special, specialOfMany, exhibition, event, news } = demo;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const content = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"]`).first().getAttribute('content');

test('a special is a magazine page, with its writer and its artist', async ({ page }) => {
  await page.goto(articlePaths.page('SPECIAL', special.uuid));
  const main = page.getByRole('main');
  await expect(main.getByText(`No. ${special.number}`)).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(special.title);
  await expect(main.getByText(special.subTitle)).toBeVisible();
  await expect(main.locator('section').getByRole('heading', { level: 2 })).toHaveCount(special.blocks);
  await expect(main.getByText(special.quote).last()).toBeVisible();
  await expect(main.getByText(special.writer, { exact: true })).toBeVisible();

  const [first, second] = await Promise.all(
    [0, 1].map(async (index) => main.locator('section figure').nth(index).boundingBox()),
  );
  expect(first?.x ?? 0).toBeLessThan(second?.x ?? 0);

  await main.getByRole('link', { name: new RegExp(`이 글의 작가.*${special.artist}`) }).click();
  await expect(page).toHaveURL(/\/artist\/[a-z0-9]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(special.artist));
});

test('the works in a special have their wall labels, which lead to them', async ({ page }) => {
  await page.goto(articlePaths.page('SPECIAL', special.uuid));
  const captions = page.getByRole('main').locator('figcaption');
  await expect(captions).toHaveCount(special.blocks + 1);
  for (const caption of await captions.all()) await expect(caption).toContainText(special.artist);
  await captions.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/artwork\/[\da-f-]{36}$/);
  await expect(page.getByRole('main').getByRole('link', { name: special.artist }).first()).toBeVisible();
});

test('a special leads to further artists', async ({ page }) => {
  await page.goto(articlePaths.page('SPECIAL', specialOfMany.uuid));
  const artists = page.getByRole('region', { name: '함께 보는 작가' });
  await expect(artists.locator('strong')).toHaveCount(specialOfMany.artists);
});

test('sharing a special copies an address that names it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(articlePaths.page('SPECIAL', special.uuid));
  await stopTime(page);
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page.getByText(shareMessages.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(articlePaths.sharedSpecial(special.uuid, special.subTitle));
  // The scripts of the next document wait for a frame.
  await page.clock.resume();
  await page.goto(copied);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(special.title);
});

test('a shared special unfurls: title, text, picture, and one true address', async ({ page, request }) => {
  for (const subTitle of [special.subTitle, '100% 다른? 제목/들']) {
    const response = await page.goto(articlePaths.sharedSpecial(special.uuid, subTitle));
    expect(response?.status(), subTitle).toBe(200);
    expect(await content(page, 'og:title')).toContain(special.title);
    expect(await content(page, 'og:description')).toContain(special.subTitle);
    expect(await content(page, 'og:type')).toBe('article');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(articlePaths.page('SPECIAL', special.uuid));
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');

    const picture = new URL((await content(page, 'og:image')) ?? '');
    const image = await request.get(picture.pathname);
    expect(image.status()).toBe(200);
    expect(image.headers()['content-type']).toMatch(/^image\/(jpeg|png)/);
    expect((await image.body()).byteLength).toBeGreaterThan(5000);
  }
});

test('a special that is not there leads to the list, which says so once', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/);
  for (const path of [
    articlePaths.page('SPECIAL', UNKNOWN),
    articlePaths.page('SPECIAL', 'no-uuid'),
    articlePaths.sharedSpecial(UNKNOWN, special.subTitle),
    // Of another kind.
    articlePaths.page('SPECIAL', exhibition.uuid),
  ]) {
    await page.goto(path);
    const alert = page.getByRole('alertdialog');
    await expect(alert, path).toContainText(articleMessages.specialMissing);
    await expect(page).toHaveURL('/article/special');
    await alert.getByRole('button').last().click();
    await expect(alert).toHaveCount(0);
  }
});

test('an exhibition tells when, where and whom to ask, and is put into a calendar', async ({ page }) => {
  await page.goto(articlePaths.page('EXHIBITION', exhibition.uuid));
  const main = page.getByRole('main');
  await expect(main.getByText('진행 중')).toBeVisible();
  await expect(main.getByText('10:00 – 18:00')).toBeVisible();
  await expect(main.getByText('월요일 휴관')).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: exhibition.location }).first()).toBeVisible();
  // It leads on.
  await expect(main.getByRole('region', { name: '이어서 볼 전시' }).getByRole('article')).not.toHaveCount(0);
  await expect(main.getByRole('navigation', { name: '이전과 다음 전시' }).getByRole('link')).not.toHaveCount(
    0,
  );
  const map = main.getByRole('link', { name: /지도에서 보기/ });
  await expect(map).toHaveAttribute('href', outsidePaths.mapSearch(exhibition.address));
  await expect(map).toHaveAttribute('target', '_blank');
  await expect(main.getByRole('link', { name: exhibition.phone })).toHaveAttribute(
    'href',
    `tel:${exhibition.phone.replaceAll('-', '')}`,
  );
  await expect(main.getByRole('link', { name: exhibition.email })).toHaveAttribute(
    'href',
    `mailto:${exhibition.email}`,
  );
  const origin = main.getByRole('link', { name: /원문 보기/ });
  await expect(origin).toHaveAttribute('target', '_blank');
  await expect(origin).toHaveAttribute('rel', /noopener/);
  await expect(main.getByRole('heading', { name: '전시 구성' })).toBeVisible();
  await expect(main.locator('blockquote')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: '내 캘린더에 저장' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const calendar = await readFile(await download.path(), 'utf8');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar.replace(/\r\n[ \t]/g, '')).toContain(`SUMMARY:${exhibition.title}`);

  await main.getByRole('link', { name: new RegExp(`이 전시의 작가.*${exhibition.artist}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(exhibition.artist));
});

test('an event is put into a calendar, news is not', async ({ page }) => {
  await page.goto(articlePaths.page('EVENT', event.uuid));
  const main = page.getByRole('main');
  await expect(main.getByText('진행 중')).toBeVisible();
  await expect(main.getByText('매주 토요일')).toBeVisible();
  await expect(main.getByRole('link', { name: '내 캘린더에 저장' })).toBeVisible();
  await page.goto(articlePaths.page('NEWS', news.uuid));
  // Once among the facts, once below the button of the contest.
  await expect(main.getByText(/24:00 마감 · 한국 시간/)).toHaveCount(2);
  await expect(main.getByRole('heading', { name: '지원 내용' })).toBeVisible();
  await expect(main.getByRole('link', { name: '내 캘린더에 저장' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: '소식 목록으로' })).toHaveAttribute('href', '/article/news');
});

test('an article that is not there is a wall with the ways on', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  for (const path of [
    articlePaths.page('EXHIBITION', UNKNOWN),
    articlePaths.page('EVENT', 'no-uuid'),
    articlePaths.page('NEWS', special.uuid),
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('titles as long as people write them stay on the page', async ({ page }) => {
  for (const [type, { uuid }] of [
    ['SPECIAL', special],
    ['EXHIBITION', exhibition],
  ] as const) {
    await page.goto(articlePaths.page(type, uuid));
    await page.locator('main').evaluate((main) => {
      const long = '남궁산들바람이머무는저녁강가에서오래도록귀기울여듣는사람들의이야기, 남은 것들에 대하여';
      for (const heading of main.querySelectorAll('h1, h2')) heading.textContent = long;
    });
    await expectNoHorizontalOverflow(page);
    await expectAccessible(page);
    await takePicture(page, `article-long-${type.toLowerCase()}`);
  }
});
