import { open, login, shot } from './walk-tmp.mjs';
for (const width of [1440, 768, 390]) {
  const { browser, page } = await open(width);
  await login(page, 'gallery01');
  await page.goto('/organization/contest'); await page.waitForTimeout(800);
  await shot(page, `list-${width}`);
  if (width === 1440) {
    await page.getByRole('button', { name: '새 공모' }).click();
    await page.waitForTimeout(800);
    await shot(page, 'new-dialog', false);
    await page.keyboard.press('Escape');
  }
  const rows = await page.request.get('/v1/organizations/contests');
  const { data } = await rows.json();
  const c = data.content.find((x) => x.standing === 'OPEN');
  await page.goto(`/organization/contest/${c.uuid}/edit`); await page.waitForTimeout(1200);
  await shot(page, `edit-${width}`);
  await page.getByRole('button', { name: /이메일.*고치기/ }).click();
  await page.waitForTimeout(400);
  await shot(page, `edit-open-${width}`);
  await browser.close();
}
