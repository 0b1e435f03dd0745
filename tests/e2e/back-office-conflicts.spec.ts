import type { AdminArtist } from '@/lib/contracts/admin/artist';
import { artistName } from '@/lib/format/names';
import * as adminMessages from '@/lib/messages/admin';
import * as formMessages from '@/lib/messages/form';
import * as adminPaths from '@/lib/paths/admin';
import { plain } from '@/tests/support/images';
import { beginArticle, writeNews } from './support/article-form';
import { otherPage, press, save, saveElsewhere } from './support/back-office';
import { dataOf, headers } from './support/calls';
import { conflictNote, expectBoth, lookAtConflict } from './support/conflict';
import { logIn } from './support/login';
import { newId } from './support/signup';
import { expect, test } from './support/test';

test.beforeEach(({ context }) => logIn(context, 'admin01', 'ADMIN'));

interface RecordCase {
  screen: 'notices' | 'faqs' | 'templates';
  /** What it is made of. */
  body: (title: string) => Record<string, unknown>;
  /** The field that both change: its name in the body, and in the form. */
  field: string;
  label: string;
}

const RECORDS: readonly RecordCase[] = [
  {
    screen: 'notices',
    body: (title) => ({ title, content: '<p>내일부터 합니다.</p>', createdBy: '결 운영팀', isPinned: false }),
    field: 'createdBy',
    label: '작성자',
  },
  {
    screen: 'faqs',
    body: (question) => ({ category: 'MEMBER', isForArtists: true, question, answer: '처음 답입니다.' }),
    field: 'answer',
    label: '답변',
  },
  {
    screen: 'templates',
    body: (title) => ({ use: 'INQUIRY_ANSWER', title, content: '처음 글입니다.' }),
    field: 'content',
    label: '내용',
  },
];

for (const { screen, body, field, label } of RECORDS) {
  test(`shows both texts of ${screen} side by side, and saves either choice`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 409/);
    const path = `/v1/admin/${screen}`;
    const made = body(`두 사람의 글 ${newId()}`);
    const { uuid } = await dataOf<{ uuid: string }>(await page.request.post(path, { headers, data: made }));
    await page.goto(`${adminPaths.screen(screen)}/${uuid}`);
    const input = page.getByRole('textbox', { name: label, exact: true });
    await input.fill('여기서 쓴 글\n\n둘째 문단'.slice(0, field === 'createdBy' ? 7 : undefined));
    const typed = await input.inputValue();
    await saveElsewhere(page, `${path}/${uuid}`, { ...made, [field]: '먼저 저장한 글', version: 1 });
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText(adminMessages.stale)).toBeVisible();
    const both = { label, mine: '여기서 쓴 글', theirs: '먼저 저장한 글' };
    await expectBoth(page, both, (text) => expect(input).toHaveValue(text === both.mine ? typed : text));
    await lookAtConflict(page, `conflict-${screen}`);
    await save(page);
    await expect(conflictNote(page)).toHaveCount(0);

    // The other choice: what was saved first stays, and what else was typed goes with it.
    await input.fill('한 번 더');
    await saveElsewhere(page, `${path}/${uuid}`, { ...made, [field]: '또 먼저', version: 3 });
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await conflictNote(page).getByRole('button', { name: formMessages.conflictChoose.theirs }).click();
    await expect(input).toHaveValue('또 먼저');
    await expect(conflictNote(page)).toContainText('한 번 더');
    await page.reload();
    await expect(input).toHaveValue('또 먼저');
  });
}

test('shows both texts of a banner side by side', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 409/);
  const query = { placement: 'HOME_MAIN', sort: 'position', direction: 'asc' };
  const { content } = await dataOf<{ content: { uuid: string }[] }>(
    await page.request.get('/v1/admin/banners', { params: query, headers }),
  );
  const path = `/v1/admin/banners/${content[0]?.uuid ?? ''}`;
  const banner = await dataOf<Record<string, unknown>>(await page.request.get(path, { headers }));
  await page.goto(`${adminPaths.screen('banners')}/${content[0]?.uuid ?? ''}`);
  const note = page.getByRole('textbox', { name: '덧붙임' });
  await note.fill('여기서 쓴 덧붙임');
  await saveElsewhere(page, path, { ...banner, note: '먼저 저장한 덧붙임' });
  await page.getByRole('button', { name: '저장', exact: true }).click();
  const both = { label: '덧붙임', mine: '여기서 쓴 덧붙임', theirs: '먼저 저장한 덧붙임' };
  await expectBoth(page, both, (text) => expect(note).toHaveValue(text));
  await lookAtConflict(page, 'conflict-banner');
  await save(page);
  await expect(conflictNote(page)).toHaveCount(0);
  const latest = await dataOf<{ version: number }>(await page.request.get(path, { headers }));
  await saveElsewhere(page, path, { ...banner, version: latest.version });
});

