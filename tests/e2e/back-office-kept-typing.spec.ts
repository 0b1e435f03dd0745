import type { Page } from '@playwright/test';
import * as adminPaths from '@/lib/paths/admin';
import { formField } from '@/tests/support/form-field';
import type { BackOfficeForm } from '@/tests/support/written-forms';
import { beginArticle } from './support/article-form';
import { joinAsApplicant } from './support/artist';
import { press } from './support/back-office';
import { dataOf, headers } from './support/calls';
import { openContest } from './support/contest-page';
import { leaveAndReturn, type WrittenForm } from './support/leaving';
import { logIn } from './support/login';
import { unique } from './support/new-records';
import { expect, test } from './support/test';

const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click();

/** The first record of a list that the operator whose session the page has may see. */
async function first<Found>(
  page: Page,
  list: string,
  isWanted: (row: Found) => boolean = () => true,
): Promise<Found> {
  const { content } = await dataOf<{ content: Found[] }>(
    await page.request.get(`/v1/admin/${list}`, { headers }),
  );
  const found = content.find(isWanted);
  if (found === undefined) throw new Error(`there is no such row in ${list}`);
  return found;
}
interface Row {
  uuid: string;
}

async function beginTemplate({ request }: Page): Promise<string> {
  const data = { use: 'INQUIRY_ANSWER', title: '긴 답', content: '처음 글입니다.' };
  const { uuid } = await dataOf<Row>(await request.post('/v1/admin/templates', { headers, data }));
  return uuid;
}

/** A banner that isn't shown, with the fields of a shown one. */
async function beginBanner(page: Page): Promise<string> {
  const { uuid: shown } = await first<Row>(page, 'banners?placement=HOME_MAIN');
  const banner = await dataOf<object>(await page.request.get(`/v1/admin/banners/${shown}`, { headers }));
  const data = { ...banner, isActive: false };
  return (await dataOf<Row>(await page.request.post('/v1/admin/banners', { headers, data }))).uuid;
}

const FORMS: Record<BackOfficeForm, (page: Page, applicant: Page) => Promise<WrittenForm>> = {
  answer: async (page) => ({
    path: adminPaths.record('inquiries', (await first<Row>(page, 'inquiries')).uuid),
    field: (of) => of.getByLabel('답변 내용'),
    send: (of) => of.getByRole('button', { name: /^(답변 보내기|고쳐서 다시 보내기)$/ }).click(),
  }),
  decision: async (page, applicant) => {
    const { accountId } = await joinAsApplicant(applicant, '가온별');
    const { uuid } = await first<Row & { accountId: string }>(
      page,
      'artist-applications?filter=WAITING&size=100',
      (row) => row.accountId === accountId,
    );
    return {
      path: adminPaths.record('applications', uuid),
      field: () => page.getByLabel('자료를 다시 요청하는 사유'),
      send: () => page.getByRole('button', { name: '자료 다시 요청' }).click(),
    };
  },
  memberStop: async (page) => ({
    path: adminPaths.record('members', (await first<Row>(page, 'members?q=member01')).uuid),
    field: () => page.getByLabel('정지 사유'),
    send: () => press(page, page, '이용 정지'),
  }),
  // A contest of its own: the table of presses stops the newest ones.
  contestStop: async (_page, owner) => ({
    path: adminPaths.record(
      'contests',
      (await openContest(owner, unique('공모'), [formField({ name: 'note' })])).uuid,
    ),
    field: (of) => of.getByLabel('사유'),
    send: (of) => press(of, of, '접수 중단'),
  }),
  article: async (page) => ({
    path: `${adminPaths.screen('articles')}/${await beginArticle(page, '스페셜', '쓰다 만 글')}`,
    field: (of) => of.getByRole('textbox', { name: '홈 화면 소개' }),
    send: save,
  }),
  homeSpecial: () =>
    Promise.resolve({
      path: adminPaths.screen('home'),
      field: (of) => of.getByRole('textbox', { name: '세로 제목' }),
      send: (of) => of.getByRole('button', { name: '스페셜 저장' }).click(),
    }),
  banner: async (page) => ({
    isOneLine: true,
    leadsHome: true,
    path: `${adminPaths.screen('banners')}/${await beginBanner(page)}`,
    field: (of) => of.getByRole('textbox', { name: '덧붙임' }),
    send: save,
  }),
  notice: async (page) => ({
    leadsHome: true,
    path: `${adminPaths.screen('notices')}/${(await first<Row>(page, 'notices')).uuid}`,
    field: (of) => of.getByRole('textbox', { name: '내용' }),
    send: save,
  }),
  faq: async (page) => ({
    leadsHome: true,
    path: `${adminPaths.screen('faqs')}/create`,
    field: () => page.getByLabel('답변'),
    prepare: () => page.getByLabel('질문').fill('어디에 적나요?'),
    send: save,
  }),
  template: async (page) => ({
    leadsHome: true,
    path: `${adminPaths.screen('templates')}/${await beginTemplate(page)}`,
    field: (of) => of.getByRole('textbox', { name: '내용' }),
    send: save,
  }),
};

for (const [name, begin] of Object.entries(FORMS) as [BackOfficeForm, (typeof FORMS)[BackOfficeForm]][]) {
  test(`what an operator writes is kept, however the form is left: ${name}`, async ({
    page,
    browser,
    consoleGuard,
  }) => {
    consoleGuard.allow(/401|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
    const operator = () => logIn(page.context(), 'admin01', 'ADMIN');
    await operator();
    const applicant = await (await browser.newContext()).newPage();
    const form = await begin(page, applicant);
    await leaveAndReturn({
      ...{ name, page, form, logIn: operator },
      menu: () => page.getByRole('navigation', { name: '운영 메뉴' }).getByRole('link', { name: '감사' }),
    });
    await applicant.context().close();
    expect(page.url()).toContain(form.path);
  });
}
