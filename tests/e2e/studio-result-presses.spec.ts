import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import * as contestMessages from '@/lib/messages/contest';
import * as logMessages from '@/lib/messages/contest-log';
import * as messageMessages from '@/lib/messages/contest-message';
import * as resultMessages from '@/lib/messages/contest-result';
import * as contestPaths from '@/lib/paths/contest';
import { reviewBody } from '@/tests/support/review-body';
import { dataOf, headers } from './support/calls';
import { testPresses, type PressRow } from './support/double-press';
import { openAnnounced, openResult, openReviewed, publishResult } from './support/jury-page';
import { expect } from './support/test';

const contestPath = '/v1/organizations/contests/{uuid}' as const;

/** The page of the result of an announced contest, with a statement that isn't saved. */
async function openWritten(page: Page): Promise<void> {
  await openResult(page, (await openAnnounced(page)).uuid);
  await page.getByRole('textbox', { name: '심의총평' }).fill('창가의 빛을 오래 본 그림이 많았습니다.');
}

const ROWS: readonly PressRow[] = [
  {
    title: 'an announcement that is opened again',
    from: 'components/organization/applicants/round/reopen-dialog.tsx',
    sends: 'POST /v1/organizations/contests/{uuid}/reopenings',
    begin: async (page) => {
      const { uuid } = await openAnnounced(page);
      await page.goto(contestPaths.applicants(uuid));
      const title = logMessages.reopenTitle('ANNOUNCEMENT', 1);
      await page.getByRole('button', { name: title }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByLabel('다시 여는 까닭').fill('채점표를 다시 확인합니다.');
      return dialog.getByRole('button', { name: '다시 열기', exact: true });
    },
    says: logMessages.reopened('ANNOUNCEMENT', 1),
  },
  {
    title: 'the selection of those above a cut',
    from: 'components/organization/ranking/ranking-page.tsx',
    sends: 'PUT /v1/organizations/contests/{uuid}/applicants/status',
    begin: async (page) => {
      const { uuid, applicantId } = await openReviewed(page);
      const params = { uuid, applicantId };
      const path = apiUrl(`${contestPath}/applicants/{applicantId}/review`, { params });
      await dataOf(await page.request.put(path, { headers, data: reviewBody(4) }));
      await page.goto(contestPaths.ranking(uuid));
      await page.getByLabel('선정 인원').fill('1');
      return page.getByRole('button', { name: '선 위의 1명 선정' });
    },
    asks: '선정',
    says: contestMessages.statusChanged(1, '선정'),
  },
  {
    title: 'the statement of a jury',
    from: 'components/organization/result/result-form.tsx',
    sends: 'PUT /v1/organizations/contests/{uuid}/result',
    begin: async (page) => {
      await openWritten(page);
      return page.getByRole('button', { name: '저장', exact: true });
    },
    says: resultMessages.saved,
  },
  {
    title: 'a result that is published',
    from: 'components/organization/result/result-form.tsx',
    sends: 'PUT /v1/organizations/contests/{uuid}/result',
    begin: async (page) => {
      await openWritten(page);
      return page.getByRole('button', { name: '결과 공개하기' });
    },
    asks: '공개',
    says: resultMessages.publishedNow,
  },
  {
    title: 'a result that is taken back',
    from: 'components/organization/result/result-form.tsx',
    sends: 'PUT /v1/organizations/contests/{uuid}/result',
    begin: async (page) => {
      const { uuid } = await openAnnounced(page);
      await publishResult(page, uuid, '총평');
      await openResult(page, uuid);
      return page.getByRole('button', { name: '공개 내리기' });
    },
    asks: '내리기',
    says: resultMessages.unpublishedNow,
  },
  {
    title: 'a message to applicants',
    from: 'components/organization/messages/message-form.tsx',
    sends: 'POST /v1/organizations/contests/{uuid}/messages',
    begin: async (page) => {
      const { uuid, title } = await openReviewed(page);
      await page.goto(contestPaths.messages(uuid));
      await page.locator('form:not([inert])').first().waitFor();
      await page.getByRole('textbox', { name: '제목' }).fill(`${title} 안내`);
      await page.getByRole('textbox', { name: '내용' }).fill('심사 일정을 알려 드립니다.');
      // The preview moves the button.
      await expect(page.getByText(/^미리보기 ·/)).toBeVisible();
      return page.getByRole('button', { name: '보내기', exact: true });
    },
    asks: '보내기',
    says: messageMessages.sent(1),
  },
];

testPresses(ROWS);
