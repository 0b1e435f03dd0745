import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formField } from '@/tests/support/form-field';
import { apiUrl } from '@/lib/api/url';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import type { ContestAction, OrganizationContest } from '@/lib/contracts/organization-contest';
import * as contestMessages from '@/lib/messages/contest';
import * as articlePaths from '@/lib/paths/article';
import * as myPaths from '@/lib/paths/my';
import * as contestPaths from '@/lib/paths/contest';
import * as organizationPaths from '@/lib/paths/organization';
import { agreeToTerms } from './support/contest-terms';
import { becomeArtist } from './support/artist';
import { dataOf, headers } from './support/calls';
import { openContest } from './support/contest-page';
import { browserOf, testPresses, type PressRow } from './support/double-press';
import { logIn } from './support/login';
import { logInAgain } from './support/my-page';
import { operatorPage } from './support/operator-page';
import { expect } from './support/test';

const FIELDS = [formField({ name: 'note', label: '작가 노트', type: 'textarea' })];
const unique = () => `달빛 공모 ${randomUUID().slice(0, 8)}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const artists = new WeakMap<Page, string>();

/** The artist who applies in a test: one account for all of its gestures. Logs the page's browser in as them. */
async function asArtist(page: Page): Promise<string> {
  const known = artists.get(page);
  if (known !== undefined) {
    await logInAgain(page, known);
    return known;
  }
  const operator = await operatorPage(browserOf(page), process.env.E2E_EDITED_URL);
  const { accountId } = await becomeArtist(page, operator.request, '보라');
  await operator.context().close();
  artists.set(page, accountId);
  return accountId;
}

const contestPath = '/v1/organizations/contests/{uuid}' as const;

async function actOn(page: Page, uuid: string, action: ContestAction): Promise<void> {
  const params = { uuid };
  const { version } = await dataOf<OrganizationContest>(
    await page.request.get(apiUrl(contestPath, { params })),
  );
  const path = apiUrl(`${contestPath}/standing`, { params });
  await dataOf(await page.request.put(path, { headers, data: { action, version } }));
}

/** The page of a draft that lacks nothing but its picture. */
async function openDraft(page: Page): Promise<void> {
  await logIn(page.context(), 'gallery01', 'BUSINESS');
  const data = {
    ...{ contestType: 'COMPETITION', title: unique(), organizer: '봄결미술관', description: '' },
    ...{ fields: FIELDS, opensAt: null, closesAt: null, isBlind: false, allowsEdits: true },
    terms: FAIR_TERMS,
  };
  const made = await page.request.post(apiUrl('/v1/organizations/contests'), { headers, data });
  const { uuid } = await dataOf<OrganizationContest>(made);
  await openEditor(page, uuid);
}

async function openEditor(page: Page, uuid: string): Promise<void> {
  await page.goto(contestPaths.editContest(uuid));
  await page.locator('form:not([inert])').first().waitFor();
}

/** An open contest, to which the artist has applied. */
async function openApplied(page: Page) {
  const title = unique();
  const contest = await openContest(page, title, FIELDS);
  const accountId = await asArtist(page);
  const path = apiUrl('/v1/artists/contest-applicants/{contestUuid}', {
    params: { contestUuid: contest.uuid },
  });
  const data = { formData: JSON.stringify({ note: '창가에 달이 머무는 시간을 그립니다.' }) };
  const { id } = await dataOf<{ id: string }>(await page.request.post(path, { headers, data }));
  const sent = apiUrl('/v1/artists/contest-applicants/{id}/uploaded', { params: { id } });
  await dataOf(await page.request.put(sent, { headers, data: {} }));
  return { ...contest, title, accountId };
}

/** The applicants of a contest that is over, before its owner. */
async function openApplicants(page: Page, status?: ApplicantStatus) {
  const { uuid, title, accountId } = await openApplied(page);
  await logIn(page.context(), 'gallery01', 'BUSINESS');
  await actOn(page, uuid, 'CLOSE');
  const params = { uuid };
  if (status !== undefined) {
    const list = await page.request.get(apiUrl(`${contestPath}/applicants`, { params }));
    const ids = (await dataOf<{ content: ApplicantRow[] }>(list)).content.map(({ id }) => id);
    const path = apiUrl(`${contestPath}/applicants/status`, { params });
    await dataOf(await page.request.put(path, { headers, data: { ids, status } }));
  }
  await page.goto(contestPaths.applicants(uuid));
  return { title, accountId };
}

const ROWS: readonly PressRow[] = [
  {
    title: 'a new contest',
    from: 'components/organization/contests/new-contest-dialog.tsx',
    sends: 'POST /v1/organizations/contests',
    begin: async (page) => {
      await logIn(page.context(), 'gallery01', 'BUSINESS');
      await page.goto(organizationPaths.contests());
      await button(page, '새 공모').click();
      const dialog = page.getByRole('dialog', { name: '새 공모' });
      await dialog.getByLabel('제목').fill(unique());
      return dialog.getByRole('button', { name: '만들기' });
    },
    says: contestMessages.contestMade,
  },
  {
    title: 'a changed contest',
    from: 'components/form/save-bar.tsx',
    sends: 'PUT /v1/organizations/contests/{uuid}',
    begin: async (page) => {
      await openDraft(page);
      await page.getByLabel('소개').fill('창가의 방');
      return button(page, '저장');
    },
    says: contestMessages.contestSaved,
  },
  {
    title: 'the copy of a contest',
    from: 'components/organization/builder/contest-head.tsx',
    sends: 'POST /v1/organizations/contests/{uuid}/copy',
    begin: async (page) => {
      await openDraft(page);
      return button(page, '복사');
    },
    says: contestMessages.contestCopied,
  },
  {
    title: 'a contest that goes',
    from: 'components/organization/builder/contest-head.tsx',
    sends: 'DELETE /v1/organizations/contests/{uuid}',
    begin: async (page) => {
      await openDraft(page);
      return button(page, '지우기');
    },
    asks: '지우기',
    says: contestMessages.contestRemoved,
  },
  {
    title: 'a contest that is closed',
    from: 'components/organization/builder/contest-head.tsx',
    sends: 'PUT /v1/organizations/contests/{uuid}/standing',
    begin: async (page) => {
      await openEditor(page, (await openContest(page, unique(), FIELDS)).uuid);
      return button(page, '접수 마치기');
    },
    asks: '접수 마치기',
    says: contestMessages.contestClosed,
  },
  {
    title: 'a contest that is taken out of the archive',
    from: 'components/organization/builder/contest-head.tsx',
    sends: 'PUT /v1/organizations/contests/{uuid}/standing',
    begin: async (page) => {
      const { uuid } = await openContest(page, unique(), FIELDS);
      for (const action of ['CLOSE', 'ARCHIVE'] as const) await actOn(page, uuid, action);
      await openEditor(page, uuid);
      return button(page, '다시 꺼내기');
    },
    says: contestMessages.contestRestored,
  },
  {
    title: 'the decision about one applicant',
    from: 'components/organization/applicants/room/status-choice.tsx',
    sends: 'PUT /v1/organizations/contests/{uuid}/applicants/status',
    begin: async (page) => {
      await openApplicants(page);
      await page.getByRole('rowheader').first().getByRole('link').click();
      const statuses = page.getByRole('dialog').getByRole('group', { name: '상태', exact: true });
      return statuses.getByRole('button', { name: '선정', exact: true });
    },
    says: contestMessages.statusChanged(1, '선정'),
  },
  {
    title: 'the decision about several applicants',
    from: 'components/organization/applicants/table/bulk-bar.tsx',
    sends: 'PUT /v1/organizations/contests/{uuid}/applicants/status',
    begin: async (page) => {
      await openApplicants(page);
      await page.getByRole('row').filter({ hasText: '보라' }).getByRole('checkbox').check();
      const statuses = page.getByRole('group', { name: '상태 바꾸기' });
      return statuses.getByRole('button', { name: '선정', exact: true });
    },
    says: contestMessages.statusChanged(1, '선정'),
  },
  {
    title: 'the end of a round',
    from: 'components/organization/applicants/round/round-dialog.tsx',
    sends: 'POST /v1/organizations/contests/{uuid}/rounds',
    begin: async (page) => {
      await openApplicants(page, 'SELECTED');
      await button(page, '심사 넘기기').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: '선정한 사람만' }).check();
      return dialog.locator('button[type=submit]');
    },
    // The question says whom it would refuse.
    callsBefore: 1,
    asks: '심사 넘기기',
    says: contestMessages.roundEnded(2, 1),
  },
  {
    title: 'the announcement of a result',
    from: 'components/organization/applicants/round/announce-dialog.tsx',
    sends: 'POST /v1/organizations/contests/{uuid}/announcement',
    begin: async (page) => {
      const { title, accountId } = await openApplicants(page, 'SELECTED');
      await button(page, '결과 발표').click();
      const dialog = page.getByRole('dialog', { name: '결과 발표' });
      // The previews move the button.
      await expect(dialog.getByText(/^미리보기 ·/)).toHaveCount(2);
      return {
        button: dialog.getByRole('button', { name: '발표하기' }),
        mail: { to: `${accountId}@gyeol.example`, part: `${title}에 지원해 주셔서 고맙습니다.` },
      };
    },
    asks: '메일 보내기',
    says: contestMessages.announced(1, 0),
  },
  {
    title: 'an application',
    from: 'components/contest/application-foot.tsx',
    sends: 'PUT /v1/artists/contest-applicants/{id}/uploaded',
    begin: async (page) => {
      const title = unique();
      const { articleUuid } = await openContest(page, title, FIELDS);
      const accountId = await asArtist(page);
      await page.goto(articlePaths.page('NEWS', articleUuid));
      await button(page, '공모전 신청하기').click();
      const form = page.getByRole('dialog', { name: title });
      // The mail has what was answered.
      await form.getByLabel('작가 노트').fill(title);
      await agreeToTerms(form);
      return {
        button: form.getByRole('button', { name: '신청하기' }),
        mail: { to: `${accountId}@gyeol.example`, part: title },
      };
    },
    says: contestMessages.sent,
  },
  {
    title: 'an application that is taken back',
    from: 'components/contest/application-list.tsx',
    sends: 'DELETE /v1/artists/contest-applicants/{contestUuid}',
    begin: async (page) => {
      const { title } = await openApplied(page);
      await page.goto(myPaths.applications());
      const row = page.getByRole('listitem').filter({ hasText: title });
      return row.getByRole('button', { name: /지원 취소/ });
    },
    asks: '지원 취소',
    says: contestMessages.takenBack,
  },
];

testPresses(ROWS);
