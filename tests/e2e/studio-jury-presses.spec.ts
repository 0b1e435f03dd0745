import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import * as juryMessages from '@/lib/messages/contest-jury';
import * as reviewMessages from '@/lib/messages/contest-review';
import { SCALE_LABELS } from '@/lib/options/contest-review';
import { EXCLUSION_REASONS } from '@/lib/options/contest-jury';
import * as contestPaths from '@/lib/paths/contest';
import { dataOf, headers } from './support/calls';
import { testPresses, type PressRow } from './support/double-press';
import { addJuror, openJury, openReviewed } from './support/jury-page';
import { logIn } from './support/login';
import { newId } from './support/signup';

const contestPath = '/v1/organizations/contests/{uuid}' as const;
const NAME = '윤서인';

/** The room of an applicant, with a juror on the panel, before its owner or the juror. */
async function openRoom(page: Page, as: 'gallery01' | 'reviewer01') {
  const { uuid, applicantId, receipt } = await openReviewed(page);
  await addJuror(page, uuid);
  await logIn(page.context(), as, 'BUSINESS');
  await page.goto(contestPaths.applicant(uuid, applicantId));
  return receipt;
}

const invitation = () => {
  const accountId = newId();
  return { accountId, name: '배윤조', email: `${accountId}@gyeol.example` };
};

const ROWS: readonly PressRow[] = [
  {
    title: 'a reviewer who is put on a panel',
    from: 'components/organization/jury/add-juror.tsx',
    sends: 'POST /v1/organizations/contests/{uuid}/jurors',
    begin: async (page) => {
      const { uuid, title } = await openReviewed(page);
      await openJury(page, uuid);
      const form = page.getByRole('form', { name: '심사위원 넣기' });
      await form.getByLabel('단체의 심사위원').selectOption({ label: `${NAME} (reviewer01)` });
      return {
        button: form.getByRole('button', { name: '심사단에 넣기' }),
        mail: { to: 'reviewer01@example.com', part: title },
      };
    },
    says: juryMessages.jurorAdded(NAME),
  },
  {
    title: 'the invitation of a juror',
    from: 'components/organization/jury/invite-juror.tsx',
    sends: 'POST /v1/organizations/contests/{uuid}/jurors/invitations',
    begin: async (page) => {
      const { uuid, title } = await openReviewed(page);
      await openJury(page, uuid);
      const { accountId, name, email } = invitation();
      const form = page.getByRole('form', { name: '심사위원 초대' });
      await form.getByLabel('이름').fill(name);
      await form.getByLabel('아이디').fill(accountId);
      await form.getByLabel('이메일').fill(email);
      return {
        button: form.getByRole('button', { name: '초대 메일 보내기' }),
        mail: { to: email, part: title },
      };
    },
    says: juryMessages.invited('배윤조'),
  },
  {
    title: 'an invitation that is sent again',
    from: 'components/organization/jury/panel-table.tsx',
    sends: 'POST /v1/organizations/contests/{uuid}/jurors/{accountUuid}/invitation',
    begin: async (page) => {
      const { uuid } = await openReviewed(page);
      const path = apiUrl(`${contestPath}/jurors/invitations`, { params: { uuid } });
      const data = { ...invitation(), phoneNum: null };
      await dataOf(await page.request.post(path, { headers, data }));
      await openJury(page, uuid);
      return page.getByRole('button', { name: /다시 초대/ });
    },
    says: juryMessages.invitedAgain('배윤조'),
  },
  {
    title: 'a juror who is removed',
    from: 'components/organization/jury/panel-table.tsx',
    sends: 'DELETE /v1/organizations/contests/{uuid}/jurors/{accountUuid}',
    begin: async (page) => {
      const { uuid } = await openReviewed(page);
      await addJuror(page, uuid);
      await openJury(page, uuid);
      return page.getByRole('button', { name: /빼기/ });
    },
    asks: '빼기',
    says: juryMessages.jurorRemoved(NAME),
  },
  {
    title: 'an exclusion that is lifted',
    from: 'components/organization/jury/exclusion-log.tsx',
    sends: 'DELETE /v1/organizations/contests/{uuid}/exclusions/{exclusionUuid}',
    begin: async (page) => {
      const { uuid, applicantId } = await openReviewed(page);
      const jurorUuid = await addJuror(page, uuid);
      const path = apiUrl(`${contestPath}/exclusions`, { params: { uuid } });
      const data = { applicantId, jurorUuid, reason: EXCLUSION_REASONS.TEACHER };
      await dataOf(await page.request.post(path, { headers, data }));
      await openJury(page, uuid);
      return page.getByRole('button', { name: /풀기/ });
    },
    asks: '풀기',
    says: juryMessages.exclusionLifted,
  },
  {
    title: 'an exclusion by an owner',
    from: 'components/organization/jury/exclude-dialog.tsx',
    sends: 'POST /v1/organizations/contests/{uuid}/exclusions',
    begin: async (page) => {
      await openRoom(page, 'gallery01');
      await page.getByRole('button', { name: '심사위원 제척' }).click();
      const dialog = page.getByRole('dialog', { name: '심사위원 제척' });
      await dialog.getByLabel('심사위원', { exact: true }).selectOption({ label: `${NAME} (reviewer01)` });
      await dialog.getByRole('radio', { name: EXCLUSION_REASONS.FAMILY }).check();
      return dialog.getByRole('button', { name: '제척하기' });
    },
    says: juryMessages.excluded(NAME),
  },
  {
    title: 'an exclusion that a juror declares',
    from: 'components/organization/jury/declare-dialog.tsx',
    sends: 'POST /v1/organizations/contests/{uuid}/exclusions',
    begin: async (page) => {
      await openRoom(page, 'reviewer01');
      await page.getByRole('button', { name: '제척·회피 신고' }).click();
      const dialog = page.getByRole('dialog', { name: juryMessages.declare });
      await dialog.getByRole('radio', { name: EXCLUSION_REASONS.PARTNER }).check();
      return dialog.getByRole('button', { name: '회피 신고', exact: true });
    },
    says: /^접수 .+의 회피를 신고했습니다\.$/,
  },
  {
    title: 'the rule of a contest',
    from: 'components/organization/jury/rule-section.tsx',
    sends: 'PUT /v1/organizations/contests/{uuid}/review-rule',
    begin: async (page) => {
      const { uuid } = await openReviewed(page);
      await openJury(page, uuid);
      const form = page.getByRole('form', { name: '심사 규칙' });
      await form.getByRole('radio', { name: SCALE_LABELS.TEN }).check();
      return form.getByRole('button', { name: '규칙 저장' });
    },
    says: reviewMessages.ruleSaved,
  },
];

testPresses(ROWS);
