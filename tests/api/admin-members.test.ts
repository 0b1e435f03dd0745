import * as adminMessages from '@/lib/messages/admin';
import * as authMessages from '@/lib/messages/auth';
import { accounts } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { auditEntries } from '@/server/db/schema/operation';
import { outbox } from '@/server/db/schema/outbox';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';

const PASSWORD = 'gyeol!2026';
const api = useTestApi();
let admin: Account;
let passwordHash: string;

beforeAll(async () => void (passwordHash = await createPasswords().hash(PASSWORD)));
beforeEach(async () => void (admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' })));

const haru = (given: Partial<Account> = {}) =>
  api.make.account({
    ...{ accountId: 'haru1', name: '김하루', email: 'haru@example.com', phoneNum: '01012345678' },
    passwordHash,
    ...given,
  });
const at = (uuid: string) => ({ params: { uuid }, as: admin });
const logIn = (accountId = 'haru1') =>
  api.request('POST', '/v1/auth/login', { body: { accountId, accountPwd: PASSWORD } });
const actions = async () => (await api.rows(auditEntries)).map(({ action, label }) => [action, label]);
const stop = (uuid: string, reason = '스팸을 올렸습니다') =>
  api.call('PUT', '/v1/admin/members/{uuid}/stop', { ...at(uuid), body: { reason } });

describe('GET /v1/admin/members', () => {
  const list = (query: object = {}) => api.get('/v1/admin/members', { query, as: admin });

  it('lists accounts newest first, masked, by role, status and text', async () => {
    const member = await haru({ createdAt: new Date('2026-11-02T00:00:00Z') });
    await api.make.account({
      ...{ accountId: 'gone1', status: 'WITHDRAWN', withdrawnAt: new Date() },
      createdAt: new Date('2026-11-01T00:00:00Z'),
    });
    const idsOf = async (query: object) => (await list(query)).content.map(({ accountId }) => accountId);
    expect(await idsOf({ status: 'WITHDRAWN' })).toEqual(['gone1']);
    expect(await idsOf({ role: 'ADMIN' })).toEqual(['admin01']);
    for (const q of ['haru1', '김하루', 'haru@example.com', '010-1234-5678', '5678'])
      expect(await idsOf({ q })).toEqual(['haru1']);
    expect((await list({ q: 'haru1' })).content[0]).toMatchObject({ uuid: member.uuid, name: '김*루' });
    await api.fails(400, 'GET', '/v1/admin/members?role=KING', { as: admin });
    await api.fails(400, 'GET', '/v1/admin/members?sort=passwordHash', { as: admin });
  });

  it('is taken along without personal data, which stands in the log', async () => {
    await haru();
    const answer = await api.request('GET', '/v1/admin/members/export', { as: admin });
    const text = await answer.text();
    expect(text).toContain('haru1');
    for (const personal of ['김하루', '김*루', 'example.com', '0101234'])
      expect(text).not.toContain(personal);
    expect(await actions()).toEqual([['EXPORT', '회원']]);
  });
});

describe('an account', () => {
  it('is shown masked with what belongs to it, and opened by a call that stands in the log', async () => {
    const { uuid } = await haru();
    const shown = await api.get('/v1/admin/members/{uuid}', at(uuid));
    expect(shown).toMatchObject({
      ...{ accountId: 'haru1', name: '김*루', email: 'ha***@example.com', phoneNum: '010-****-5678' },
      ...{ hasPassword: true, roleChanges: ['ADMIN'], artist: null, organization: null },
    });
    expect(await actions()).toEqual([]);
    expect(await api.call('POST', '/v1/admin/members/{uuid}/open', at(uuid))).toMatchObject({
      ...{ name: '김하루', email: 'haru@example.com', phoneNum: '01012345678' },
    });
    expect(await actions()).toEqual([['VIEW_PERSONAL_DATA', 'haru1']]);
    await api.fails(404, 'GET', '/v1/admin/members/{uuid}', at(UNKNOWN_UUID));
  });
});

describe('PUT …/stop and …/restore', () => {
  it('ends every session at once, tells why at login, and lets the owner in again', async () => {
    const member = await haru();
    await stop(member.uuid);
    await api.fails(401, 'GET', '/v1/auth/current-role', { as: member });
    const refused = await logIn();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'ACCOUNT_STOPPED',
      message: authMessages.stoppedFor('스팸을 올렸습니다'),
    });
    await api.call('PUT', '/v1/admin/members/{uuid}/restore', at(member.uuid));
    expect((await logIn()).status).toBe(200);
    expect(await api.mails()).toEqual([
      ['account-restored', 'haru@example.com'],
      ['account-stopped', 'haru@example.com'],
    ]);
    expect(await actions()).toEqual([
      ['STOP', 'haru1'],
      ['RESTORE', 'haru1'],
    ]);
    expect(JSON.stringify(await api.rows(auditEntries))).not.toContain('스팸');
  });

  it('tells the reason to nobody who doesn’t know the password', async () => {
    const { uuid } = await haru();
    await stop(uuid);
    const answer = await api.request('POST', '/v1/auth/login', {
      body: { accountId: 'haru1', accountPwd: 'another!2026' },
    });
    expect(await answer.json()).toMatchObject({ code: 'LOGIN_FAILED' });
  });

  it('hides an artist’s pages, and shows those again that it hid', async () => {
    const artist = await api.make.artist({ userAccountId: 'yoon' }, { email: 'yoon@example.com' });
    const { uuid } = await api.account({ uuid: artist.accountUuid ?? '' });
    const isPublic = async () => (await api.row(artists, { id: artist.id })).isPublic;
    await stop(uuid);
    expect(await isPublic()).toBe(false);
    expect(api.invalidated.flat()).toContain(`artist:${artist.id}`);
    await api.call('PUT', '/v1/admin/members/{uuid}/restore', at(uuid));
    expect(await isPublic()).toBe(true);

    await api.database.orm.update(artists).set({ isPublic: false });
    await stop(uuid);
    await api.call('PUT', '/v1/admin/members/{uuid}/restore', at(uuid));
    expect(await isPublic()).toBe(false);
  });

  it('asks for a reason, and refuses what was done already and the own account', async () => {
    const { uuid } = await haru();
    await api.fails(422, 'PUT', '/v1/admin/members/{uuid}/stop', { ...at(uuid), body: { reason: ' ' } });
    await stop(uuid);
    const again = { ...at(uuid), body: { reason: '다시' } };
    expect(await api.fails(409, 'PUT', '/v1/admin/members/{uuid}/stop', again)).toMatchObject({
      code: 'MEMBER_CHANGED',
      message: adminMessages.memberChanged,
    });
    const own = { ...at(admin.uuid), body: { reason: '나' } };
    expect((await api.fails(409, 'PUT', '/v1/admin/members/{uuid}/stop', own)).code).toBe('OWN_ACCOUNT');
    await api.fails(409, 'PUT', '/v1/admin/members/{uuid}/restore', at(admin.uuid));
    await api.fails(404, 'PUT', '/v1/admin/members/{uuid}/restore', at(UNKNOWN_UUID));
  });

  it('leaves one of two operators who stop each other at once', async () => {
    const other = await api.make.account({ accountId: 'admin02', roleType: 'ADMIN' });
    const stopBy = (as: Account, { uuid }: Account) =>
      api.request('PUT', '/v1/admin/members/{uuid}/stop', { params: { uuid }, as, body: { reason: '다툼' } });
    const answers = await Promise.all([stopBy(admin, other), stopBy(other, admin)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const stopped = (await api.rows(accounts, { roleType: 'ADMIN' })).filter(
      ({ stoppedAt }) => stoppedAt !== null,
    );
    expect(stopped).toHaveLength(1);
  });
});

describe('PUT …/role', () => {
  const change = (uuid: string, from: string, to: string) =>
    api.request('PUT', '/v1/admin/members/{uuid}/role', { ...at(uuid), body: { from, to } });

  it('makes an operator and takes it back; sessions end', async () => {
    const member = await haru();
    expect((await change(member.uuid, 'MEMBER', 'ADMIN')).status).toBe(200);
    await api.fails(401, 'GET', '/v1/auth/current-role', { as: member });
    expect((await change(member.uuid, 'ADMIN', 'MEMBER')).status).toBe(200);
    expect(await actions()).toEqual([
      ['CHANGE_ROLE', 'haru1'],
      ['CHANGE_ROLE', 'haru1'],
    ]);
  });

  it('gives none that follows from an application, and none where the role changed since', async () => {
    const { uuid } = await haru();
    expect(await (await change(uuid, 'MEMBER', 'ARTIST')).json()).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
    expect(await (await change(uuid, 'ARTIST_PENDING', 'MEMBER')).json()).toMatchObject({
      code: 'MEMBER_CHANGED',
    });
    expect(await (await change(admin.uuid, 'ADMIN', 'MEMBER')).json()).toMatchObject({ code: 'OWN_ACCOUNT' });
    expect((await change(uuid, 'MEMBER', 'KING')).status).toBe(422);
  });
});

describe('withdrawals', () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);

  it('within the grace are listed, and taken back for their owner', async () => {
    const { uuid } = await haru({ status: 'WITHDRAWN', withdrawnAt: days(28) });
    await api.make.account({ accountId: 'late1', status: 'WITHDRAWN', withdrawnAt: days(31) });
    const { content } = await api.get('/v1/admin/withdrawals', { as: admin });
    expect(content.map(({ accountId }) => accountId)).toEqual(['haru1']);
    expect(content[0]?.daysLeft).toBeLessThanOrEqual(2);
    expect(await api.call('PUT', '/v1/admin/members/{uuid}/withdrawal/revoke', at(uuid))).toMatchObject({
      status: 'ACTIVE',
    });
    expect(await actions()).toEqual([['REVOKE_WITHDRAWAL', 'haru1']]);
    await api.fails(409, 'PUT', '/v1/admin/members/{uuid}/withdrawal/revoke', at(uuid));
  });

  it('are an operator’s for a stopped account alone', async () => {
    const { uuid } = await haru();
    expect(await api.fails(409, 'PUT', '/v1/admin/members/{uuid}/withdrawal', at(uuid))).toMatchObject({
      code: 'WITHDRAWAL_NOT_ALLOWED',
    });
    await stop(uuid);
    expect(await api.call('PUT', '/v1/admin/members/{uuid}/withdrawal', at(uuid))).toMatchObject({
      status: 'WITHDRAWN',
    });
    // Its owner is kept out all the same, and only an operator takes it back: to where it was.
    expect(await (await logIn()).json()).not.toMatchObject({ code: 'SUCCESS' });
    expect(await api.call('PUT', '/v1/admin/members/{uuid}/withdrawal/revoke', at(uuid))).toMatchObject({
      status: 'STOPPED',
    });
    const mails = await api.rows(outbox, { topic: 'withdrawal-revoked' });
    expect(mails.map(({ payload }) => payload.text).join()).toContain('이용 정지는 그대로');
  });
});
