import { expect, type Page } from '@playwright/test';

/**
 * The first link, button or field that React hasn't hydrated, as HTML. React keeps its properties on each element that it
 * has hydrated; an editor's HTML lies inside one of them. Null where all is hydrated, or the page has no script of ours.
 */
function findDead(): string | null {
  const propertiesOf = (element: Element): { dangerouslySetInnerHTML?: unknown } | undefined => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    return key === undefined ? undefined : (element as unknown as Record<string, object>)[key];
  };
  const isAlive = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const properties = propertiesOf(at);
      if (properties !== undefined) return at === element || properties.dangerouslySetInnerHTML !== undefined;
    }
    return false;
  };
  if (document.readyState === 'loading') return 'the rest of the document';
  // A guest's document says which scripts it will begin.
  const hasLateScripts = document.querySelector('script[data-sources]') !== null;
  if (!hasLateScripts && document.querySelector('script[src*="/_next/"]') === null) return null;
  // Scripts wait for the first view. This touch doesn't bubble: only what begins the scripts hears it.
  if (hasLateScripts) document.dispatchEvent(new Event('touchstart'));
  const dead = [...document.querySelectorAll('a[href], button, input, select, textarea')].find(
    (element) => !isAlive(element),
  );
  return dead === undefined ? null : dead.outerHTML.slice(0, 200);
}

/**
 * Waits until the page is hydrated. On a busy machine a page is seen seconds before its script has run, and a press in
 * between is lost.
 */
export async function untilAlive(page: Page): Promise<void> {
  const look = () =>
    // Evaluating fails while the page navigates; the next look is at the new page.
    page.evaluate(findDead).catch((error: unknown) => (page.isClosed() ? null : String(error)));
  await expect
    .poll(look, { message: 'what is on the page, without its script', intervals: [20, 50, 100] })
    .toBeNull();
}

/** A browser that has stopped drawing is never idle again: the next step then fails by its own limit. */
const IDLE_PATIENCE_MS = 15_000;

/** Waits until the browser has run all pending tasks. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    IDLE_PATIENCE_MS,
  );
}

/** Makes goto, reload, goBack and goForward wait until the page is hydrated. */
export function waitForLife(page: Page): void {
  const [goTo, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const [goBack, goForward] = [page.goBack.bind(page), page.goForward.bind(page)];
  const withLife = async <Answer>(navigation: Promise<Answer>): Promise<Answer> => {
    const answer = await navigation;
    await untilAlive(page);
    return answer;
  };
  page.goto = (...given) => withLife(goTo(...given));
  page.reload = (...given) => withLife(reload(...given));
  page.goBack = (...given) => withLife(goBack(...given));
  page.goForward = (...given) => withLife(goForward(...given));
}
