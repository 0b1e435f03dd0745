import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import * as adminMessages from '@/lib/messages/admin';
import * as authMessages from '@/lib/messages/auth';
import type { AdminOrganization } from '@/lib/contracts/admin/organization';
import * as supportMessages from '@/lib/messages/support';
import * as adminPaths from '@/lib/paths/admin';
import * as myPaths from '@/lib/paths/my';
import { NEW_PASSWORD, openPasswordLink, withReason } from './support/back-office';
import { dataOf, headers } from './support/calls';
import { testPresses, type PressRow } from './support/double-press';
import { logIn } from './support/login';
import { mailTo } from './support/mails';
import {
  newOrganization,
  openApplication,
  openNewMember,
  openOrganization,
  unique,
  visitorPage,
} from './support/new-records';
import { ask } from './support/inquiries';
import { newId } from './support/signup';
import { expect } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const mailOf = (accountId: string, part: string) => ({ to: `${accountId}@gyeol.example`, part });

/** Leaves for good, by the call that My Page makes. */
async function withdraw(member: Page): Promise<void> {
  const data = { withdrawReason: null, hidesPages: false };
  await dataOf(await member.request.put(apiUrl('/v1/users/withdraw'), { headers, data }));
}

/** An organization with an invited reviewer beside its owner. */
async function withReviewer(page: Page): Promise<{ organization: AdminOrganization; accountId: string }> {
  const { uuid, version } = await newOrganization(page);
  const accountId = newId();
  const params = { uuid };
  const data = {
    ...{ accountId, name: '정가람', email: `${accountId}@gyeol.example`, phoneNum: '' },
    ...{ role: 'REVIEWER', version },
  };
  const path = apiUrl('/v1/admin/organizations/{uuid}/people', { params });
  await dataOf(await page.request.post(path, { headers, data }));
  const own = apiUrl('/v1/admin/organizations/{uuid}', { params });
  return {
    organization: await dataOf<AdminOrganization>(await page.request.get(own, { headers })),
    accountId,
  };
}

/** The line of the reviewer of an organization, on its screen. */
async function openReviewer(page: Page) {
  const { organization, accountId } = await withReviewer(page);
  await page.goto(adminPaths.record('organizations', organization.uuid));
  const people = page.getByRole('list', { name: '단체의 사람' });
  return people.getByRole('listitem').filter({ hasText: accountId });
}

