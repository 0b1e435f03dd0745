import type { APIRequestContext, Page, Request } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import { lockOf } from '@/lib/contest/review-lock';
import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import type { OrganizationContest, OrganizationContestRow } from '@/lib/contracts/organization-contest';
import * as myPaths from '@/lib/paths/my';
import * as contestPaths from '@/lib/paths/contest';
import { formField } from '@/tests/support/form-field';
import type { SiteForm } from '@/tests/support/written-forms';
import { becomeArtist } from './support/artist';
import { fillWork, openArtworks, openRegister, saveWork } from './support/artworks-page';
import { dropPictures, openBulk, rowOf } from './support/bulk-page';
import { callOf, dataOf, headers } from './support/calls';
import { beginContest, openContest } from './support/contest-page';
import { leaveAndReturn, type WrittenForm } from './support/leaving';
import { logIn } from './support/login';
import { openAnnounced } from './support/jury-page';
import { joinAndLogIn, logInAgain } from './support/my-page';
import { rowGroup } from './support/profile-page';
import { newId } from './support/signup';
import { confirmSending, fillInquiry, modalOf } from './support/support-modal';
import { expect, test } from './support/test';

interface Begun extends WrittenForm {
  logIn: () => Promise<unknown>;
}

const gallery = (page: Page) => () => logIn(page.context(), 'gallery01', 'BUSINESS');
/** The modal's first tab. The form of the second is in the document too. */
const inquiryOf = (page: Page) => modalOf(page).getByRole('form', { name: '문의하기' });
const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click();

const isInquiry = callOf('POST /v1/support/inquiries');
const isProfile = (call: Request) => call.url().endsWith('/v1/users/me') && call.method() === 'PUT';

async function asMember(page: Page): Promise<Pick<Begun, 'logIn'>> {
  const { accountId } = await joinAndLogIn(page, '가람솔');
  return { logIn: () => logInAgain(page, accountId) };
}

async function asArtist(page: Page, operator: APIRequestContext): Promise<Pick<Begun, 'logIn'>> {
  const { accountId } = await becomeArtist(page, operator, '다온길');
  return { logIn: () => logInAgain(page, accountId) };
}

/** Opens a dialog by its button, unless the page has opened it already. */
const opening = (button: RegExp | string, dialog: string) => async (page: Page) => {
  const opened = page.getByRole('dialog', { name: dialog });
  await Promise.race([
    opened.waitFor(),
    page
      .getByRole('button', { name: button, exact: true })
      .first()
      .click()
      .catch(() => opened.waitFor()),
  ]);
  await opened.waitFor();
};

/** The path of an applicant of the demo gallery whom its owner can score. */
async function findScored({ request }: Page): Promise<string> {
  const contests = apiUrl('/v1/organizations/contests');
  const { content } = await dataOf<{ content: OrganizationContestRow[] }>(await request.get(contests));
  for (const { uuid } of content.filter(({ applicants }) => applicants > 0)) {
    const params = { uuid };
    const one = apiUrl('/v1/organizations/contests/{uuid}', { params });
    const contest = await dataOf<OrganizationContest>(await request.get(one));
    const list = apiUrl('/v1/organizations/contests/{uuid}/applicants', { params });
    const { content: rows } = await dataOf<{ content: ApplicantRow[] }>(await request.get(list));
    const found = rows.find(({ round }) => lockOf({ kind: 'SCORE', round }, contest) === null);
    if (found !== undefined) return contestPaths.applicant(uuid, found.id);
  }
  throw new Error('the demo gallery has no applicant who can be scored');
}

const FORMS: Record<SiteForm, (page: Page, operator: APIRequestContext) => Promise<Begun>> = {
  withdrawal: async (page) => {
    const dialog = page.getByRole('dialog', { name: '회원 탈퇴' });
    return {
      ...(await asMember(page)),
      dialog: 'modal',
      path: myPaths.info(),
      show: async () => {
        await opening('회원 탈퇴', '회원 탈퇴')(page);
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
    show: opening('문의', '무엇을 도와드릴까요'),
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
      show: opening('작품 등록', '작품 등록'),
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
      show: opening('고칠 작품 수정', '작품 수정'),
      field: (of) => dialogOf(of).getByRole('textbox', { name: '작품 설명' }),
      send: (of) => saveWork(dialogOf(of)),
    };
  },
  contest: async (page) => {
    await beginContest(page, `쓰다 만 공모 ${newId()}`);
    return {
      logIn: gallery(page),
      path: new URL(page.url()).pathname,
      field: (of) => of.getByRole('textbox', { name: '소개' }),
      send: save,
    };
  },
  announcement: async (page) => {
    const { uuid } = await openContest(page, `끝난 공모 ${newId()}`, [formField({ name: 'note' })]);
    const params = { uuid };
    const { request } = page;
    const { version } = await dataOf<{ version: number }>(
      await request.get(apiUrl('/v1/organizations/contests/{uuid}', { params })),
    );
    const standing = apiUrl('/v1/organizations/contests/{uuid}/standing', { params });
    await dataOf(await request.put(standing, { headers, data: { action: 'CLOSE', version } }));
    const dialog = page.getByRole('dialog', { name: '결과 발표' });
    return {
      logIn: gallery(page),
      dialog: 'modal',
      path: contestPaths.applicants(uuid),
      show: opening('결과 발표', '결과 발표'),
      field: () => dialog.getByRole('textbox', { name: '내용' }).first(),
      // It asks for the decisions of now before it asks anything.
      asks: 'GET /v1/organizations/contests/{uuid}/announcement',
      send: () => dialog.getByRole('button', { name: '발표하기' }).click(),
    };
  },
  contestResult: async (page) => ({
    path: contestPaths.result((await openAnnounced(page)).uuid),
    logIn: gallery(page),
    field: (of) => of.getByRole('textbox', { name: '심의총평' }),
    send: save,
  }),
  review: async (page) => {
    await gallery(page)();
    const path = await findScored(page);
    const field = page.getByRole('dialog').getByRole('textbox', { name: '메모' });
    return {
      logIn: gallery(page),
      dialog: 'full',
      path,
      show: async () => {
        if (page.url().includes('applicant=')) return;
        await page.goto(path);
      },
      field: () => field,
      // It saves itself when the field is left.
      send: () => field.blur(),
    };
  },
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
