import type { Browser, Locator, Page } from '@playwright/test';
import * as authMessages from '@/lib/messages/auth';
import * as adminPaths from '@/lib/paths/admin';
import { dataOf, headers } from './calls';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './page-health';
import { expect } from './test';

/** What people choose by a link from a mail. */
export const NEW_PASSWORD = 'another!2027';

/**
 * Narrows the list of a screen to a text, and waits until the address has it. A row that is pressed before that doesn't
 * always open on a busy machine.
 */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '검색' }).fill(text);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('filter')?.includes(text) ?? false);
}

/** Opens what a screen's list has under this name. */
export async function openRow(page: Page, screen: string, name: string): Promise<void> {
  await page.goto(adminPaths.screen(screen));
  await searchFor(page, name);
  await page.getByRole('cell', { name, exact: true }).first().click();
}

/** The screen of an account, found by its login ID. */
export async function openMember(page: Page, accountId: string): Promise<void> {
  await openRow(page, 'members', accountId);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(accountId);
}

/** Says yes. The dialog holds the page still until it has faded. */
async function confirm(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Saves a form, and waits until the word of it has gone. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장했습니다.')).toBeVisible();
  await expect(page.getByText('저장했습니다.')).toBeHidden();
}

/** Presses a button that asks for a reason, and gives one. @returns the button that goes on */
export async function withReason(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('사유').fill('문의 확인');
  return dialog.getByRole('button', { name, exact: true });
}

/** Presses a button that asks first, and says yes. */
export async function press(page: Page | Locator, of: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await confirm(of, name);
}

/** Looks at a screen in each width. */
export async function lookAt(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await expectNoHorizontalOverflow(page);
    await takePicture(page, name);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** A page in another person's browser. */
export async function otherPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
}

/** Opens the page of a password link from a mail. @returns its path */
export async function openPasswordLink(page: Page, mail: string): Promise<string> {
  const { pathname } = new URL(/http\S+\/auth\/password\/\S+/.exec(mail)?.[0] ?? '');
  await page.goto(pathname);
  return pathname;
}

/** Sets the password of such a page, which leads home. */
export async function setLinkedPassword(page: Page): Promise<void> {
  await page.getByLabel('새 비밀번호', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: '비밀번호 설정' }).click();
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText(authMessages.passwordSet);
  await told.getByRole('button').click();
  await expect(page).toHaveURL('/');
}

/** Saves what another operator has written, as their browser would. */
export async function saveElsewhere(page: Page, path: string, data: object): Promise<void> {
  await dataOf(await page.request.put(path, { headers, data }));
}
