import * as assignmentMessages from '@/lib/messages/contest-assignment';
import * as juryMessages from '@/lib/messages/contest-jury';
import * as contestPaths from '@/lib/paths/contest';
import { openFor } from './support/contest-page';
import { addJuror, openJury, openReviewed } from './support/jury-page';
import { logIn } from './support/login';
import { answerQuestion } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { newId } from './support/signup';
import { expect, test } from './support/test';

const NAME = '윤서인';
const OTHER = '배윤조';
const WIDTHS = [1440, 768, 390] as const;

test('an owner divides the applicants, sets their jurors by hand, and a juror’s rounds', async ({
  page,
  browser,
  consoleGuard,
}) => {
  // A juror opens an applicant of others, and a contest of another round.
  consoleGuard.allow(/404/);
  const { uuid, applicantId, receipt } = await openReviewed(page);
  await addJuror(page, uuid);
  await openJury(page, uuid);
  const inviting = page.getByRole('form', { name: '심사위원 초대' });
  const accountId = newId();
  await inviting.getByLabel('이름').fill(OTHER);
  await inviting.getByLabel('아이디').fill(accountId);
  await inviting.getByLabel('이메일').fill(`${accountId}@gyeol.example`);
  await inviting.getByRole('button', { name: '초대 메일 보내기' }).click();
  const panel = page.getByRole('list', { name: '심사위원' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);

  const section = page.getByRole('region', { name: '심사 나누기' });
  const form = section.getByRole('form', { name: '심사 나누기' });
  await expect(section).toContainText(assignmentMessages.isAll(1));
  const amount = form.getByLabel('지원자 한 명을 볼 심사위원 수');
  await amount.fill('3');
  await form.getByRole('button', { name: '나누기', exact: true }).click();
  await expect(form.getByText(assignmentMessages.perApplicantRule(2))).toBeVisible();
  await amount.fill('1');
  await form.getByRole('button', { name: '나누기', exact: true }).click();
  await answerQuestion(page, assignmentMessages.divideEvenly, '나누기');
  await expect(page.getByText(assignmentMessages.divided(1))).toBeVisible();
  await expect(section).toContainText(assignmentMessages.isDivided);

  await page.goto(contestPaths.applicants(uuid));
  await page.getByRole('checkbox', { name: '이 쪽의 지원자 모두 선택' }).check();
  await page.getByRole('button', { name: '심사위원 배정' }).click();
  const dialog = page.getByRole('dialog', { name: '지원자 1명의 심사위원' });
  await dialog.getByRole('button', { name: '배정하기' }).click();
  await expect(dialog.getByText(juryMessages.jurorRequired)).toBeVisible();
  await dialog.getByRole('checkbox', { name: OTHER }).check();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoHorizontalOverflow(page);
    await takePicture(page, `organization-assign-${width}`);
  }
  await dialog.getByRole('button', { name: '배정하기' }).click();
  await expect(page.getByText(assignmentMessages.assigned(1))).toBeVisible();
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });

  const juror = await openFor(browser);
  await logIn(juror.context(), 'reviewer01', 'BUSINESS');
  await juror.goto(contestPaths.applicants(uuid));
  await expect(juror.getByText('아직 지원한 사람이 없어요')).toBeVisible();
  await expect(juror.getByText(receipt)).toHaveCount(0);
  await juror.goto(contestPaths.applicant(uuid, applicantId));
  await expect(juror.getByText(receipt)).toHaveCount(0);

  await openJury(page, uuid);
  const own = panel.getByRole('listitem').filter({ hasText: NAME });
  await expect(own).toContainText('맡은 지원자 없음');
  await own.getByRole('button', { name: /차수/ }).click();
  const rounds = page.getByRole('dialog', { name: assignmentMessages.roundsTitle(NAME) });
  await rounds.getByRole('radio', { name: '2차만' }).check();
  await expectAccessible(page);
  await rounds.getByRole('button', { name: '정하기' }).click();
  await expect(own).toContainText('2차에 심사');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoHorizontalOverflow(page);
    await takePicture(page, `organization-divided-${width}`);
  }
  await juror.goto(contestPaths.applicants(uuid));
  await expect(juror.getByRole('table', { name: '지원자' })).toHaveCount(0);
  await juror.context().close();

  await form.getByRole('radio', { name: '모두 함께' }).check();
  await form.getByRole('button', { name: '모두 함께 심사' }).click();
  await answerQuestion(page, assignmentMessages.reviewTogether, '모두 함께');
  await expect(section).toContainText(assignmentMessages.isAll(1));
});
