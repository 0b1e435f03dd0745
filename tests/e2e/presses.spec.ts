import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import { DEMO_PASSWORD } from '@/lib/demo-accounts';
import * as authMessages from '@/lib/messages/auth';
import * as signupMessages from '@/lib/messages/signup';
import * as supportMessages from '@/lib/messages/support';
import * as myPaths from '@/lib/paths/my';
import { headers } from './support/calls';
import { testPresses, type PressRow } from './support/double-press';
import { openFind, openLoginModal } from './support/login-modal';
import { joinAndLogIn } from './support/my-page';
import {
  acceptAlert,
  agreeAndVerify,
  agreeToBusiness,
  chooseInterest,
  chooseType,
  fillContact,
  fillForm,
  fillId,
  newId,
  newPerson,
  PASSWORD,
  reachForm,
  reachSocialForm,
  sayWhoIAm,
  smallPdf,
} from './support/signup';
import { fillInquiry, openModal, sentAlert } from './support/support-modal';
import { expect } from './support/test';
import { verifyAs } from './support/verify';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills in the login as a guest. */
async function fillLogin(page: Page, accountId: string, accountPwd: string) {
  await page.context().clearCookies();
  await page.goto('/terms');
  const modal = await openLoginModal(page);
  await modal.getByLabel('아이디', { exact: true }).fill(accountId);
  await modal.getByLabel('비밀번호', { exact: true }).fill(accountPwd);
  return modal.getByRole('button', { name: '로그인', exact: true });
}

const logoutOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: '로그아웃' }).first();

async function addDocument(page: Page): Promise<void> {
  const document = { name: '증명서.pdf', mimeType: 'application/pdf', buffer: smallPdf() };
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /예술 활동 증명서/ }).click();
  await (await chooser).setFiles([document]);
  await expect(page.getByRole('list', { name: '올릴 자료' }).getByRole('listitem')).toHaveCount(1);
  await agreeToBusiness(page);
}

