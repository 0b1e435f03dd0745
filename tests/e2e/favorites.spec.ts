import type { Page } from '@playwright/test';
import * as favoriteMessages from '@/lib/messages/favorite';
import * as likeMessages from '@/lib/messages/like';
import { stopTime } from './support/clock';
import { demo } from './support/demo';
import { gotoWithLikes, hearts, lengthenNames, likeArtists } from './support/liked';
import { logIn } from './support/login';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { turnTo } from './support/pages';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const heartOf = (page: Page, name: string) =>
  main(page).getByRole('button', { name: `${name} 좋아요`, exact: true });
/** Waits for the answer to a like, or to one that is taken back. */
const saved = (page: Page, method: 'POST' | 'DELETE' = 'POST') =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/users/me/likes') && answer.request().method() === method,
  );
const WIDTHS = [1440, 768, 390];

test('a member likes on the pages, finds it in the favorites, takes it back, undoes, takes it back', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await logIn(context, 'member01', 'MEMBER');
  await gotoWithLikes(page, `/artist/${demo.artist.id}`);
  const artist = main(page)
    .getByRole('button', { name: new RegExp(`^${demo.artist.name} 좋아요`) })
    .first();
  const isLiked = (await artist.getAttribute('aria-pressed')) === 'true';
  if (!isLiked) await Promise.all([saved(page), artist.click()]);
  await expect(artist).toHaveAttribute('aria-pressed', 'true');
  const work = hearts(main(page), false).filter({ hasNotText: /./ }).first();
  const workName = (await work.getAttribute('aria-label')) ?? '';
  await Promise.all([saved(page), work.click()]);
  await gotoWithLikes(page, '/');
  const article = main(page).locator('article').getByRole('button', { pressed: false }).first();
  const articleName = (await article.getAttribute('aria-label')) ?? '';
  await Promise.all([saved(page), article.click()]);

  await page.goto('/my/favorite/article');
  await expect(main(page).getByRole('button', { name: articleName, pressed: true })).toBeVisible();
  await page.goto('/my/favorite/artwork');
  await expect(main(page).getByRole('button', { name: workName, pressed: true })).toBeVisible();
  await page.goto('/my/favorite/artist');
  const heart = heartOf(page, demo.artist.name);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  // A toast stays while the pointer is on it.
  await stopTime(page);
  const total = main(page).getByText(/^총 \d+명$/);
  const before = Number(/\d+/.exec(await total.innerText())?.[0]);
  await Promise.all([saved(page, 'DELETE'), heart.click()]);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(total).toHaveText(`총 ${before - 1}명`);
  const toast = page.getByRole('status').filter({ hasText: favoriteMessages.removed });
  await toast.locator('p').hover();
  await page.clock.resume();
  await expectAccessible(page);
  await takePicture(page, 'favorites-unliked');

  // By keyboard the undo button is the next stop, and pressing it gives the focus back to the heart.
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: favoriteMessages.undo })).toBeFocused();
  await Promise.all([saved(page), page.keyboard.press('Enter')]);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  await expect(total).toHaveText(`총 ${before}명`);
  await expect(toast).toBeHidden();

  await Promise.all([saved(page, 'DELETE'), heart.click()]);
  await page.reload();
  await expect(hearts(main(page), true).first()).toBeVisible();
  await expect(heart).toHaveCount(0);
});

test('pressing the heart again undoes too, and one that can’t be saved comes back', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/503/);
  await logIn(context, 'summer13', 'MEMBER');
  const [artist] = await likeArtists(context, 1);
  await page.goto('/my/favorite/artist');
  const heart = heartOf(page, artist?.nameKo ?? '');
  await Promise.all([saved(page, 'DELETE'), heart.click()]);
  await Promise.all([saved(page), heart.click()]);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(favoriteMessages.removed)).toBeHidden();

  await page.route('**/v1/users/me/likes', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: '', errors: [] } }),
  );
  await heart.click();
  await expect(page.getByText(likeMessages.failed(''))).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('pages are numbered, and one behind the end leads to the first', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await logIn(context, 'artist01', 'ARTIST');
  await likeArtists(context, 30);
  await page.goto('/my/favorite/artist');
  const cards = main(page).getByRole('list', { name: '작가 목록' }).getByRole('listitem');
  await expect(cards).toHaveCount(20);
  await turnTo(main(page), 2);
  await expect(page).toHaveURL('/my/favorite/artist?page=1');
  await expect.poll(() => cards.count()).toBeLessThan(20);
  await page.goto('/my/favorite/artist?page=40');
  await expect(page.getByText(favoriteMessages.pageEmpty)).toBeVisible();
  await page.getByRole('link', { name: '첫 쪽 보기' }).click();
  await expect(page).toHaveURL('/my/favorite/artist');
  expect((await page.goto('/my/favorite/artist?page=-1'))?.status()).toBe(404);
});

