import type { Browser, Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import { addDays, momentInSeoul, todayInSeoul } from '@/lib/date/seoul';
import { formatDeadline } from '@/lib/format/deadline';
import * as contestMessages from '@/lib/messages/contest';
import * as adminPaths from '@/lib/paths/admin';
import * as articlePaths from '@/lib/paths/article';
import * as myPaths from '@/lib/paths/my';
import * as contestPaths from '@/lib/paths/contest';
import * as organizationPaths from '@/lib/paths/organization';
import { formField } from '@/tests/support/form-field';
import { becomeArtist } from './support/artist';
import { dataOf, headers } from './support/calls';
import { openContest } from './support/contest-page';
import { operatorPage } from './support/operator-page';
import { newId } from './support/signup';
import { expect, test } from './support/test';

/** Midnight, shown as the end of the day before. */
const CLOSES_AT = momentInSeoul(addDays(todayInSeoul(), 4));
const WORDS = formatDeadline(CLOSES_AT);
const LEFT = /마감까지 3일/;
const FIELDS = [formField({ name: 'note', label: '작가 노트', type: 'textarea' })];

/** A page of a browser in New York, whose zone isn't that of any deadline. */
const abroad = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ timezoneId: 'America/New_York', locale: 'ko-KR' })).newPage();

const open = (owner: Page, title: string) =>
  openContest(owner, title, FIELDS, { closesAt: CLOSES_AT.toISOString() });

/** Expects the contest's deadline on the page, and the days left where there is a countdown. */
async function expectDeadline(page: Page, isCounted = true): Promise<void> {
  const deadline = page.getByText(WORDS);
  await expect(deadline.first()).toBeVisible();
  if (isCounted) await expect(deadline.filter({ hasText: LEFT }).first()).toBeVisible();
}

const openDialog = async (page: Page, articleUuid: string) => {
  await page.goto(articlePaths.page('NEWS', articleUuid));
  await page
    .locator('main')
    .getByRole('button', { name: /신청하기$/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('작가 노트')).toBeVisible();
  return dialog;
};

/** Begins an application, so that 내 지원 내역 has it. */
async function begin(artist: Page, contestUuid: string): Promise<void> {
  const path = apiUrl('/v1/artists/contest-applicants/{contestUuid}', { params: { contestUuid } });
  const draft = { formData: JSON.stringify({ note: '글' }), formVersion: 1, draftVersion: 0 };
  await dataOf(await artist.request.put(`${path}/draft`, { headers, data: draft }));
}

test('a deadline has the same words on every screen, in Seoul and in New York', async ({
  page: owner,
  browser,
  baseURL,
  request,
}) => {
  const title = `같은 말 공모 ${newId()}`;
  const { uuid, articleUuid } = await open(owner, title);
  const artist = await abroad(browser);
  await becomeArtist(artist, request, '나래');
  await begin(artist, uuid);

  await test.step('the artist abroad', async () => {
    const dialog = await openDialog(artist, articleUuid);
    // The facts, the line below the button, and the form.
    await expect(artist.getByText(WORDS)).toHaveCount(3);
    await expect(dialog.getByText(WORDS)).toContainText(LEFT);
    await artist.goto(myPaths.applications());
    await expectDeadline(artist);
    await artist.goto(articlePaths.list('NEWS'));
    await expectDeadline(artist, false);
  });
  await test.step('the gallery', async () => {
    await owner.goto(organizationPaths.contests());
    await expect(owner.getByRole('listitem').filter({ hasText: title })).toContainText(WORDS);
    for (const path of [contestPaths.editContest(uuid), contestPaths.applicants(uuid)]) {
      await owner.goto(path);
      await expectDeadline(owner);
    }
  });
  await test.step('the operator', async () => {
    const operator = await operatorPage(browser, baseURL);
    await operator.goto(adminPaths.record('contests', uuid));
    await expectDeadline(operator, false);
    await operator.goto(adminPaths.narrowed('contests', { q: title }));
    await expect(operator.getByRole('row').filter({ hasText: title })).toContainText(WORDS);
  });
});

test('an open form says when its time is up, and then sends nothing', async ({
  page: owner,
  browser,
  request,
}) => {
  const { uuid, articleUuid } = await open(owner, `닫히는 공모 ${newId()}`);
  const artist = await abroad(browser);
  await becomeArtist(artist, request, '가람');
  await artist.clock.install();
  const dialog = await openDialog(artist, articleUuid);
  await dialog.getByLabel('작가 노트').fill('쓰던 글');
  await expect(dialog.getByText('임시 저장됨')).toBeVisible();

  const send = dialog.getByRole('button', { name: '신청하기' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  // The server's clock decides: it is asked when the browser's reaches the deadline.
  const contest = apiUrl('/v1/organizations/contests/{uuid}', { params: { uuid } });
  const { version } = await dataOf<{ version: number }>(await owner.request.get(contest));
  const close = { action: 'CLOSE', version };
  await dataOf(await owner.request.put(`${contest}/standing`, { headers, data: close }));
  await artist.clock.fastForward(CLOSES_AT.getTime() - Date.now() + 1000);
  await expect(dialog.getByRole('status').filter({ hasText: contestMessages.timeIsUp })).toBeVisible();
  await expect(dialog.getByText(contestMessages.timeIsUpKept)).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toHaveAccessibleDescription(new RegExp(contestMessages.timeIsUp));
  await expect(dialog.getByLabel('작가 노트')).toHaveValue('쓰던 글');
  await artist.goto(myPaths.applications());
  await expect(artist.getByRole('listitem').filter({ hasText: '닫히는 공모' })).toContainText('작성 중');
});
