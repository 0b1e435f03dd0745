import type { Locator, Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import * as adminPaths from '@/lib/paths/admin';
import { dataOf, headers } from './support/calls';
import { testPresses, type PressRow } from './support/double-press';
import { logIn } from './support/login';
import { unique } from './support/new-records';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillIn(
  page: Page,
  screen: string,
  values: Readonly<Record<string, string>>,
): Promise<Locator> {
  await page.goto(`${adminPaths.screen(screen)}/create`);
  for (const [name, text] of Object.entries(values))
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  return button(page, '저장');
}

async function openNew(page: Page, screen: 'notices' | 'templates', body: object): Promise<void> {
  const made = await page.request.post(apiUrl(`/v1/admin/${screen}`), { headers, data: body });
  const { uuid } = await dataOf<{ uuid: string }>(made);
  await page.goto(adminPaths.screen(`${screen}/${uuid}`));
}

const openNotice = (page: Page) =>
  openNew(page, 'notices', {
    ...{ title: unique('점검 안내'), content: '<p>새벽에 점검합니다.</p>', createdBy: '운영팀' },
    ...{ isPinned: false },
  });

const openTemplate = (page: Page) =>
  openNew(page, 'templates', { use: 'INQUIRY_ANSWER', title: unique('서식'), content: '고맙습니다.' });

async function changed(page: Page, field: string): Promise<Locator> {
  await page.getByRole('textbox', { name: field, exact: true }).fill(unique('다른 말'));
  return button(page, '저장');
}

const deleting = {
  from: 'components/admin/parts/record-form.tsx',
  asks: '확인',
  says: '삭제했습니다.',
} as const;
const saving = { from: 'components/admin/parts/record-form.tsx', says: '저장했습니다.' } as const;
const making = { from: 'components/admin/parts/record-form.tsx', says: '만들었습니다.' } as const;

const ROWS: readonly PressRow[] = [
  {
    ...making,
    title: 'a new notice',
    sends: 'POST /v1/admin/notices',
    begin: (page) => fillIn(page, 'notices', { 제목: unique('공지'), 내용: '내일부터 시작합니다.' }),
  },
  {
    ...saving,
    title: 'a changed notice',
    sends: 'PUT /v1/admin/notices/{uuid}',
    begin: async (page) => {
      await openNotice(page);
      return changed(page, '제목');
    },
  },
  {
    ...deleting,
    title: 'a notice that goes',
    sends: 'DELETE /v1/admin/notices/{uuid}',
    begin: async (page) => {
      await openNotice(page);
      return button(page, '삭제');
    },
  },
  {
    ...making,
    title: 'a new template',
    sends: 'POST /v1/admin/templates',
    begin: (page) => fillIn(page, 'templates', { 제목: unique('서식'), 내용: '알려 주셔서 고맙습니다.' }),
  },
  {
    ...saving,
    title: 'a changed template',
    sends: 'PUT /v1/admin/templates/{uuid}',
    begin: async (page) => {
      await openTemplate(page);
      return changed(page, '제목');
    },
  },
  {
    ...deleting,
    title: 'a template that goes',
    sends: 'DELETE /v1/admin/templates/{uuid}',
    begin: async (page) => {
      await openTemplate(page);
      return button(page, '삭제');
    },
  },
  {
    title: 'a new article',
    from: 'components/admin/parts/record-form.tsx',
    sends: 'POST /v1/admin/articles',
    begin: async (page) => {
      await page.goto(`${adminPaths.screen('articles')}/create`);
      await page.getByRole('combobox', { name: '종류' }).click();
      await page.getByRole('option', { name: '소식' }).click();
      await page.getByRole('textbox', { name: '제목' }).fill(unique('소식'));
      return button(page, '저장');
    },
    says: '만들었습니다.',
  },
  {
    title: 'the artists of the month',
    from: 'components/admin/curation/slot-form.tsx',
    sends: 'PUT /v1/admin/home/artists',
    begin: async (page) => {
      await page.goto(adminPaths.screen('home'));
      await page.getByRole('list', { name: '작가' }).getByRole('button', { name: /위로$/ }).nth(1).click();
      return button(page, '이달의 작가 저장');
    },
    says: /^이달의 작가: 저장했습니다/,
  },
];

testPresses(ROWS, ({ page }) => logIn(page.context(), 'admin01', 'ADMIN'));
