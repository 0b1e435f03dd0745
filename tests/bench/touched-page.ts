import type { BrowserContext, Page } from 'playwright';
import { openBrowser } from './browser';
import type { TouchCase } from './touch-cases';
import type { Site } from './site';

/** How much slower than this machine the simulated phone is. */
const SLOWER = 4;
/** A touch without an effect for this long is lost. */
const LOST_MS = 4000;
/** Presses at one place come further apart than a double press. */
const APART_MS = 650;

export interface Touched {
  /** Milliseconds from the end of the load to the touch. */
  waitMs: number;
  /** Milliseconds from the touch to the frame that shows its effect; null for a lost one. */
  shown: number | null;
  /** The same for the frame that shows all of the effect. */
  filled: number | null;
  /** The longest task that began after the first view, and was over when the effect had been shown for a while. */
  longestTask: number;
  lcp: number;
  layoutShift: number;
  /** The same as `shown`, for the touches that follow. */
  next: number[];
}

interface Watched {
  longest: number;
  lcp: number;
  shift: number;
}

/**
 * Notes what a page's browser reports. `shownAt` gives the time after the first frame with the effect on it. The state of a document
 * before the touch is `seen`, so that leaving it is an effect too.
 */
const WATCH = `(() => {
  const watched = { longest: 0, lcp: 0, shift: 0 };
  const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  let viewed = Infinity;
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (viewed = startTime));
  observe('longtask', ({ startTime, duration }) => startTime >= viewed && (watched.longest = Math.max(watched.longest, duration)));
  observe('largest-contentful-paint', ({ startTime }) => (watched.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || (watched.shift += value));
  const isShown = (selector) => [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0);
  window.touchBench = {
    watched,
    shownAt: (selector, before) => new Promise((resolve) => {
      const look = () => {
        const isThere = isShown(selector) || (before !== null && location.href !== before);
        if (!isThere) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    }),
    isShown,
    /** The centre of what is touched, scrolled into the window. */
    centreOf: (selector) => {
      const element = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
      if (!element) return null;
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    },
  };
})()`;

declare global {
  interface Window {
    touchBench: {
      watched: Watched;
      shownAt: (selector: string, before: string | null) => Promise<number>;
      isShown: (selector: string) => boolean;
      centreOf: (selector: string) => { x: number; y: number } | null;
    };
  }
}

const now = () => performance.timeOrigin + performance.now();
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The first touch of a visit with a new browser, on a simulated phone. @param waitMs from the end of the load to the touch
 * @param follow how many touches of the menu's button follow
 */
export async function touchOnce(
  site: Pick<Site, 'url'>,
  touchCase: TouchCase,
  { waitMs, cookie, follow = 0 }: { waitMs: number; cookie?: string | undefined; follow?: number },
): Promise<Touched> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      locale: 'ko-KR',
    });
    if (cookie !== undefined) await addCookies(context, cookie, site.url);
    await context.addInitScript(WATCH);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${site.url}${touchCase.path}`, { waitUntil: 'load' });
    await rest(waitMs);
    const { shown, filled } = await touch(page, touchCase);
    if (shown !== null) await rest(2 * APART_MS);
    const next: number[] = [];
    for (let index = 0; index < follow && shown !== null; index += 1) {
      const isOpen = await page.evaluate(() => window.touchBench.isShown('nav[aria-label="전체 메뉴"]'));
      const [is, becomes] = isOpen ? ['닫기', '열기'] : ['열기', '닫기'];
      const target = `button[aria-label="전체 메뉴 ${is}"]`;
      const followed = await touch(page, { target, shows: `button[aria-label="전체 메뉴 ${becomes}"]` });
      next.push(followed.shown ?? LOST_MS);
      await rest(APART_MS);
    }
    const { longest, lcp, shift } = await page.evaluate(() => window.touchBench.watched);
    return { waitMs, shown, filled, longestTask: longest, lcp, layoutShift: shift, next };
  } finally {
    await browser.close();
  }
}

/** Touches the centre of a target. @returns milliseconds until its effect is shown, and until all of it is */
async function touch(
  page: Page,
  { target, shows, fills, leads }: Pick<TouchCase, 'target' | 'shows' | 'fills' | 'leads'>,
): Promise<Pick<Touched, 'shown' | 'filled'>> {
  const end = now() + LOST_MS;
  const place = await page.evaluate((selector) => window.touchBench.centreOf(selector), target);
  if (place === null) throw new Error(`Nothing is shown at ${target}`);
  const before = leads === true ? page.url() : null;
  const touched = now();
  const after = (moment: number | null) => (moment === null ? null : moment - touched);
  const tap = page.touchscreen.tap(place.x, place.y);
  const whole = fills === undefined ? null : shownAt(page, fills, { before, end });
  const shown = after(await shownAt(page, shows, { before, end }));
  const filled = whole === null ? shown : after(await whole);
  await tap.catch(() => undefined);
  return { shown, filled };
}

/** @returns the time of the first frame with what the selector finds; null where it doesn't come before `end` */
async function shownAt(
  page: Page,
  selector: string,
  { before, end }: { before: string | null; end: number },
): Promise<number | null> {
  for (;;) {
    try {
      // The document may be replaced meanwhile: then the next one is looked at.
      return await Promise.race([
        page.evaluate(([wanted, url]) => window.touchBench.shownAt(wanted, url), [selector, before] as const),
        rest(end - now()).then(() => null),
      ]);
    } catch (error) {
      if (now() > end) throw error;
    }
  }
}

async function addCookies(context: BrowserContext, cookie: string, url: string): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  await context.addCookies(cookies);
}
