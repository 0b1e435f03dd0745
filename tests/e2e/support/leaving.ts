import type { APIRequestContext, Locator, Page, Response } from '@playwright/test';
import * as sitePaths from '@/lib/paths/site';
import {
  namesVersion,
  SENDS,
  WITHOUT_TWO_WINDOWS,
  type BackOfficeForm,
  type OwnWalk,
  type SiteForm,
} from '@/tests/support/written-forms';
import { untilAlive } from './alive';
import { callOf } from './calls';
import { conflictNote } from './conflict';
import { takeTurns } from './turns';
import { expect, test } from './test';

/** A form that is written into, as the walk of gestures opens and leaves it. */
export interface WrittenForm {
  /** The address of its page. */
  path: string;
  /** Shows the form on its page, where it isn't there at once. */
  show?: (page: Page) => Promise<void>;
  field: (page: Page) => Locator;
  /** Writes what the form needs besides to be sent. */
  prepare?: (page: Page) => Promise<void>;
  /** Presses what sends it, and answers what is asked before that. */
  send: (page: Page) => Promise<void>;
  /** What is called first, where that isn't what the form sends. */
  asks?: string;
  /** The field holds one line. */
  isOneLine?: true;
  /** An ended session leads home at once, without an alert before it. */
  leadsHome?: boolean;
  /** A dialog: Escape closes it, and a press beside it where it doesn't fill the window. */
  dialog?: 'modal' | 'full';
}

/** A form that a logged-in account can open. */
export interface BegunForm extends WrittenForm {
  /** Gives the browser its session back. */
  logIn: () => Promise<unknown>;
}

interface Walk {
  name: BackOfficeForm | SiteForm;
  page: Page;
  form: WrittenForm;
  /** Gives the browser its session back. */
  logIn: () => Promise<unknown>;
  /** The link of a menu that leads away; a dialog covers it. */
  menu: (page: Page) => Locator;
}

/** Opens a dialog by its button, unless the page has opened it already. */
export const openDialog = (button: RegExp | string, dialog: string) => async (page: Page) => {
  const opened = page.getByRole('dialog', { name: dialog });
  await Promise.race([
    opened.waitFor(),
    page
      .getByRole('button', { name: button, exact: true })
      .first()
      .click()
      .catch(() => opened.waitFor()),
  ]);
  await opened.waitFor();
};

const question = (page: Page) => page.getByRole('alertdialog');

/** The text of a field, whether an editor or a textarea. */
const textOf = (field: Locator) =>
  field.evaluate((element) =>
    element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement
      ? element.value
      : [...element.querySelectorAll('p')].map((line) => line.textContent).join('\n'),
  );

/** Saves the form in another window. @returns what was written there */
async function saveElsewhere(page: Page, form: WrittenForm): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(form.path);
  await form.show?.(other);
  const field = form.field(other);
  await expect(field).toBeVisible();
  await untilAlive(other);
  const text = '먼저 저장한 글';
  await field.fill(text);
  const isSaved = (answer: Response) => answer.request().method() === 'PUT' && answer.ok();
  await Promise.all([other.waitForResponse(isSaved), form.send(other)]);
  await other.close();
  return text;
}

/** Each form is reloaded; of the other gestures so many. */
const GESTURES_A_FORM = 2;

/**
 * Writes two lines into the form, reloads it and leaves it by further gestures: what was typed is there when the form is opened
 * again, or a question was asked before it went. The other gestures take turns over the forms. `E2E_GESTURES=all npm run e2e --
 * kept-typing` leaves each form by each of them, which takes twice as long.
 */
