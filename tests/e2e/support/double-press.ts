import type { APIRequestContext, Browser, Locator, Page, Request } from '@playwright/test';
import { SHIELD } from '@/lib/browser/press-guard';
import { untilIdle } from './alive';
import { callOf } from './calls';
import { countMails } from './mails';
import { takeTurns } from './turns';
import { expect, test } from './test';

/** Milliseconds between two presses of the pointer, and the key that is pressed twice. */
export const GESTURES = [50, 120, 250, 'Enter'] as const;
type Gesture = (typeof GESTURES)[number];

/** The button, and the one mail that its press sends: to whom, and what of it no other mail to them has. */
interface Begun {
  button: Locator;
  mail?: { to: string; part: string };
}

/** A button that sends. Every one of the product has a row (`tests/e2e/*presses.spec.ts`). */
export interface PressRow {
  title: string;
  /** The component that has the button. */
  from: `components/${string}.tsx`;
  /** What it calls, as in `docs/openapi.json`. */
  sends: `${'POST' | 'PUT' | 'DELETE'} /v1/${string}`;
  /** Leads to the button, with something new to send each time. */
  begin: (page: Page) => Promise<Locator | Begun>;
  /** The button of the question that is asked first. */
  asks?: string;
  /** The calls that the first press makes before the question, where it is asked by what they answer. */
  callsBefore?: number;
  /** What the page says or shows when it is done. */
  says: string | RegExp | ((page: Page) => Locator);
  /** Leaves what was done as the next gesture needs it. */
  end?: (page: Page) => Promise<void>;
  /** Console errors that the way to the button causes. */
  allows?: RegExp;
}

interface Visitor {
  page: Page;
  request: APIRequestContext;
}

/**
 * Makes the tests of a table. Each row is pressed by one gesture, and the gestures take turns over the rows, because all buttons
 * share one lock. `E2E_GESTURES=all npm run e2e -- presses` presses each row by each gesture, which takes four times as long. On
 * a fast machine the rate limit refuses some of those: the rows of organizations share an account.
 * @param prepare makes the visitor whom the rows need
 */
export function testPresses(
  rows: readonly PressRow[],
  prepare: (visitor: Visitor) => Promise<unknown> = () => Promise.resolve(),
): void {
  for (const [index, row] of rows.entries()) {
    const gestures = takeTurns(GESTURES, index, 1);
    test(`${row.title} is sent once, pressed twice (${gestures.join(', ')})`, async ({
      page,
      request,
      consoleGuard,
    }) => {
      test.slow();
      if (row.allows !== undefined) consoleGuard.allow(row.allows);
      await prepare({ page, request });
      await expectOneEffect(page, row, gestures);
    });
  }
}

/** Presses a row's button twice by each gesture, and finds one call, which succeeded, one message and one mail about it, and the focus on the page. */
async function expectOneEffect(page: Page, row: PressRow, gestures: readonly Gesture[]): Promise<void> {
  const { asks, callsBefore = 0, says } = row;
  const mails: { to: string; part: string }[] = [];
  const untilLoaded = watchLoads(page);
  for (const gesture of gestures) {
    const { button, mail } = begunOf(await row.begin(page));
    // What is loaded late may take the place of what is pressed.
    await untilLoaded();
    await untilIdle(page);
    const sent = recordCalls(page, row.sends);
    const isFocusKept = await watchFocus(page);
    await pressTwice(page, button, gesture);
    if (asks !== undefined) {
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
      const answer = dialog.getByRole('button', { name: asks, exact: true });
      await expect(answer, `the question stays after ${gesture}`).toBeVisible();
      expect(sent.calls, 'nothing is done before the answer').toHaveLength(callsBefore);
      await pressTwice(page, answer, gesture);
    }
    const message = typeof says === 'function' ? says(page) : page.getByText(says);
    await expect(message, `one message after ${gesture}`).toHaveCount(1);
    await expect(page.locator(`[${SHIELD}]`)).toHaveCount(0);
    // A message may come before the call that it is about.
    await expect.poll(() => sent.calls.length).toBeGreaterThan(callsBefore);
    expect((await sent.calls.at(-1)?.response())?.ok()).toBe(true);
    expect(sent.calls, `calls after ${gesture}`).toHaveLength(callsBefore + 1);
    sent.end();
    // What goes with the effect goes a moment after the message.
    await untilLoaded();
    await untilIdle(page);
    await expect.poll(isFocusKept, `the focus stays on the page after ${gesture}`).toBe(true);
    if (mail !== undefined) {
      await expect.poll(() => countMails(mail.to, mail.part)).toBe(1);
      mails.push(mail);
    }
    await row.end?.(page);
  }
  // A second mail would come some time after the first.
  for (const { to, part } of mails) expect(countMails(to, part), `mails to ${to}`).toBe(1);
}

