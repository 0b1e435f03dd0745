import { expectOwnFontsAlone, FIRST_PAGES } from './support/font-files';
import { expect, test } from './support/test';

for (const address of FIRST_PAGES) {
  test(`${address} takes the serif of its headings alone`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 404/);
    await expectOwnFontsAlone(page, address, ['serif-300', 'serif-400']);
    const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(family).not.toContain('Pretendard');
  });
}
