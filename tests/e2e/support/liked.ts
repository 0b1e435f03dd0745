import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { ArtistCard } from '@/lib/contracts/artist';
import type { Page as ListPage } from '@/lib/contracts/envelope';
import type { LikeType } from '@/lib/contracts/like';
import { apiUrl } from '@/lib/api/url';
import { untilIdle } from './alive';
import { expect } from './test';

/** The like buttons of what the visitor likes, or likes no more. */
export function hearts(within: Page | Locator, isLiked: boolean): Locator {
  return within.getByRole('button', { name: /좋아요$/, pressed: isLiked });
}

/** Makes whoever is logged in like these, by the calls that the hearts make. */
export async function like(context: BrowserContext, type: LikeType, uuids: readonly string[]): Promise<void> {
  for (const uuid of uuids) {
    const answer = await context.request.post(apiUrl('/v1/users/me/likes'), {
      data: { type, uuid },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    if (!answer.ok()) throw new Error(`${type} ${uuid}: ${answer.status()}`);
  }
}

/** Goes to a page, or loads it again, until the visitor's likes stand on it. */
export async function gotoWithLikes(page: Page, address: string = page.url()): Promise<void> {
  const states = page.waitForResponse((answer) => answer.url().includes('/v1/users/me/likes/states'));
  await page.goto(address);
  await (await states).finished();
  await untilIdle(page);
}

/** Each of them, of which there is one at least, has a like button. */
export async function expectHearts(things: Locator): Promise<void> {
  await expect(things.first()).toBeVisible();
  await expect(hearts(things, false)).toHaveCount(await things.count());
}

/** So many artists, in the order of the list. */
export async function artistCards(context: BrowserContext, size: number): Promise<ArtistCard[]> {
  const answer = await context.request.get(apiUrl('/v2/artists', { query: { size } }));
  return ((await answer.json()) as { data: ListPage<ArtistCard> }).data.content;
}

/** Puts names into the page that are as long as people have them, and longer. */
export async function lengthenNames(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    const long = '남궁산들바람이머무는저녁강가에서 오래도록 귀 기울여 듣는 사람';
    for (const name of main.querySelectorAll('li strong, li h3 a')) name.textContent = long;
    for (const name of main.querySelectorAll('li [lang=en]'))
      name.textContent = 'SANDLBARAM NAMGUNG-ALEXANDROVICH';
  });
}
