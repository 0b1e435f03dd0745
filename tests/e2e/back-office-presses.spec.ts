import type { APIRequestContext, Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import * as adminPaths from '@/lib/paths/admin';
import { dataOf, headers } from './support/calls';
import { testPresses, type PressRow } from './support/double-press';
import { ask } from './support/inquiries';
import { logIn } from './support/login';
import { openApplication, openNewMember, openOrganization, unique, visitorPage } from './support/new-records';
import { newId } from './support/signup';
import { withReason } from './support/back-office';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The uuid of a record that is made by a call of the operator. */
async function make(request: APIRequestContext, path: string, data: object): Promise<string> {
  return (await dataOf<{ uuid: string }>(await request.post(path, { headers, data }))).uuid;
}

const mailOf = (accountId: string, part: string) => ({ to: `${accountId}@gyeol.example`, part });

async function answerBox(page: Page) {
  const title = unique('작품 크기');
  const member = await visitorPage(page);
  await logIn(member.context(), 'member01', 'MEMBER');
  const uuid = await ask(member.request, 'member01', title);
  await member.context().close();
  await page.goto(adminPaths.screen(`inquiries/${uuid}/show`));
  await page.getByRole('textbox', { name: '답변 내용' }).fill('월요일에 고쳐 두었습니다.');
  return { button: button(page, '답변 보내기'), mail: mailOf('member01', title) };
}

const REASON = '다른 사람의 작품을 올렸습니다.';

async function stopMember(page: Page) {
  const accountId = await openNewMember(page);
  await page.getByRole('textbox', { name: '정지 사유' }).fill(REASON);
  return { accountId, button: button(page, '이용 정지') };
}

/** The screen of a new member who is stopped. */
async function openStopped(page: Page): Promise<string> {
  const { accountId, button: stop } = await stopMember(page);
  await stop.click();
  await page.getByRole('dialog').getByRole('button', { name: '이용 정지' }).click();
  return accountId;
}

async function newFaq(page: Page): Promise<string> {
  const faq = { category: 'MEMBER', isForArtists: false, question: unique('질문'), answer: '답변입니다.' };
  return make(page.request, apiUrl('/v1/admin/faqs'), faq);
}

const ROWS: readonly PressRow[] = [
  {
    title: 'an answer to an inquiry',
    from: 'components/admin/inquiries/answer-form.tsx',
    sends: 'PUT /v1/admin/inquiries/{uuid}/answer',
    begin: answerBox,
    says: '답변을 저장하고 메일을 보냈습니다.',
  },
  {
    title: 'the approval of an artist',
    from: 'components/admin/applications/decision.tsx',
    sends: 'PUT /v1/admin/artist-applications/{uuid}/approve',
    begin: async (page) => {
      const accountId = await openApplication(page);
      return { button: button(page, '승인'), mail: mailOf(accountId, '승인이 완료되었습니다') };
    },
    asks: '승인',
    says: '승인하고 메일을 보냈습니다.',
  },
  {
    title: 'the request for other documents',
    from: 'components/admin/applications/decision.tsx',
    sends: 'PUT /v1/admin/artist-applications/{uuid}/retry',
    begin: async (page) => {
      const accountId = await openApplication(page);
      await page.getByRole('textbox', { name: '자료를 다시 요청하는 사유' }).fill('전시 자료를 올려 주세요.');
      return { button: button(page, '자료 다시 요청'), mail: mailOf(accountId, '전시 자료를 올려 주세요.') };
    },
    says: '자료를 다시 요청하고 메일을 보냈습니다.',
  },
  {
    title: 'the stop of a member',
    from: 'components/admin/members/member-stop.tsx',
    sends: 'PUT /v1/admin/members/{uuid}/stop',
    begin: async (page) => {
      const { accountId, button: stop } = await stopMember(page);
      return { button: stop, mail: mailOf(accountId, REASON) };
    },
    asks: '이용 정지',
    says: '이용을 정지하고 메일을 보냈습니다.',
  },
  {
    title: 'the restoring of a member',
    from: 'components/admin/members/member-actions.tsx',
    sends: 'PUT /v1/admin/members/{uuid}/restore',
    begin: async (page) => {
      const accountId = await openStopped(page);
      return { button: button(page, '정지 해제'), mail: mailOf(accountId, '이용 정지가 해제되어') };
    },
    asks: '정지 해제',
    says: '정지를 해제하고 메일을 보냈습니다.',
  },
  {
    title: 'a new question of the FAQ',
    from: 'components/admin/parts/record-form.tsx',
    sends: 'POST /v1/admin/faqs',
    begin: async (page) => {
      await page.goto(`${adminPaths.screen('faqs')}/create`);
      await page.getByRole('textbox', { name: '질문' }).fill(unique('비밀번호'));
      await page.getByRole('textbox', { name: '답변' }).fill('로그인 창에서 찾을 수 있습니다.');
      return button(page, '저장');
    },
    says: '만들었습니다.',
  },
  {
    title: 'a changed question of the FAQ',
    from: 'components/admin/parts/record-form.tsx',
    sends: 'PUT /v1/admin/faqs/{uuid}',
    begin: async (page) => {
      await page.goto(adminPaths.screen(`faqs/${await newFaq(page)}`));
      await page.getByRole('textbox', { name: '답변' }).fill('다른 답변입니다.');
      return button(page, '저장');
    },
    says: '저장했습니다.',
  },
  {
    title: 'a question that leaves the FAQ',
    from: 'components/admin/parts/record-form.tsx',
    sends: 'DELETE /v1/admin/faqs/{uuid}',
    begin: async (page) => {
      await page.goto(adminPaths.screen(`faqs/${await newFaq(page)}`));
      return button(page, '삭제');
    },
    asks: '확인',
    says: '삭제했습니다.',
  },
  {
    title: 'an invitation to an organization',
    from: 'components/admin/organizations/invite-form.tsx',
    sends: 'POST /v1/admin/organizations/{uuid}/people',
    begin: async (page) => {
      const accountId = newId();
      await openOrganization(page);
      await button(page, '사람 더하기').click();
      const dialog = page.getByRole('dialog', { name: '사람 더하기' });
      await dialog.getByRole('textbox', { name: '아이디' }).fill(accountId);
      await dialog.getByRole('textbox', { name: '이름' }).fill('정가람');
      await dialog.getByRole('textbox', { name: '이메일' }).fill(`${accountId}@gyeol.example`);
      const invite = dialog.getByRole('button', { name: '초대하기' });
      return { button: invite, mail: mailOf(accountId, '/auth/password/') };
    },
    says: '초대 메일을 보냈습니다.',
  },
  {
    title: 'the link to a password',
    from: 'components/admin/members/password-link-button.tsx',
    sends: 'POST /v1/admin/members/{uuid}/password-link',
    begin: async (page) => {
      await openOrganization(page);
      return page.getByRole('list', { name: '단체의 사람' }).getByRole('button').first();
    },
    asks: '초대 메일 다시 보내기',
    says: '메일을 보냈습니다.',
  },
  {
    title: 'the withdrawal of a member',
    from: 'components/admin/members/member-actions.tsx',
    sends: 'PUT /v1/admin/members/{uuid}/withdrawal',
    begin: async (page) => {
      await openStopped(page);
      return button(page, '탈퇴 처리');
    },
    asks: '탈퇴 처리',
    says: '탈퇴를 처리했습니다.',
  },
  {
    title: 'the look at a member’s personal data',
    from: 'components/admin/members/member-show.tsx',
    sends: 'POST /v1/admin/members/{uuid}/open',
    begin: async (page) => {
      await openNewMember(page);
      return withReason(page, '개인정보 열기');
    },
    says: '열람을 기록했습니다.',
  },
  {
    title: 'the new name of an organization',
    from: 'components/admin/organizations/rename-form.tsx',
    sends: 'PUT /v1/admin/organizations/{uuid}',
    begin: async (page) => {
      await openOrganization(page);
      await page.getByRole('textbox', { name: '단체 이름' }).fill(unique('겨울미술관'));
      return button(page, '이름 저장');
    },
    says: '이름을 저장했습니다.',
  },
];

testPresses(ROWS, ({ page }) => logIn(page.context(), 'admin01', 'ADMIN'));
