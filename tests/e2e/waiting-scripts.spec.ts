import type { BrowserContext, CDPSession, Page, Route } from '@playwright/test';
import type { RoleType } from '@/lib/contracts/account';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as myPaths from '@/lib/paths/my';
import * as searchPaths from '@/lib/paths/search';
import { untilAlive, untilIdle } from './support/alive';
import { logIn } from './support/login';
import { expect, test as livelyTest } from './support/test';

/** The pages wait for scripts here: none is alive when it is opened. */
const test = livelyTest.extend({ life: ({}, use) => use() });

/** The two ways in which a document names its scripts, and one page in each area. */
const PAGES: readonly { title: string; path: string; as?: [id: string, role: RoleType] }[] = [
  { title: 'a stored page', path: artistPaths.list() },
  { title: 'a page for one guest', path: `${searchPaths.page()}?q=유화` },
  { title: "a member's page", path: myPaths.favoriteArtists(), as: ['member01', 'MEMBER'] },
  { title: "an artist's page", path: myPaths.artistArtwork(), as: ['artist01', 'ARTIST'] },
  { title: 'the back office', path: '/admin', as: ['admin01', 'ADMIN'] },
];

const CHUNK = /\/_next\/static\/chunks\/[\w.~-]+\.js/;
const CHUNKS = new RegExp(CHUNK, 'g');

const open = (context: BrowserContext, as: (typeof PAGES)[number]['as']) =>
  as === undefined ? Promise.resolve() : logIn(context, ...as);

/** The number of functions that the page has called since it was asked last. */
async function countCalls(session: CDPSession): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/_next/'))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges: [all] }) => sum + (all?.count ?? 0), 0);
}

/** Expects the page to become quiet while it waits. */
async function expectNoWork(page: Page, session: CDPSession): Promise<void> {
  const countInFrames = async () => {
    await countCalls(session);
    for (let frame = 0; frame < 10; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
    return countCalls(session);
  };
  await untilIdle(page);
  await expect.poll(countInFrames, { message: 'calls of functions, while it waits' }).toBeLessThan(100);
}

for (const { title, path, as } of PAGES) {
  test(`${title} waits for a slow script without work`, async ({ page, context }) => {
    await open(context, as);
    const html = await (await context.request.get(path)).text();
    // What React's data names is written within a string.
    const named = new Set([...html.matchAll(/\\"(\/_next\/[^"\\]+\.js)\\"/g)].map(([, src]) => src));
    const slow = [...named].at(-1);
    expect(slow).toMatch(CHUNK);
    const others = new Set(html.match(CHUNKS)?.filter((src) => src !== slow));
    const held: Route[] = [];
    await page.route(`**${slow}`, (route) => void held.push(route));
    page.on('requestfinished', (request) => others.delete(new URL(request.url()).pathname));
    const session = await context.newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

    await page.goto(path, { waitUntil: 'commit' });
    await page.evaluate(() => document.dispatchEvent(new Event('touchstart')));
    await expect.poll(() => held.length).toBe(1);
    await expect.poll(() => [...others].filter((src) => named.has(src))).toEqual([]);
    await expectNoWork(page, session);

    await Promise.all(held.map((route) => route.continue()));
    await untilAlive(page);
  });
}

test('a page that is gone to waits for a slow script without work', async ({ page, context }) => {
  await page.goto(artistPaths.list());
  await untilAlive(page);
  const held: Route[] = [];
  let isHeld = true;
  await page.route(CHUNK, (route) => (isHeld ? void held.push(route) : route.continue()));
  const session = await context.newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page
    .locator(`header a[href="${articlePaths.list('SPECIAL')}"]:visible`)
    .first()
    .click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expectNoWork(page, session);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(page).toHaveURL(articlePaths.list('SPECIAL'));
});
