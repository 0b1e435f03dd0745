import type { Page } from '@playwright/test';
import * as myMessages from '@/lib/messages/my';
import { apiUrl } from '@/lib/api/url';
import { signUpMember } from './member';
import { newId, newPerson, PASSWORD } from './signup';
import { expect } from './test';
import type { Person } from './verify';

export interface Member {
  accountId: string;
  person: Person;
}

/** A new member who is logged in to the page's browser. */
export async function joinAndLogIn(page: Page, name: string, accountId = newId()): Promise<Member> {
  const member = { accountId, accountPwd: PASSWORD, person: newPerson(name) };
  await signUpMember(page.request, member);
  await logInAgain(page, member.accountId);
  return member;
}

/** By the call of the login modal. */
export async function logInAgain(
  page: Page,
  accountId: string,
  accountPwd: string = PASSWORD,
): Promise<void> {
  const answer = await page.request.post(apiUrl('/v1/auth/login'), {
    data: { accountId, accountPwd },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function openMyInfo(page: Page): Promise<void> {
  await openForm(page, '/my/info');
  await expect(page.getByRole('heading', { level: 1, name: '회원 정보' })).toBeVisible();
}

/** Opens a page with a form that can be typed into as soon as its script is there. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#my-page form[inert]')).toHaveCount(0);
}

/** Presses the form's button and says yes. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await answerQuestion(page, myMessages.saveConfirm, '확인');
}

/** Answers the question that says `text` by the button that is called `label`. */
export async function answerQuestion(page: Page, text: string, label: string): Promise<void> {
  const question = page.getByRole('alertdialog').filter({ hasText: text });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: label, exact: true }).click();
  await expect(question).toBeHidden();
}
