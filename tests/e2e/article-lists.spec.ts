import type { Page } from '@playwright/test';
import * as articleMessages from '@/lib/messages/article';
import * as articlePaths from '@/lib/paths/article';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import { articleLists, type ArticleListState } from '@/lib/lists/article-lists';
import { demo } from './support/demo';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { turnTo } from './support/pages';
import { expect, test } from './support/test';

const addressOf = (change: Partial<ArticleListState>) =>
  articleLists.EXHIBITION.address({
    q: '',
    literal: false,
    page: 0,
    sort: 'standing',
    direction: 'asc',
    filter: 'ALL',
    ...change,
  });

const list = (page: Page, noun = '전시') => page.getByRole('list', { name: `${noun} 목록` });
const titles = (page: Page, noun = '전시') =>
  list(page, noun).getByRole('heading', { level: 2 }).allInnerTexts();
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

const LISTS = [
  { type: 'SPECIAL', size: 10, placeholder: '제목 또는 작가' },
  { type: 'EXHIBITION', size: 20, placeholder: '전시명 또는 장소' },
  { type: 'EVENT', size: 20, placeholder: '행사명 또는 장소' },
  { type: 'NEWS', size: 20, placeholder: '사업명 또는 기관' },
] as const;

for (const { type, size, placeholder } of LISTS) {
  test(`the list ${type} has its section size, its search and its place in the menu`, async ({ page }) => {
    await page.goto(articlePaths.list(type));
    await expect.poll(async () => (await titles(page, ARTICLE_TYPE_LABELS[type])).length).toBe(size);
    await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', placeholder);
    const menu = page.getByRole('navigation', { name: '아티클 분류' });
    await expect(menu.getByRole('link')).toHaveText(['SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS']);
    await expect(menu.locator('[aria-current=page]')).toHaveText(type);
    await expect(page.getByRole('list', { name: '진행 상태' })).toHaveCount(type === 'SPECIAL' ? 0 : 1);
    await expect(page.getByRole('button', { name: /좋아요$/ })).toHaveCount(size);
  });
}

