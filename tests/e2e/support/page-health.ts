import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How many transitions and finite animations run. */
function countMoving(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { endTime = 0 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && endTime !== Infinity;
      }).length,
  );
}

/** What axe finds with all of its rules, a line for each; null where something moved meanwhile. */
async function askAxe(page: Page): Promise<string[] | null> {
  await expect.poll(() => countMoving(page), { message: 'what is moving', intervals: [20, 50, 100] }).toBe(0);
  const results = await page.evaluate(async (): Promise<AxeResults | null> => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    let hasMoved = false;
    const onMove = () => (hasMoved = true);
    document.addEventListener('transitionrun', onMove);
    // All rules run. What passed isn't described, which takes a third of the time.
    const found = await axe.run({ resultTypes: ['violations'] });
    document.removeEventListener('transitionrun', onMove);
    return hasMoved ? null : found;
  });
  // The event of a transition comes with the next frame; what axe itself has started is seen here.
  if (results === null || (await countMoving(page)) > 0) return null;
  return results.violations.map(
    (violation) =>
      `${violation.id}: ${violation.help}\n${violation.nodes.map((node) => `  ${node.target.join(' ')} ${node.failureSummary ?? ''}`).join('\n')}`,
  );
}

/**
 * axe finds nothing. Its source goes in past the page's content policy. axe misjudges a colour that is changing, for example
 * that of a button on its way from disabled to enabled. Where something moved while axe looked, axe looks again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  let found: string[] | null = null;
  await expect
    .poll(async () => (found = await askAxe(page)), {
      message: 'what axe finds while nothing moves',
      intervals: [20],
    })
    .not.toBeNull();
  expect(found, 'axe').toEqual([]);
}

/** Every one of these sentences is shown. */
export async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text)).toBeVisible();
}

/** The texts and fields that a page cuts off at its edges, where nothing scrolls to them. What a carousel or a short line hides is hidden on purpose. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isHeld = (element: Element) => {
      const { overflowX, clipPath, position, visibility } = getComputedStyle(element);
      return (
        overflowX !== 'visible' || clipPath !== 'none' || position === 'fixed' || visibility === 'hidden'
      );
    };
    return Array.from(document.querySelectorAll('main *'), (element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isCut = width > 0 && (right > clientWidth + 1 || left < -1);
      const isField = element.matches('input, select, textarea');
      const words = isField ? element.outerHTML.slice(0, 80) : element.textContent.trim();
      if (!isCut || (element.childElementCount > 0 && !isField) || words === '') return [];
      // A field hides what is longer than itself.
      let holder = isField ? element.parentElement : element;
      for (; holder?.closest('main > *'); holder = holder.parentElement) if (isHeld(holder)) return [];
      return [words];
    }).flat();
  });

/** Nothing sticks out of the window to the right, and no text is cut off. The back office needs a moment after the window got another width. */
export async function expectNoHorizontalOverflow(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect
    .poll(tooWide, { message: 'pixels that stick out', intervals: [20, 50, 100], timeout: 5_000 })
    .toBeLessThanOrEqual(0);
  await expect.poll(() => cutTexts(page), { message: 'texts that are cut off', timeout: 5_000 }).toEqual([]);
}

/** Adds up layout shifts from now on. It is called before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((side) => Math.round(side)).join(' ');
    const record = { total: 0, sources: [] as string[] };
    Object.assign(window, { layoutShifts: record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources?: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        if (shift.hadRecentInput) continue;
        record.total += shift.value;
        for (const { node, previousRect: from, currentRect: to } of shift.sources ?? []) {
          const element = node instanceof Element ? node : node?.parentElement;
          record.sources.push(
            `${element?.tagName ?? '?'}.${element?.className ?? ''} (${boxOf(from)} → ${boxOf(to)})`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** No layout has shifted since `watchLayoutShifts`. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const { total, sources } = await page.evaluate(() => {
    const { layoutShifts } = window as unknown as { layoutShifts: { total: number; sources: string[] } };
    return layoutShifts;
  });
  expect(total, `layout shift by ${sources.join(', ')}`).toBeLessThan(0.005);
}

/** Every JSON-LD block of the page, parsed. */
export async function readStructuredData(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.flatMap((block) => {
    const data = JSON.parse(block) as Record<string, unknown> | Record<string, unknown>[];
    if (Array.isArray(data)) return data;
    const graph = data['@graph'];
    return Array.isArray(graph) ? (graph as Record<string, unknown>[]) : [data];
  });
}

/** A browser that draws nothing for so long won't draw again (`retries` in `playwright.config.ts`). */
const DRAWING_PATIENCE_MS = 60_000;

/** Scrolls down the whole page and up again; each image is loaded before the next step. */
export async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const frame = () =>
      new Promise((resolve, reject) => {
        const stopped = setTimeout(() => reject(new Error('The browser has stopped drawing')), patience);
        requestAnimationFrame(() => {
          clearTimeout(stopped);
          resolve(null);
        });
      });
    const isSeen = (image: HTMLImageElement) => {
      const { width, top, bottom, left, right } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    // Not `decode()`: on a busy machine it was seen to wait for a frame that never came.
    const loaded = async (image: HTMLImageElement) => {
      if (image.complete) return;
      await new Promise((resolve) => {
        for (const event of ['load', 'error']) image.addEventListener(event, resolve, { once: true });
      });
    };
    const goTo = async (top: number) => {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await Promise.all([...document.images].filter(isSeen).map(loaded));
    };
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) await goTo(y);
    await goTo(0);
    await frame();
  }, DRAWING_PATIENCE_MS);
}

/** A picture of the whole page, where SCREENSHOTS names a folder for them. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  const width = page.viewportSize()?.width ?? 0;
  await walkThrough(page);
  await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
}
