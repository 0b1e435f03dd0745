import type { APIRequestContext } from '@playwright/test';
import type { ApplicationRow } from '@/lib/contracts/admin/application';
import { DEMO_PASSWORD } from '@/lib/demo-accounts';
import { apiUrl } from '@/lib/api/url';
import { headers } from './calls';
import { expect } from './test';

/** Decides this account's waiting application as the operator: approves it, or asks for other documents. */
export async function decideApplication(
  request: APIRequestContext,
  accountId: string,
  decision: 'approve' | { retry: string },
): Promise<void> {
  const data = { accountId: 'admin01', accountPwd: DEMO_PASSWORD };
  expect((await request.post(apiUrl('/v1/auth/login'), { data, headers })).status()).toBe(200);
  const list = await request.get('/v1/admin/artist-applications?filter=WAITING&size=100', { headers });
  const { content } = ((await list.json()) as { data: { content: ApplicationRow[] } }).data;
  const waiting = content.find((application) => application.accountId === accountId);
  if (waiting === undefined) throw new Error(`${accountId} has no application that waits`);
  const path = `/v1/admin/artist-applications/${waiting.uuid}`;
  const answer =
    decision === 'approve'
      ? await request.put(`${path}/approve`, { headers })
      : await request.put(`${path}/retry`, { headers, data: { reason: decision.retry } });
  expect(answer.status(), await answer.text()).toBe(200);
}
