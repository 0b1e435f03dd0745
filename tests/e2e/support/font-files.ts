import { expect, type Page } from '@playwright/test';
import { articleUuid } from '@/server/db/seed/context';

const OWN = /^\/fonts\/page\/(serif-300|serif-400|sans)\//;

/** Pages of every kind that a guest begins at. */
export const FIRST_PAGES = [
  '/',
  '/artist',
  '/artist/artist01',
  `/article/special/${articleUuid('SPECIAL', 1)}`,
  '/article/exhibition',
  `/article/exhibition/${articleUuid('EXHIBITION', 1)}`,
  '/article/news',
  '/info/service',
  '/terms',
  '/search?q=달',
  '/auth/signup',
  '/nothing-here',
];

/**
 * Checks that a page is drawn by its own font files alone: before it is used, and after the rules of all other files have
 * come, which would be asked for any character that its own don't draw.
 * @param faces the faces that may be asked for
 */
export async function expectOwnFontsAlone(
  page: Page,
  address: string,
  faces: readonly string[],
): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/fonts/')) asked.push(pathname);
  });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const own = asked.map((path) => OWN.exec(path)?.[1] ?? path);
  expect(own.length, address).toBeGreaterThan(0);
  for (const face of own) expect(faces, address).toContain(face);

  const sheet = page.waitForResponse(/\/fonts\/[^/]+\/serif\.css$/);
  await page.keyboard.press('Shift');
  await sheet;
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await document.fonts.ready;
  });
  expect(
    asked.filter((path) => path.endsWith('.woff2') && !OWN.test(path)),
    address,
  ).toEqual([]);
}
