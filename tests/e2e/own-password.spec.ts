import type { BrowserContext } from '@playwright/test';
import { sessionSchema } from '@/lib/contracts/account';
import { apiUrl } from '@/lib/api/url';
import { signUpMember } from './support/member';
import { newId, newPerson } from './support/signup';
import { expect, test } from './support/test';

const OURS = { 'sec-fetch-site': 'same-origin' };
const [OLD, NEW] = ['first!2026', 'second!2026'];

async function logIn({ request }: BrowserContext, accountId: string, accountPwd: string): Promise<number> {
  return (
    await request.post(apiUrl('/v1/auth/login'), { data: { accountId, accountPwd }, headers: OURS })
  ).status();
}

async function whoIs({ request }: BrowserContext): Promise<string | null> {
  return sessionSchema.parse(await (await request.get('/session')).json()).user?.id ?? null;
}

test('a new password: this browser goes on, every other one is logged out', async ({ browser, request }) => {
  const accountId = newId();
  await signUpMember(request, { accountId, accountPwd: OLD, person: newPerson('한바다') });
  const [here, elsewhere] = [await browser.newContext(), await browser.newContext()];
  for (const context of [here, elsewhere]) expect(await logIn(context, accountId, OLD)).toBe(200);
  const change = (currentPassword: string) =>
    here.request.put(apiUrl('/v1/users/password/update'), {
      data: { currentPassword, password: NEW },
      headers: OURS,
    });

  expect((await change(NEW)).status()).toBe(400);
  expect(await whoIs(elsewhere)).toBe(accountId);
  const changed = await change(OLD);
  expect(changed.status()).toBe(200);
  expect(await changed.text()).not.toContain('accessToken');

  expect(await whoIs(here)).toBe(accountId);
  expect((await here.request.get(apiUrl('/v1/users/me'))).status()).toBe(200);
  expect((await elsewhere.request.get(apiUrl('/v1/users/me'))).status()).toBe(401);
  expect(await whoIs(elsewhere)).toBeNull();
  expect(await logIn(elsewhere, accountId, OLD)).toBe(401);
  expect(await logIn(elsewhere, accountId, NEW)).toBe(200);
  // The call that answers with a token exists on its own route only.
  const around = await here.request.put(`${apiUrl('/v1/users/password/update')}/`, {
    data: {},
    headers: OURS,
    maxRedirects: 0,
  });
  expect([308, 404]).toContain(around.status());
  for (const context of [here, elsewhere]) await context.close();
});
