import * as artworkPaths from '@/lib/paths/artwork';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

test('four touches find blue oil paintings of 100호 from the 2020s', async ({ page }) => {
  await page.goto(artworkPaths.list());
  const sheet = page.getByRole('complementary', { name: '필터' });
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: '필터' }).tap();
  for (const name of [/^쪽 ?\(파랑\)/, /^유화/, /^51–100호/, /^2020년대/]) {
    await sheet.getByRole('link', { name }).tap();
    await expect(sheet.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  }
  await expect(page).toHaveURL('/artwork?material=OIL&canvas=TO_100&color=JJOK&decade=Y2020');
  await expectAccessible(page);
  await takePicture(page, 'phone-artworks-facets');
  await sheet.getByRole('button', { name: /^작품 \d+점 보기$/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/310점 가운데 \d+점/);
  await expectNoHorizontalOverflow(page);
  await page.goBack();
  await expect(page).toHaveURL('/artwork?material=OIL&canvas=TO_100&color=JJOK');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet opens, and its links narrow the wall', async ({ page }) => {
    await page.goto(artworkPaths.list());
    const sheet = page.getByRole('complementary', { name: '필터' });
    await page.getByRole('button', { name: '필터' }).tap();
    await sheet.getByRole('link', { name: /^유화/ }).tap();
    await expect(page).toHaveURL('/artwork?material=OIL');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('유화 작품');
  });
});
