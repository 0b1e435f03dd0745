import type { Page } from 'playwright';
import { frame, openBrowser, openPage } from './browser';
import { quantile } from './load';
import { short, table } from './report-file';
import type { Site } from './site';

const OPENINGS = 7;
const KEYS = 40;
const STEPS = 40;
const DRAGS = 5;
const SHEET = 'svg[role=group]';
const HANDLES = '[aria-label="쪽 목록"] button[aria-label$="순서 바꾸기"]';

interface Delays {
  delays: number[];
}

/** The editor in Chromium: how soon it is there, and how soon a key and a drag are seen. */
export async function measureEditor(site: Site, cookie: string): Promise<string> {
  const browser = await openBrowser();
  try {
    const page = await openPage(browser, site, cookie);
    await noteOpening(page);
    const openings: Record<'openedAt' | 'readyAt', number[]> = { openedAt: [], readyAt: [] };
    for (let opening = 0; opening <= OPENINGS; opening += 1) {
      await page.goto(`${site.url}/my/artist/portfolio`);
      for (const name of ['openedAt', 'readyAt'] as const) {
        const seen = await page.waitForFunction((key) => Reflect.get(window, key) as number, name);
        // At the first one the server and the browser have kept nothing yet.
        if (opening > 0) openings[name].push(await seen.jsonValue());
      }
    }
    const pages = await page.locator('[aria-label="쪽 목록"] svg').count();
    const rows: [string, number[]][] = [
      ['opening, to the first page on the stage', openings.openedAt],
      ['opening, until it can be worked with', openings.readyAt],
    ];
    rows.push(['a key in the introduction, on the page', await typeKeys(page)]);
    rows.push(['a step of a page that is dragged', await dragPage(page)]);
    rows.push(['the page put down', await dropPages(page)]);
    const cells = rows.map(([name, times]) => [
      name,
      ...[0.5, 0.95, 1].map((share) => short(quantile(times, share))),
    ]);
    return `### The editor, with ${pages} pages

In Chromium at 1440 × 900. Opening is from the click to the first page on the stage, with the files of the site in the browser's cache; the rest from the event to the frame that shows it. Aim: opening under 1 s, a key or a drag under 50 ms.

${table(['what', 'p50 ms', 'p95 ms', 'max ms'], cells)}`;
  } finally {
    await browser.close();
  }
}

/**
 * Notes when the first page stands on the stage, and when its controls work: then the slider has measured the stage. Both in
 * milliseconds since the page was asked for.
 */
async function noteOpening(page: Page): Promise<void> {
  await page.addInitScript((sheet) => {
    let first: string | null = null;
    const watching = new MutationObserver(() => {
      if (document.querySelector(`${sheet} text`) === null) return;
      if (first === null)
        requestAnimationFrame(() => setTimeout(() => Reflect.set(window, 'openedAt', performance.now())));
      const size = document.querySelector('[aria-label="화면 크기"]')?.getAttribute('aria-valuetext') ?? null;
      first ??= size;
      if (size === first) return;
      watching.disconnect();
      requestAnimationFrame(() => setTimeout(() => Reflect.set(window, 'readyAt', performance.now())));
    });
    watching.observe(document, { childList: true, subtree: true, attributes: true });
  }, SHEET);
}

/**
 * From now on notes how long it takes from an event until a frame shows what it changed.
 * @param within a selector of what changes
 */
async function watchEffects(page: Page, event: string, within: string): Promise<void> {
  await page.evaluate(
    ([type = '', selector = '']) => {
      const watched = { delays: [] as number[] };
      Reflect.set(window, 'watched', watched);
      let began = 0;
      document.addEventListener(
        type,
        ({ timeStamp }) => {
          if (began === 0) began = timeStamp;
        },
        true,
      );
      const target = document.querySelector(selector);
      if (target === null) throw new Error(`There is no ${selector}`);
      new MutationObserver(() => {
        if (began === 0) return;
        const since = began;
        began = 0;
        requestAnimationFrame(() => setTimeout(() => watched.delays.push(performance.now() - since)));
      }).observe(target, { childList: true, subtree: true, characterData: true, attributes: true });
    },
    [event, within],
  );
}

const effects = (page: Page): Promise<number[]> =>
  page.evaluate(() => (Reflect.get(window, 'watched') as Delays).delays);

async function typeKeys(page: Page): Promise<number[]> {
  await page.locator('[aria-label="쪽 목록"] ol button').nth(1).click();
  const introduction = page.getByRole('textbox', { name: '한 줄 소개' });
  await introduction.fill('');
  await introduction.focus();
  await watchEffects(page, 'keydown', '[aria-label="쪽 미리보기"]');
  for (let at = 0; at < KEYS; at += 1) {
    await page.keyboard.press('abcdefgh'.charAt(at % 8));
    await frame(page);
    await frame(page);
  }
  return effects(page);
}

/** Drags the first page of works down beside the others. */
async function dragPage(page: Page): Promise<number[]> {
  const { x, y } = await takeHold(page);
  await watchEffects(page, 'pointermove', '[aria-label="쪽 목록"]');
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.move(x, y + 10 + step * 6);
    await frame(page);
  }
  const delays = await effects(page);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await frame(page);
  return delays;
}

async function dropPages(page: Page): Promise<number[]> {
  const delays: number[] = [];
  for (let at = 0; at < DRAGS; at += 1) {
    const { x, y } = await takeHold(page);
    for (const way of [20, 60, 120, 150]) {
      await page.mouse.move(x, y + way);
      await frame(page);
    }
    await watchEffects(page, 'pointerup', '[aria-label="쪽 목록"]');
    await page.mouse.up();
    await page.waitForFunction(
      () => (Reflect.get(window, 'watched') as { delays: number[] }).delays.length > 0,
    );
    delays.push(...(await effects(page)).slice(0, 1));
    await page.getByRole('button', { name: '실행 취소' }).click();
    await frame(page);
  }
  return delays;
}

/** Takes hold of the first page that can be put elsewhere. */
async function takeHold(page: Page): Promise<{ x: number; y: number }> {
  const handle = page.locator(HANDLES).first();
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (box === null) throw new Error('There is no page to drag');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 10);
  await frame(page);
  return at;
}
