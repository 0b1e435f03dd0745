import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { OrganizationContestRow } from '@/lib/contracts/organization-contest';
import * as artistPaths from '@/lib/paths/artist';
import * as myPaths from '@/lib/paths/my';
import * as contestPaths from '@/lib/paths/contest';
import { untilAlive } from '@/tests/e2e/support/alive';
import { dataOf } from '@/tests/e2e/support/calls';
import { logIn } from '@/tests/e2e/support/login';
import { sheet, showPage } from '@/tests/e2e/support/portfolio-page';
import { saveAs, untilPainted } from './picture';

/** The pictures of the README, each of at most 150 kB. */
const directory = path.resolve(import.meta.dirname, '../../docs/pictures');
const MOST_BYTES = 150_000;

test.skip(({ isMobile }) => isMobile, 'The README has one picture of each.');
test.use({ reducedMotion: 'reduce' });

async function take(name: string, page: Page, part: Pick<Page, 'screenshot'> = page): Promise<void> {
  await untilAlive(page);
  await untilPainted(page);
  const file = path.join(directory, `${name}.webp`);
  await saveAs(file, await part.screenshot({ animations: 'disabled' }));
  expect(statSync(file).size).toBeLessThan(MOST_BYTES);
}

test('the wall of an artist', async ({ page }) => {
  await page.goto(artistPaths.page('artist01'));
  const wall = page.getByRole('heading', { name: /^작품/ }).last();
  await wall.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await take('wall', page);
});

test.describe(() => {
  test.use({ viewport: { width: 430, height: 932 }, deviceScaleFactor: 2 });
  test('the page of an artist on a phone', async ({ page }) => {
    await page.goto(artistPaths.page('artist01'));
    await take('artist-phone', page);
  });
});

test('a page of a portfolio', async ({ page, context }) => {
  await logIn(context, 'artist01', 'ARTIST');
  await page.goto(myPaths.artistPortfolio());
  await showPage(page, 4);
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('svg[role=group] image')];
    await Promise.all(
      pictures.map((picture) => Object.assign(new Image(), { src: picture.getAttribute('href') }).decode()),
    );
  });
  await take('portfolio', page, sheet(page));
});

test('the room of the applicants', async ({ page, context }) => {
  await logIn(context, 'gallery01', 'BUSINESS');
  const answer = await page.request.get('/v1/organizations/contests');
  const { content } = await dataOf<{ content: OrganizationContestRow[] }>(answer);
  const contest = content.find(({ applicants }) => applicants > 3);
  await page.goto(contestPaths.applicants(contest?.uuid ?? ''));
  await take('applicants', page);
});
