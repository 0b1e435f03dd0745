import type { APIRequestContext, Page, Request } from '@playwright/test';
import * as myPaths from '@/lib/paths/my';
import type { SiteForm } from '@/tests/support/written-forms';
import { becomeArtist } from './support/artist';
import { fillWork, openArtworks, openRegister, saveWork } from './support/artworks-page';
import { dropPictures, openBulk, rowOf } from './support/bulk-page';
import { callOf } from './support/calls';
import { leaveAndReturn, openDialog, type BegunForm } from './support/leaving';
import { joinAndLogIn, logInAgain } from './support/my-page';
import { ORGANIZATION_FORMS } from './support/organization-forms';
import { rowGroup } from './support/profile-page';
import { newId } from './support/signup';
import { confirmSending, fillInquiry, modalOf } from './support/support-modal';
import { expect, test } from './support/test';

/** The modal's first tab. The form of the second is in the document too. */
const inquiryOf = (page: Page) => modalOf(page).getByRole('form', { name: '문의하기' });
const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click();

const isInquiry = callOf('POST /v1/support/inquiries');
const isProfile = (call: Request) => call.url().endsWith('/v1/users/me') && call.method() === 'PUT';

async function asMember(page: Page): Promise<Pick<BegunForm, 'logIn'>> {
  const { accountId } = await joinAndLogIn(page, '가람솔');
  return { logIn: () => logInAgain(page, accountId) };
}

async function asArtist(page: Page, operator: APIRequestContext): Promise<Pick<BegunForm, 'logIn'>> {
  const { accountId } = await becomeArtist(page, operator, '다온길');
  return { logIn: () => logInAgain(page, accountId) };
}

const FORMS: Record<SiteForm, (page: Page, operator: APIRequestContext) => Promise<BegunForm>> = {
  withdrawal: async (page) => {
    const dialog = page.getByRole('dialog', { name: '회원 탈퇴' });
    return {
      ...(await asMember(page)),
      dialog: 'modal',
      path: myPaths.info(),
      show: async () => {
        await openDialog('회원 탈퇴', '회원 탈퇴')(page);
        await dialog.getByRole('radio', { name: '예', exact: true }).check();
      },
      field: () => dialog.getByLabel('탈퇴 이유', { exact: true }),
      send: async () => {
        await dialog.getByRole('button', { name: '다음' }).click();
        const sure = page.getByRole('dialog', { name: '정말 탈퇴하시겠어요?' });
        await sure.getByRole('button', { name: '탈퇴', exact: true }).click();
        // What failed is said in the second step; an ended session in an alert on top.
        const back = sure.getByRole('button', { name: '이전' });
        await Promise.race([page.getByRole('alertdialog').waitFor(), back.click().catch(() => undefined)]);
      },
    };
  },
  myInfo: async (page) => ({
    ...(await asMember(page)),
    isOneLine: true,
    path: myPaths.info(),
    field: (of) => of.getByLabel('상세 주소'),
    send: async (of) => {
      await of.getByRole('button', { name: '수정', exact: true }).click();
      // Without a network the browser asks by itself, where the question's code wasn't loaded before.
      const asked = of.getByRole('alertdialog').getByRole('button', { name: '확인' });
      await Promise.race([asked.click(), of.waitForEvent('requestfailed', isProfile)]);
    },
  }),
  inquiry: async (page) => ({
    ...(await asMember(page)),
    path: myPaths.newInquiry(),
    field: () => page.getByLabel('내용'),
    prepare: () => fillInquiry(page.getByRole('form', { name: '문의하기' }), '한 줄'),
    send: async () => {
      await page.getByRole('button', { name: '보내기' }).click();
      // Without a network the browser asks by itself, where the question's code wasn't loaded before.
      await Promise.race([confirmSending(page), page.waitForEvent('requestfailed', isInquiry)]);
    },
  }),
  inquiryModal: async (page) => ({
    ...(await asMember(page)),
    dialog: 'modal',
    path: '/',
    show: openDialog('문의', '무엇을 도와드릴까요'),
    field: () => inquiryOf(page).getByLabel('내용'),
    prepare: () => fillInquiry(inquiryOf(page), '한 줄'),
    send: async () => {
      await inquiryOf(page).getByRole('button', { name: '보내기' }).click();
      // Without a network the browser asks by itself, where the question's code wasn't loaded before.
      const [asked, failed] = [page.getByRole('alertdialog'), modalOf(page).getByRole('alert')];
      await asked.or(failed).waitFor();
      if (await asked.isVisible()) await confirmSending(page);
    },
  }),
  profile: async (page, operator) => ({
    ...(await asArtist(page, operator)),
    path: myPaths.artistProfile(),
    field: (of) => of.getByRole('textbox', { name: '작가 노트' }),
    send: save,
  }),
  pastedRows: async (page, operator) => ({
    ...(await asArtist(page, operator)),
    path: myPaths.artistProfile(),
    show: async () => {
      const box = page.getByLabel('개인전 여러 줄');
      if (!(await box.isVisible()))
        await rowGroup(page, '개인전')
          .getByRole('button', { name: /여러 줄/ })
          .click();
    },
    field: () => page.getByLabel('개인전 여러 줄'),
    prepare: () => page.getByLabel('한 줄 소개').fill(`붙여넣기 전 ${newId()}`),
    send: save,
  }),
  artwork: async (page, operator) => {
    const dialog = page.getByRole('dialog', { name: '작품 등록' });
    return {
      ...(await asArtist(page, operator)),
      dialog: 'modal',
      path: myPaths.artistArtwork(),
      show: openDialog('작품 등록', '작품 등록'),
      field: () => dialog.getByLabel('작품 설명'),
      prepare: async () => void (await fillWork(dialog, '쓰다 만 작품')),
      send: () => saveWork(dialog),
    };
  },
  artworkDrafts: async (page, operator) => {
    const begun = await asArtist(page, operator);
    await openBulk(page, 0);
    await dropPictures(page, ['강.png']);
    const field = rowOf(page, '강.png').getByLabel('작품 설명');
    return {
      ...begun,
      path: myPaths.artistArtworkBulk(),
      field: () => field,
      // It saves itself when the field is left.
      send: () => field.blur(),
    };
  },
  artworkEdit: async (page, operator) => {
    const artist = await asArtist(page, operator);
    await openArtworks(page, 0);
    const register = await openRegister(page);
    await fillWork(register, '고칠 작품');
    await saveWork(register);
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect(register).toBeHidden();
    const dialogOf = (of: Page) => of.getByRole('dialog', { name: '작품 수정' });
    return {
      ...artist,
      dialog: 'modal',
      path: myPaths.artistArtwork(),
      show: openDialog('고칠 작품 수정', '작품 수정'),
      field: (of) => dialogOf(of).getByRole('textbox', { name: '작품 설명' }),
      send: (of) => saveWork(dialogOf(of)),
    };
  },
  ...ORGANIZATION_FORMS,
};

for (const [name, begin] of Object.entries(FORMS) as [SiteForm, (typeof FORMS)[SiteForm]][]) {
  test(`what is written is kept, however the form is left: ${name}`, async ({
    page,
    request,
    consoleGuard,
  }) => {
    consoleGuard.allow(/401|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
    const form = await begin(page, request);
    await leaveAndReturn({
      ...{ name, page, form, logIn: form.logIn },
      menu: () => page.getByRole('banner').getByRole('link').first(),
    });
    expect(new URL(page.url()).pathname).toBe(form.path.split('?')[0]);
  });
}
