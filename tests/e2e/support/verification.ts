import type { Page } from '@playwright/test';

/** Somebody for the demonstration's verifier, which believes what it is told. */
export interface Person {
  name: string;
  /** YYYYMMDD. */
  birthDate: string;
  gender: '남' | '여';
  /** Digits. */
  phoneNum: string;
}

let met = 0;

/** A person that nobody has met, in this run and those before. */
export function newPerson(name: string): Person {
  met += 1;
  const number = String((Date.now() * 7 + met * 13 + process.pid) % 100_000_000).padStart(8, '0');
  return { name, birthDate: '19900507', gender: '여', phoneNum: `010${number}` };
}

/** Goes through the verifier in the popup that `press` opens; it is closed in the end. */
export async function verify(page: Page, person: Person, press: () => Promise<void>): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  await popup.getByRole('group', { name: '통신사' }).locator('label').first().click();
  await popup.getByLabel('이름').fill(person.name);
  await popup.getByLabel('생년월일').fill(person.birthDate);
  await popup.getByText(person.gender, { exact: true }).click();
  await popup.getByLabel('휴대폰 번호').fill(person.phoneNum);
  const code = (await popup.locator('#test-code strong').innerText()).trim();
  await popup.getByLabel('인증번호', { exact: true }).fill(code);
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: '인증하기' }).click()]);
}
