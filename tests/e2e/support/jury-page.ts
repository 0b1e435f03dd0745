import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
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

/** A contest as `openReviewed` makes it, whose one applicant is selected and was told. @returns also its news */
export async function openAnnounced(page: Page) {
  const reviewed = await openReviewed(page);
  const params = { uuid: reviewed.uuid };
  const { request } = page;
  const one = apiUrl(contestPath, { params });
  const { version, articleUuid } = await dataOf<OrganizationContest>(await request.get(one));
  const put = async (path: string, data: object) => dataOf(await request.put(path, { headers, data }));
  await put(apiUrl(`${contestPath}/standing`, { params }), { action: 'CLOSE', version });
  const ids = [reviewed.applicantId];
  await put(apiUrl(`${contestPath}/applicants/status`, { params }), { ids, status: 'SELECTED' });
  const mail = { subject: reviewed.title, text: '결과를 알려 드립니다.' };
  const data = { selected: mail, rejected: mail, rejectsUndecided: false };
  await dataOf(await request.post(apiUrl(`${contestPath}/announcement`, { params }), { headers, data }));
  return { ...reviewed, articleUuid: articleUuid ?? '' };
}

/** Opens the page of the result, whose form can be typed into then. */
export async function openResult(page: Page, uuid: string): Promise<void> {
  await page.goto(contestPaths.result(uuid));
  await page.locator('form:not([inert])').first().waitFor();
}

/** Publishes the result of an announced contest. */
export async function publishResult(page: Page, uuid: string, text: string): Promise<void> {
  const params = { uuid };
  const { version } = await dataOf<OrganizationContest>(
    await page.request.get(apiUrl(contestPath, { params })),
  );
  const data = { text, isPublished: true, version };
  await dataOf(await page.request.put(apiUrl(`${contestPath}/result`, { params }), { headers, data }));
}
