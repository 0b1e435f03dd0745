import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import type { Jury } from '@/lib/contracts/organization-jury';
import * as contestPaths from '@/lib/paths/contest';
import { formField } from '@/tests/support/form-field';
import { dataOf, headers } from './calls';
import { openContest } from './contest-page';
import { logIn } from './login';
import { newId } from './signup';

const FIELDS = [formField({ name: 'note', label: '작가 노트', type: 'textarea' })];
const contestPath = '/v1/organizations/contests/{uuid}' as const;

/** An open contest of the demo gallery with one application. Its owner is logged in by this. */
export async function openReviewed(page: Page) {
  const title = `심사단 공모 ${newId()}`;
  const { uuid } = await openContest(page, title, FIELDS);
  const params = { uuid };
  await logIn(page.context(), 'artist01', 'ARTIST');
  const begin = apiUrl('/v1/artists/contest-applicants/{contestUuid}', { params: { contestUuid: uuid } });
  const data = { formData: JSON.stringify({ note: '창가에 달이 머무는 시간을 그립니다.' }) };
  const { id } = await dataOf<{ id: string }>(await page.request.post(begin, { headers, data }));
  const send = apiUrl('/v1/artists/contest-applicants/{id}/uploaded', { params: { id } });
  await dataOf(await page.request.put(send, { headers, data: {} }));
  await logIn(page.context(), 'gallery01', 'BUSINESS');
  const list = apiUrl(`${contestPath}/applicants`, { params });
  const { content } = await dataOf<{ content: ApplicantRow[] }>(await page.request.get(list));
  return { uuid, title, applicantId: id, receipt: content[0]?.receipt ?? '' };
}

/** The panel, as the owner who is logged in sees it. */
export const readJury = async (page: Page, uuid: string) =>
  dataOf<Jury>(await page.request.get(apiUrl(`${contestPath}/jury`, { params: { uuid } })));

/** Puts a reviewer of the demo gallery on the panel. @returns the account's uuid */
export async function addJuror(page: Page, uuid: string, accountId = 'reviewer01'): Promise<string> {
  const { candidates } = await readJury(page, uuid);
  const accountUuid = candidates.find((each) => each.accountId === accountId)?.accountUuid ?? '';
  const path = apiUrl(`${contestPath}/jurors`, { params: { uuid } });
  await dataOf(await page.request.post(path, { headers, data: { accountUuid } }));
  return accountUuid;
}

/** Opens the page of the panel, whose forms can be typed into then. */
export async function openJury(page: Page, uuid: string): Promise<void> {
  await page.goto(contestPaths.jury(uuid));
  await page.locator('form:not([inert])').first().waitFor();
}
