import type { Locator, Page } from '@playwright/test';
import * as authMessages from '@/lib/messages/auth';
import { openLoginModal } from './support/login-modal';
import { expect, test } from './support/test';

/**
 * Safari ends a Hangul syllable by an Enter whose `isComposing` is false and whose code is 229, after `compositionend`. What Enter
 * does otherwise, the next one does.
 */
async function endSyllable(page: Page, field: Locator): Promise<void> {
  await field.focus();
  const session = await page.context().newCDPSession(page);
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 };
  await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', text: '\r', unmodifiedText: '\r' });
  await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
  await session.detach();
}

test('the Enter that ends a syllable sends no search of a list, and the next does', async ({ page }) => {
  await page.goto('/artist');
  const field = page.getByRole('searchbox', { name: '작가 이름 검색' });
  await field.fill('류단아');
  await endSyllable(page, field);
  await expect(page).toHaveURL('/artist');
  await field.press('Enter');
  await expect(page).toHaveURL(`/artist?q=${encodeURIComponent('류단아')}`);
});

test('nor does it pick a suggestion, or send the search', async ({ page }) => {
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('combobox', { name: '통합검색' });
  await field.fill('류단');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  const pointed = await field.getAttribute('aria-activedescendant');
  expect(pointed).not.toBeNull();
  await endSyllable(page, field);
  await expect(page).toHaveURL('/search');
  await expect(field).toHaveAttribute('aria-activedescendant', pointed ?? '');
  await field.press('Enter');
  await expect(page).not.toHaveURL('/search');
});

test('nor does it log in', async ({ page }) => {
  await page.goto('/terms');
  const modal = await openLoginModal(page);
  const field = modal.getByLabel('아이디', { exact: true });
  await field.fill('member01');
  await endSyllable(page, field);
  await expect(modal.getByText(authMessages.passwordRequired)).toHaveCount(0);
  await field.press('Enter');
  await expect(modal.getByText(authMessages.passwordRequired)).toBeVisible();
});
