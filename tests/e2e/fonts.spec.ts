import { expectOwnFontsAlone, FIRST_PAGES } from './support/font-files';
import { logIn } from './support/login';
import { expect, test } from './support/test';

for (const address of FIRST_PAGES) {
  test(`${address} is drawn by its own font files alone`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 404/);
    await expectOwnFontsAlone(page, address, ['serif-300', 'serif-400', 'sans']);
  });
}

test('a page without a script is drawn by its own font files', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const files: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/fonts/page/')) files.push(response.status());
  });
  await page.goto('/artist/artist01', { waitUntil: 'load' });
  expect(files.sort()).toEqual([200, 200, 200]);
  await context.close();
});

test('a page’s own file draws every weight', async ({ page }) => {
  await page.goto('/terms');
  const inkOf = (weight: number) =>
    page.evaluate(async (drawn) => {
      const font = `${drawn} 80px Pretendard`;
      await document.fonts.load(font, '이용약관');
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('No canvas');
      context.font = font;
      context.fillText('약관', 0, 100);
      const { data } = context.getImageData(0, 0, 300, 150);
      return data.reduce((sum, value, index) => (index % 4 === 3 ? sum + value : sum), 0);
    }, weight);
  expect(await inkOf(600)).toBeGreaterThan(1.1 * (await inkOf(400)));
});

test('a member’s own document takes the files of all pages', async ({ context, page }) => {
  await logIn(context, 'member01', 'MEMBER');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/search?q=달', { waitUntil: 'load' });
  await expect
    .poll(() => asked.filter((path) => /^\/fonts\/.*\.woff2$/.test(path)).length)
    .toBeGreaterThan(0);
  expect(asked.filter((path) => path.startsWith('/fonts/page/'))).toEqual([]);
});
