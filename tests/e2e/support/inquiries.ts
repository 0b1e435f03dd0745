import type { APIRequestContext } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import type { AdminInquiry } from '@/lib/contracts/admin/inquiry';
import { dataOf, headers, json } from './calls';
import { expect } from './test';

/** Asks the operators something as the member whose session the request has. @returns the inquiry's uuid */
export async function ask(
  request: APIRequestContext,
  accountId: string,
  title: string,
  content = '작품 크기가 잘못 보입니다.',
): Promise<string> {
  const reqDto = {
    ...{ type: 'INQUIRY', email: `${accountId}@gyeol.example`, phoneNum: '01012345678' },
    ...{ title, content },
  };
  const path = apiUrl('/v1/support/inquiries');
  const answer = await request.post(path, { headers, multipart: { reqDto: json(reqDto) } });
  return (await dataOf<{ uuid: string }>(answer)).uuid;
}

/** Answers an inquiry as the operator whose session the request has. Its sender gets a mail. */
export async function answerInquiry(
  request: APIRequestContext,
  uuid: string,
  answer = '확인하여 고쳤습니다.',
): Promise<void> {
  const path = `/v1/admin/inquiries/${uuid}`;
  const { version } = await dataOf<AdminInquiry>(await request.get(path, { headers }));
  const reqDto = { answer, version, keptFileUuids: [] };
  const saved = await request.put(`${path}/answer`, { headers, multipart: { reqDto: json(reqDto) } });
  expect(saved.status(), await saved.text()).toBe(200);
}
