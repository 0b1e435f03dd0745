import type { Browser, Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import type { FormField } from '@/lib/contracts/contest-form';
import * as contestMessages from '@/lib/messages/contest';
import * as organizationPaths from '@/lib/paths/organization';
import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { photo } from './artist';
import { dataOf, headers, json } from './calls';
import { logIn } from './login';
import { expect } from './test';

/** A moment so many hours from now, as an input of day and time has it in Seoul. */
export const inHours = (hours: number) =>
  new Date(Date.now() + (hours + 9) * 3_600_000).toISOString().slice(0, 16);

/** The page of a new contest of the demo gallery, whose owner is logged in by this. */
export async function beginContest(page: Page, title: string, template = '빈 신청서'): Promise<void> {
  await logIn(page.context(), 'gallery01', 'BUSINESS');
  await page.goto(organizationPaths.contests());
  await page.getByRole('button', { name: '새 공모' }).click();
  const dialog = page.getByRole('dialog', { name: '새 공모' });
  await dialog.getByLabel('제목').fill(title);
  await dialog.getByRole('radio', { name: template }).check();
  await dialog.getByRole('button', { name: '만들기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('form[inert]')).toHaveCount(0);
}

/** The uuid of the contest whose page is open. */
export function contestOfPage(page: Page): string {
  const uuid = /contest\/([0-9a-f-]{36})/.exec(page.url())?.[1];
  if (uuid === undefined) throw new Error(`${page.url()} is no page of a contest`);
  return uuid;
}

/** The rows of the form, opened or not, in their order. */
export const fieldsOf = (page: Page) => page.getByRole('list', { name: '신청서 항목' });

export async function saveContest(page: Page): Promise<void> {
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText(contestMessages.contestSaved)).toBeVisible();
  await expect(page.getByText('저장하지 않은 내용이 있어요.')).toHaveCount(0);
}

/** Adds a field, which is open then. @returns its editor */
export async function addField(page: Page, kind: string, label?: string) {
  await page.getByRole('button', { name: kind, exact: true }).click();
  const question = page.getByLabel(kind === '동의' ? '동의할 말' : '질문', { exact: true });
  await expect(question).toBeFocused();
  if (label !== undefined) await question.fill(label);
  return fieldsOf(page).getByRole('group', { name: label ?? kind, exact: true });
}

/** A page in another person's browser. */
export async function openFor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

/** A contest of the demo gallery, whose owner is logged in by this, that takes applications. */
export async function openContest(
  page: Page,
  title: string,
  fields: readonly FormField[],
  given: { description?: string; closesAt?: string; terms?: ContestTerms } = {},
): Promise<{ uuid: string; articleUuid: string }> {
  await logIn(page.context(), 'gallery01', 'BUSINESS');
  const { request } = page;
  const begun = await request.post(apiUrl('/v1/organizations/contests'), {
    headers,
    data: {
      ...{ contestType: 'COMPETITION', title, organizer: '봄결미술관', description: '', fields },
      ...{ opensAt: momentOf(-1), closesAt: momentOf(24), isBlind: false, allowsEdits: true },
      terms: FAIR_TERMS,
      ...given,
    },
  });
  const { uuid, version } = await dataOf<{ uuid: string; version: number }>(begun);
  const params = { uuid };
  const pictured = await request.put(apiUrl('/v1/organizations/contests/{uuid}/image', { params }), {
    headers,
    multipart: {
      reqDto: json({ version }),
      image: { name: '창.jpg', mimeType: 'image/jpeg', buffer: await photo(800, 600) },
    },
  });
  const standing = apiUrl('/v1/organizations/contests/{uuid}/standing', { params });
  const { version: latest } = await dataOf<{ version: number }>(pictured);
  const data = { action: 'PUBLISH', version: latest };
  const published = await request.put(standing, { headers, data });
  return dataOf<{ uuid: string; articleUuid: string }>(published);
}

const momentOf = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
