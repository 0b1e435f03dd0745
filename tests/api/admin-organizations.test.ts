import { organizationMembers, organizations } from '@/server/db/schema/contest';
import { auditEntries } from '@/server/db/schema/operation';
import { outbox } from '@/server/db/schema/outbox';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';

const api = useTestApi();
let admin: Account;
beforeEach(async () => void (admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' })));

const OWNER = {
  ...{ accountId: 'bomgyeol1', name: '이봄', email: 'bom@example.com', phoneNum: '010-1234-5678' },
};
const create = (body: object = {}) =>
  api.request('POST', '/v1/admin/organizations', {
    as: admin,
    body: { organizationName: '봄결미술관', ...OWNER, ...body },
  });
const get = (uuid: string) => api.get('/v1/admin/organizations/{uuid}', { params: { uuid }, as: admin });
const people = '/v1/admin/organizations/{uuid}/people';
const person = `${people}/{accountUuid}` as const;

it('an organization is made with its first owner, who sets a password by the mail and then works', async () => {
  expect((await create()).status).toBe(200);
  const [row] = await api.rows(organizations);
  const shown = await get(row?.uuid ?? '');
  expect(shown).toMatchObject({
    name: '봄결미술관',
    people: [{ accountId: 'bomgyeol1', role: 'OWNER', name: '이*', linkPurpose: 'INVITATION' }],
  });
  const [mail] = await api.rows(outbox);
  expect(mail).toMatchObject({ topic: 'organization-invited', payload: { to: 'bom@example.com' } });
  const token = /\/auth\/password\/([\w-]{43})/.exec(mail?.payload.text ?? '')?.[1] ?? '';
  await api.call('PUT', '/v1/auth/password-links/{token}', {
    params: { token },
    body: { accountPwd: 'sae-gil!77' },
  });
  const login = await api.request('POST', '/v1/auth/login', {
    body: { accountId: 'bomgyeol1', accountPwd: 'sae-gil!77' },
  });
  expect(await login.json()).toMatchObject({ data: { roleType: 'BUSINESS' } });
  expect((await api.rows(auditEntries)).map(({ action, subject }) => [action, subject])).toEqual([
    ['CREATE', 'ORGANIZATION'],
    ['INVITE', 'MEMBER'],
  ]);
  expect(await get(row?.uuid ?? '')).toMatchObject({ people: [{ linkPurpose: 'RECOVERY' }] });
});

it('refuses IDs and addresses that are taken, at their fields, and what is missing all at once', async () => {
  await create();
  expect(await (await create({ email: 'other@example.com' })).json()).toMatchObject({
    ...{ code: 'ACCOUNT_ID_TAKEN', errors: [{ field: 'accountId' }] },
  });
  expect(await (await create({ accountId: 'another1' })).json()).toMatchObject({
    ...{ code: 'EMAIL_TAKEN', errors: [{ field: 'email' }] },
  });
  const bad = await create({ organizationName: ' ', name: '', email: 'nothing', phoneNum: '12' });
  expect(bad.status).toBe(422);
  const { errors } = (await bad.json()) as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field).toSorted()).toEqual([
    ...['email', 'name', 'organizationName', 'phoneNum'],
  ]);
  expect(await api.rows(organizations)).toHaveLength(1);
});

it('takes what a form of the back office holds as null where nothing is typed', async () => {
  expect((await create({ phoneNum: null })).status).toBe(200);
  const missing = await create({ organizationName: null, accountId: null, name: null, email: null });
  expect(missing.status).toBe(422);
  const { errors } = (await missing.json()) as { errors: { field: string; message: string }[] };
  expect(new Set(errors.map(({ field }) => field))).toEqual(
    new Set(['accountId', 'email', 'name', 'organizationName']),
  );
  for (const { message } of errors) expect(message).toMatch(/[가-힣]/);
});

it('lists them by name, ID and date', async () => {
  await create();
  const list = (query: object) => api.get('/v1/admin/organizations', { query, as: admin });
  expect((await list({ q: '봄결' })).content).toMatchObject([
    { name: '봄결미술관', owners: ['bomgyeol1'], people: 1, contests: 0 },
  ]);
  expect((await list({ q: 'bomgyeol1' })).totalElements).toBe(1);
  expect((await list({ q: '가을결' })).totalElements).toBe(0);
});

