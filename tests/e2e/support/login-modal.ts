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

/** Fills the modal in and sends it. */
export async function sendLogin(modal: Locator, id: string, password: string = DEMO_PASSWORD): Promise<void> {
  await modal.getByLabel('아이디', { exact: true }).fill(id);
  await modal.getByLabel('비밀번호', { exact: true }).fill(password);
  await modal.getByRole('button', { name: '로그인', exact: true }).click();
}

/** Opens the search for a lost ID or password from the login modal. */
export async function openFind(page: Page, label: '아이디 찾기' | '비밀번호 찾기'): Promise<Locator> {
  await (await openLoginModal(page)).getByRole('button', { name: label }).click();
  return page.getByRole('dialog', { name: '아이디·비밀번호 찾기' });
}

/** Logs in as a person does. */
export async function logInByModal(page: Page, id: string, password: string = DEMO_PASSWORD): Promise<void> {
  const modal = await openLoginModal(page);
  await sendLogin(modal, id, password);
  await expect(modal).toBeHidden();
}