test('a badge that was typed stays, although its row has left the list', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 409/);
  await page.goto(adminPaths.narrowed('artists', { badge: 'WITHOUT' }));
  const open = page.getByRole('button', { name: /배지 바꾸기$/ }).last();
  const name = ((await open.getAttribute('aria-label')) ?? '').replace('의 배지 바꾸기', '');
  const { content } = await dataOf<{ content: AdminArtist[] }>(
    await page.request.get('/v1/admin/artists', { params: { size: 100 }, headers }),
  );
  const path = `/v1/admin/artists/${content.find((artist) => artistName(artist) === name)?.id ?? 0}/badge`;
  await open.click();
  const dialog = page.getByRole('dialog', { name: `${name}의 배지` });
  const field = dialog.getByRole('textbox', { name: '배지' });
  await field.fill('여기서 쓴 배지');
  await saveElsewhere(page, path, { badge: '먼저 단 배지', seen: null });
  await dialog.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText(adminMessages.stale)).toBeVisible();
  await expect(page.getByRole('button', { name: `${name}의 배지 바꾸기` })).toHaveCount(0);
  const both = { label: '배지', mine: '여기서 쓴 배지', theirs: '먼저 단 배지' };
  await expectBoth(dialog, both, (text) => expect(field).toHaveValue(text));
  await lookAtConflict(page, 'conflict-badge');
  await dialog.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText(/^배지를 저장했습니다/)).toBeVisible();
  await saveElsewhere(page, path, { badge: null, seen: both.mine });
});

test('of the home page both choices are compared', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 409/);
  const home = await dataOf<{ artists: { artistIds: number[]; version: string } }>(
    await page.request.get('/v1/admin/home', { headers }),
  );
  const { artistIds, version } = home.artists;
  await page.goto(adminPaths.screen('home'));
  const list = page.getByRole('list', { name: '작가', exact: true });
  const names = list.getByRole('listitem');
  await names.nth(1).getByRole('button', { name: /위로$/ }).click();
  // Names may be asked for once more after the press.
  await expect(list.getByText('불러오는 중입니다.')).toHaveCount(0);
  const mine = (await names.first().textContent()) ?? '';
  await saveElsewhere(page, '/v1/admin/home/artists', { artistIds: artistIds.toReversed(), version });
  await page.getByRole('button', { name: '이달의 작가 저장' }).click();
  await expect(page.getByText(adminMessages.stale)).toBeVisible();
  const note = conflictNote(page);
  for (const side of Object.values(formMessages.conflictSides))
    await expect(note.getByRole('group', { name: `작가: ${side}` }).getByRole('listitem')).toHaveCount(
      artistIds.length,
    );
  await expect(names.first()).toHaveText(mine);
  await lookAtConflict(page, 'conflict-home');
  await note.getByRole('button', { name: formMessages.conflictChoose.theirs }).click();
  await expect(names.first()).not.toHaveText(mine);
  await note.getByRole('button', { name: formMessages.conflictChoose.mine }).click();
  await page.getByRole('button', { name: '이달의 작가 저장' }).click();
  await expect(page.getByText('이달의 작가: 저장했습니다.')).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(names.first()).toHaveText(mine);
});

test('an article whose status another operator has changed isn’t overwritten silently', async ({
  page,
  browser,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  await writeNews(page, `둘이 쓰는 소식 ${newId()}`);
  const other = await otherPage(browser, baseURL);
  await logIn(other.context(), 'admin01', 'ADMIN');
  await other.goto(page.url());
  const organizer = other.getByRole('textbox', { name: '주최' });
  await organizer.fill('두 번째 사람');

  await page.getByRole('textbox', { name: '주최' }).fill('첫 번째 사람');
  await save(page);
  await press(page, page, '지금 발행');
  await expect(page.getByText('발행했습니다.', { exact: true })).toBeVisible();
  // The own change of status is no conflict.
  await page.getByRole('textbox', { name: '장소' }).fill('통영');
  await save(page);

  await other.getByRole('button', { name: '저장', exact: true }).click();
  await expect(other.getByText(adminMessages.stale)).toBeVisible();
  await expect(conflictNote(other).getByRole('group', { name: '상태' })).toContainText('발행');
  const both = { label: '주최', mine: '두 번째 사람', theirs: '첫 번째 사람' };
  await expectBoth(other, both, (text) => expect(organizer).toHaveValue(text));
  await expect(other.getByRole('textbox', { name: '장소' })).toHaveValue('통영');
  await lookAtConflict(other, 'conflict-article');
  await save(other);
  await expect(conflictNote(other)).toHaveCount(0);
  await other.context().close();
});

test('an article that is saved while its picture is on its way waits for it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await beginArticle(page, '소식', `사진을 기다리는 소식 ${newId()}`);
  const choose = (colour: string) =>
    plain(800, 600, colour)
      .png()
      .toBuffer()
      .then((buffer) =>
        page
          .getByRole('group', { name: '대표 사진' })
          .locator('input[type=file]')
          .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer }),
      );
  let release = () => undefined as void;
  await page.route('**/v1/admin/images', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await choose('#456789');
  await page.getByRole('button', { name: formMessages.uploadsPending }).click();
  await expect(page.getByText(formMessages.uploadsWaiting)).toBeVisible();
  await expect(page.getByText('저장했습니다.')).toHaveCount(0);
  release();
  await expect(page.getByText('저장했습니다.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: '대표 사진' })).toBeVisible();

  // A failed upload cancels the save.
  await page.unroute('**/v1/admin/images');
  await page.route('**/v1/admin/images', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.abort();
  });
  await choose('#112233');
  await page.getByRole('button', { name: formMessages.uploadsPending }).click();
  await expect(page.getByText(formMessages.uploadsWaiting)).toBeVisible();
  release();
  await expect(page.getByText(formMessages.uploadsFailed)).toBeVisible();
  await expect(page.getByText('저장했습니다.')).toHaveCount(0);
});
