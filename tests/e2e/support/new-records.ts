import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import type { AdminOrganization } from '@/lib/contracts/admin/organization';
import * as adminPaths from '@/lib/paths/admin';
import { joinAsApplicant } from './artist';
import { openMember, otherPage, searchFor } from './back-office';
import { dataOf, headers } from './calls';
import { browserOf } from './double-press';
import { signUpMember } from './member';
import { newId, newPerson, PASSWORD } from './signup';

/** A name that no other record has. */
export const unique = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

/** A page of the same site in another browser context than the operator's. */
export const visitorPage = (page: Page) => otherPage(browserOf(page), process.env.E2E_EDITED_URL);

/** Makes a member, and shows them to the operator. @param change what the member does before */
export async function openNewMember(page: Page, change?: (member: Page) => Promise<void>): Promise<string> {
  const accountId = newId();
  const visitor = await visitorPage(page);
  const login = { accountId, accountPwd: PASSWORD };
  await signUpMember(visitor.request, { ...login, person: newPerson('한소담') });
  if (change !== undefined) {
    await visitor.request.post(apiUrl('/v1/auth/login'), { headers, data: login });
    await change(visitor);
  }
  await visitor.context().close();
  await openMember(page, accountId);
  return accountId;
}

/** Makes an organization by the call of the operator. */
export async function newOrganization(page: Page): Promise<AdminOrganization> {
  const accountId = newId();
  const data = {
    ...{ organizationName: unique('서울 신진작가지원센터'), accountId, name: '이보라' },
    ...{ email: `${accountId}@gyeol.example`, phoneNum: null },
  };
  const made = await page.request.post(apiUrl('/v1/admin/organizations'), { headers, data });
  const { uuid } = await dataOf<{ uuid: string }>(made);
  const path = apiUrl('/v1/admin/organizations/{uuid}', { params: { uuid } });
  return dataOf<AdminOrganization>(await page.request.get(path, { headers }));
}

export async function openOrganization(page: Page): Promise<AdminOrganization> {
  const organization = await newOrganization(page);
  await page.goto(adminPaths.record('organizations', organization.uuid));
  return organization;
}

/** Opens the screen of a new artist application. @returns the applicant's ID */
export async function openApplication(page: Page): Promise<string> {
  const artist = await visitorPage(page);
  const { accountId } = await joinAsApplicant(artist, '제갈보름');
  await artist.context().close();
  await page.goto(adminPaths.screen('applications'));
  await searchFor(page, accountId);
  await page.getByRole('cell', { name: accountId, exact: true }).first().click();
  return accountId;
}
