import type { Page } from '@playwright/test';
import type { OrganizationContestRow } from '@/lib/contracts/organization-contest';
import * as contestMessages from '@/lib/messages/contest';
import { SCALE_LABELS } from '@/lib/options/contest-review';
import * as networkMessages from '@/lib/messages/network';
import * as contestPaths from '@/lib/paths/contest';
import { dataOf, headers } from './support/calls';
import { logIn } from './support/login';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

/** The uuid of one of the demo gallery's contests. */
async function findContest(page: Page, isWanted: (row: OrganizationContestRow) => boolean): Promise<string> {
  const answer = await page.request.get('/v1/organizations/contests');
  const { content } = await dataOf<{ content: OrganizationContestRow[] }>(answer);
  const found = content.find(isWanted);
  if (found === undefined) throw new Error('The demo content has no such contest');
  return found.uuid;
}

const isClosed = ({ standing, applicants }: OrganizationContestRow) =>
  standing === 'CLOSED' && applicants > 0;
const isOpen = ({ standing, applicants }: OrganizationContestRow) => standing === 'OPEN' && applicants > 0;

test('an owner changes the status of several applicants, and takes them away as files', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  await logIn(context, 'gallery01', 'BUSINESS');
  const uuid = await findContest(page, isClosed);
  await page.goto(contestPaths.applicants(uuid));
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  for (const row of [rows.nth(0), rows.nth(1)]) await row.getByRole('checkbox').check();
  await expect(page.getByText('2명 선택')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'organization-applicants');
  await page.getByRole('group', { name: '상태 바꾸기' }).getByRole('button', { name: '검토 중' }).click();
  await expect(page.getByText(contestMessages.statusChanged(2, '검토 중'))).toBeVisible();
  for (const row of [rows.nth(0), rows.nth(1)]) await expect(row).toContainText('검토 중');
  await expect(page.getByText('2명 선택')).toHaveCount(0);

  await page.getByRole('button', { name: '명단 내려받기' }).click();
  const dialog = page.getByRole('dialog', { name: '명단 내려받기' });
  await dialog.getByRole('link', { name: 'CSV' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(contestMessages.exportReasonRequired);
  await dialog.getByLabel('사유').fill('1차 심사');
  await expectAccessible(page);
  for (const name of ['XLSX', 'CSV', 'ZIP']) {
    const href = await dialog.getByRole('link', { name }).getAttribute('href');
    const answer = await page.request.get(href ?? '', { headers });
    expect(answer.status(), name).toBe(200);
    expect(answer.headers()['content-disposition'], name).toContain('attachment');
  }
  const begun = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'CSV' }).click();
  expect((await begun).suggestedFilename()).toMatch(/\.csv$/);
  // The dialog shows a failure.
  await page.context().setOffline(true);
  await dialog.getByRole('link', { name: 'XLSX' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(networkMessages.offline);
  await page.context().setOffline(false);
});

test('an owner is told how many a round lets on, and sees the mails before they go out', async ({
  page,
  context,
}) => {
  await logIn(context, 'gallery01', 'BUSINESS');
  const uuid = await findContest(page, isClosed);
  await page.goto(contestPaths.applicants(uuid));
  await page.getByRole('button', { name: '심사 넘기기' }).click();
  const round = page.getByRole('dialog', { name: '1차 심사 넘기기' });
  await round.getByLabel('가장 낮은 평균 점수').fill('11');
  await round.getByRole('button', { name: '몇 명인지 보기' }).click();
  await expect(round.getByText(contestMessages.cutOffInvalid.SCORE(SCALE_LABELS.TEN))).toBeVisible();
  await round.getByLabel('가장 낮은 평균 점수').fill('4');
  await expectAccessible(page);
  await round.getByRole('button', { name: '몇 명인지 보기' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/1차 심사를 마치면 \d+명이 다음 차수로 가고/);
  // The dialog names applicants without a score, and what those who pass lose.
  await expect(question).toContainText(/점수가 하나도 없는 \d+명도 미선정이 됩니다: \S+/);
  await expect(question).toContainText(/다음 차수로 가는 지원자 중 \d+명의 점수는 비워집니다/);
  await question.getByRole('button', { name: '취소' }).click();
  await round.getByRole('button', { name: '취소' }).click();

  await page.getByRole('button', { name: '결과 발표' }).click();
  const announcement = page.getByRole('dialog', { name: '결과 발표' });
  await announcement.getByLabel('제목').first().fill('{이름}님, {공모전} 선정');
  const preview = announcement.getByRole('group', { name: /^선정 .*미리보기$/ });
  await expect(preview).toContainText(/님, .+ 선정/);
  await expect(preview).not.toContainText('{이름}');
  await expect(preview.getByText('안녕하세요')).toHaveCount(1);
  await expect(preview).toContainText('결 GYEOL 드림');
  const text = announcement.getByLabel('내용').first();
  await text.fill('{이룸}님, 축하합니다.\n\n{공모전}에서 뵙겠습니다.');
  await announcement.getByRole('button', { name: '발표하기' }).click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(announcement.getByText(/^\{이룸\}: 바꿀 수 없는 말입니다/)).toBeVisible();
  await expect(text).toBeFocused();
  await text.fill('{이름}님, 축하합니다.\n\n{공모전}에서 뵙겠습니다.');
  await expect(preview).toContainText(/님, 축하합니다\.\s+.+에서 뵙겠습니다/, { useInnerText: true });
  await expectAccessible(page);
  await takePicture(page, 'organization-announcement');
  // Applicants without a decision block the announcement; the reason is in sight.
  await announcement.getByRole('button', { name: '발표하기' }).click();
  await expect(announcement.getByText(/아직 결정하지 않은 지원자가 \d+명 있습니다/)).toBeInViewport();
});

test('a reviewer of a blind contest reads, scores by keys and goes on by arrows, and decides nothing', async ({
  page,
  context,
}) => {
  await logIn(context, 'reviewer01', 'BUSINESS');
  const uuid = await findContest(page, isOpen);
  await page.goto(contestPaths.applicants(uuid));
  await expect(page.getByRole('button', { name: '명단 내려받기' })).toHaveCount(0);
  await page.getByRole('rowheader').first().getByRole('link').click();
  const room = page.getByRole('dialog');
  await expect(room.getByRole('heading', { level: 2 })).toHaveText(/^접수 번호 /);
  await expect(page).toHaveURL(/applicant=/);
  const scores = room.getByRole('group', { name: '내 점수' });
  await expect(scores).toBeVisible();
  await expect(room.getByRole('group', { name: '상태' })).toHaveCount(0);
  await expectAccessible(page);
  await takePicture(page, 'organization-applicant');

  const first = await room.getByRole('heading', { level: 2 }).innerText();
  const isSaved = page.waitForResponse((response) => response.url().endsWith('/review') && response.ok());
  await page.keyboard.press('4');
  await isSaved;
  await expect(scores.getByRole('button', { name: '4점' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(room.getByRole('heading', { level: 2 })).not.toHaveText(first);
  await page.keyboard.press('ArrowLeft');
  await expect(room.getByRole('heading', { level: 2 })).toHaveText(first);

  // Reloaded, the same applicant is shown, with the score.
  await page.reload();
  await expect(room.getByRole('heading', { level: 2 })).toHaveText(first);
  await expect(scores.getByRole('button', { name: '4점' })).toHaveAttribute('aria-pressed', 'true');
  // A score that is still on its way when the list is shown again.
  await page.keyboard.press('3');
  await page.keyboard.press('Escape');
  await expect(room).toHaveCount(0);
  await expect(page.getByRole('rowheader').first().getByRole('link')).toBeFocused();
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(-2)).toHaveText('3');
});

test('the images of an applicant are projected by keys, one or two at a time', async ({ page, context }) => {
  await logIn(context, 'gallery01', 'BUSINESS');
  const uuid = await findContest(page, isClosed);
  await page.goto(contestPaths.applicants(uuid));
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: '벽에 비추기' })).toBeVisible();
  const room = page.locator('[role=dialog]').first();
  const title = room.locator('h2');
  const applicant = await title.innerText();
  await page.keyboard.press('p');
  const projector = page.getByRole('dialog', { name: '벽에 비추기' });
  await expect(projector.getByRole('img')).toHaveCount(1);
  await expect(projector).toContainText('작품 1 /');
  // The neighbour is loaded, so that the step shows it at once.
  const images = projector.locator('img');
  await expect(images).toHaveCount(2);
  await expect.poll(() => images.last().evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
  const next = await images.last().getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await expect(projector).toContainText('작품 2 /');
  await expect(projector.getByRole('img')).toHaveAttribute('src', next ?? '');
  await expectAccessible(page);
  await takePicture(page, 'organization-projector');
  await page.keyboard.press('v');
  await expect(projector.getByRole('button', { name: '나란히 보기' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(projector).toContainText('작품 2–3 /');
  await expect(projector.getByRole('img')).toHaveCount(2);
  await expectAccessible(page);
  await takePicture(page, 'organization-projector-beside');
  await page.keyboard.press('Escape');
  await expect(projector).toHaveCount(0);
  await expect(room).toBeFocused();
  expect(await title.innerText()).toBe(applicant);
});