const ROWS: readonly PressRow[] = [
  {
    title: 'a login',
    from: 'components/auth/login-form.tsx',
    sends: 'POST /v1/auth/login',
    begin: (page) => fillLogin(page, 'member01', DEMO_PASSWORD),
    says: logoutOf,
  },
  {
    title: 'the way back from a withdrawal',
    from: 'components/auth/login-form.tsx',
    sends: 'POST /v1/auth/withdrawal/revoke',
    begin: async (page) => {
      const { accountId } = await joinAndLogIn(page, '한소담');
      const data = { withdrawReason: null, hidesPages: false };
      const left = await page.request.put(apiUrl('/v1/users/withdraw'), { headers, data });
      expect(left.status()).toBe(200);
      return fillLogin(page, accountId, PASSWORD);
    },
    asks: '탈퇴 철회',
    says: authMessages.withdrawalRevoked,
    allows: /403/,
  },
  {
    title: 'the verification that finds an ID',
    from: 'components/auth/find-info.tsx',
    sends: 'POST /v1/auth/identity',
    begin: async (page) => {
      await page.goto('/terms');
      return (await openFind(page, '아이디 찾기')).getByRole('button', { name: '휴대폰 본인 인증' });
    },
    says: (page) => page.getByRole('button', { name: '확인을 기다리는 중' }),
    end: async (page) => {
      const popups = page
        .context()
        .pages()
        .filter((each) => each !== page);
      expect(popups, 'one popup').toHaveLength(1);
      for (const popup of popups) await popup.close();
    },
  },
  {
    title: 'a new password after a verification',
    from: 'components/auth/new-password-form.tsx',
    sends: 'PUT /v1/auth/identity/password',
    begin: async (page) => {
      const { accountId, person } = await joinAndLogIn(page, '한여름');
      await page.context().clearCookies();
      await page.goto('/terms');
      const find = await openFind(page, '비밀번호 찾기');
      await find.getByRole('textbox', { name: '아이디' }).fill(accountId);
      await verifyAs(page, person, () => find.getByRole('button', { name: '휴대폰 본인 인증' }).click());
      const form = page.getByRole('dialog', { name: '새 비밀번호' });
      await form.getByLabel('새 비밀번호', { exact: true }).fill('second!2026');
      await form.getByLabel('새 비밀번호 확인', { exact: true }).fill('second!2026');
      return form.getByRole('button', { name: '변경하기' });
    },
    says: authMessages.passwordChanged,
  },
  {
    title: 'the signup of a member',
    from: 'components/auth/signup/form-step.tsx',
    sends: 'POST /v1/auth/members/signup',
    begin: async (page) => {
      await reachForm(page, '일반', newPerson('한서윤'));
      await fillForm(page, newId());
      return button(page, '가입하기');
    },
    says: signupMessages.memberDone,
  },
  {
    title: 'the signup of an artist',
    from: 'components/auth/signup/form-step.tsx',
    sends: 'POST /v1/auth/artists/signup',
    begin: async (page) => {
      await reachForm(page, '아티스트', newPerson('오하람'));
      await fillForm(page, newId());
      await addDocument(page);
      return button(page, '가입 신청');
    },
    says: signupMessages.artistDone,
  },
  {
    title: 'the signup of a member by a provider',
    from: 'components/auth/signup/form-step.tsx',
    sends: 'POST /v1/auth/oauth2/members/signup/{uuid}',
    begin: async (page) => {
      await reachSocialForm(page, '일반', newPerson('한서윤'));
      await fillId(page, newId());
      await fillContact(page, newId());
      await chooseInterest(page);
      return button(page, '가입하기');
    },
    says: signupMessages.memberDone,
  },
  {
    title: 'the signup of an artist by a provider',
    from: 'components/auth/signup/form-step.tsx',
    sends: 'POST /v1/auth/oauth2/artists/signup/{uuid}',
    begin: async (page) => {
      await reachSocialForm(page, '아티스트', newPerson('오하람'));
      await fillId(page, newId());
      await fillContact(page, newId());
      await chooseInterest(page);
      await addDocument(page);
      return button(page, '가입 신청');
    },
    says: signupMessages.artistDone,
  },
  {
    title: 'the link of an account to a provider',
    from: 'components/auth/signup/registered-dialog.tsx',
    sends: 'PUT /v1/auth/oauth2/link',
    begin: async (page) => {
      const { accountId, person } = await joinAndLogIn(page, '한가람');
      await page.context().clearCookies();
      await chooseType(page, '일반');
      await page.getByRole('link', { name: /^카카오.*가입$/ }).click();
      await sayWhoIAm(page, accountId);
      await expect(page.getByRole('heading', { name: /약관을 읽고/ })).toBeVisible();
      await agreeAndVerify(page, person);
      return page.getByRole('dialog').getByRole('button', { name: '계정 연동' });
    },
    says: signupMessages.linked,
    end: async (page) => {
      await acceptAlert(page, signupMessages.linked);
      await expect(page).toHaveURL('/');
    },
  },
  {
    title: 'the inquiry of a guest',
    from: 'components/support/inquiry-form.tsx',
    sends: 'POST /v1/support/guest/inquiries',
    begin: async (page) => {
      await page.goto('/terms');
      const form = await openModal(page);
      await fillInquiry(form, '가입 문의');
      await form.getByLabel('이메일').fill('guest@example.com');
      await form.getByLabel('휴대폰').fill('01012345678');
      await form.getByLabel('개인정보 수집과 이용에 동의합니다').check();
      return form.getByRole('button', { name: '보내기' });
    },
    asks: '확인',
    says: (page) => sentAlert(page, supportMessages.sentByGuest),
  },
  {
    title: 'the inquiry of a member',
    from: 'components/support/inquiry-form.tsx',
    sends: 'POST /v1/support/inquiries',
    begin: async (page) => {
      await joinAndLogIn(page, '한글쇠');
      await page.goto(myPaths.newInquiry());
      const form = page.getByRole('main');
      await expect(form.getByLabel('이메일')).toHaveValue(/@gyeol\.example$/);
      await fillInquiry(form, '작품 크기');
      return form.getByRole('button', { name: '보내기' });
    },
    asks: '확인',
    says: (page) => sentAlert(page, supportMessages.sent),
  },
];

testPresses(ROWS);
