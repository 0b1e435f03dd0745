import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import * as juryMessages from '@/lib/messages/contest-jury';
import * as reviewMessages from '@/lib/messages/contest-review';
import { EXCLUSION_REASONS } from '@/lib/options/contest-jury';
import { REVEAL_LABELS } from '@/lib/options/contest-review';
import * as contestPaths from '@/lib/paths/contest';
import { reviewBody } from '@/tests/support/review-body';
import { dataOf, headers } from './support/calls';
import { expectBoth, lookAtConflict } from './support/conflict';
import { openFor } from './support/contest-page';
import { openJury, openReviewed } from './support/jury-page';
import { logIn } from './support/login';
import { mailTo } from './support/mails';
import { answerQuestion } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { newId } from './support/signup';
import { expect, test } from './support/test';

const NAME = '윤서인';
const WIDTHS = [1440, 768, 390] as const;

test('an owner makes a panel, a juror declares an exclusion, and the owner lifts it and removes the juror', async ({
  page,
  browser,
  consoleGuard,
}) => {
  // A juror is invited with the ID of another account.
  consoleGuard.allow(/409/);
  const { uuid, title, applicantId, receipt } = await openReviewed(page);
  await page.goto(contestPaths.applicants(uuid));
  await page.getByRole('navigation', { name: '공모 메뉴' }).getByRole('link', { name: '심사단' }).click();
  await expect(page).toHaveURL(contestPaths.jury(uuid));
  await openJury(page, uuid);
  await expect(page.getByText('아직 심사위원이 없어요')).toBeVisible();

  const adding = page.getByRole('form', { name: '심사위원 넣기' });
  await adding.getByRole('button', { name: '심사단에 넣기' }).click();
  await expect(adding.getByText(juryMessages.jurorRequired)).toBeVisible();
  await adding.getByLabel('단체의 심사위원').selectOption({ label: `${NAME} (reviewer01)` });
  await adding.getByRole('button', { name: '심사단에 넣기' }).click();
  const panel = page.getByRole('list', { name: '심사위원' });
  const own = panel.getByRole('listitem').filter({ hasText: NAME });
  await expect(own).toContainText('0/1');
  await expect(own).toContainText('심사 중');
  await mailTo('reviewer01@example.com', title);

  const accountId = newId();
  const inviting = page.getByRole('form', { name: '심사위원 초대' });
  await inviting.getByLabel('이름').fill('배윤조');
  await inviting.getByLabel('아이디').fill('reviewer01');
  await inviting.getByLabel('이메일').fill(`${accountId}@gyeol.example`);
  await inviting.getByRole('button', { name: '초대 메일 보내기' }).click();
  await expect(inviting.getByLabel('아이디')).toHaveAttribute('aria-invalid', 'true');
  await inviting.getByLabel('아이디').fill(accountId);
  await inviting.getByRole('button', { name: '초대 메일 보내기' }).click();
  const invited = panel.getByRole('listitem').filter({ hasText: '배윤조' });
  await expect(invited).toContainText('초대 보냄');
  await expect(inviting.getByLabel('이름')).toHaveValue('');
  expect(await mailTo(`${accountId}@gyeol.example`, title)).toContain(accountId);

  const juror = await openFor(browser);
  await logIn(juror.context(), 'reviewer01', 'BUSINESS');
  await juror.goto(contestPaths.applicant(uuid, applicantId));
  await juror.getByRole('button', { name: '제척·회피 신고' }).click();
  const dialog = juror.getByRole('dialog', { name: juryMessages.declare });
  await dialog.getByRole('button', { name: '회피 신고', exact: true }).click();
  await expect(dialog.getByText(juryMessages.exclusionReasonRequired)).toBeVisible();
  await dialog.getByRole('radio', { name: EXCLUSION_REASONS.OTHER }).check();
  await dialog.getByLabel('그 밖의 사유').fill('같은 작업실을 씁니다.');
  await expectAccessible(juror);
  await dialog.getByRole('button', { name: '회피 신고', exact: true }).click();
  await expect(juror.getByText(juryMessages.declared(receipt))).toBeVisible();
  await juror.goto(contestPaths.applicants(uuid));
  await expect(juror.getByText(receipt)).toHaveCount(0);
  // The panel is the owner's.
  await juror.goto(contestPaths.jury(uuid));
  await expect(juror.getByRole('form', { name: '심사위원 넣기' })).toHaveCount(0);
  await juror.context().close();

  await openJury(page, uuid);
  await expect(own).toContainText('0/0');
  await expect(own).toContainText('회피 1');
  const log = page.getByRole('region', { name: '제척·회피 기록' });
  await expect(log).toContainText('같은 작업실을 씁니다.');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoHorizontalOverflow(page);
    await takePicture(page, `organization-jury-${width}`);
  }
  await log.getByRole('button', { name: /풀기/ }).click();
  await answerQuestion(page, juryMessages.liftExclusion(NAME, receipt), '풀기');
  await expect(own).toContainText('0/1');
  await expect(log.getByRole('button', { name: /풀기/ })).toHaveCount(0);

  await own.getByRole('button', { name: /빼기/ }).click();
  await answerQuestion(page, juryMessages.removeJuror(NAME), '빼기');
  await expect(own).toHaveCount(0);
  await expect(adding.getByLabel('단체의 심사위원')).toContainText(NAME);
});

