import type { Locator, Page } from '@playwright/test';
import * as artworkPaths from '@/lib/paths/artwork';
import { readDemoWorks, type DemoWork } from './support/demo-works';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

let works: DemoWork[];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  works = await readDemoWorks(request);
  await request.dispose();
});
const workAt = (index: number): DemoWork => {
  const work = works[index];
  if (work === undefined) throw new Error(`The demo artist has no work ${index}.`);
  return work;
};

const hung = (page: Page) => page.getByRole('region', { name: /^벽/ }).getByRole('figure');
const picks = (page: Page) => page.getByRole('region', { name: '함께 걸 작품' });
const boxOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Pixels of a picture for each centimetre of its label: `230 × 162 cm` is height × width. */
async function scalesOf(figure: Locator): Promise<number[]> {
  const [, height, width] = /([\d.]+) × ([\d.]+) cm/.exec(await figure.innerText()) ?? [];
  const box = await boxOf(figure.getByRole('img').first());
  return [box.height / Number(height), box.width / Number(width)];
}

for (const width of [390, 768, 1440]) {
  test(`works hang to the scale of the person beside them, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(artworkPaths.page(workAt(0).uuid));
    await page.getByRole('main').getByRole('link', { name: '실제 크기' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${workAt(0).title}, 실제 크기`);
    const scale = (await boxOf(page.getByRole('img', { name: '키 165 cm인 사람' }))).height / 165;
    expect(scale).toBeGreaterThan(0.3);
    for (const title of [workAt(1).title, workAt(2).title])
      await picks(page)
        .getByRole('link', { name: `〈${title}〉 걸기` })
        .click();
    await expect(hung(page)).toHaveCount(3);
    const now = (await boxOf(page.getByRole('img', { name: '키 165 cm인 사람' }))).height / 165;
    for (const figure of await hung(page).all())
      for (const each of await scalesOf(figure)) expect(Math.abs(each / now - 1)).toBeLessThan(0.01);
    await expectNoHorizontalOverflow(page);
    await expectAccessible(page);
    await takePicture(page, `true-size-${width}`);
  });
}

test('three works hang at most, their address is theirs, and one comes down again', async ({ page }) => {
  await page.goto(artworkPaths.trueSize(workAt(0).uuid));
  await expect(hung(page)).toHaveCount(1);
  await picks(page)
    .getByRole('link', { name: `〈${workAt(1).title}〉 걸기` })
    .click();
  await picks(page)
    .getByRole('link', { name: `〈${workAt(2).title}〉 걸기` })
    .press('Enter');
  await expect(picks(page).getByText('다른 작품을 걸려면 한 점을 먼저 내려 주세요.')).toBeVisible();
  const closed = picks(page).getByRole('link', { name: `〈${workAt(3).title}〉 걸기` });
  await expect(closed).toHaveAttribute('aria-disabled', 'true');
  await closed.click({ force: true });
  await expect(hung(page)).toHaveCount(3);
  await page.reload();
  await expect(hung(page)).toHaveCount(3);
  await picks(page)
    .getByRole('link', { name: `〈${workAt(1).title}〉 내리기` })
    .click();
  await expect(hung(page)).toHaveCount(2);
  await page.getByRole('link', { name: '작품으로 돌아가기' }).click();
  await expect(page).toHaveURL(new RegExp(`${artworkPaths.page(workAt(0).uuid)}$`));
});

test('a card held to the screen makes the work as large as it is, and the browser keeps it', async ({
  page,
}) => {
  await page.goto(artworkPaths.trueSize(workAt(0).uuid));
  await page.getByRole('link', { name: /^화면에서/ }).click();
  const slider = page.getByRole('slider', { name: '네모 크기' });
  await slider.fill('5');
  await page.getByRole('button', { name: '네모 늘리기' }).click();
  await expect(slider).toHaveValue('5.02');
  const part = page.getByRole('region', { name: /^실제 크기의 작품/ });
  const picture = await boxOf(part.getByRole('img'));
  const label = await page.getByRole('region', { name: '실제 크기', exact: true }).innerText();
  const [, height, width] = /([\d.]+) × ([\d.]+) cm/.exec(label) ?? [];
  expect(Math.abs(picture.width / (Number(width) * 50.2) - 1)).toBeLessThan(0.01);
  expect(Math.abs(picture.height / (Number(height) * 50.2) - 1)).toBeLessThan(0.01);
  await expectAccessible(page);
  await takePicture(page, 'true-size-screen');
  await page.getByRole('button', { name: '이 크기로 보기' }).click();
  await expect(page.getByText('이 화면의 크기를 이 기기에 기억했습니다.')).toBeVisible();
  await expect(part).toBeFocused();
  const place = await part.evaluate((element) => element.scrollLeft);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => part.evaluate((element) => element.scrollLeft)).toBeGreaterThan(place);
  // On the same page, and on another.
  await page.getByRole('link', { name: '벽에서' }).click();
  await page.getByRole('link', { name: /^화면에서/ }).click();
  await expect(slider).toHaveValue('5.02');
  await page.reload();
  await expect(slider).toHaveValue('5.02');
  await expect(page.getByText('이 기기에 맞춰 둔 크기입니다.')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('works are hung by links', async ({ page }) => {
    await page.goto(artworkPaths.trueSize(workAt(0).uuid));
    await picks(page)
      .getByRole('link', { name: `〈${workAt(1).title}〉 걸기` })
      .click();
    await expect(hung(page)).toHaveCount(2);
    await expect(page.getByRole('link', { name: /^화면에서/ })).toBeHidden();
  });
});

test('search engines are led to none of the countless walls', async ({ request }) => {
  for (const path of [artworkPaths.page(workAt(0).uuid), artworkPaths.trueSize(workAt(0).uuid)]) {
    const html = await (await request.get(path)).text();
    const links = html.match(/<a [^>]*href="[^"]*\/size[^"]*"[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link.includes('rel="nofollow"'))).toEqual([]);
  }
});

test('a made-up address is a page that is missing', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  const missing = await page.goto('/artwork/00000000-0000-4000-8000-000000000000/size');
  expect(missing?.status()).toBe(404);
  const odd = await page.goto(`${artworkPaths.trueSize(workAt(0).uuid)}?with=${'x.'.repeat(400)}&on=<b>`);
  expect(odd?.status()).toBe(200);
  await expect(hung(page)).toHaveCount(1);
});
