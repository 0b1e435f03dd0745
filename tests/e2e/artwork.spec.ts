import type { Page } from '@playwright/test';
import * as artworkPageLimits from '@/lib/limits/artwork-page';
import * as artistPaths from '@/lib/paths/artist';
import * as artworkPaths from '@/lib/paths/artwork';
import { readDemoWorks, type DemoWork } from './support/demo-works';
import { demo } from './support/demo';
import { expectAccessible, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const room = (page: Page) => page.getByRole('dialog', { name: '작품 감상' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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

test('a work has a page: whole, with its label, its artist and the articles that show it', async ({
  page,
}) => {
  const { uuid, title } = workAt(0);
  await page.goto(artworkPaths.page(uuid));
  await expect(heading(page)).toHaveText(title);
  await expect(main(page).getByRole('link', { name: demo.artist.name, exact: true }).first()).toHaveAttribute(
    'href',
    artistPaths.page(demo.artist.id),
  );
  await expect(main(page).getByRole('img', { name: /^키 165 cm인 사람과 견준 크기/ })).toBeVisible();
  await expect(main(page).getByText(`1 / ${demo.artist.works}`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: '주 메뉴' }).locator('[aria-current]')).toHaveText(
    'ART & ARTISTS',
  );
  const others = page.getByRole('list', { name: `${demo.artist.name}의 다른 작품` });
  await expect(others.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: '이 작품이 실린 곳' }).getByRole('link')).not.toHaveCount(0);
  const similar = page.getByRole('list', { name: '닮은 작품' });
  await expect(similar.getByRole('listitem')).toHaveCount(artworkPageLimits.similarMax);
  await expect(similar.getByText(demo.artist.name)).toHaveCount(0);
  await expectAccessible(page);
  await takePicture(page, 'artwork');

  await page.getByRole('region', { name: '이 작품이 실린 곳' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/article\//);
  await expect(
    main(page)
      .getByRole('link', { name: new RegExp(title) })
      .first(),
  ).toBeVisible();
});

test('the works before and after are a step away, and so are all of them', async ({ page }) => {
  await page.goto(artworkPaths.page(workAt(0).uuid));
  await main(page).getByRole('link', { name: '다음 작품', exact: true }).click();
  await expect(heading(page)).toHaveText(workAt(1).title);
  await page
    .getByRole('navigation', { name: '앞뒤 작품' })
    .getByRole('link', { name: /^이전 작품/ })
    .click();
  await expect(heading(page)).toHaveText(workAt(0).title);
  await main(page)
    .getByRole('link', { name: `${demo.artist.name}의 작품`, exact: true })
    .click();
  await expect(page).toHaveURL(`${artistPaths.page(demo.artist.id)}#works`);
});

test('the viewing room opens over the page, walks through the artist’s works, and gives the focus back', async ({
  page,
}) => {
  const address = artworkPaths.page(workAt(1).uuid);
  await page.goto(address);
  const enlarge = main(page).getByRole('link', { name: '확대' });
  await enlarge.click();
  await expect(room(page)).toBeVisible();
  await expect(room(page)).toContainText(`2 / ${demo.artist.works}`);
  await page.keyboard.press('ArrowRight');
  await expect(room(page).getByRole('heading', { name: workAt(2).title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(room(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(enlarge).toBeFocused();

  await main(page)
    .getByRole('img', { name: `${demo.artist.name}, 〈${workAt(1).title}〉` })
    .click();
  await expect(room(page)).toBeVisible();
  await page.goBack();
  await expect(room(page)).toBeHidden();
  await expect(page).toHaveURL(address);
});

test('an address whose room has gone on to another work opens that one over its own page', async ({
  page,
}) => {
  const [first, second] = [artworkPaths.page(workAt(0).uuid), artworkPaths.room(workAt(1).uuid)];
  await page.goto(first);
  await main(page).getByRole('link', { name: '확대' }).click();
  await expect(room(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${first}?artwork=${workAt(1).uuid}`);
  await page.reload();
  await expect(page).toHaveURL(second);
  await expect(room(page).getByRole('heading', { name: workAt(1).title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(room(page)).toBeHidden();
  await expect(heading(page)).toHaveText(workAt(1).title);
  await page.goto(`${first}?artwork=x`);
  await expect(page).toHaveURL(first);
});

test('a look at the page is one view', async ({ page }) => {
  const { uuid } = workAt(3);
  const counted = page.waitForRequest((request) => request.url().endsWith(`/artworks/${uuid}/view`));
  await page.goto(artworkPaths.page(uuid));
  expect((await (await counted).response())?.status()).toBe(200);
  const more: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/view') && more.push(request.url())));
  await main(page).getByRole('link', { name: '확대' }).click();
  await expect(room(page)).toBeVisible();
  const next = page.waitForRequest((request) => request.url().endsWith('/view'));
  await page.keyboard.press('ArrowRight');
  await next;
  expect(more.map((url) => url.includes(uuid))).toEqual([false]);
});

test('an address that names the work on its artist’s page has the work’s page as canonical', async ({
  page,
}) => {
  const { uuid } = workAt(2);
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  await page.goto(artworkPaths.page(uuid));
  const own = await canonical();
  expect(own).toMatch(new RegExp(`${artworkPaths.page(uuid)}$`));
  await page.goto(artistPaths.page(demo.artist.id, { artwork: uuid }));
  expect(await canonical()).toBe(own);
  const graph = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  ) as {
    '@graph': Record<string, unknown>[];
  };
  expect(graph['@graph'].find((node) => node['@type'] === 'VisualArtwork')?.url).toBe(own);
});

test('search engines read the label and the rights of the picture', async ({ page }) => {
  const { uuid, title } = workAt(0);
  await page.goto(artworkPaths.page(uuid));
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}';
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
  expect(graph.find((node) => node['@type'] === 'VisualArtwork')).toMatchObject({
    name: title,
    artform: '서양화',
    creator: { name: demo.artist.name },
    height: { unitCode: 'CMT' },
    image: { '@type': 'ImageObject', creditText: demo.artist.name, creator: { name: demo.artist.name } },
  });
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /share/);
});

test('an unknown work, and an address that is none, is the wall of 404', async ({ request }) => {
  for (const uuid of ['00000000-0000-4000-8000-000000000000', '1', '가나다']) {
    const answer = await request.get(artworkPaths.page(uuid));
    expect(answer.status(), uuid).toBe(404);
    expect(await answer.text()).toContain('작가 둘러보기');
  }
});
