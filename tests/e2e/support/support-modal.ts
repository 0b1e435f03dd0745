import type { Locator, Page } from '@playwright/test';
import * as supportMessages from '@/lib/messages/support';
import { expect } from './test';

export const modalOf = (page: Page) => page.getByRole('dialog', { name: '무엇을 도와드릴까요' });

/** @returns the form of its first tab */
export async function openModal(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '문의', exact: true }).click();
  const form = modalOf(page).getByRole('form', { name: '문의하기' });
  await expect(form.getByLabel('제목')).toBeVisible();
  return form;
}

export async function fillInquiry(form: Locator, title: string): Promise<void> {
  await form.getByLabel('카테고리').selectOption('INQUIRY');
  await form.getByLabel('제목').fill(title);
  await form.getByLabel('내용').fill('=HYPERLINK("http://site.test") <b>굵게</b>\n둘째 줄');
}

/** Confirms that the inquiry is sent. */
export const confirmSending = (page: Page) =>
  page
    .getByRole('alertdialog', { name: supportMessages.sendConfirm })
    .getByRole('button', { name: '확인' })
    .click();
export const sentAlert = (page: Page, sentence: string) => page.getByRole('alertdialog', { name: sentence });