test('a rule that another owner saved first is compared with what was typed', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  const { uuid } = await openReviewed(page);
  const other = await context.newPage();
  const criterion = (of: Page) => of.getByRole('textbox', { name: '항목 1', exact: true });
  for (const of of [page, other]) {
    await openJury(of, uuid);
    await of.getByRole('radio', { name: '항목별 점수' }).check();
  }
  await criterion(other).fill('먼저 저장한 항목');
  await criterion(page).fill('늦게 저장한 항목');
  await other.getByRole('button', { name: '규칙 저장' }).click();
  await expect(other.getByText(reviewMessages.ruleSaved)).toBeVisible();
  await page.getByRole('button', { name: '규칙 저장' }).click();
  await expectBoth(
    page,
    { label: '심사 항목', mine: '늦게 저장한 항목', theirs: '먼저 저장한 항목' },
    (text) => expect(criterion(page)).toHaveValue(text),
  );
  await lookAtConflict(page, 'review-rule');
  await page.getByRole('button', { name: '규칙 저장' }).click();
  await expect(page.getByText(reviewMessages.ruleSaved)).toBeVisible();
  await page.reload();
  await expect(criterion(page)).toHaveValue('늦게 저장한 항목');
});

test('changes of the rule without typing are kept, and the overall score gives the criteria back', async ({
  page,
}) => {
  const { uuid } = await openReviewed(page);
  await openJury(page, uuid);
  const criteria = page.getByRole('group', { name: '심사 항목' }).getByRole('listitem');
  const name = (at: number) => page.getByRole('textbox', { name: `항목 ${at}`, exact: true });
  const weight = (at: number) => criteria.nth(at - 1).getByLabel('비중 (%)');
  const way = (label: string) => page.getByRole('radio', { name: label });
  page.on('dialog', (dialog) => void dialog.accept());
  const reload = async () => {
    await page.reload();
    await page.locator('form:not([inert])').first().waitFor();
  };
  await way('항목별 점수').check();
  const all = await criteria.count();
  await name(1).fill('깊이');
  await page.getByRole('button', { name: '규칙 저장' }).click();
  await expect(page.getByText(reviewMessages.ruleSaved)).toBeVisible();

  await page.getByRole('button', { name: '항목 더하기' }).click();
  await reload();
  await expect(criteria).toHaveCount(all + 1);
  await criteria.last().getByRole('button', { name: /빼기/ }).click();
  await criteria.last().getByRole('button', { name: /빼기/ }).click();
  await reload();
  await expect(criteria).toHaveCount(all - 1);
  await weight(1).fill('열');
  await reload();
  await expect(weight(1)).toHaveValue('열');
  await page.getByRole('button', { name: '규칙 저장' }).click();
  await expect(weight(1)).toHaveAttribute('aria-invalid', 'true');

  await way('전체 점수 하나').check();
  await way('항목별 점수').check();
  await expect(criteria).toHaveCount(all - 1);
  await expect(name(1)).toHaveValue('깊이');
  await way('전체 점수 하나').check();
  await reload();
  await expect(way('전체 점수 하나')).toBeChecked();
  // The tab has forgotten what wasn't saved; the criteria that were saved are there.
  await way('항목별 점수').check();
  await expect(criteria).toHaveCount(all);
  await expect(name(1)).toHaveValue('깊이');
});

test('a rule that was scored by stays typed where its owner declines the next edition', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  const { uuid, applicantId } = await openReviewed(page);
  const review = apiUrl('/v1/organizations/contests/{uuid}/applicants/{applicantId}/review', {
    params: { uuid, applicantId },
  });
  await dataOf(await page.request.put(review, { headers, data: reviewBody(4) }));
  await openJury(page, uuid);
  const atEnd = page.getByRole('radio', { name: REVEAL_LABELS.ROUND_END });
  await atEnd.check();
  await page.getByRole('button', { name: '규칙 저장' }).click();
  await answerQuestion(page, reviewMessages.ruleChange, '취소');
  await expect(atEnd).toBeChecked();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(atEnd).toBeChecked();
  await page.getByRole('button', { name: '규칙 저장' }).click();
  await answerQuestion(page, reviewMessages.ruleChange, '새 판으로 바꾸기');
  await expect(page.getByText(reviewMessages.ruleSaved)).toBeVisible();
});