test('articles begin with the specials, and a query comes along', async ({ page, request }) => {
  const answer = await request.get('/article?page=1&q=', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toContain('/article/special?page=1');
  await page.goto('/article');
  await expect(page).toHaveURL('/article/special');
});

test('the newest special opens the list, and only this week’s are new', async ({ page }) => {
  await page.goto('/article/special');
  const cards = list(page, '스페셜').getByRole('article');
  await expect(cards.first()).toContainText(`No. ${demo.special.number}`);
  await expect(cards.first().getByRole('heading')).toHaveText(demo.special.title);
  await expect(cards.first().getByText('NEW')).toBeVisible();
  await expect(cards.last().getByText('NEW')).toHaveCount(0);
  await turnTo(page, 2);
  await expect(page).toHaveURL('/article/special?page=1');
  await expect(cards).toHaveCount(demo.specialCount - 10);
});

test('an exhibition is found by its place, and the search is in the address', async ({ page }) => {
  await page.goto('/article/exhibition');
  const field = page.getByRole('searchbox', { name: '전시 검색' });
  await field.fill('마른잎');
  await field.press('Enter');
  await expect(page).toHaveURL(addressOf({ q: '마른잎' }));
  await expect.poll(() => titles(page)).toContain(demo.exhibition.title);
  await page.reload();
  await expect(field).toHaveValue('마른잎');
  await page.getByRole('button', { name: '검색어 지우기' }).click();
  await expect(page).toHaveURL('/article/exhibition');
  await expect.poll(async () => (await titles(page)).length).toBe(20);
});

test('exhibitions and events open with what runs, then with what comes, then with what is over', async ({
  page,
}) => {
  for (const { type, noun } of [
    { type: 'EXHIBITION', noun: '전시' },
    { type: 'EVENT', noun: '행사' },
  ] as const) {
    await page.goto(articlePaths.list(type));
    const orders = page.getByRole('list', { name: '정렬' });
    await expect(orders.getByRole('link', { name: '진행순' })).toHaveAttribute('aria-current', 'true');
    const cards = await list(page, noun).getByRole('article').allInnerTexts();
    const places = cards.map((text) => ['진행 중', '예정', '종료'].findIndex((word) => text.includes(word)));
    expect(places[0]).toBe(0);
    expect(places).toEqual([...places].sort());
    await takePicture(page, `articles-${type.toLowerCase()}`);
  }
});

test('the periods are chosen by keyboard, with the search and the address', async ({ page }) => {
  await page.goto('/article/exhibition');
  const choices = page.getByRole('list', { name: '진행 상태' });
  for (const { label, filter } of [
    { label: '예정', filter: 'UPCOMING' },
    { label: '진행 중', filter: 'ONGOING' },
    { label: '종료', filter: 'PAST' },
  ]) {
    const choice = choices.getByRole('link', { name: label, exact: true });
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/article/exhibition?filter=${filter}`);
    await expect(choice).toHaveAttribute('aria-current', 'true');
    const cards = list(page).getByRole('article');
    await expect(cards.first()).toContainText(label);
    expect(await cards.count()).toBe(await cards.filter({ hasText: label }).count());
  }
  await page.getByRole('searchbox').fill('서울');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=.*&filter=PAST|filter=PAST&q=/);
  await choices.getByRole('link', { name: '전체' }).click();
  await expect(page).toHaveURL(addressOf({ q: '서울' }));
});

test('the order is in the address, and begins at the first page', async ({ page }) => {
  await page.goto('/article/event?page=1');
  const orders = page.getByRole('list', { name: '정렬' });
  await orders.getByRole('link', { name: '가나다순' }).click();
  await expect(page).toHaveURL('/article/event?sort=title');
  await expect
    .poll(async () => {
      const shown = await titles(page, '행사');
      return shown.length === 20 && shown.every((title, at) => at === 0 || (shown[at - 1] ?? '') <= title);
    })
    .toBe(true);
  await orders.getByRole('link', { name: '최신순' }).click();
  await expect(page).toHaveURL('/article/event?sort=createdAt');
  await orders.getByRole('link', { name: '진행순' }).click();
  await expect(page).toHaveURL('/article/event');
});

test('a search without a hit, and a period without articles, lead on', async ({ page }) => {
  await page.goto('/article/news?q=zzqqzz&filter=ONGOING');
  await expect(page.getByText(articleMessages.notFound('zzqqzz'))).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'articles-empty');
  await page.getByRole('button', { name: '모든 시기에서 찾아보기' }).click();
  await expect(page).toHaveURL('/article/news?q=zzqqzz');
  await page.getByRole('main').getByRole('button', { name: '검색어 지우기' }).last().click();
  await expect(page).toHaveURL('/article/news');
});

test('addresses of no list are a wall with the ways on', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  for (const path of [
    '/article/exhibition?page=99',
    '/article/exhibition?filter=SOON',
    '/article/special?filter=PAST',
    '/article/shop',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('coming back finds the list where it was left, by the browser and by the link', async ({ page }) => {
  await page.goto('/article/exhibition?filter=PAST&sort=title');
  const card = list(page).getByRole('heading', { level: 2 }).getByRole('link').nth(10);
  for (const isByLink of [false, true]) {
    await card.scrollIntoViewIfNeeded();
    const left = await scrollY(page);
    expect(left).toBeGreaterThan(300);
    await card.click();
    await expect(page).toHaveURL(/\/article\/exhibition\/[\da-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^전시/);
    if (isByLink) await page.getByRole('link', { name: '전시 목록으로' }).click();
    else await page.goBack();
    await expect(page).toHaveURL('/article/exhibition?filter=PAST&sort=title');
    await expect.poll(async () => Math.abs((await scrollY(page)) - left)).toBeLessThan(60);
  }
});

test('titles as long as people write them stay in their columns', async ({ page }) => {
  for (const type of ['SPECIAL', 'EXHIBITION'] as const) {
    await page.goto(articlePaths.list(type));
    await page.locator('main').evaluate((main) => {
      const long =
        '남궁산들바람이머무는저녁강가에서오래도록귀기울여듣는사람들의이야기 그리고 남은 것들에 대하여';
      for (const link of main.querySelectorAll('li h2 a')) link.textContent = `${long} ${long}`;
    });
    await expectNoHorizontalOverflow(page);
    await takePicture(page, `articles-long-${type.toLowerCase()}`);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is searched, filtered, ordered and turned', async ({ page }) => {
    await page.goto('/article/exhibition');
    await page.getByRole('link', { name: '종료', exact: true }).click();
    await expect(page).toHaveURL('/article/exhibition?filter=PAST');
    await page.getByRole('searchbox').fill('서울');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\?q=.+&filter=PAST$/);
    await page.goto('/article/exhibition');
    await page.getByRole('link', { name: '가나다순' }).click();
    await expect(page).toHaveURL('/article/exhibition?sort=title');
    await turnTo(page, 2);
    await expect(page).toHaveURL(/page=1/);
    await expect(list(page).getByRole('article')).toHaveCount(demo.exhibitionCount - 20);
  });
});
