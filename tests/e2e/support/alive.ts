import { expect, type Page } from '@playwright/test';

/**
 * The first part of the page that nobody has made alive: React has written its properties to each element that it
 * has taken over, and what an editor wrote is nobody's. Null where all of it is alive, or has no script of ours.
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
  if (document.querySelector('script[src*="/_next/"]') === null) return null;
  const dead = [...document.querySelectorAll('a[href], button, input, select, textarea')].find(
    (element) => !isAlive(element),
  );
  return dead === undefined ? null : dead.outerHTML.slice(0, 200);
}

/**
 * Waits until what is on the page answers: on a busy machine it is seen seconds before its script is there, and a
 * press in between is lost.
 */
export async function untilAlive(page: Page): Promise<void> {
  const look = () =>
    // Where the page leaves for another one, that one is looked at.
    page.evaluate(findDead).catch((error: unknown) => (page.isClosed() ? null : String(error)));
  await expect
    .poll(look, { message: 'what is on the page, without its script', intervals: [20, 50, 100] })
    .toBeNull();
}

/** From now on going to a page, back to one or loading it again takes until it answers. */
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
