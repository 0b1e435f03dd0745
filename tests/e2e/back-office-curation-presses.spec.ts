import type { Locator, Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import type { AdminContest } from '@/lib/contracts/admin/contest';
import type { Overview } from '@/lib/contracts/admin/today';
import * as adminPaths from '@/lib/paths/admin';
import { formField } from '@/tests/support/form-field';
import { dataOf, headers } from './support/calls';
import { openContest } from './support/contest-page';
import { testPresses, type PressRow } from './support/double-press';
import { logIn } from './support/login';
import { unique, visitorPage } from './support/new-records';
import { expect, test } from './support/test';
import { withReason } from './support/back-office';

const PICTURE = 'server/db/seed/assets/banners/main-01.webp';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Makes a banner that doesn't hang, and opens it. */
async function openBanner(page: Page): Promise<void> {
  const banner = await fillBanner(page);
  await banner.click();
  await expect(page.getByText('만들었습니다.')).toBeVisible();
  await page.getByRole('cell', { name: titles.get(page) ?? '' }).click();
  await expect(page.getByRole('textbox', { name: '제목', exact: true })).toHaveValue(titles.get(page) ?? '');
}

/** The title of the newest banner of a page. */
const titles = new WeakMap<Page, string>();

async function fillBanner(page: Page): Promise<Locator> {
  const title = unique('운영실의 배너');
  titles.set(page, title);
  await page.goto(`${adminPaths.screen('banners')}/create`);
  const field = page.getByRole('group', { name: '배너 사진' });
  await field.locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByRole('dialog').getByRole('button', { name: '이대로 자르기' }).click();
  await expect(field.getByRole('img', { name: '고른 배너 사진' })).toBeVisible();
  await page.getByRole('textbox', { name: '대체 텍스트' }).fill('흰 벽에 걸린 수묵화');
  await page.getByRole('textbox', { name: '제목', exact: true }).fill(title);
  await page.getByRole('switch', { name: '노출', exact: true }).uncheck();
  return button(page, '저장');
}

/** The list of a screen in another order, which isn't saved. */
async function reorder(page: Page, screen: string): Promise<Locator> {
  await page.goto(adminPaths.screen(screen));
  await button(page, '순서 바꾸기').click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /아래로$/ })
    .first()
    .click();
  return dialog.getByRole('button', { name: '저장' });
}

/** An open contest, before the operator. */
async function openRunning(page: Page, change?: (contest: AdminContest) => Promise<void>): Promise<void> {
  const owner = await visitorPage(page);
  const { uuid } = await openContest(owner, unique('공모'), [formField({ name: 'note' })]);
  await owner.context().close();
  const path = apiUrl('/v1/admin/contests/{uuid}', { params: { uuid } });
  await change?.(await dataOf<AdminContest>(await page.request.get(path, { headers })));
  await page.goto(adminPaths.record('contests', uuid));
}

async function openMail(page: Page, state?: 'FAILED'): Promise<void> {
  const answer = await page.request.get(apiUrl('/v1/admin/mails'), { headers });
  const { content } = await dataOf<{ content: { uuid: string }[] }>(answer);
  const uuid = content[0]?.uuid ?? '';
  if (state !== undefined)
    await page.route(`**/v1/admin/mails/${uuid}`, async (route) => {
      const known = await route.fetch();
      const { data, ...rest } = (await known.json()) as { data: object };
      await route.fulfill({ response: known, json: { ...rest, data: { ...data, state } } });
    });
  await page.goto(adminPaths.record('mails', uuid));
}

const banner = { from: 'components/admin/parts/record-form.tsx' } as const;

