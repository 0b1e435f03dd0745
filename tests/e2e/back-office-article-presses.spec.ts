import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import type { AdminArtist } from '@/lib/contracts/admin/artist';
import type { ArticleStatus } from '@/lib/contracts/admin/article';
import { artistName } from '@/lib/format/names';
import * as adminPaths from '@/lib/paths/admin';
import { beginArticle, writeNews } from './support/article-form';
import { dataOf, headers } from './support/calls';
import { testPresses, type PressRow } from './support/double-press';
import { logIn } from './support/login';
import { unique } from './support/new-records';
import { setArticleStatus } from './support/publish-article';

const DAY_MS = 24 * 60 * 60 * 1000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Writes an article that has this status, and opens its form. */
async function openNews(page: Page, status: ArticleStatus, publishAt?: Date): Promise<void> {
  const uuid = await writeNews(page, unique('봄 공모'));
  await setArticleStatus(page.request, uuid, status, publishAt);
  await page.reload();
}

const ROWS: readonly PressRow[] = [
  {
    title: 'an article that is published',
    from: 'components/admin/articles/article-life.tsx',
    sends: 'PUT /v1/admin/articles/{uuid}/status',
    begin: async (page) => {
      await writeNews(page, unique('봄 공모'));
      return button(page, '지금 발행');
    },
    asks: '지금 발행',
    says: '발행했습니다.',
  },
  {
    title: 'an article that is scheduled',
    from: 'components/admin/articles/article-life.tsx',
    sends: 'PUT /v1/admin/articles/{uuid}/status',
    begin: async (page) => {
      await writeNews(page, unique('봄 공모'));
      await page.getByLabel('발행할 시각').fill(`${new Date().getFullYear() + 1}-03-01T10:00`);
      return button(page, '예약');
    },
    says: '예약했습니다.',
  },
  {
    title: 'a schedule that is cancelled',
    from: 'components/admin/articles/article-life.tsx',
    sends: 'PUT /v1/admin/articles/{uuid}/status',
    begin: async (page) => {
      await openNews(page, 'SCHEDULED', new Date(Date.now() + DAY_MS));
      return button(page, '예약 취소');
    },
    says: '초안으로 되돌렸습니다.',
  },
  {
    title: 'an article that is withdrawn',
    from: 'components/admin/articles/article-life.tsx',
    sends: 'PUT /v1/admin/articles/{uuid}/status',
    begin: async (page) => {
      await openNews(page, 'PUBLISHED');
      return button(page, '발행 취소');
    },
    asks: '발행 취소',
    says: '초안으로 되돌렸습니다.',
  },
  {
    title: 'an article that goes',
    from: 'components/admin/articles/article-life.tsx',
    sends: 'DELETE /v1/admin/articles/{uuid}',
    begin: async (page) => {
      await beginArticle(page, '소식', unique('여름 공모'));
      return button(page, '글 지우기');
    },
    asks: '글 지우기',
    says: '글을 지웠습니다.',
  },
  {
    title: 'a changed article',
    from: 'components/form/save-bar.tsx',
    sends: 'PUT /v1/admin/articles/{uuid}',
    begin: async (page) => {
      await beginArticle(page, '소식', unique('봄 공모'));
      await page.getByRole('textbox', { name: '주최' }).fill('봄결미술관');
      return button(page, '저장');
    },
    says: '저장했습니다.',
  },
  {
    title: 'the preview of an article',
    from: 'components/admin/articles/article-share.tsx',
    sends: 'PUT /v1/admin/articles/{uuid}/preview',
    begin: async (page) => {
      await writeNews(page, unique('봄 공모'));
      return button(page, '미리보기 링크 만들기');
    },
    says: '미리보기 링크를 만들었습니다.',
  },
  {
    title: 'another link to a preview',
    from: 'components/admin/articles/article-share.tsx',
    sends: 'PUT /v1/admin/articles/{uuid}/preview',
    begin: async (page) => {
      const params = { uuid: await writeNews(page, unique('봄 공모')) };
      await dataOf(
        await page.request.put(apiUrl('/v1/admin/articles/{uuid}/preview', { params }), { headers }),
      );
      await page.reload();
      return button(page, '새 링크로 바꾸기');
    },
    says: '미리보기 링크를 만들었습니다.',
  },
  {
    title: 'the end of a preview',
    from: 'components/admin/articles/article-share.tsx',
    sends: 'DELETE /v1/admin/articles/{uuid}/preview',
    begin: async (page) => {
      await writeNews(page, unique('봄 공모'));
      await button(page, '미리보기 링크 만들기').click();
      return button(page, '링크 없애기');
    },
    asks: '링크 없애기',
    says: '미리보기 링크를 없앴습니다.',
  },
  {
    title: 'an earlier text of an article',
    from: 'components/admin/articles/article-history.tsx',
    sends: 'POST /v1/admin/articles/{uuid}/revisions/{version}/restore',
    begin: async (page) => {
      await writeNews(page, unique('봄 공모'));
      await page.getByRole('link', { name: '저장 이력' }).click();
      await page.getByRole('list', { name: '저장한 때' }).getByRole('button').nth(1).click();
      return button(page, '이 내용으로 되돌리기');
    },
    asks: '이 내용으로 되돌리기',
    says: '이전 내용으로 되돌렸습니다.',
  },
  {
    title: 'the badge of an artist',
    from: 'components/admin/artists/badge-button.tsx',
    sends: 'PUT /v1/admin/artists/{id}/badge',
    begin: async (page) => {
      await page.goto(adminPaths.screen('artists'));
      await page
        .getByRole('button', { name: /배지 바꾸기$/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('textbox', { name: '배지' }).fill(unique('결').slice(0, 10));
      return page.getByRole('dialog').getByRole('button', { name: '저장' });
    },
    says: /^배지를 저장했습니다/,
  },
  {
    title: 'the badge that an artist loses',
    from: 'components/admin/artists/badge-button.tsx',
    sends: 'PUT /v1/admin/artists/{id}/badge',
    begin: async (page) => {
      const badge = unique('결').slice(0, 10);
      await page.goto(adminPaths.screen('artists'));
      // The row above presses the first one.
      const badges = page.getByRole('button', { name: /배지 바꾸기$/ });
      const label = await badges.nth(1).getAttribute('aria-label');
      const list = await page.request.get('/v1/admin/artists?size=100', { headers });
      const { content } = await dataOf<{ content: AdminArtist[] }>(list);
      const artist = content.find((each) => label?.startsWith(`${artistName(each)}의 `) === true);
      if (artist === undefined) throw new Error(`There is no artist of ${label}.`);
      const path = apiUrl('/v1/admin/artists/{id}/badge', { params: { id: artist.id } });
      await dataOf(await page.request.put(path, { headers, data: { badge, seen: artist.badge } }));
      await page.reload();
      await badges.nth(1).click();
      return page.getByRole('dialog').getByRole('button', { name: '배지 떼기' });
    },
    says: /^배지를 저장했습니다/,
  },
];

testPresses(ROWS, ({ page }) => logIn(page.context(), 'admin01', 'ADMIN'));