test('each page of a section of articles is in the address', async ({ page, context }) => {
  await logIn(context, 'hangyeol20', 'MEMBER');
  await page.goto('/my/favorite/article');
  const special = page.getByRole('region', { name: /^SPECIAL/ });
  const names = () => special.getByRole('heading', { level: 3 }).allInnerTexts();
  const first = await names();
  expect(first).toHaveLength(4);
  await special
    .getByRole('navigation', { name: 'SPECIAL 쪽 번호' })
    .getByRole('link', { name: /^2/ })
    .click();
  await expect(page).toHaveURL('/my/favorite/article?special=1');
  await expect.poll(names).not.toEqual(first);
  await expect(special.getByRole('heading', { level: 2 })).toBeFocused();
  await page.goBack();
  await expect.poll(names).toEqual(first);
});

test('the viewing room opens from the liked works, of whichever artist', async ({ page, context }) => {
  await logIn(context, 'member01', 'MEMBER');
  await page.goto('/my/favorite/artwork');
  const works = main(page).locator('a[data-artwork]');
  await works.nth(1).click();
  const room = page.getByRole('dialog', { name: '작품 감상' });
  await expect(room).toBeVisible();
  await expect(page).toHaveURL(/\/my\/favorite\/artwork\?artwork=/);
  await expect(room.getByRole('button', { pressed: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(room).toBeHidden();
  await expect(page).toHaveURL('/my/favorite/artwork');
  await expect(works.nth(2)).toBeFocused();
});

test('who likes nothing yet is shown the way, also a business', async ({ page, context }) => {
  await logIn(context, 'gallery01', 'BUSINESS');
  const empty = {
    artist: [favoriteMessages.artistsEmpty, '작가 둘러보기'],
    artwork: [favoriteMessages.artworksEmpty, '작가와 작품 둘러보기'],
    article: [favoriteMessages.articlesEmpty, '아티클 둘러보기'],
  } as const;
  for (const [name, [title, label]] of Object.entries(empty)) {
    await page.goto(`/my/favorite/${name}`);
    await expect(page.getByText(title)).toBeVisible();
    await expect(main(page).getByRole('link', { name: label, exact: true })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, `favorites-${name}-empty`);
  }
  await page.goto('/my/favorite/artist');
  await main(page).getByRole('link', { name: '작가 둘러보기' }).click();
  await expect(page).toHaveURL('/artist');
  await Promise.all([saved(page), hearts(main(page), false).first().click()]);
  await page.goto('/my/favorite/artist');
  await expect(hearts(main(page), true)).toHaveCount(1);
  await Promise.all([saved(page, 'DELETE'), hearts(main(page), true).click()]);
  await page.reload();
  await expect(page.getByText(favoriteMessages.artistsEmpty)).toBeVisible();
});

for (const name of ['artist', 'artwork', 'article']) {
  test(`the favorites of ${name}s at three widths, with the longest names`, async ({ page, context }) => {
    await logIn(context, 'member01', 'MEMBER');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/my/favorite/${name}`);
      await expect(hearts(main(page), true).first()).toBeVisible();
      await expectNoHorizontalOverflow(page);
      await expectAccessible(page);
      await takePicture(page, `favorites-${name}`);
      await lengthenNames(page);
      await expectNoHorizontalOverflow(page);
      await takePicture(page, `favorites-${name}-long`);
    }
  });
}
