import { eq } from 'drizzle-orm';
import { accounts } from '@/server/db/schema/account';
import { organizationMembers } from '@/server/db/schema/contest';
import { contestJurors } from '@/server/db/schema/contest-jury';
import { auditEntries } from '@/server/db/schema/operation';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi } from '@/tests/support/api';
import { JUROR, juryCalls } from '@/tests/support/contest-jury';
import { reviewCalls } from '@/tests/support/contest-reviews';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { list } = reviewCalls(api);
const { setUp, jury, invite } = juryCalls(api);

test('a new juror gets an account and an invitation by mail, and is on the panel', async () => {
  const { owner, organizationUuid, uuid } = await setUp();
  expect((await invite(owner, uuid)).status).toBe(200);
  const account = await api.row(accounts, { accountId: 'newjuror1' });
  expect(account).toMatchObject({ roleType: 'BUSINESS', passwordHash: null, phoneNum: '01012345678' });
  expect(await api.rows(organizationMembers, { accountUuid: account.uuid })).toMatchObject([
    { organizationUuid, role: 'REVIEWER' },
  ]);
  const mail = await api.row(outbox, { topic: 'organization-invited' });
  expect(mail.payload).toMatchObject({ to: 'juror@example.com' });
  expect(mail.payload.text).toContain('‘신진작가 공모’ 공모의 심사를 부탁드립니다.');
  expect(mail.payload.text).toContain('로그인하여 지원서를 읽고 심사할 수 있습니다');
  expect((await api.mails()).map(([topic]) => topic)).not.toContain('contest-juror-added');
  const [entry] = await api.rows(auditEntries);
  expect(entry).toMatchObject({ actorId: owner.accountId, action: 'INVITE', label: 'newjuror1' });
  const shown = (await jury(owner, uuid)).jurors.find(({ accountId }) => accountId === 'newjuror1');
  expect(shown).toMatchObject({ name: '배윤조', isInvited: true, assigned: 3 });
  expect(shown?.invitationEndsAt).not.toBeNull();

  const token = /\/auth\/password\/([\w-]{43})/.exec(mail.payload.text)?.[1] ?? '';
  await api.call('PUT', '/v1/auth/password-links/{token}', {
    params: { token },
    body: { accountPwd: 'sae-gil!77' },
  });
  const there = (await jury(owner, uuid)).jurors.find(({ accountId }) => accountId === 'newjuror1');
  expect(there).toMatchObject({ isInvited: false, invitationEndsAt: null });
  expect(await list(await api.account(account), uuid)).toHaveLength(3);
});

test('an invitation is refused at the fields of what is taken and wrong, and then nothing is made', async () => {
  const { owner, uuid, outsider } = await setUp();
  const before = await api.rows(accounts);
  expect(await (await invite(owner, uuid, { accountId: outsider.accountId })).json()).toMatchObject({
    ...{ code: 'ACCOUNT_ID_TAKEN', errors: [{ field: 'accountId' }] },
  });
  expect(await (await invite(owner, uuid, { email: outsider.email })).json()).toMatchObject({
    ...{ code: 'EMAIL_TAKEN', errors: [{ field: 'email' }] },
  });
  const bad = await invite(owner, uuid, { accountId: '', name: ' ', email: 'x', phoneNum: '12' });
  expect(bad.status).toBe(422);
  const { errors } = (await bad.json()) as { errors: { field: string; message: string }[] };
  expect(new Set(errors.map(({ field }) => field))).toEqual(
    new Set(['accountId', 'email', 'name', 'phoneNum']),
  );
  for (const { message } of errors) expect(message).toMatch(/[가-힣]/);
  expect(await api.rows(accounts)).toEqual(before);
  expect(await api.rows(contestJurors)).toHaveLength(2);
  expect((await invite(owner, uuid, { phoneNum: '' })).status).toBe(200);
});

test('an invitation is sent again to a juror without a password alone', async () => {
  const { owner, uuid, reviewers } = await setUp();
  await invite(owner, uuid);
  const { uuid: accountUuid } = await api.row(accounts, { accountId: 'newjuror1' });
  const params = { uuid, accountUuid };
  await api.call('POST', `${JUROR}/invitation`, { as: owner, params });
  const mails = (await api.mails()).filter(([topic]) => topic === 'organization-invited');
  expect(mails).toHaveLength(2);
  const [one] = reviewers;
  await api.database.orm
    .update(accounts)
    .set({ passwordHash: 'hash', email: 'one@example.com' })
    .where(eq(accounts.uuid, one.uuid));
  const known = { as: owner, params: { uuid, accountUuid: one.uuid } };
  expect((await api.fails(409, 'POST', `${JUROR}/invitation`, known)).code).toBe('LINK_NOT_ALLOWED');
});
