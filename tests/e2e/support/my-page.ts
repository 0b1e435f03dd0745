import type { Page } from '@playwright/test';
import * as myMessages from '@/lib/messages/my';
import { apiUrl } from '@/lib/api/url';
import { signUpMember } from './member';
import { acceptAlert, newId, newPerson, PASSWORD } from './signup';
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

/** A new member at the form of their own My Page. */
export async function joinAndOpenMyInfo(page: Page, name: string): Promise<Member> {
  const member = await joinAndLogIn(page, name);
  await openMyInfo(page);
  return member;
}

/** Leaves the page and drops the session. A call that the open page still makes would be refused. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Logs in with the call that the login modal makes. */
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

/** Presses the form's button and confirms the question. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await answerQuestion(page, myMessages.saveConfirm, '확인');
}

/** Saves, and closes the alert of the success. */
export async function saveWell(page: Page): Promise<void> {
  await save(page);
  await acceptAlert(page, myMessages.saved);
}

/** Answers the question that says `text` by the button that is called `label`. */
export async function answerQuestion(page: Page, text: string, label: string): Promise<void> {
  const question = page.getByRole('alertdialog').filter({ hasText: text });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: label, exact: true }).click();
  await expect(question).toBeHidden();
}