const ROWS: readonly PressRow[] = [
  {
    title: 'a new organization',
    from: 'components/admin/parts/record-form.tsx',
    sends: 'POST /v1/admin/organizations',
    begin: async (page) => {
      const owner = newId();
      await page.goto(`${adminPaths.screen('organizations')}/create`);
      await page.getByRole('textbox', { name: '단체 이름' }).fill(unique('국립현대미술관'));
      await page.getByRole('textbox', { name: '책임자의 아이디' }).fill(owner);
      await page.getByRole('textbox', { name: '책임자의 이름' }).fill('이보라');
      await page.getByRole('textbox', { name: '책임자의 이메일' }).fill(`${owner}@gyeol.example`);
      return { button: button(page, '저장'), mail: mailOf(owner, '/auth/password/') };
    },
    says: '만들었습니다.',
  },
  {
    title: 'the place of an account in an organization',
    from: 'components/admin/organizations/join-form.tsx',
    sends: 'PUT /v1/admin/organizations/{uuid}/people',
    begin: async (page) => {
      const { organization, accountId } = await withReviewer(page);
      const { uuid, version, people } = organization;
      const accountUuid = people.find((person) => person.accountId === accountId)?.uuid ?? '';
      const path = '/v1/admin/organizations/{uuid}/people/{accountUuid}';
      const left = apiUrl(path, { params: { uuid, accountUuid } });
      await dataOf(await page.request.delete(left, { headers, data: { version } }));
      await openOrganization(page);
      await button(page, '사람 더하기').click();
      const dialog = page.getByRole('dialog', { name: '사람 더하기' });
      await dialog.getByRole('button', { name: '이미 단체 계정이 있는 사람 더하기' }).click();
      await dialog.getByRole('textbox', { name: '아이디' }).fill(accountId);
      return dialog.getByRole('button', { name: '더하기', exact: true });
    },
    says: '단체에 더했습니다.',
  },
  {
    title: 'the verification of an organization',
    from: 'components/admin/organizations/verification-part.tsx',
    sends: 'PUT /v1/admin/organizations/{uuid}/verification',
    begin: async (page) => {
      await openOrganization(page);
      await page.getByRole('combobox', { name: '확인한 서류' }).selectOption('BUSINESS');
      return button(page, '확인 저장');
    },
    says: adminMessages.organizationVerified,
  },
  {
    title: 'a verification that is taken back',
    from: 'components/admin/organizations/verification-part.tsx',
    sends: 'PUT /v1/admin/organizations/{uuid}/verification',
    begin: async (page) => {
      const { uuid, version } = await newOrganization(page);
      const path = apiUrl('/v1/admin/organizations/{uuid}/verification', { params: { uuid } });
      await dataOf(await page.request.put(path, { headers, data: { verifiedBy: 'MUSEUM', version } }));
      await page.goto(adminPaths.record('organizations', uuid));
      return button(page, '확인 취소');
    },
    asks: '확인 취소',
    says: adminMessages.verificationTakenBack,
  },
  {
    title: 'another role in an organization',
    from: 'components/admin/organizations/organization-people.tsx',
    sends: 'PUT /v1/admin/organizations/{uuid}/people/{accountUuid}',
    begin: async (page) => (await openReviewer(page)).getByRole('button', { name: /^책임자/ }),
    asks: '책임자로',
    says: '역할을 바꿨습니다.',
  },
  {
    title: 'a person who leaves an organization',
    from: 'components/admin/organizations/organization-people.tsx',
    sends: 'DELETE /v1/admin/organizations/{uuid}/people/{accountUuid}',
    begin: async (page) => (await openReviewer(page)).getByRole('button', { name: '빼기' }),
    asks: '빼기',
    says: '단체에서 뺐습니다.',
  },
  {
    title: 'the role of a member',
    from: 'components/admin/members/member-actions.tsx',
    sends: 'PUT /v1/admin/members/{uuid}/role',
    begin: async (page) => {
      await openNewMember(page);
      return button(page, '운영자로 변경');
    },
    asks: '운영자로 변경',
    says: '역할을 바꿨습니다.',
  },
  {
    title: 'a withdrawal that is taken back',
    from: 'components/admin/members/member-actions.tsx',
    sends: 'PUT /v1/admin/members/{uuid}/withdrawal/revoke',
    begin: async (page) => {
      const accountId = await openNewMember(page, withdraw);
      return { button: button(page, '탈퇴 철회'), mail: mailOf(accountId, '철회되어 다시 이용하실') };
    },
    asks: '탈퇴 철회',
    says: '탈퇴를 철회하고 메일을 보냈습니다.',
  },
  {
    title: 'the contact of a member of an organization',
    from: 'components/admin/members/contact-form.tsx',
    sends: 'PUT /v1/admin/members/{uuid}/contact',
    begin: async (page) => {
      const { people } = await newOrganization(page);
      await page.goto(adminPaths.record('members', people[0]?.uuid ?? ''));
      await (await withReason(page, '개인정보 열기')).click();
      await page.getByRole('textbox', { name: '이름' }).fill('이새봄');
      return button(page, '저장');
    },
    says: '연락처를 저장했습니다.',
  },
  {
    title: 'the look at an application',
    from: 'components/admin/applications/application-show.tsx',
    sends: 'POST /v1/admin/artist-applications/{uuid}/open',
    begin: async (page) => {
      await openApplication(page);
      return withReason(page, '자료와 개인정보 열기');
    },
    says: '열람을 기록했습니다.',
  },
  {
    title: 'another look at the documents of an application',
    from: 'components/admin/applications/application-documents.tsx',
    sends: 'POST /v1/admin/artist-applications/{uuid}/open',
    begin: async (page) => {
      await openApplication(page);
      await (await withReason(page, '자료와 개인정보 열기')).click();
      await expect(page.getByText('열람을 기록했습니다.')).toHaveCount(1);
      await expect(page.getByText('열람을 기록했습니다.')).toHaveCount(0);
      return button(page, '다시 열기');
    },
    says: '열람을 기록했습니다.',
  },
  {
    title: 'the look at who asked',
    from: 'components/admin/inquiries/inquiry-show.tsx',
    sends: 'POST /v1/admin/inquiries/{uuid}/open',
    begin: async (page) => {
      const member = await visitorPage(page);
      await logIn(member.context(), 'member01', 'MEMBER');
      const uuid = await ask(member.request, 'member01', unique('작품 크기'));
      await member.context().close();
      await page.goto(adminPaths.record('inquiries', uuid));
      return withReason(page, '이름과 연락처 보기');
    },
    says: '열람을 기록했습니다.',
  },
  {
    title: 'all notices as read',
    from: 'components/support/notices-page.tsx',
    sends: 'PUT /v1/support/notices/read-all',
    begin: async (page) => {
      await logIn(page.context(), 'admin01', 'ADMIN');
      const notice = { title: unique('점검 안내'), content: '<p>새벽에 점검합니다.</p>' };
      const data = { ...notice, createdBy: '운영팀', isPinned: false };
      await dataOf(await page.request.post(apiUrl('/v1/admin/notices'), { headers, data }));
      await logIn(page.context(), 'member01', 'MEMBER');
      await page.goto(myPaths.notices());
      return button(page, '모두 읽음으로 표시');
    },
    says: supportMessages.readAllDone,
  },
  {
    title: 'a password by a link',
    from: 'components/auth/password-link-form.tsx',
    sends: 'PUT /v1/auth/password-links/{token}',
    begin: async (page) => {
      const { people } = await newOrganization(page);
      await openPasswordLink(
        page,
        await mailTo(mailOf(people[0]?.accountId ?? '', '').to, '/auth/password/'),
      );
      await page.getByLabel('새 비밀번호', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(NEW_PASSWORD);
      return button(page, '비밀번호 설정');
    },
    says: authMessages.passwordSet,
  },
];

testPresses(ROWS, ({ page }) => logIn(page.context(), 'admin01', 'ADMIN'));
