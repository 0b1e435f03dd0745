import type { Page } from '@playwright/test';
import * as searchMessages from '@/lib/messages/search';
import { searchAddress } from '@/lib/search/sections';
import { demo } from './support/demo';
import { tabTo } from './support/keyboard';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

/** A material that other words are looked up for, and that more works name than fit a page. */
const MANY = '종이';
const named = (words: string) => ({ words, more: 0 });
const section = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^${title} [\\d,]+\\+?$`) });
const works = (page: Page) => page.getByRole('list', { name: '작품 검색 결과' }).locator('a[data-artwork]');
const literally = (page: Page, q: string) => page.getByRole('link', { name: searchMessages.literally(q) });
const lessLiterally = (page: Page) => page.getByRole('link', { name: searchMessages.lessLiterally });

test('words of the wrong keyboard, initials and synonyms are found, and the page says so', async ({
  page,
}) => {
  await page.goto(searchAddress({ q: 'fbeksdk' }));
  await expect(page.getByText(searchMessages.readAs.KEYBOARD(named(demo.artist.name)))).toBeVisible();
  await expect(section(page, 'ARTIST').locator('mark').first()).toHaveText(demo.artist.name);
  await expectAccessible(page);
  await takePicture(page, 'search-read-as');
  await page.goto(searchAddress({ q: 'ㄹㄷㅇ' }));
  await expect(page.getByText(searchMessages.readAs.INITIALS(named(demo.artist.name)))).toBeVisible();
  await page.goto(searchAddress({ q: '유화' }));
  await expect(page.getByText(/^뜻이 통하는 말도 함께 찾았어요: .*유채/)).toBeVisible();
  await takePicture(page, 'search-widened');
});

test('the words alone are a link away, by the keyboard too, and lead back where nothing says them', async ({
  page,
}) => {
  await page.goto(searchAddress({ q: 'ㄹㄷㅇ' }));
  await literally(page, 'ㄹㄷㅇ').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchAddress({ q: 'ㄹㄷㅇ', isLiteral: true }));
  await expect(page.getByText(searchMessages.empty('ㄹㄷㅇ'))).toBeVisible();
  await expect(page.getByText(searchMessages.literalEmptyHint)).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'search-literal-none');
  await tabTo(page, lessLiterally(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searchAddress({ q: 'ㄹㄷㅇ' }));
  await expect(section(page, 'ARTIST').locator('mark').first()).toHaveText(demo.artist.name);
  await page.goBack();
  await expect(lessLiterally(page)).toBeVisible();
});

test('the next pages and the viewing room of the words alone stay with them', async ({ page }) => {
  const search = { q: MANY, isLiteral: true };
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('unified-field')) asked.push(new URL(request.url()));
  });
  await page.goto(searchAddress({ q: MANY }));
  const understood = await section(page, 'ARTWORK').getByRole('heading').innerText();
  await literally(page, MANY).click();
  await expect(page.getByText(searchMessages.isLiteral)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp('literal=true'));
  expect(await section(page, 'ARTWORK').getByRole('heading').innerText()).not.toBe(understood);
  await takePicture(page, 'search-literal');
  await section(page, 'ARTWORK')
    .getByRole('link', { name: /^2\s?쪽/ })
    .click();
  await expect(page).toHaveURL(searchAddress(search, { artworks: 10 }));
  await expect.poll(() => asked.map((url) => url.searchParams.get('literal'))).toEqual(['true']);
  await page.reload();
  await expect(page.getByText(searchMessages.isLiteral)).toBeVisible();
  await works(page).first().click();
  await expect(page.getByRole('dialog', { name: '작품 감상' })).toBeVisible();
  await expect(page).toHaveURL(/[?&]literal=true/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(searchAddress(search, { artworks: 10 }));
  await lessLiterally(page).click();
  await expect(page).toHaveURL(searchAddress({ q: MANY }));
});

for (const width of [1440, 768]) {
  test(`a long text is named in short at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(searchAddress({ q: '판화' }));
    await expect(
      page.getByText(/^뜻이 통하는 말도 함께 찾았어요: [^,]+, [^,]+, [^,]+ 외 \d+개\.$/),
    ).toBeVisible();
    await expectNoHorizontalOverflow(page);
    await takePicture(page, 'search-understood');
  });
}
