import type { Page } from '@playwright/test';
import * as contestMessages from '@/lib/messages/contest';
import * as leavingMessages from '@/lib/messages/leaving';
import * as organizationPaths from '@/lib/paths/organization';
import { addField, beginContest, fieldsOf } from './support/contest-page';
import { becomeArtist } from './support/artist';
import { register } from './support/artworks';
import { answerQuestion } from './support/my-page';
import { pressUntil } from './support/keyboard';
import { openPortfolio, takeWorks, untilSaved } from './support/portfolio-page';
import { expect, test } from './support/test';

/** The label of the control that has the focus; null on the body. */
const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body
      ? null
      : (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '');
  });

test('the focus stays at the fields of a form from which one is taken, closed or taken back', async ({
  page,
}) => {
  await beginContest(page, '손끝에 남는 공모', '신진작가 공모');
  const rows = fieldsOf(page);
  const remove = rows.getByRole('button', { name: /지우기$/ });
  const before = await remove.count();
  const second = await remove.nth(1).getAttribute('aria-label');
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(before - 1);
  await expect.poll(() => focusedLabel(page)).toBe(second);

  await pressUntil(page.getByRole('button', { name: '되돌리기' }), () =>
    expect(remove).toHaveCount(before, { timeout: 2000 }),
  );
  await expect.poll(() => focusedLabel(page)).toBe(second);

  const question = await addField(page, '하나 고르기', '지원 분야');
  await question.getByRole('button', { name: '완료' }).focus();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: '완료' })).toHaveCount(0);
  const isInForm = () => rows.evaluate((list) => list.contains(document.activeElement));
  await expect.poll(isInForm).toBe(true);
});

test('a new contest and the choice of works ask before they are closed', async ({ page, request }) => {
  await beginContest(page, '앞의 공모');
  await page.goto(organizationPaths.contests());
  await page.getByRole('button', { name: '새 공모' }).click();
  const begun = page.getByRole('dialog', { name: '새 공모' });
  await begun.getByLabel('제목').fill('쓰다 만 공모');
  await page.keyboard.press('Escape');
  await answerQuestion(page, leavingMessages.closing, '계속 쓰기');
  await expect(begun.getByLabel('제목')).toHaveValue('쓰다 만 공모');
  await begun.getByRole('button', { name: '취소' }).click();
  await answerQuestion(page, leavingMessages.closing, '닫기');
  await expect(begun).toBeHidden();
  await expect(page.getByText(contestMessages.contestMade)).toBeHidden();

  await page.context().clearCookies();
  await becomeArtist(page, request, '가온');
  await register(page.request, { title: '달항아리' });
  await openPortfolio(page);
  await takeWorks(page, '달항아리');
  await untilSaved(page);
  await page.getByRole('button', { name: '작품 고르기' }).click();
  const works = page.getByRole('dialog', { name: '작품 고르기' });
  const removal = works.getByRole('button', { name: /달항아리.*빼기$/ });
  await removal.click();
  await expect(removal).toHaveCount(0);
  await page.keyboard.press('Escape');
  await answerQuestion(page, leavingMessages.closing, '계속 쓰기');
  await expect(works).toBeVisible();
  await works.getByRole('button', { name: '취소' }).click();
  await answerQuestion(page, leavingMessages.closing, '닫기');
  await expect(works).toBeHidden();
});
