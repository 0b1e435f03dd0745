import { chromium, type Browser, type Page } from 'playwright';
import type { Site } from './site';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });

/** A page of 1440 × 900 pixels. @param cookie of who is logged in */
export async function openPage(browser: Browser, site: Site, cookie: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site.url };
    }),
  );
  return context.newPage();
}

/** Waits for the next frame. */
export const frame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));

/** The lengths of the long tasks while something is done, in milliseconds, and how long all of it took. */
export async function longTasks(
  page: Page,
  act: () => Promise<void>,
): Promise<{ tasks: number[]; milliseconds: number }> {
  const observer = await page.evaluateHandle(() => {
    const entries: PerformanceEntry[] = [];
    const watching = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    watching.observe({ type: 'longtask' });
    return { entries, watching };
  });
  const started = performance.now();
  await act();
  const milliseconds = performance.now() - started;
  await frame(page);
  const tasks = await observer.evaluate(({ entries, watching }) => {
    entries.push(...watching.takeRecords());
    watching.disconnect();
    return entries.map(({ duration }) => duration);
  });
  return { tasks, milliseconds };
}