const ROWS: readonly PressRow[] = [
  {
    ...banner,
    title: 'a new banner',
    sends: 'POST /v1/admin/banners',
    begin: fillBanner,
    says: '만들었습니다.',
  },
  {
    ...banner,
    title: 'a changed banner',
    sends: 'PUT /v1/admin/banners/{uuid}',
    begin: async (page) => {
      await openBanner(page);
      await page.getByRole('textbox', { name: '대체 텍스트' }).fill('다른 말');
      await expect(page.getByText('만들었습니다.')).toBeHidden();
      return button(page, '저장');
    },
    says: '저장했습니다.',
  },
  {
    ...banner,
    title: 'a banner that goes',
    sends: 'DELETE /v1/admin/banners/{uuid}',
    begin: async (page) => {
      await openBanner(page);
      return button(page, '삭제');
    },
    asks: '확인',
    says: '삭제했습니다.',
  },
  {
    title: 'the order of banners',
    from: 'components/admin/parts/order-dialog.tsx',
    sends: 'PUT /v1/admin/banners/order',
    begin: (page) => reorder(page, 'banners'),
    says: '순서를 저장했습니다.',
  },
  {
    title: 'the order of questions',
    from: 'components/admin/parts/order-dialog.tsx',
    sends: 'PUT /v1/admin/faqs/order',
    begin: (page) => reorder(page, 'faqs'),
    says: '순서를 저장했습니다.',
  },
  {
    title: 'the special of the home page',
    from: 'components/admin/curation/slot-form.tsx',
    sends: 'PUT /v1/admin/home/special',
    begin: async (page) => {
      await page.goto(adminPaths.screen('home'));
      await page.getByRole('textbox', { name: '세로 제목' }).fill(unique('안개'));
      return button(page, '스페셜 저장');
    },
    says: /^스페셜: 저장했습니다/,
  },
  {
    title: 'the articles of the home page',
    from: 'components/admin/curation/slot-form.tsx',
    sends: 'PUT /v1/admin/home/articles',
    begin: async (page) => {
      await page.goto(adminPaths.screen('home'));
      await page
        .getByRole('list', { name: '글', exact: true })
        .getByRole('button', { name: /위로$/ })
        .nth(1)
        .click();
      return button(page, 'ARTICLE 저장');
    },
    says: /^ARTICLE: 저장했습니다/,
  },
  {
    title: 'the stop of a contest',
    from: 'components/admin/contests/contest-stopping.tsx',
    sends: 'PUT /v1/admin/contests/{uuid}/stop',
    begin: async (page) => {
      await openRunning(page);
      await page.getByRole('textbox', { name: '사유' }).fill('허위 공모라는 신고가 있었습니다.');
      return button(page, '게시 중단');
    },
    asks: '게시 중단',
    says: '중단하고 단체에 메일을 보냈습니다.',
  },
  {
    title: 'the release of a contest',
    from: 'components/admin/contests/contest-stopping.tsx',
    sends: 'PUT /v1/admin/contests/{uuid}/release',
    begin: async (page) => {
      await openRunning(page, async ({ uuid, version }) => {
        const path = apiUrl('/v1/admin/contests/{uuid}/stop', { params: { uuid } });
        const data = { kind: 'WITHDRAWN', reason: '신고가 있었습니다.', version };
        await dataOf(await page.request.put(path, { headers, data }));
      });
      return button(page, '중단 해제');
    },
    asks: '중단 해제',
    says: '해제하고 단체에 메일을 보냈습니다.',
  },
  {
    title: 'the look at a mail',
    from: 'components/admin/mails/mail-show.tsx',
    sends: 'POST /v1/admin/mails/{uuid}/open',
    begin: async (page) => {
      await openMail(page);
      return withReason(page, '받는 사람과 내용 보기');
    },
    says: '열람을 기록했습니다.',
  },
  {
    // The demo site's log begins with the tests: a month that is over is given for its answers.
    title: 'the check of a month',
    from: 'components/admin/log-checks/log-check-show.tsx',
    sends: 'POST /v1/admin/log-checks/{id}',
    begin: async (page) => {
      await logIn(page.context(), 'admin01', 'ADMIN');
      const data = {
        ...{ id: '2026-01', calls: 0, dueOn: '2026-02-28', check: null, isOver: true, isLate: true },
        counts: [],
      };
      const answer = { code: 'SUCCESS', message: null, data };
      await page.route('**/v1/admin/log-checks/2026-01', (route) => route.fulfill({ json: answer }));
      await page.goto(adminPaths.record('log-checks', '2026-01'));
      await page.getByLabel('확인한 내용').fill('특이 사항 없음');
      return button(page, '점검 완료');
    },
    asks: '점검 완료',
    says: '점검을 기록했습니다.',
  },
  {
    // No mail of the demo site fails: the browser takes one for failed, and the server's answer is given for it.
    title: 'a failed mail',
    from: 'components/admin/mails/mail-show.tsx',
    sends: 'POST /v1/admin/mails/{uuid}/send',
    begin: async (page) => {
      await page.route('**/v1/admin/mails/*/send', (route) => route.fulfill({ json: { data: null } }));
      await openMail(page, 'FAILED');
      return button(page, '다시 보내기');
    },
    asks: '다시 보내기',
    says: '메일을 다시 보내고 있습니다.',
  },
  {
    // The same: the server finds none to send, and answers so.
    title: 'all failed mails',
    from: 'components/admin/mails/mail-list.tsx',
    sends: 'POST /v1/admin/mails/send-failed',
    begin: async (page) => {
      await page.route('**/v1/admin/overview', async (route) => {
        const known = await route.fetch();
        const answer = (await known.json()) as { data: Overview };
        const waiting = { ...answer.data.waiting, mails: 2 };
        await route.fulfill({ response: known, json: { ...answer, data: { ...answer.data, waiting } } });
      });
      await page.goto(adminPaths.screen('mails'));
      return button(page, '실패한 메일 모두 다시 보내기');
    },
    asks: '실패한 메일 모두 다시 보내기',
    says: '실패한 메일을 다시 보내고 있습니다.',
  },
];

// One after the other: an order can't be saved while another test hangs a banner.
test.describe.configure({ mode: 'default' });

testPresses(ROWS, ({ page }) => logIn(page.context(), 'admin01', 'ADMIN'));
