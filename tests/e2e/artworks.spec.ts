import type { Page } from '@playwright/test';
import * as artworkPaths from '@/lib/paths/artwork';
import { searchAddress } from '@/lib/search/sections';
import { expectAccessible, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const works = (page: Page) => main(page).getByRole('list', { name: '작품 목록' }).getByRole('listitem');
const facets = (page: Page) => page.getByRole('complementary', { name: '필터' });
/** The values of a facet. */
const values = (page: Page, label: string) =>
  facets(page)
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: new RegExp(`^${label}`) }) });
const countOf = async (page: Page, name: RegExp) =>
  Number(
    /(\d+)\s*점\s*$/.exec(
      (await facets(page).getByRole('link', { name }).innerText()).replaceAll('\n', ' '),
    )?.[1],
  );
const labelOf = (page: Page, index: number) => works(page).nth(index).innerText();

test('all works hang on one wall, each with its label, and lead to their pages', async ({ page }) => {
  await page.goto(artworkPaths.list());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('총 310점');
  await expect(works(page)).toHaveCount(24);
  const floors = await works(page)
    .locator('a')
    .evaluateAll((links) => links.slice(0, 4).map((link) => Math.round(link.getBoundingClientRect().bottom)));
  expect(new Set(floors).size, 'the works of a row stand on one line').toBe(1);
  await expectAccessible(page);
  await takePicture(page, 'artworks');
  const alt = (await works(page).first().getByRole('img').getAttribute('alt')) ?? '';
  await works(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/artwork\/[\da-f-]{36}$/);
  expect(alt).toContain(`〈${await page.getByRole('heading', { level: 1 }).innerText()}〉`);
});

test('it is sorted, narrowed, searched and paged by addresses', async ({ page }) => {
  await page.goto(artworkPaths.list());
  await main(page).getByRole('link', { name: '큰 작품순' }).click();
  await expect(page).toHaveURL('/artwork?sort=size');
  await expect(works(page).first()).toContainText('350 × 900');
  await values(page, '장르').getByRole('link', { name: /^조각/ }).click();
  await expect(page).toHaveURL('/artwork?genre=SCULPTURE&sort=size');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('조각 작품');
  await page.getByRole('searchbox', { name: '작품 검색' }).fill('없는작품이름');
  await page.getByRole('searchbox', { name: '작품 검색' }).press('Enter');
  await expect(main(page).getByText('‘없는작품이름’에 맞는 작품이 없어요')).toBeVisible();
  await main(page).getByText('검색어 지우기', { exact: true }).click();
  await expect(page).toHaveURL('/artwork?genre=SCULPTURE&sort=size');
  await expect(works(page).first()).toBeVisible();

  await page.goto(artworkPaths.list());
  const first = await labelOf(page, 0);
  await main(page)
    .getByRole('link', { name: /^2\s?쪽/ })
    .click();
  await expect(page).toHaveURL('/artwork?page=1');
  await expect(works(page)).toHaveCount(24);
  await expect.poll(() => labelOf(page, 0)).not.toBe(first);
  await page.goBack();
  await expect(page).toHaveURL('/artwork');
  await expect.poll(() => labelOf(page, 0)).toBe(first);
});

test('facets narrow each other, each says how many works it leaves, and each can be taken off', async ({
  page,
}) => {
  await page.goto(artworkPaths.list());
  await facets(page)
    .getByRole('link', { name: /^쪽 ?\(파랑\)/ })
    .click();
  await expect(page).toHaveURL('/artwork?color=JJOK');
  const left = await countOf(page, /^유화/);
  await facets(page).getByRole('link', { name: /^유화/ }).click();
  await expect(page).toHaveURL('/artwork?material=OIL&color=JJOK');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`310점 가운데 ${left}점`);
  await facets(page)
    .getByRole('link', { name: /^수묵·채색/ })
    .click();
  await expect(page).toHaveURL('/artwork?material=OIL.INK&color=JJOK');
  await expect(facets(page).getByRole('link', { name: /^수묵·채색/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectAccessible(page);
  await takePicture(page, 'artworks-narrowed');
  await main(page).getByRole('link', { name: '색 쪽 조건 빼기' }).click();
  await expect(page).toHaveURL('/artwork?material=OIL.INK');
  await main(page).getByRole('link', { name: '모두 지우기' }).first().click();
  await expect(page).toHaveURL('/artwork');

  // What no work has says which value to take off.
  await page.goto('/artwork?genre=SCULPTURE&material=OIL');
  await expect(main(page).getByText('이 조건에 맞는 작품이 아직 없어요')).toBeVisible();
  await expectAccessible(page);
  await main(page)
    .getByRole('link', { name: /^재료 유화 빼면 \d+점/ })
    .click();
  await expect(page).toHaveURL('/artwork?genre=SCULPTURE');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('조각 작품');
});

test('the unified search leads to the wall with its words', async ({ page }) => {
  await page.goto(searchAddress({ q: '달' }));
  await page.getByRole('link', { name: /^작품 [\d,]+점 모두 보기$/ }).click();
  await expect(page).toHaveURL(`/artwork?q=${encodeURIComponent('달')}`);
  await expect(page.getByRole('searchbox', { name: '작품 검색' })).toHaveValue('달');
  await expect(works(page).first()).toBeVisible();
});

test('values that are none and pages past the end are the wall of 404', async ({ request }) => {
  for (const query of ['page=99', 'page=-1', 'sort=price', 'genre=BLUE', 'color=JJOK.BLUE', 'direction=up']) {
    const answer = await request.get(`${artworkPaths.list()}?${query}`);
    expect([query, answer.status()]).toEqual([query, 404]);
  }
});
