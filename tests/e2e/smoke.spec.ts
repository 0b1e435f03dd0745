import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import * as articlePaths from '@/lib/paths/article';
import * as myPaths from '@/lib/paths/my';
import * as sitePaths from '@/lib/paths/site';
import { demo } from './support/demo';
import {
  expectAccessible,
  expectNoHorizontalOverflow,
  expectNoLayoutShift,
  readStructuredData,
  takePicture,
  walkThrough,
  watchLayoutShifts,
} from './support/page-health';
import { expect, test } from './support/test';

interface PublicPage {
  name: string;
  path: string;
  title: RegExp;
  heading: RegExp;
  /** Types of JSON-LD that have to be there. */
  data: string[];
}

/** One line a public route: a new one is added here. */
const PAGES: PublicPage[] = [
  { name: 'home', path: '/', title: /결 GYEOL/, heading: /.+/, data: ['Organization', 'WebSite'] },
  { name: 'artists', path: '/artist', title: /작가.*결 GYEOL/, heading: /작가/, data: ['BreadcrumbList'] },
  {
    name: 'artist',
    path: `/artist/${demo.artist.id}`,
    title: new RegExp(`${demo.artist.name}.*결 GYEOL`),
    heading: new RegExp(demo.artist.name),
    data: ['Person', 'BreadcrumbList', 'VisualArtwork'],
  },
  ...(['SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS'] as const).map((type) => ({
    name: `articles-${type.toLowerCase()}`,
    path: articlePaths.list(type),
    title: new RegExp(`${ARTICLE_TYPE_LABELS[type]} — 결 GYEOL`),
    heading: new RegExp(ARTICLE_TYPE_LABELS[type]),
    data: ['BreadcrumbList'],
  })),
  article('special', articlePaths.page('SPECIAL', demo.special.uuid), demo.special, 'Article'),
  article(
    'special-of-many',
    articlePaths.page('SPECIAL', demo.specialOfMany.uuid),
    demo.specialOfMany,
    'Article',
  ),
  article(
    'exhibition',
    articlePaths.page('EXHIBITION', demo.exhibition.uuid),
    demo.exhibition,
    'ExhibitionEvent',
  ),
  article('event', articlePaths.page('EVENT', demo.event.uuid), demo.event, 'Event'),
  article('news', articlePaths.page('NEWS', demo.news.uuid), demo.news, 'NewsArticle'),
  { name: 'notices', path: myPaths.notices(), title: /공지사항/, heading: /공지사항/, data: [] },
  {
    name: 'notice',
    path: myPaths.notice(demo.notice.uuid),
    title: new RegExp(demo.notice.title),
    heading: new RegExp(demo.notice.title),
    data: [],
  },
  { name: 'faq', path: myPaths.faq(), title: /자주 묻는 질문/, heading: /자주 묻는 질문/, data: ['FAQPage'] },
  { name: 'guide', path: sitePaths.serviceInfo(), title: /서비스 소개/, heading: /.+/, data: [] },
  { name: 'terms', path: sitePaths.terms(), title: /이용약관/, heading: /이용약관/, data: [] },
  {
    name: 'privacy',
    path: sitePaths.privacy(),
    title: /개인정보처리방침/,
    heading: /개인정보처리방침/,
    data: [],
  },
  {
    name: 'privacy-optional',
    path: sitePaths.privacyOptional(),
    title: /선택 개인정보/,
    heading: /선택 개인정보/,
    data: [],
  },
];

function article(name: string, path: string, { title }: { title: string }, type: string): PublicPage {
  return {
    name,
    path,
    title: new RegExp(`${title}.*결 GYEOL`),
    heading: new RegExp(title),
    data: [type, 'BreadcrumbList'],
  };
}

for (const { name, path, title, heading, data } of PAGES) {
  test(`${name} is whole`, async ({ page }) => {
    await watchLayoutShifts(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10,}/);
    const shared = await page.locator('meta[property="og:image"]').first().getAttribute('content');
    const { protocol, pathname, search } = new URL(shared ?? '');
    expect(protocol).toMatch(/^https?:$/);
    const image = await page.request.get(pathname + search);
    expect(image.status(), pathname).toBe(200);
    expect(image.headers()['content-type']).toMatch(/^image\//);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);

    const types = JSON.stringify(await readStructuredData(page));
    for (const type of data) expect(types).toContain(`"${type}"`);

    await walkThrough(page);
    await expectNoHorizontalOverflow(page);
    await expectNoLayoutShift(page);
    await expectAccessible(page);
    await takePicture(page, name);

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '본문 바로가기' });
    await expect(skip).toBeFocused();
    await skip.press('Enter');
    await expect(page).toHaveURL(/#main$/);
  });
}

test('the wall of a page that is not there', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'not-found');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(artist)?$/);
});
