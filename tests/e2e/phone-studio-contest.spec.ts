import * as organizationPaths from '@/lib/paths/organization';
import { addField, beginContest, fieldsOf, saveContest } from './support/contest-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { newId } from './support/signup';
import { expect, test } from './support/test';
import { dragByTouch } from './support/touch-drag';

const LONG = `서울과 부산과 제주에서 함께 여는 제십칠회 국제 신진 판화·사진·설치 작가 공모와 레지던시 입주작가 통합 모집 ${newId()}`;

test('a form is made on a phone, and its fields are put in order by a finger', async ({ page }) => {
  await beginContest(page, LONG, '전시 기획 공모');
  const names = fieldsOf(page).getByRole('button', { name: /고치기$/ });
  const handle = page.getByRole('button', { name: '이름 순서 바꾸기' });
  const count = await names.count();
  await dragByTouch(page, handle, names.nth(2), `${count}개 중 3번째`);
  await expect(names.nth(2)).toHaveText(/^이름/);
  const shows = await addField(page, '숫자', '개인전 횟수');
  await shows.getByLabel('가장 작은 수').fill('0');
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'contest-editor-phone');
  await shows.getByRole('button', { name: '완료' }).tap();
  await saveContest(page);

  await page.getByRole('button', { name: '미리보기', exact: true }).tap();
  const form = page.getByRole('dialog', { name: LONG });
  await expect(form.getByLabel('개인전 횟수')).toBeVisible();
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await form.getByRole('button', { name: '닫기' }).first().tap();

  await page.goto(organizationPaths.contests());
  await expect(page.getByRole('link', { name: LONG, exact: true })).toBeVisible();
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'organization-contests-phone');
});
