import type { Locator, Page } from '@playwright/test';

/** Agrees to the terms of a contest in its form, without AI where that is asked. */
export async function agreeToTerms(form: Locator): Promise<void> {
  const none = form.getByRole('radio', { name: '쓰지 않았습니다' });
  if ((await none.count()) > 0) await none.check();
  await form.getByRole('checkbox', { name: /공모 조건 제\d+판/ }).check();
}

/** Fills in terms that answer everything and that nothing is warned of. */
export async function fillInTerms(page: Page): Promise<void> {
  const terms = page.getByRole('region', { name: '공모 조건' });
  await terms.getByLabel('저작권').selectOption({ label: '작가에게 남음' });
  await terms.getByLabel('비선정작').selectOption({ label: '쓰지 않고 지움' });
  await terms.getByLabel('기한').selectOption({ label: '발표 뒤 30일 안에' });
  await terms.getByLabel('선정 인원').fill('1명');
  await terms.getByLabel('참가비').selectOption({ label: '참가비 없음' });
  await terms.getByLabel('AI 사용').selectOption({ label: '밝히면 가능' });
  await terms.getByLabel('심사위원').selectOption({ label: '결과와 함께 공개' });
  await terms.getByLabel('점수와 심사평').selectOption({ label: '지원자 모두에게' });
  await terms.getByLabel('문의').fill('02-0000-0000');
}
