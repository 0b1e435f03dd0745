import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { AdminInquiry, AdminInquiryRow } from '@/lib/contracts/admin/inquiry';
import { expect } from './test';
import { logIn } from './login';

/** A page of an operator, in a browser of its own. */
export async function operatorPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await logIn(context, 'admin01', 'ADMIN');
  return context.newPage();
}

/** Answers the oldest inquiry as the operator whose session the request has. Its sender gets a mail. */
export async function answerInquiry(request: APIRequestContext): Promise<void> {
  const data = async <Data>(path: string) =>
    ((await (await request.get(path)).json()) as { data: Data }).data;
  const { content } = await data<{ content: AdminInquiryRow[] }>('/v1/admin/inquiries?direction=asc');
  const path = `/v1/admin/inquiries/${content[0]?.uuid}`;
  const { version } = await data<AdminInquiry>(path);
  const reqDto = JSON.stringify({ answer: '확인하여 고쳤습니다.', version, keptFileUuids: [] });
  const answer = await request.put(`${path}/answer`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    multipart: { reqDto: { name: 'reqDto', mimeType: 'application/json', buffer: Buffer.from(reqDto) } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
