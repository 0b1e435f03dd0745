import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@/lib/demo-accounts';
import { expect } from './test';

/** Opens the login modal from the header, which has folded it into the menu on phones. */
export async function openLoginModal(page: Page): Promise<Locator> {
  const toggle = page.getByRole('button', { name: '전체 메뉴 열기' });
  const button = page.getByRole('button', { name: '로그인', exact: true });
  if ((page.viewportSize()?.width ?? 0) <= 1050) await toggle.click();
  await button.first().click();
  const modal = page.getByRole('dialog', { name: '로그인' });
  await expect(modal).toBeVisible();
  return modal;
}

/** Logs in as a person does. */
export async function logInByModal(page: Page, id: string, password: string = DEMO_PASSWORD): Promise<void> {
  const modal = await openLoginModal(page);
  await modal.getByLabel('아이디', { exact: true }).fill(id);
  await modal.getByLabel('비밀번호', { exact: true }).fill(password);
  await modal.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(modal).toBeHidden();
}
