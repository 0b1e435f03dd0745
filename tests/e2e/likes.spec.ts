import type { Page } from '@playwright/test';
import { untilIdle } from './support/alive';
import { demo } from './support/demo';
import { expectHearts, gotoWithLikes, hearts, likeArtists } from './support/liked';
import { logIn } from './support/login';
import { turnTo } from './support/pages';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');

/** The calls that ask what the visitor likes. */
function countStates(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/users/me/likes/states')) asked.push(request.url());
  });
  return asked;
}

test('the likes of a member come over the kept pages in one call each, and a guest causes none', async ({
  page,
  context,
}) => {
  const asked = countStates(page);
  const visit = async (path: string) => {
    asked.length = 0;
    await page.goto(path);
    const known = page.getByRole('banner').getByRole('button', { name: /^로그(인|아웃)$/ });
    await expect(known.first()).toBeVisible();
    await untilIdle(page);
    return asked.length;
  };
  const pages = ['/', '/artist', '/artist?page=1&sort=nameKo', `/artist/${demo.artist.id}`];
  for (const path of pages) expect([path, await visit(path)]).toEqual([path, 0]);
  await logIn(context, 'daol14', 'MEMBER');
  for (const path of pages) expect([path, await visit(path)]).toEqual([path, 1]);

  // A member's own lists come with the state of each like, so they cause no call.
  await likeArtists(context, 1);
  for (const path of ['/my/favorite/artist', '/artist?like=true']) {
    expect([path, await visit(path)]).toEqual([path, 0]);
    await expect(hearts(main(page), true).first()).toBeVisible();
  }
});

test('everything that can be liked has its heart', async ({ page }) => {
  await page.goto('/');
  const works = main(page)
    .locator('#artists-of-the-month li')
    .filter({ has: page.getByRole('img') });
  await expectHearts(works);
  await expectHearts(main(page).locator('article'));
  await page.goto('/artist');
  await expect(hearts(main(page), false)).toHaveCount(24);
  await page.goto(`/artist/${demo.artist.id}`);
  await expect(
    main(page).getByRole('button', { name: new RegExp(`^${demo.artist.name} 좋아요`) }),
  ).toBeVisible();
  const wall = main(page).locator('li', { has: page.locator('a[data-artwork]') });
  await expectHearts(wall);
  await wall.first().locator('a[data-artwork]').click();
  await expect(hearts(page.getByRole('dialog', { name: '작품 감상' }), false)).toBeVisible();
});

test('the followers follow a like at once, and stand after a reload', async ({ page, context }) => {
  await logIn(context, 'solchan12', 'MEMBER');
  await gotoWithLikes(page, '/artist/artist01');
  const button = main(page)
    .getByRole('button', { name: new RegExp(`^${demo.artist.name} 좋아요`) })
    .first();
  const followers = async () => Number(/(\d+)$/.exec((await button.innerText()).trim())?.[1]);
  const wasLiked = (await button.getAttribute('aria-pressed')) === 'true';
  const answer = page.waitForResponse((response) => response.url().endsWith('/v1/users/me/likes'));
  // The answer waits, because it also counts likes of other tests.
  let letGo: () => void = () => undefined;
  const isSeen = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/v1/users/me/likes', async (route) => {
    await isSeen;
    await route.continue();
  });
  const before = await followers();
  await button.click();
  await expect.poll(followers).toBe(before + (wasLiked ? -1 : 1));
  letGo();
  const { data } = (await (await answer).json()) as { data: { likeCount: number } };
  await expect.poll(followers).toBe(data.likeCount);
  await expect(async () => {
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', String(!wasLiked));
    const { data: artist } = (await (await context.request.get('/v2/artists/artist01')).json()) as {
      data: { followerCount: number };
    };
    expect(await followers()).toBe(artist.followerCount);
  }).toPass();
});

test('the liked filter pages, searches, and keeps a place for what is taken back', async ({
  page,
  context,
}) => {
  await logIn(context, 'hadam15', 'MEMBER');
  const artists = await likeArtists(context, 30);
  await page.goto('/artist?like=true');
  const list = main(page).getByRole('list', { name: '작가 목록' });
  await expect(hearts(list, true)).toHaveCount(24);
  await turnTo(main(page), 2);
  await expect(page).toHaveURL('/artist?like=true&page=1');
  await expect.poll(() => hearts(list, true).count()).toBeLessThan(24);
  await expect(hearts(list, true).first()).toBeVisible();

  const name = artists[3]?.nameKo ?? '';
  const field = page.getByRole('searchbox', { name: '작가 이름 검색' });
  await field.fill(name);
  await field.press('Enter');
  await expect(page).toHaveURL(/like=true/);
  const heart = list.getByRole('button', { name: `${name} 좋아요` });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const saved = page.waitForResponse((response) => response.url().endsWith('/v1/users/me/likes'));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText(`‘${name}’에 맞는 작가가 없어요`)).toBeVisible();
  await expect(heart).toHaveCount(0);
});

test('a guest who comes by the address of the liked filter is told, and the filter goes', async ({
  page,
}) => {
  await page.goto('/artist?like=true&sort=nameKo');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('로그인 후 이용 하실 수 있습니다.');
  await alert.getByRole('button').click();
  await expect(page).toHaveURL('/artist?sort=nameKo');
  await expect(page.getByRole('checkbox', { name: '좋아요한 작가만' })).not.toBeChecked();
});
