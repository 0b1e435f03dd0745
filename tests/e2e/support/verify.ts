import type { Page } from '@playwright/test';
import { expect } from './test';

/** The identity that is entered on the demo verifier's page. */
export interface Person {
  name: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  gender: '남' | '여';
  /** Digits only. */
  phoneNum: string;
}

/** The owner of the demo account `member01`. */
export const HARU: Person = {
  name: '김하루',
  birthDate: '1994-03-12',
  gender: '여',
  phoneNum: '01012345678',
};

/** Opens the popup by what `open` does (a click) and waits for the verifier's page in it. */
export async function openVerifier(page: Page, open: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), open()]);
  await expect(popup.getByRole('heading', { name: '휴대폰 본인 인증' })).toBeVisible();
  return popup;
}

/** Types a person and the code that the page shows. */
export async function fillVerifier(popup: Page, person: Person): Promise<void> {
  const code = await popup.locator('#test-code strong').innerText();
  await popup.getByRole('radio', { name: 'SKT' }).check();
  await popup.getByLabel('이름').fill(person.name);
  await popup.getByLabel('생년월일').fill(person.birthDate.replaceAll('-', ''));
  await popup.getByRole('radio', { name: person.gender, exact: true }).check();
  await popup.getByLabel('휴대폰 번호').fill(person.phoneNum);
  await popup.getByLabel('인증번호', { exact: true }).fill(code);
}

/** Verifies as `person` in the popup that `open` opens; resolves when the popup is gone. */
export async function verifyAs(page: Page, person: Person, open: () => Promise<void>): Promise<void> {
  const popup = await openVerifier(page, open);
  await fillVerifier(popup, person);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: '인증하기' }).click();
  await closed;
}
