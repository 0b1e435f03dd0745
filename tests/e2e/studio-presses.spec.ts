import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import type { Contest, OwnApplication } from '@/lib/contracts/contest';
import type { StudioCategory } from '@/lib/contracts/studio-artwork';
import * as contestMessages from '@/lib/messages/contest';
import * as studioMessages from '@/lib/messages/studio';
import * as articlePaths from '@/lib/paths/article';
import { articleUuid } from '@/server/db/seed/context';
import { becomeArtist } from './support/artist';
import { register } from './support/artworks';
import { fillWork, openEdit, openRegister } from './support/artworks-page';
import { dropPictures, fillCommon, fillField, listDrafts, openBulk, rowOf } from './support/bulk-page';
import { dataOf, headers } from './support/calls';
import { testPresses, type PressRow } from './support/double-press';
import { openExposure } from './support/exposure';
import { openProfile } from './support/profile-page';
import { newId } from './support/signup';
import { expect } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ARTWORKS = '/my/artist/artwork';
const CATEGORIES = '/v1/artists/me/artworks/categories';

/** The form of a work that has just been registered. */
async function openWork(page: Page) {
  const title = newId();
  await register(page.request, { title });
  await page.goto(ARTWORKS);
  return openEdit(page, title);
}

/** The modal that arranges works, with no category but the given one. */
async function openArrangement(page: Page, category: string | null) {
  const known = await dataOf<StudioCategory[]>(await page.request.get(apiUrl(CATEGORIES)));
  for (const { uuid } of known) await page.request.delete(`${apiUrl(CATEGORIES)}/${uuid}`, { headers });
  if (category !== null)
    await page.request.post(apiUrl(CATEGORIES), { headers, data: { name: category, isHidden: false } });
  for (const title of ['하나', '둘']) await register(page.request, { title });
  await page.goto(ARTWORKS);
  return openExposure(page);
}

async function openCategory(page: Page) {
  const dialog = await openArrangement(page, '푸른 점');
  await dialog.getByRole('tab', { name: /^푸른 점/ }).click();
  await dialog.getByRole('button', { name: '카테고리 수정' }).click();
  return page.getByRole('dialog', { name: '카테고리 수정' });
}

/** One draft, which is chosen, on the page of bulk registration. */
async function openDraft(page: Page): Promise<string> {
  for (const { uuid } of await listDrafts(page))
    await page.request.delete(`${apiUrl('/v1/artists/me/artwork-drafts')}/${uuid}`, { headers });
  await openBulk(page, 0);
  const name = `${newId()}.png`;
  await dropPictures(page, [name]);
  await page.getByRole('checkbox', { name: /^전체/ }).check();
  return name;
}

/** An application whose draft another window has saved since it was opened. */
async function openOvertaken(page: Page) {
  const params = { articleUuid: articleUuid('NEWS', 1) };
  await page.goto(articlePaths.page('NEWS', params.articleUuid));
  await page
    .locator('main')
    .getByRole('button', { name: /신청하기$/ })
    .click();
  const note = page.getByLabel('작가 노트');
  await expect(note).toBeVisible();
  const contest = apiUrl('/v1/contents/contests/by-article/{articleUuid}', { params });
  const { uuid, formVersion } = await dataOf<Contest>(await page.request.get(contest));
  const application = apiUrl('/v1/artists/contest-applicants/{contestUuid}', {
    params: { contestUuid: uuid },
  });
  const own = await dataOf<OwnApplication | null>(await page.request.get(application));
  const formData = JSON.stringify({ statement: `다른 창의 글 ${newId()}` });
  const data = { formData, formVersion, draftVersion: own?.draftVersion ?? 0 };
  await dataOf(await page.request.put(`${application}/draft`, { headers, data }));
  await note.fill(`이 창의 글 ${newId()}`);
  const keepOwn = button(page, '이 창의 내용으로 저장');
  await expect(keepOwn).toBeVisible();
  return keepOwn;
}

