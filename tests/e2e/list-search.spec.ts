import type { Page } from '@playwright/test';
import { articleLists } from '@/lib/lists/article-lists';
import * as searchMessages from '@/lib/messages/search';
import { searchAddress } from '@/lib/search/sections';
import { demo } from './support/demo';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const NOTHING = '낙타지우개';
const named = (words: string) => ({ words, more: 0 });
const everywhere = (page: Page, q: string) => page.getByRole('link', { name: searchMessages.everywhere(q) });

for (const [q, readAs] of [
  ['ㄹㄷㅇ', searchMessages.readAs.INITIALS],
  ['fbeksdk', searchMessages.readAs.KEYBOARD],
] as const) {
  test(`the list of artists answers ${q} and says what it took it for`, async ({ page }) => {
    await page.goto('/artist');
    const field = page.getByRole('searchbox', { name: '작가 이름 검색' });
    await field.fill(q);
    await field.press('Enter');
    await expect(page).toHaveURL(`/artist?q=${encodeURIComponent(q)}`);
    await expect(page.getByText(readAs(named(demo.artist.name)))).toBeVisible();
    const list = page.getByRole('list', { name: '작가 목록' });
    await expect(list.getByRole('link', { name: new RegExp(demo.artist.name) })).toHaveCount(1);
    await expect(field).toHaveValue(q);
    await takePicture(page, 'list-read-as');
  });
}

test('a list of articles says by which other words it was searched', async ({ page }) => {
  await page.goto(articleLists.EXHIBITION.address({ ...plain, q: '판화' }));
  await expect(
    page.getByText(/^뜻이 통하는 말도 함께 찾았어요: [^,]+, [^,]+, [^,]+ 외 \d+개\.$/),
  ).toBeVisible();
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'list-widened');
});

const plain = {
  q: '',
  literal: false,
  page: 0,
  sort: 'createdAt',
  direction: 'desc',
  filter: 'ALL',
} as const;
test('the words alone of a list are a link away, stay with its order and lead back', async ({ page }) => {
  await page.goto(`/artist?q=${encodeURIComponent('ㄹㄷㅇ')}&sort=nameKo`);
  const literal = `/artist?q=${encodeURIComponent('ㄹㄷㅇ')}&literal=true&sort=nameKo`;
  await page.getByRole('link', { name: searchMessages.literally('ㄹㄷㅇ') }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(literal);
  await expect(page.getByText(searchMessages.literalEmptyHint)).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'list-literal-none');
  await page.reload();
  await page.getByRole('button', { name: searchMessages.lessLiterally }).click();
  await expect(page).toHaveURL(literal.replace('&literal=true', ''));
  const list = page.getByRole('list', { name: '작가 목록' });
  await expect(list.getByRole('link', { name: new RegExp(demo.artist.name) })).toHaveCount(1);
});

test('the words alone of a list of articles are searched anew with another text', async ({ page }) => {
  await page.goto(articleLists.EXHIBITION.address({ ...plain, q: '미술관' }));
  const total = page.getByRole('heading', { level: 1 });
  const all = await total.innerText();
  await page.goto(articleLists.EXHIBITION.address({ ...plain, q: '서울', literal: true }));
  await expect(page.getByText(searchMessages.isLiteral)).toBeVisible();
  await takePicture(page, 'list-literal');
  const field = page.getByRole('searchbox', { name: '전시 검색' });
  await field.fill('미술관');
  await field.press('Enter');
  await expect(page).toHaveURL(articleLists.EXHIBITION.address({ ...plain, q: '미술관' }));
  await expect(total).toHaveText(all);
});

for (const path of ['/artist', ...Object.values(articleLists).map((list) => list.path)]) {
  test(`a search of ${path} without a hit leads to the unified search, by the keyboard`, async ({ page }) => {
    await page.goto(`${path}?q=${encodeURIComponent(NOTHING)}`);
    await everywhere(page, NOTHING).focus();
    await expectAccessible(page);
    await takePicture(page, 'list-empty-handed');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(searchAddress({ q: NOTHING }));
    await expect(page.getByText(searchMessages.empty(NOTHING))).toBeVisible();
  });
}

for (const width of [1440, 768]) {
  test(`a long text that a list doesn't find fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const q = '가나다라'.repeat(25);
    await page.goto(`/artist?q=${encodeURIComponent(q)}`);
    await expect(everywhere(page, q)).toBeVisible();
    await expectNoHorizontalOverflow(page);
    await takePicture(page, 'list-empty-handed-long');
  });
}