describe('its people', () => {
  const setUp = async () => {
    const { organization, member } = contestCalls(api);
    const { uuid, owner } = await organization();
    return { uuid, owner, reviewer: await member(uuid, 'REVIEWER') };
  };
  const version = async (uuid: string) => (await get(uuid)).version;

  it('are invited, made owners, let go and taken in again, each change in its version', async () => {
    const { uuid, owner, reviewer } = await setUp();
    await api.call('POST', people, {
      ...{ params: { uuid }, as: admin },
      body: { ...OWNER, role: 'REVIEWER', version: await version(uuid) },
    });
    await api.call('PUT', person, {
      ...{ params: { uuid, accountUuid: reviewer.uuid }, as: admin },
      body: { role: 'OWNER', version: await version(uuid) },
    });
    expect((await api.rows(auditEntries)).at(-1)).toMatchObject({
      ...{ before: { [reviewer.accountId]: 'REVIEWER' }, after: { [reviewer.accountId]: 'OWNER' } },
    });
    const gone = { params: { uuid, accountUuid: owner.uuid }, as: admin };
    await api.call('DELETE', person, { ...gone, body: { version: await version(uuid) } });
    expect((await get(uuid)).people.map(({ accountId, role }) => [accountId, role]).toSorted()).toEqual(
      [
        ['bomgyeol1', 'REVIEWER'],
        [reviewer.accountId, 'OWNER'],
      ].toSorted(),
    );
    await api.fails(403, 'GET', '/v1/organizations/contests', { as: owner });
    await api.call('PUT', people, {
      ...{ params: { uuid }, as: admin },
      body: { accountId: owner.accountId, role: 'REVIEWER', version: await version(uuid) },
    });
    expect((await get(uuid)).people).toHaveLength(3);
  });

  it('always have an owner, and nobody is of two organizations', async () => {
    const { uuid, owner, reviewer } = await setUp();
    const last = { params: { uuid, accountUuid: owner.uuid }, as: admin };
    const body = { version: await version(uuid) };
    expect((await api.fails(409, 'DELETE', person, { ...last, body })).code).toBe('LAST_OWNER');
    const demoted = { ...last, body: { ...body, role: 'REVIEWER' } };
    expect((await api.fails(409, 'PUT', person, demoted)).code).toBe('LAST_OWNER');
    const other = await contestCalls(api).organization('다른 미술관');
    const taken = {
      ...{ params: { uuid: other.uuid }, as: admin },
      body: { accountId: reviewer.accountId, role: 'REVIEWER', version: await version(other.uuid) },
    };
    expect((await api.fails(409, 'PUT', people, taken)).code).toBe('PERSON_NOT_FREE');
    expect(await api.rows(organizationMembers)).toHaveLength(3);
  });

  it('are shown as the only owner while nobody else who can log in is one', async () => {
    const { uuid, owner, reviewer } = await setUp();
    const isOnlyOwner = async (accountUuid: string) => {
      const read = { params: { uuid: accountUuid }, as: admin };
      return (await api.get('/v1/admin/members/{uuid}', read)).organization?.isOnlyOwner;
    };
    expect(await isOnlyOwner(owner.uuid)).toBe(true);
    expect(await isOnlyOwner(reviewer.uuid)).toBe(false);
    await api.call('PUT', person, {
      ...{ params: { uuid, accountUuid: reviewer.uuid }, as: admin },
      body: { role: 'OWNER', version: await version(uuid) },
    });
    expect(await isOnlyOwner(owner.uuid)).toBe(false);
    await api.call('PUT', '/v1/admin/members/{uuid}/stop', {
      ...{ params: { uuid: reviewer.uuid }, as: admin },
      body: { reason: '도용이 의심됩니다' },
    });
    expect(await isOnlyOwner(owner.uuid)).toBe(true);
  });

  it('let a reviewer go while the only owner is stopped', async () => {
    const { uuid, owner, reviewer } = await setUp();
    await api.call('PUT', '/v1/admin/members/{uuid}/stop', {
      ...{ params: { uuid: owner.uuid }, as: admin },
      body: { reason: '도용이 의심됩니다' },
    });
    await api.call('DELETE', person, {
      ...{ params: { uuid, accountUuid: reviewer.uuid }, as: admin },
      body: { version: await version(uuid) },
    });
    expect((await get(uuid)).people.map(({ accountId }) => accountId)).toEqual([owner.accountId]);
  });

  it('and the name are saved once: the second operator is told', async () => {
    const { uuid } = await setUp();
    const rename = { params: { uuid }, as: admin, body: { name: '가을결미술관', version: 1 } };
    await api.call('PUT', '/v1/admin/organizations/{uuid}', rename);
    expect((await api.fails(409, 'PUT', '/v1/admin/organizations/{uuid}', rename)).code).toBe(
      'CONTENT_STALE',
    );
    await api.fails(404, 'PUT', '/v1/admin/organizations/{uuid}', {
      ...rename,
      params: { uuid: UNKNOWN_UUID },
    });
    const left = { params: { uuid, accountUuid: UNKNOWN_UUID }, as: admin, body: { version: 2 } };
    await api.fails(404, 'DELETE', person, left);
  });
});
