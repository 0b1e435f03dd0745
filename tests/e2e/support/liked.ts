import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { ArtistCard } from '@/lib/contracts/artist';
import type { Page as ListPage } from '@/lib/contracts/envelope';
import type { LikeType } from '@/lib/contracts/like';
import { apiUrl } from '@/lib/api/url';
import { untilIdle } from './alive';
import { expect } from './test';

/** The like buttons that are pressed, or those that aren't. */
export function hearts(within: Page | Locator, isLiked: boolean): Locator {
  return within.getByRole('button', { name: /좋아요$/, pressed: isLiked });
}

/** Makes the logged-in account like these, by the calls that the hearts make. */
export async function like(context: BrowserContext, type: LikeType, uuids: readonly string[]): Promise<void> {
  for (const uuid of uuids) {
    const answer = await context.request.post(apiUrl('/v1/users/me/likes'), {
      data: { type, uuid },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    if (!answer.ok()) throw new Error(`${type} ${uuid}: ${answer.status()}`);
  }
}

/** Makes the logged-in account like the first artists of the list. */
export async function likeArtists(context: BrowserContext, count: number): Promise<ArtistCard[]> {
  const artists = await artistCards(context, count);
  await like(
    context,
    'ARTIST',
    artists.map(({ uuid }) => uuid),
  );
  return artists;
}

/** Opens or reloads a page, and waits until it shows the visitor's likes. */
export async function gotoWithLikes(page: Page, address: string = page.url()): Promise<void> {
  const states = page.waitForResponse((answer) => answer.url().includes('/v1/users/me/likes/states'));
  await page.goto(address);
  await (await states).finished();
  await untilIdle(page);
}

/** Each of these elements has a like button, and there is at least one element. */
export async function expectHearts(things: Locator): Promise<void> {
  await expect(things.first()).toBeVisible();
  await expect(hearts(things, false)).toHaveCount(await things.count());
}

/** The first `size` artists of the list. */
export async function artistCards(context: BrowserContext, size: number): Promise<ArtistCard[]> {
  const answer = await context.request.get(apiUrl('/v2/artists', { query: { size } }));
  return ((await answer.json()) as { data: ListPage<ArtistCard> }).data.content;
}

/** Replaces the names on the page by very long ones. */
export async function lengthenNames(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    const long = '남궁산들바람이머무는저녁강가에서 오래도록 귀 기울여 듣는 사람';
    for (const name of main.querySelectorAll('li strong, li h3 a')) name.textContent = long;
    for (const name of main.querySelectorAll('li [lang=en]'))
      name.textContent = 'SANDLBARAM NAMGUNG-ALEXANDROVICH';
  });
}