const begunOf = (begun: Locator | Begun): Begun => ('button' in begun ? begun : { button: begun });

/** The browser of a page, for people beside the one whose page it is. */
export function browserOf(page: Page): Browser {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  return browser;
}

/** Presses a control twice where the pointer is, or by the key while it has the focus. */
export async function pressTwice(page: Page, control: Locator, gesture: Gesture): Promise<void> {
  // The question that a press opens is guarded from the press that opened it.
  await expect(page.locator(`[${SHIELD}]`)).toHaveCount(0);
  if (gesture === 'Enter') {
    await control.focus();
    // A person reaches a control by keys before they press it. This key replaces those: it ends the guard of an earlier press.
    await page.keyboard.press('Control');
    const { keyboard } = page;
    const down = () => keyboard.down('Enter');
    const up = () => keyboard.up('Enter');
    return pressAtOnce([down, up, down, up], 0);
  }
  const { mouse } = page;
  const { height } = page.viewportSize() ?? { height: Infinity };
  // Waits until a press would meet the control: a page may still move. A trial of a click is heard as a press.
  await expect(async () => {
    await control.hover();
    const box = await control.boundingBox();
    if (box === null) throw new Error('The control has no place.');
    const middle = box.y + box.height / 2;
    expect(middle).toBeLessThan(height);
    await mouse.move(box.x + box.width / 2, middle);
  }).toPass();
  const halves = [1, 2].flatMap((clickCount) => [
    () => mouse.down({ clickCount }),
    () => mouse.up({ clickCount }),
  ]);
  // Each half of a press takes half of the time between two.
  await pressAtOnce(halves, gesture / 2);
}

/** Makes the halves of presses as a hand does: none waits until the page has handled the one before. */
async function pressAtOnce(halves: readonly (() => Promise<void>)[], betweenMs: number): Promise<void> {
  const made: Promise<void>[] = [];
  for (const half of halves) {
    if (made.length > 0) await new Promise((resolve) => setTimeout(resolve, betweenMs));
    made.push(half());
  }
  await Promise.all(made);
}

/** Watches what the page's calls load. @returns what waits until nothing is on its way */
function watchLoads(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const isLoad = (request: Request) =>
    request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/v1/');
  page.on('request', (request) => void (isLoad(request) && open.add(request)));
  const end = (request: Request) => void open.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // A document that is left takes its calls along.
  page.on('domcontentloaded', () => open.clear());
  return () => expect.poll(() => open.size, { message: 'calls on their way' }).toBe(0);
}

/** Returns a function that says whether an element of the page has the focus. Another page begins without a focus. */
async function watchFocus(page: Page): Promise<() => Promise<boolean>> {
  const { pathname } = new URL(page.url());
  const document = await page.evaluateHandle(() => window.document);
  return async () => {
    if (new URL(page.url()).pathname !== pathname) return true;
    try {
      return await document.evaluate(
        (known) => known !== window.document || known.activeElement !== known.body,
      );
    } catch (error) {
      // The document was left while it was asked.
      if (error instanceof Error && /context was destroyed|navigat|disposed|detached/i.test(error.message))
        return true;
      throw error;
    }
  };
}

function recordCalls(page: Page, sends: PressRow['sends']) {
  const isCall = callOf(sends);
  const calls: Request[] = [];
  const record = (request: Request) => void (isCall(request) && calls.push(request));
  page.on('request', record);
  return { calls, end: () => page.off('request', record) };
}
