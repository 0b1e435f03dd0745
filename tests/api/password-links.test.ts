import { eq } from 'drizzle-orm';
import { passwordLinks } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';

const NEW = 'sae-gil!77';
const passwords = createPasswords();
const api = useTestApi();
let admin: Account;

beforeEach(async () => void (admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' })));

/** A member within the grace of a withdrawal, who has lost the password. */
const withdrawn = async (given: Partial<Account> = {}) =>
  api.make.account({
    ...{ accountId: 'haru1', name: '김하루', email: 'haru@example.com', status: 'WITHDRAWN' },
    ...{ withdrawnAt: new Date(), passwordHash: await passwords.hash('lost!2026') },
    ...given,
  });

const send = (uuid: string) =>
  api.request('POST', '/v1/admin/members/{uuid}/password-link', { params: { uuid }, as: admin });

/** The token of the link in the mail that was written last. */
async function mailedToken(): Promise<string> {
  const mails = await api.rows(outbox, { topic: 'password-link' });
  const token = /\/auth\/password\/([\w-]{43})/.exec(mails.at(-1)?.payload.text ?? '')?.[1];
  if (token === undefined) throw new Error('No mail has a link.');
  return token;
}

const shown = (token: string) => api.request('GET', '/v1/auth/password-links/{token}', { params: { token } });
const use = (token: string, accountPwd = NEW) =>
  api.request('PUT', '/v1/auth/password-links/{token}', { params: { token }, body: { accountPwd } });

it('a member who has lost the password within the grace sets one, once, and takes the withdrawal back', async () => {
  const { uuid } = await withdrawn();
  expect((await send(uuid)).status).toBe(200);
  expect(await api.mails()).toEqual([['password-link', 'haru@example.com']]);
  const token = await mailedToken();
  expect(await (await shown(token)).json()).toMatchObject({
    data: { accountId: 'haru1', purpose: 'RECOVERY', isWithdrawn: true },
  });
  expect((await use(token)).status).toBe(200);
  expect((await use(token)).status).toBe(404);
  expect((await shown(token)).status).toBe(404);
  const account = await api.account({ uuid });
  expect(await passwords.verify(account.passwordHash, NEW)).toBe(true);
  expect(account.tokenVersion).toBe(1);
  const back = await api.request('POST', '/v1/auth/withdrawal/revoke', {
    body: { accountId: 'haru1', accountPwd: NEW },
  });
  expect(back.status).toBe(200);
});

it('the database keeps no token that a link could be made of', async () => {
  const { uuid } = await withdrawn();
  await send(uuid);
  expect(JSON.stringify(await api.rows(passwordLinks))).not.toContain(await mailedToken());
});

it('a second link closes the first; one that is over, weak passwords and unknown tokens are refused', async () => {
  const { uuid } = await withdrawn();
  await send(uuid);
  const first = await mailedToken();
  await api.database.orm.delete(outbox);
  await send(uuid);
  const second = await mailedToken();
  expect((await use(first)).status).toBe(404);
  expect((await use(second, 'short')).status).toBe(422);
  expect((await shown('A'.repeat(43))).status).toBe(404);
  expect((await shown('nonsense')).status).toBe(404);
  await api.database.orm
    .update(passwordLinks)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(passwordLinks.accountUuid, uuid));
  expect((await use(second)).status).toBe(404);
});

it('a link that two press at once is used once', async () => {
  const { uuid } = await withdrawn();
  await send(uuid);
  const token = await mailedToken();
  const statuses = await Promise.all([use(token), use(token)]);
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

it('an account that can log in, is stopped, past the grace or without an address gets none', async () => {
  const cases: Partial<Account>[] = [
    { accountId: 'verified1', status: 'ACTIVE', withdrawnAt: null, diHash: 'a verified person' },
    { accountId: 'stopped1', status: 'STOPPED', withdrawnAt: null, stoppedAt: new Date() },
    { accountId: 'late1', withdrawnAt: new Date(Date.now() - 31 * 86_400_000) },
    { accountId: 'silent1', email: null },
  ];
  for (const [index, given] of cases.entries()) {
    const { uuid } = await withdrawn({ email: `case${index}@example.com`, ...given });
    expect(await (await send(uuid)).json()).toMatchObject({ code: 'LINK_NOT_ALLOWED' });
  }
  expect((await send(UNKNOWN_UUID)).status).toBe(404);
  expect(await api.mails()).toEqual([]);
});

it('an account that is stopped meanwhile keeps its link closed', async () => {
  const person = await api.make.account({
    ...{ accountId: 'gallery1', roleType: 'BUSINESS', email: 'g@example.com', passwordHash: null },
  });
  expect((await send(person.uuid)).status).toBe(200);
  const mails = await api.rows(outbox);
  const token = /\/auth\/password\/([\w-]{43})/.exec(mails.at(-1)?.payload.text ?? '')?.[1] ?? '';
  expect((await shown(token)).status).toBe(200);
  await api.call('PUT', '/v1/admin/members/{uuid}/stop', {
    ...{ params: { uuid: person.uuid }, as: admin },
    body: { reason: '확인이 필요합니다' },
  });
  expect((await use(token)).status).toBe(404);
});
