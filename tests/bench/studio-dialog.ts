import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright';
import { openDatabase } from '@/server/db/client';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { logIn } from './accounts';
import { frame, longTasks, openBrowser, openPage } from './browser';
import { short, table } from './report-file';
import type { Site } from './site';

const ARTWORKS = 500;
const ARTIST = 'artist01';
const SCROLLS = 40;
const DRAG_STEPS = 60;

/** The dialog of the order with 500 artworks, in Chromium: tasks that keep it from answering for more than 50 ms. */
export async function measureDialog(site: Site): Promise<string> {
  await site.whileStopped(fill);
  const cookie = await logIn(site, ARTIST);
  const browser = await openBrowser();
  try {
    const page = await openPage(browser, site, cookie);
    await page.goto(`${site.url}/my/artist/artwork`);
    const list = page.locator('ol[aria-label="전체 작품 노출 순서"]');
    const button = await centreOf(page.getByRole('button', { name: '노출 관리' }));
    const rows: string[][] = [];
    for (const [name, act] of [
      ['opening', () => open(page, list, button)],
      ['scrolling from end to end', () => scroll(page, list)],
      ['dragging down and up, scrolling at the edges', () => drag(page, list)],
    ] as const) {
      const { tasks, milliseconds } = await longTasks(page, act);
      rows.push([name, short(milliseconds), String(tasks.length), short(Math.max(0, ...tasks))]);
    }
    return `### The dialog of the order, with ${ARTWORKS} artworks

In Chromium at 1440 × 900, with the mouse. A long task is one of more than 50 ms. Aim: none.

${table(['what', 'ms', 'long tasks', 'longest ms'], rows)}`;
  } finally {
    await browser.close();
  }
}

/** Fills the artist up to 500 artworks, with the images that are there. */
async function fill(databaseDir: string): Promise<void> {
  const database = await openDatabase({ kind: 'pglite', dataDir: databaseDir });
  try {
    const { orm } = database;
    const [artist] = await orm.select().from(artists).where(eq(artists.userAccountId, ARTIST));
    const all = await orm.select({ imageId: artworks.imageId, artistId: artworks.artistId }).from(artworks);
    if (artist === undefined || all.length === 0) throw new Error('There is no demo content');
    const own = all.filter(({ artistId }) => artistId === artist.id).length;
    await orm.insert(artworks).values(
      Array.from({ length: Math.max(0, ARTWORKS - own) }, (_, at) => ({
        ...{ artistId: artist.id, imageId: all[at % all.length]?.imageId ?? artist.imageId },
        ...{ title: `작품 ${at + 1}`, year: 2024, material: '장지에 채색', size: '100 × 80 cm' },
        ...{ genre: 'KOREAN_PAINTING' as const, sortOrder: 1000 + at },
      })),
    );
  } finally {
    await database.close();
  }
}

/** The lists are found by selectors: names and roles of five hundred artworks take the page itself long to tell. */
async function open(page: Page, list: Locator, button: Point): Promise<void> {
  await page.mouse.click(button.x, button.y);
  await list.locator('li').first().waitFor();
}

async function scroll(page: Page, list: Locator): Promise<void> {
  const first = await centreOf(list.locator('li').first());
  await page.mouse.move(first.x, first.y);
  for (const step of [1, -1])
    for (let at = 0; at < SCROLLS; at += 1) {
      await page.mouse.wheel(0, (step * 76 * ARTWORKS) / SCROLLS);
      await frame(page);
    }
  await list.locator('[aria-posinset="1"]').waitFor();
}

/** Takes the first work down to the edge, where the list scrolls by itself, back to the upper one, and puts it down. */
async function drag(page: Page, list: Locator): Promise<void> {
  const { x, y: begin } = await centreOf(list.locator('li button').first());
  const area = await page.locator('[data-sortable-scroller]').last().boundingBox();
  if (area === null) throw new Error('There is nothing to drag in');
  await page.mouse.move(x, begin);
  await page.mouse.down();
  for (const y of [area.y + area.height - 20, area.y + 20])
    for (let step = 0; step < DRAG_STEPS; step += 1) {
      // A pointer that rests is none that drags.
      await page.mouse.move(x + (step % 2), y + (step % 3));
      await frame(page);
    }
  await page.mouse.up();
  await frame(page);
}

interface Point {
  x: number;
  y: number;
}

async function centreOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
