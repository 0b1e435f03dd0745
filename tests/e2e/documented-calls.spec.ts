import { failureSchema } from '@/lib/contracts/envelope';
import { logIn } from './support/login';
import { expect, test } from './support/test';

const UNKNOWN = '0198f3a0-0000-7000-8000-000000000000';
const OURS = { 'sec-fetch-site': 'same-origin' };

/** What `tests/api/documented-calls*.test.ts` try at the API reaches it through the site as well. */
test('calls without a body and a content type come through', async ({ context }) => {
  await logIn(context, 'artist01', 'ARTIST');
  for (const path of [
    `/v1/artists/contest-applicants/${UNKNOWN}/uploaded`,
    `/v1/artists/me/portfolio/${UNKNOWN}/pdf/saved`,
    `/v1/support/inquiries/${UNKNOWN}/read`,
  ]) {
    const answer = await context.request.put(path, { headers: OURS });
    expect([answer.status(), failureSchema.parse(await answer.json()).code]).toEqual([404, 'NOT_FOUND']);
  }
});

test('the password’s call has its older name, for the site’s own pages alone', async ({ context }) => {
  await logIn(context, 'artist01', 'ARTIST');
  const data = { currentPassword: 'not-this!1', password: 'another!2026' };
  const change = (headers: Record<string, string>) =>
    context.request.put('/user/password/update', { data, headers });
  const wrong = await change(OURS);
  expect([wrong.status(), failureSchema.parse(await wrong.json()).code]).toEqual([
    400,
    'CURRENT_PASSWORD_WRONG',
  ]);
  expect((await change({ 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
});