export async function leaveAndReturn({ name, page, form, logIn, menu }: Walk): Promise<void> {
  // A reload or a link may ask, and the test answers yes. Another navigation may have closed the question.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const field = form.field(page);
  let typed = '';
  const show = async () => {
    await form.show?.(page);
    await expect(field).toBeVisible();
    await untilAlive(page);
  };
  const write = async (gesture: string) => {
    typed = `${gesture} 첫 줄${form.isOneLine === true ? ' ' : '\n'}둘째 줄`;
    await form.prepare?.(page);
    await field.fill('');
    await field.pressSequentially(typed);
  };
  const expectTyped = async (after: string) => {
    await show();
    await expect.poll(() => textOf(field), { message: `after ${after}` }).toBe(typed);
  };

  await page.goto('/');
  await page.goto(form.path);
  await show();

  await write('새로고침');
  await page.reload();
  await expectTyped('a reload');

  const saveInTwoWindows = async () => {
    await write('두 창');
    const saved = await saveElsewhere(page, form);
    for (const time of ['first', 'second']) {
      await page.reload();
      await expectTyped(`the ${time} reload after another save`);
      await expect(conflictNote(page)).toContainText(saved);
    }
  };

  const goBack = async () => {
    await write('뒤로');
    await page.goBack();
    await page.goto(form.path);
    await expectTyped('a step back');
  };

  const closeDialog = async () => {
    const closings = {
      Escape: () => page.keyboard.press('Escape'),
      ...(form.dialog === 'modal' && { 'a press beside it': () => page.mouse.click(4, 4) }),
    };
    for (const [gesture, close] of Object.entries(closings)) {
      await write('닫기');
      await close();
      const wasAsked = async () => question(page).isVisible();
      await expect.poll(async () => (await wasAsked()) || !(await field.isVisible())).toBe(true);
      if (await wasAsked()) await question(page).getByRole('button').first().click();
      await expectTyped(gesture);
    }
  };

  const followMenu = async () => {
    await write('메뉴');
    const before = page.url();
    await menu(page).click();
    await expect.poll(async () => page.url() !== before || (await question(page).isVisible())).toBe(true);
    if (page.url() === before) await question(page).getByRole('button').last().click();
    await expect(page).not.toHaveURL(before);
    await page.goto(form.path);
    await expectTyped('a link of the menu');
    await field.press('Escape');
    await expectTyped('Escape');
  };

  const loseNetwork = async () => {
    await write('끊김');
    await page.context().setOffline(true);
    // It is sent at once, and fails: a save that waited for the network would say nothing.
    const isCall = callOf(form.asks ?? SENDS[name]);
    await Promise.all([page.waitForEvent('requestfailed', isCall), form.send(page)]);
    await expect.poll(() => textOf(field), { message: 'without a network' }).toBe(typed);
    await page.context().setOffline(false);
    await page.reload();
    await expectTyped('a network that was gone');
  };

  const loseSession = async () => {
    await write('만료');
    await page.context().clearCookies();
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await form.send(page);
    await refused;
    if (form.leadsHome === true) await page.waitForURL(({ pathname }) => pathname === sitePaths.home());
    await page.goto('about:blank');
    await logIn();
    await page.goto(form.path);
    await expectTyped('an ended session');
  };

  const hasTwoWindows = namesVersion(name) && !(name in WITHOUT_TWO_WINDOWS);
  const gestures = [
    goBack,
    form.dialog === undefined ? followMenu : closeDialog,
    loseNetwork,
    loseSession,
    ...(hasTwoWindows ? [saveInTwoWindows] : []),
  ];
  const turn = Object.keys(SENDS).indexOf(name);
  for (const leave of takeTurns(gestures, turn, GESTURES_A_FORM)) await leave();
}

/** Ways in which a form is left. */
export type Leaving<Leave> = Readonly<
  Record<'reload' | 'back' | 'session-ended', Leave> & Record<string, Leave>
>;

/** Makes the tests of a form whose walk is its own: one for each way in which it is left. */
export function testLeaving<Leave>(
  form: OwnWalk,
  ways: Leaving<Leave>,
  walk: (visitor: { page: Page; request: APIRequestContext }, leave: Leave) => Promise<void>,
): void {
  for (const [way, leave] of Object.entries(ways)) {
    test(`what was typed is there again: ${form}, ${way}`, async ({ page, request, consoleGuard }) => {
      consoleGuard.allow(/401|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
      await walk({ page, request }, leave);
    });
  }
}
