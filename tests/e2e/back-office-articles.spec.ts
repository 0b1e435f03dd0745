import type { BrowserContext } from '@playwright/test';
import * as adminMessages from '@/lib/messages/admin';
import * as adminPaths from '@/lib/paths/admin';
import * as articlePaths from '@/lib/paths/article';
import { plain } from '@/tests/support/images';
import { beginArticle, choosePicture, publishSoon, writeNews } from './support/article-form';
import { otherPage, press, save } from './support/back-office';
import { logIn } from './support/login';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const asOperator = (context: BrowserContext) => logIn(context, 'admin01', 'ADMIN');

test('a special is written with blocks and related works, previewed by a guest, published and restored', async ({
  page,
  context,
  browser,
  baseURL,
  consoleGuard,
}) => {
  // What is missing for the publication, and the preview that was taken back.
  consoleGuard.allow(/status of (422|404)/);
  await asOperator(context);
  const title = '안개를 짓는 사람';
  const uuid = await beginArticle(page, '스페셜', title);
  await expectAccessible(page);

  // All that is missing is told at its fields.
  await press(page, page, '지금 발행');
  for (const sentence of [
    adminMessages.subTitleRequired,
    adminMessages.previewImageRequired,
    adminMessages.contentRequired,
  ])
    await expect(page.getByText(sentence).first()).toBeVisible();

  await page.getByRole('textbox', { name: '부제' }).fill('물방울의 무게');
  await page.getByRole('textbox', { name: '내용' }).fill('새벽의 작업실에는 물이 끓는다.');
  await choosePicture(page, '대표 사진', '#8899aa');
  for (const [index, name] of ['첫째 방', '둘째 방'].entries()) {
    await page.getByRole('button', { name: '블록 추가' }).click();
    const block = page.getByRole('region', { name: `블록 ${index + 1}` });
    await block.getByRole('textbox', { name: '블록 제목' }).fill(name);
    await block.getByRole('textbox', { name: '블록 글' }).fill(`${name}에는 창이 없다.`);
    await block.locator('input[type=file]').setInputFiles({
      ...{ name: 'block.png', mimeType: 'image/png' },
      buffer: await plain(600, 800, index === 0 ? '#aa5533' : '#33aa55')
        .png()
        .toBuffer(),
    });
    await expect(block.getByRole('img', { name: '블록 사진' })).toBeVisible();
    await block.getByRole('textbox', { name: '대체 텍스트' }).fill(`${name}의 벽`);
  }
  await page.getByRole('button', { name: /둘째 방.*위로/ }).click();
  await expect(page.getByRole('region', { name: '블록 1' })).toContainText('둘째 방');
  // A work brings its picture and its label along.
  const placed = page.getByRole('region', { name: '블록 1' });
  await placed.getByRole('combobox', { name: '블록 작품' }).fill('바다');
  await page.getByRole('option').first().click();
  await expect(placed.getByRole('button', { name: /빼기$/ })).toBeVisible();
  await expect(placed.getByRole('textbox', { name: '대체 텍스트' })).toBeHidden();
  const works = page.getByRole('combobox', { name: '함께 보는 작품' });
  await works.fill('바다');
  await page.getByRole('option').first().click();
  const chosen = page.getByRole('list', { name: '함께 보는 작품' }).getByRole('listitem');
  await expect(chosen).toHaveCount(1);
  await expectAccessible(page);
  await takePicture(page, 'admin-article');
  await save(page);

  // The preview is there for a guest, until it is taken back.
  await page.getByRole('button', { name: '미리보기 링크 만들기' }).click();
  const link = page.getByRole('link', { name: /미리보기 열기/ });
  const address = (await link.getAttribute('href')) ?? '';
  const guest = await otherPage(browser, baseURL);
  const shown = await guest.goto(address);
  expect(shown?.status()).toBe(200);
  expect(shown?.headers()['cache-control']).toContain('no-store');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(guest.getByRole('complementary', { name: '미리보기 안내' })).toBeVisible();
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(guest);
  await takePicture(guest, 'article-preview');
  expect((await guest.goto(articlePaths.page('SPECIAL', uuid)))?.status()).toBe(404);
  await press(page, page, '링크 없애기');
  await expect(page.getByText('미리보기 링크를 없앴습니다.')).toBeVisible();
  expect((await guest.goto(address))?.status()).toBe(404);

  await press(page, page, '지금 발행');
  await expect(page.getByText('발행했습니다.', { exact: true })).toBeVisible();
  const publicText = async () => (await guest.request.get(articlePaths.page('SPECIAL', uuid))).text();
  await expect.poll(publicText).toContain('둘째 방에는 창이 없다.');
  await guest.goto(articlePaths.page('SPECIAL', uuid));
  await expect(guest.getByRole('heading', { level: 2 }).first()).toHaveText('둘째 방');
  await expect(guest.getByRole('img', { name: '첫째 방의 벽' })).toBeVisible();
  await expect(guest.getByRole('main').locator('figcaption')).toHaveCount(1);
  await expect(guest.getByRole('list', { name: '함께 보는 작품' }).getByRole('listitem')).toHaveCount(1);
  const listText = async () => (await guest.request.get(articlePaths.list('SPECIAL'))).text();
  await expect.poll(listText).toContain(title);

  // A save of what is public is public at once, and an earlier text comes back.
  await page.getByRole('textbox', { name: '부제' }).fill('고쳐 쓴 부제');
  await save(page);
  await expect.poll(publicText).toContain('고쳐 쓴 부제');
  await page.getByRole('link', { name: '저장 이력' }).click();
  const revisions = page.getByRole('list', { name: '저장한 때' }).getByRole('button');
  await expect(revisions).toHaveCount(3);
  await revisions.nth(1).click();
  await expect(page.getByText('이때물방울의 무게')).toBeVisible();
  await expect(page.getByText('지금고쳐 쓴 부제')).toBeVisible();
  // What is alike isn't compared.
  await expect(page.getByRole('term')).toHaveText(['부제']);
  await expectAccessible(page);
  await takePicture(page, 'admin-article-history');
  await press(page, page, '이 내용으로 되돌리기');
  await expect(page.getByRole('textbox', { name: '부제' })).toHaveValue('물방울의 무게');
  await expect.poll(publicText).not.toContain('고쳐 쓴 부제');
  await guest.context().close();
});