const ROWS: readonly PressRow[] = [
  {
    title: 'a profile',
    from: 'components/form/save-bar.tsx',
    sends: 'PUT /v1/artists/me',
    begin: async (page) => {
      await openProfile(page);
      await page.getByLabel('한 줄 소개').first().fill(`바람의 결 ${newId()}`);
      return button(page, '저장');
    },
    says: studioMessages.profileSaved,
  },
  {
    title: 'a new work',
    from: 'components/studio/edit-foot.tsx',
    sends: 'POST /v1/artists/me/artworks',
    begin: async (page) => {
      await page.goto(ARTWORKS);
      const dialog = await openRegister(page);
      await fillWork(dialog, newId());
      return dialog.getByRole('button', { name: '저장', exact: true });
    },
    says: studioMessages.artworkSaved,
  },
  {
    title: 'a new work before the next one',
    from: 'components/studio/artworks/artwork-dialog.tsx',
    sends: 'POST /v1/artists/me/artworks',
    begin: async (page) => {
      await page.goto(ARTWORKS);
      const dialog = await openRegister(page);
      await fillWork(dialog, newId());
      return dialog.getByRole('button', { name: '저장하고 계속 등록' });
    },
    says: studioMessages.artworkSaved,
  },
  {
    title: 'a changed work',
    from: 'components/studio/edit-foot.tsx',
    sends: 'PUT /v1/artists/me/artworks/{uuid}',
    begin: async (page) => {
      const dialog = await openWork(page);
      await dialog.getByLabel('재료').fill('비단에 먹');
      return dialog.getByRole('button', { name: '저장', exact: true });
    },
    says: studioMessages.artworkChanged,
  },
  {
    title: 'a work that goes',
    from: 'components/studio/edit-foot.tsx',
    sends: 'DELETE /v1/artists/me/artworks/{uuid}',
    begin: async (page) => (await openWork(page)).getByRole('button', { name: '삭제', exact: true }),
    asks: '삭제',
    says: studioMessages.artworkRemoved,
  },
  {
    title: 'a new category',
    from: 'components/studio/edit-foot.tsx',
    sends: 'POST /v1/artists/me/artworks/categories',
    begin: async (page) => {
      await (await openArrangement(page, null)).getByRole('button', { name: '카테고리 추가' }).click();
      const form = page.getByRole('dialog', { name: '카테고리 추가' });
      await form.getByLabel('카테고리 이름').fill('푸른 점');
      return form.getByRole('button', { name: '저장' });
    },
    says: studioMessages.categoryCreated,
  },
  {
    title: 'a category by another name',
    from: 'components/studio/edit-foot.tsx',
    sends: 'PUT /v1/artists/me/artworks/categories/{uuid}',
    begin: async (page) => {
      const form = await openCategory(page);
      await form.getByLabel('카테고리 이름').fill('먹');
      return form.getByRole('button', { name: '저장' });
    },
    says: studioMessages.categoryChanged,
  },
  {
    title: 'a category that goes',
    from: 'components/studio/edit-foot.tsx',
    sends: 'DELETE /v1/artists/me/artworks/categories/{uuid}',
    begin: async (page) => (await openCategory(page)).getByRole('button', { name: '삭제' }),
    asks: '삭제',
    says: studioMessages.categoryRemoved,
  },
  {
    title: 'the order of works',
    from: 'components/studio/exposure/exposure-dialog.tsx',
    sends: 'PUT /v1/artists/me/artworks/category-and-order-bulk',
    begin: async (page) => {
      const dialog = await openArrangement(page, null);
      await dialog
        .getByRole('button', { name: /아래로$/ })
        .first()
        .click();
      return dialog.getByRole('button', { name: '완료' });
    },
    says: studioMessages.orderSaved,
  },
  {
    title: 'what many works have in common',
    from: 'components/studio/bulk/fill-bar.tsx',
    sends: 'PUT /v1/artists/me/artwork-drafts',
    begin: async (page) => {
      await openDraft(page);
      const bar = page.getByRole('region', { name: '공통 내용 채우기' });
      await bar.getByLabel('재료').fill('종이에 먹');
      await bar.getByLabel('재료').blur();
      return bar.getByRole('button', { name: /채우기$/ });
    },
    says: studioMessages.draftsFilled(1),
  },
  {
    title: 'the registration of many works',
    from: 'components/studio/bulk/bulk-registration.tsx',
    sends: 'POST /v1/artists/me/artwork-drafts/publish',
    begin: async (page) => {
      const name = await openDraft(page);
      await fillCommon(page);
      await expect(rowOf(page, name).getByLabel('재료')).toHaveValue('종이에 먹');
      await fillField(rowOf(page, name), '국문 작품명', '긴 강');
      await expect(rowOf(page, '긴 강').getByText('저장됨')).toBeVisible();
      return page.getByRole('button', { name: '1점 등록' });
    },
    says: studioMessages.draftsPublished(1),
  },
  {
    title: 'a draft that goes',
    from: 'components/studio/bulk/bulk-registration.tsx',
    sends: 'DELETE /v1/artists/me/artwork-drafts/{uuid}',
    begin: async (page) => {
      await openDraft(page);
      return button(page, '삭제');
    },
    asks: '삭제',
    says: '채울 작품이 없어요',
  },
  {
    title: 'the draft of an application over that of another window',
    from: 'components/contest/application-notes.tsx',
    sends: 'PUT /v1/artists/contest-applicants/{contestUuid}/draft',
    begin: openOvertaken,
    says: contestMessages.ownTaken,
    allows: /409/,
  },
];

testPresses(ROWS, ({ page, request }) => becomeArtist(page, request, '보라'));
