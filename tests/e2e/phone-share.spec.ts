import type { Page } from '@playwright/test';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as artworkPaths from '@/lib/paths/artwork';
import * as shareMessages from '@/lib/messages/share';
import { demo } from './support/demo';
import { expectAccessible, expectNoHorizontalOverflow } from './support/page-health';
import { expect, test } from './support/test';

/** Chromium on this machine has no share sheet: this one records what it gets, and fails with a given error. */
async function pretendSheet(page: Page, failure: string | null = null): Promise<void> {
  await page.addInitScript((name) => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      share: (data: ShareData) => {
        shared.push(data);
        return name === null ? Promise.resolve() : Promise.reject(new DOMException('', name));
      },
    });
  }, failure);
}
const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);

const PAGES = [
  artistPaths.page(demo.artist.id),
  articlePaths.page('EXHIBITION', demo.exhibition.uuid),
  articlePaths.page('EVENT', demo.event.uuid),
  articlePaths.page('NEWS', demo.news.uuid),
];

test('a phone shares by its sheet, beside the copied link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pretendSheet(page);
  for (const path of PAGES) {
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: '공유', exact: true }).tap();
    expect((await shared(page)).map(({ url }) => new URL(url ?? '').pathname)).toEqual([path]);
    await main.getByRole('button', { name: '링크 복사', exact: true }).tap();
    await expect(page.getByText(shareMessages.copied)).toBeVisible();
    expect(await shared(page)).toHaveLength(1);
    await expectNoHorizontalOverflow(page);
    await expectAccessible(page);
  }
  await page.goto(articlePaths.page('SPECIAL', demo.special.uuid));
  await page.getByRole('main').getByRole('button', { name: '공유', exact: true }).tap();
  const [special] = await shared(page);
  expect(new URL(special?.url ?? '').pathname).toBe(
    articlePaths.sharedSpecial(demo.special.uuid, demo.special.subTitle),
  );
});

test('the viewing room shares the work that it shows', async ({ page }) => {
  await pretendSheet(page);
  await page.goto(artistPaths.page(demo.artist.id));
  await page.locator('a[data-artwork]').first().tap();
  const room = page.getByRole('dialog', { name: '작품 감상' });
  await room.getByRole('button', { name: '작품 공유' }).tap();
  const [work] = await shared(page);
  const uuid = new URL(page.url()).searchParams.get('artwork') ?? '';
  expect(work?.url).toBe(new URL(artworkPaths.page(uuid), page.url()).href);
});

test('a sheet that was closed says nothing, and one that fails copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pretendSheet(page, 'AbortError');
  await page.goto(artistPaths.page(demo.artist.id));
  await page.getByRole('button', { name: '공유', exact: true }).tap();
  expect(await shared(page)).toHaveLength(1);
  await expect(page.getByText(shareMessages.copied)).toHaveCount(0);
  await pretendSheet(page, 'NotAllowedError');
  await page.reload();
  await page.getByRole('button', { name: '공유', exact: true }).tap();
  await expect(page.getByText(shareMessages.copied)).toBeVisible();
});

test('a browser without a sheet has no button for it', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.goto(artistPaths.page(demo.artist.id));
  await expect(page.getByRole('button', { name: '링크 복사', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '공유', exact: true })).toBeHidden();
});
