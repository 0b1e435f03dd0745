import type { Page } from '@playwright/test';
import * as networkMessages from '@/lib/messages/network';
import type { RoleType } from '@/lib/contracts/account';
import type { OrganizationContestRow } from '@/lib/contracts/organization-contest';
import { OFFLINE_LISTS, type Tap } from '@/tests/support/offline-lists';
import { dataOf } from './support/calls';
import { logIn } from './support/login';
import { expectAccessible } from './support/page-health';
import { expect, test } from './support/test';

/** Without a network a tap shows a message in its place, and the items stay: no error page of the browser, no placeholders. */
const ROLES: Readonly<Record<string, RoleType>> = {
  member01: 'MEMBER',
  gallery01: 'BUSINESS',
  admin01: 'ADMIN',
};
const ERRORS = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|네트워크|응답이 없습니다/;

async function act(page: Page, tap: Tap): Promise<void> {
  if ('press' in tap) return page.locator(tap.press).filter({ visible: true }).first().click();
  if ('choose' in tap) {
    const select = page.getByLabel(tap.choose, { exact: true });
    const [, other = ''] = await select
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await select.selectOption(other);
    return;
  }
  const field = page.locator(tap.search).filter({ visible: true }).first();
  await field.fill('물감');
  await field.press('Enter');
}

const told = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: networkMessages.offline }).first();

for (const { path, as, items, taps, isPart = false } of OFFLINE_LISTS) {
  test(`without a network, the controls of ${path} say so in place: ${Object.keys(taps).join(', ')}`, async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(ERRORS);
    if (as !== undefined) await logIn(context, as, ROLES[as] ?? 'MEMBER');
    const address = await addressOf(page, path);
    for (const [name, tap] of Object.entries(taps)) {
      await page.goto(address);
      const shown = page.locator(items);
      await expect(shown.first(), name).toBeAttached();
      const before = await shown.count();
      const first = await shown.first().innerText();
      const here = page.url();

      await context.setOffline(true);
      await act(page, tap);
      await expect(told(page), name).toBeVisible();
      await expect(shown, name).toHaveCount(before);
      expect(await shown.first().innerText(), name).toBe(first);
      if (!isPart) expect(page.url(), name).toBe(here);

      await context.setOffline(false);
      // A list that notices the network's return retries automatically.
      await expect(async () => {
        const retry = told(page).getByRole('button', { name: '다시 시도' });
        if (await retry.isVisible()) await retry.click({ timeout: 1000 });
        await expect(told(page)).toHaveCount(0, { timeout: 2000 });
      }, name).toPass();
    }
  });
}

async function addressOf(page: Page, path: string): Promise<string> {
  if (!path.includes('contest%7D') && !path.includes('{contest}')) return path;
  const answer = await page.request.get('/v1/organizations/contests');
  const { content } = await dataOf<{ content: OrganizationContestRow[] }>(answer);
  const found = content.find(({ applicants }) => applicants > 1);
  if (found === undefined) throw new Error('The demo content has no such contest');
  return path.replace(/\{contest\}|%7Bcontest%7D/, found.uuid);
}

test('a navigation whose data doesn’t come keeps the page, also where the browser believes in a network', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(ERRORS);
  await page.goto('/artist');
  let isAway = true;
  await page.route('**/*', (route) => {
    const headers = route.request().headers();
    return isAway && headers.rsc !== undefined ? route.abort() : route.fallback();
  });
  const sort = page.locator('[aria-label="정렬"] a:not([aria-current])');
  await sort.first().click();
  await expect(told(page)).toBeVisible();
  await expect(page).toHaveURL('/artist');
  await expectAccessible(page);

  // A link that no list has: the page says so at its foot.
  await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click();
  await expect(page.getByRole('status').filter({ hasText: networkMessages.offline })).toBeVisible();
  await expect(page).toHaveURL('/artist');

  await sort.first().click();
  await expect(told(page)).toBeVisible();
  isAway = false;
  await told(page).getByRole('button', { name: '다시 시도' }).click();
  await expect(page).toHaveURL(/\/artist\?sort=/);
  await expect(told(page)).toHaveCount(0);
});

test('going back from where the network was lost works', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(ERRORS);
  await page.goto('/artist');
  await page.locator('[aria-label="정렬"] a:not([aria-current])').first().click();
  await expect(page).toHaveURL(/\/artist\?sort=/);
  await context.setOffline(true);
  await page.locator('[aria-label="장르"] a:not([aria-current])').first().click();
  await expect(told(page)).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/artist');
  await expect(told(page)).toHaveCount(0);
  await context.setOffline(false);
});
