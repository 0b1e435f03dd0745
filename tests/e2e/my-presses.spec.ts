import type { Page } from '@playwright/test';
import * as myMessages from '@/lib/messages/my';
import * as myPaths from '@/lib/paths/my';
import { fillApplication } from './support/application-form';
import { GESTURES, pressTwice, testPresses, type PressRow } from './support/double-press';
import { gotoWithLikes, hearts } from './support/liked';
import { joinAndLogIn, joinAndOpenMyInfo, openForm } from './support/my-page';
import { acceptAlert, PASSWORD } from './support/signup';
import { expect, test } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The first step of the withdrawal of a new member. */
async function beginWithdrawal(page: Page) {
  await joinAndOpenMyInfo(page, '한소담');
  await button(page, '회원 탈퇴').click();
  return page.getByRole('dialog', { name: '회원 탈퇴' }).getByRole('button', { name: '다음' });
}

async function fillPasswords(page: Page) {
  await joinAndOpenMyInfo(page, '강다온');
  const form = page.getByRole('form', { name: '비밀번호 수정' });
  await form.getByLabel('현재 비밀번호', { exact: true }).fill(PASSWORD);
  return form;
}

/** A heart of the list of artists, as a new member sees it. */
async function heart(page: Page, isLiked: boolean) {
  await joinAndLogIn(page, '나래');
  await gotoWithLikes(page, '/artist');
  const first = page
    .getByRole('main')
    .getByRole('button', { name: /좋아요$/ })
    .first();
  if (isLiked) {
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  }
  return first;
}

const ROWS: readonly PressRow[] = [
  {
    title: 'changed personal data',
    from: 'components/my/profile-form.tsx',
    sends: 'PUT /v1/users/me',
    begin: async (page) => {
      await joinAndOpenMyInfo(page, '정가람');
      await page.getByLabel('상세 주소').fill('3층');
      return button(page, '수정');
    },
    asks: '확인',
    says: myMessages.saved,
  },
  {
    title: 'the application to become an artist',
    from: 'components/my/profile-form.tsx',
    sends: 'POST /v1/users/apply-artist',
    begin: async (page) => {
      await joinAndLogIn(page, '고은별');
      await openForm(page, myPaths.applyArtist());
      await fillApplication(page);
      return button(page, '전환 신청');
    },
    asks: '확인',
    says: myMessages.applied,
  },
  {
    title: 'the check of the current password',
    from: 'components/my/current-password-field.tsx',
    sends: 'POST /v1/users/validate-current-password',
    begin: async (page) => (await fillPasswords(page)).getByRole('button', { name: '현재 비밀번호 확인' }),
    says: myMessages.currentPasswordRight,
  },
  {
    title: 'a changed password',
    from: 'components/my/password-form.tsx',
    sends: 'PUT /v1/users/password/update',
    begin: async (page) => {
      const form = await fillPasswords(page);
      await form.getByRole('button', { name: '현재 비밀번호 확인' }).click();
      await expect(form.getByText(myMessages.currentPasswordRight)).toBeVisible();
      await form.getByLabel('새 비밀번호', { exact: true }).fill('gyeol!2028');
      await form.getByLabel('새 비밀번호 확인', { exact: true }).fill('gyeol!2028');
      return form.getByRole('button', { name: '비밀번호 수정' });
    },
    asks: '확인',
    says: myMessages.passwordSaved,
  },
  {
    title: 'a withdrawal',
    from: 'components/my/withdrawal-dialog.tsx',
    sends: 'PUT /v1/users/withdraw',
    begin: async (page) => {
      await (await beginWithdrawal(page)).click();
      return page
        .getByRole('dialog', { name: '정말 탈퇴하시겠어요?' })
        .getByRole('button', { name: '탈퇴', exact: true });
    },
    says: myMessages.withdrawn,
    end: async (page) => {
      await acceptAlert(page, myMessages.withdrawn);
      await expect(page).toHaveURL('/');
    },
  },
  {
    title: 'a like',
    from: 'components/like/like-button.tsx',
    sends: 'POST /v1/users/me/likes',
    begin: (page) => heart(page, false),
    says: (page) => hearts(page.getByRole('main'), true),
  },
  {
    title: 'a like that is taken back',
    from: 'components/like/like-button.tsx',
    sends: 'DELETE /v1/users/me/likes',
    begin: (page) => heart(page, true),
    says: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /좋아요$/ })
        .first()
        .and(hearts(page, false)),
  },
];

testPresses(ROWS);

for (const gesture of GESTURES)
  test(`the second press (${gesture}) on the first step of the withdrawal doesn’t withdraw`, async ({
    page,
  }) => {
    const next = await beginWithdrawal(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') calls.push(request.url());
    });
    await pressTwice(page, next, gesture);
    const confirm = page.getByRole('dialog', { name: '정말 탈퇴하시겠어요?' });
    await expect(confirm).toBeVisible();
    // The guard is over, and the member is still asked.
    await confirm.getByRole('button', { name: '이전' }).click();
    await expect(next).toBeVisible();
    expect(calls).toEqual([]);
  });