test('an article is scheduled, and published at its moment without anyone', async ({ page, context }) => {
  await asOperator(context);
  const uuid = await writeNews(page, '봄 작업실 공모');
  await page.getByRole('textbox', { name: '발행할 시각' }).fill('2099-01-01T09:00');
  await page.getByRole('button', { name: '예약', exact: true }).click();
  await expect(page.getByText('2099. 1. 1. 09:00(한국 시간)에 발행됩니다.')).toBeVisible();
  const status = async () => (await page.request.get(articlePaths.page('NEWS', uuid))).status();
  expect(await status()).toBe(404);

  await publishSoon(page, uuid);
  await expect.poll(status).toBe(200);
  await page.goto(adminPaths.screen('audit'));
  await expect(
    page.getByRole('row').filter({ hasText: '봄 작업실 공모' }).filter({ hasText: '발행' }).first(),
  ).toBeVisible();
});

test('a second operator keeps what was typed and sees what the first one changed', async ({
  page,
  context,
  browser,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  await asOperator(context);
  await writeNews(page, '두 사람이 쓰는 글');
  const other = await otherPage(browser, baseURL);
  await asOperator(other.context());
  await other.goto(page.url());
  await other.getByRole('textbox', { name: '주최' }).fill('두 번째 사람');

  await page.getByRole('textbox', { name: '장소' }).fill('통영');
  await save(page);
  await other.getByRole('button', { name: '저장', exact: true }).click();
  await expect(other.getByText(adminMessages.stale)).toBeVisible();
  await expect(other.getByRole('heading', { name: '다른 곳에서 바뀐 내용' })).toBeVisible();
  await expect(other.getByRole('textbox', { name: '장소' })).toHaveValue('통영');
  await expect(other.getByRole('textbox', { name: '주최' })).toHaveValue('두 번째 사람');
  await expectAccessible(other);

  // Leaving asks, because what was typed isn't saved yet.
  await other.getByRole('link', { name: '저장 이력' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '머무르기' }).click();
  await save(other);
  await expect(other.getByRole('heading', { name: '다른 곳에서 바뀐 내용' })).toBeHidden();
  await press(other, other, '글 지우기');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('글');
  await other.context().close();
});

test('its list is narrowed, and its form fits a phone', async ({ page, context }) => {
  await asOperator(context);
  await page.goto(adminPaths.screen('articles'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'admin-articles');
  await page.getByRole('combobox', { name: '종류' }).click();
  await page.getByRole('option', { name: '행사' }).click();
  await expect(page.getByRole('cell', { name: '행사', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: '스페셜', exact: true })).toHaveCount(0);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('textbox', { name: '시작하는 날' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'admin-article-phone');
});
