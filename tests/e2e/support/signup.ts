import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import * as signupMessages from '@/lib/messages/signup';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './page-health';
import { expect } from './test';
import { verifyAs, type Person } from './verify';

export const PASSWORD = 'gyeol!2027';

let made = 0;

/** A person who has no account, neither of this run nor of an earlier one. */
export function newPerson(name: string): Person {
  made += 1;
  const number = (Date.now() * 7 + made * 13 + process.pid) % 100_000_000;
  // The verifier knows people by name and birth date.
  const birthDate = new Date(Date.UTC(1960, 0, 1 + (number % 16_000))).toISOString().slice(0, 10);
  return { name, birthDate, gender: '여', phoneNum: `010${String(number).padStart(8, '0')}` };
}

/** An ID that no account has, neither of this run nor of an earlier one. */
export function newId(): string {
  made += 1;
  return `t${Date.now().toString(36)}${process.pid.toString(36)}${made}`.slice(0, 20);
}

/** Closes the alert that says `text`. */
export async function acceptAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(text);
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(alert).toBeHidden();
}

export async function chooseType(page: Page, type: '아티스트' | '일반'): Promise<void> {
  await page.goto('/auth/signup');
  await page.getByRole('button', { name: `${type} 회원으로 가입` }).click();
  await expect(page.getByRole('heading', { name: /약관을 읽고/ })).toBeFocused();
}

/** Steps 2 and 3: agrees to everything, and is verified as this person. */
export async function agreeAndVerify(page: Page, person: Person): Promise<void> {
  await page.getByRole('checkbox', { name: '모두 동의합니다' }).check();
  await page.getByRole('button', { name: '다음' }).click();
  await verifyAs(page, person, () => page.getByRole('button', { name: '휴대폰 본인 인증' }).click());
}

/** Steps 1 to 3, up to the empty form. */
export async function reachForm(page: Page, type: '아티스트' | '일반', person: Person): Promise<void> {
  await chooseType(page, type);
  await agreeAndVerify(page, person);
  await acceptAlert(page, signupMessages.verified);
  await expect(page.getByLabel('이름(성별)')).toHaveText(`${person.name}(${person.gender}성)`);
}

export async function fillId(page: Page, id: string): Promise<void> {
  await page.getByLabel('아이디', { exact: true }).fill(id);
  await page.getByRole('button', { name: '아이디 중복 확인' }).click();
  await expect(page.getByText(signupMessages.accountIdFree)).toBeVisible();
}

export async function fillPassword(page: Page): Promise<void> {
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호 확인', { exact: true }).fill(PASSWORD);
}

/** Asks whether the email is taken, and reads the answer. */
export async function checkEmail(page: Page, answer: string = signupMessages.emailFree): Promise<void> {
  await page.getByRole('button', { name: '이메일 중복 확인' }).click();
  await expect(page.getByText(answer)).toBeVisible();
}

export async function fillContact(page: Page, id: string): Promise<void> {
  await page.getByLabel('이메일 아이디').fill(`${id}@gyeol.example`);
  await expect(page.getByLabel('이메일 도메인', { exact: true })).toHaveValue('gyeol.example');
  await checkEmail(page);
  await page.getByRole('button', { name: '직접 입력' }).click();
  await page.getByLabel('우편번호').fill('03053');
  await page.getByLabel('기본 주소').fill('서울 종로구 삼청로 30');
  await page.getByLabel('상세 주소').fill('2층');
}

export async function chooseInterest(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /관심분야/ })
    .getByRole('checkbox')
    .first()
    .check();
}

/** Fills in the fields that every signup with a password needs. */
export async function fillForm(page: Page, id: string): Promise<void> {
  await fillId(page, id);
  await fillPassword(page);
  await fillContact(page, id);
  await chooseInterest(page);
}

/** The consents that artists have to give. */
export async function agreeToBusiness(page: Page): Promise<void> {
  await page.getByLabel('비즈니스 이메일 수신 동의').check();
  await page.getByLabel('비즈니스 SMS 수신 동의').check();
}

/** Joins as a member from the first step to the home page, at whatever size. @returns the ID */
export async function joinAsMember(page: Page, person: Person): Promise<string> {
  const id = newId();
  await reachForm(page, '일반', person);
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'signup-form');
  await fillForm(page, id);
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(signupMessages.memberDone);
  // The form that was sent is still behind the alert.
  await expect(page.locator('input[name=accountId]')).toHaveValue(id);
  await acceptAlert(page, signupMessages.memberDone);
  await expect(page).toHaveURL('/');
  return id;
}

/** Types a name on the pretended provider's page. That provider tells people apart by their names. */
export async function sayWhoIAm(page: Page, name: string): Promise<void> {
  await page.getByText('직접 입력').click();
  await page.getByLabel('이름', { exact: true }).fill(name);
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
}

/**
 * From the first step to the form by a pretended provider: nobody has met who comes from it.
 * @returns who they said they are there
 */
export async function reachSocialForm(
  page: Page,
  type: '아티스트' | '일반',
  person: Person,
): Promise<string> {
  const name = `${person.name}${newId()}`;
  await chooseType(page, type);
  await page.getByRole('link', { name: /^카카오.*가입$/ }).click();
  await sayWhoIAm(page, name);
  await expect(page.getByText('카카오 계정으로 가입하는 중이에요.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /약관을 읽고/ })).toBeVisible();
  await expectAccessible(page);
  await agreeAndVerify(page, person);
  await acceptAlert(page, signupMessages.verified);
  return name;
}

/** A real picture of one pixel. */
export function smallPng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const tail = Buffer.alloc(4);
    tail.writeUInt32BE(crc32(body));
    return Buffer.concat([head, body, tail]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A real document of one empty page. */
export function smallPdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
