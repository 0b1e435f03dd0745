import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { accounts, artistApplications, artistDocuments, socialLogins } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { barredIdentities } from '@/server/db/schema/identity';
import { likes } from '@/server/db/schema/like';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi } from '@/tests/support/api';
import { DAY, useMovableClock, WITHDRAWN_AT, withdrawalCalls } from '@/tests/support/withdrawal';

const PERSON = {
  passwordHash: 'hash',
  name: '김하루',
  email: 'haru@example.com',
  phoneNum: '01012345678',
  genderType: 'FEMALE' as const,
  birthDate: '1994-03-12',
  snsType: 'kakao' as const,
  address: '서울특별시 성북구 동소문로 1',
  addressDetail: '101호',
  buildingName: '한빛',
  zoneCode: '02830',
  lastLoginAt: WITHDRAWN_AT,
  termsAt: WITHDRAWN_AT,
  privacyRequiredAt: WITHDRAWN_AT,
  agreeBusinessEmail: true,
  agreeBusinessSms: true,
  userInterests: ['CRAFT', 'ETC'],
  userInterestEtc: '판화',
  artistInterests: ['EXHIBITION'],
  artistInterestEtc: '말',
};
const OPTIONAL = {
  signupSources: ['FRIEND'],
  signupSourcesEtc: '말',
  agreeMarketingEmail: true,
  agreeMarketingSms: true,
  privacyOptionalAt: WITHDRAWN_AT,
};
const NO_INTERESTS = {
  userInterests: [],
  userInterestEtc: null,
  artistInterests: [],
  artistInterestEtc: null,
};
const WITHOUT_OPTIONAL = {
  signupSources: [],
  signupSourcesEtc: null,
  agreeMarketingEmail: false,
  agreeMarketingSms: false,
  privacyOptionalAt: null,
};

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { plan, run, withdraw } = withdrawalCalls(api);
const orm = () => api.database.orm;

const findAccount = async (uuid: string) => (await api.rows(accounts, { uuid }))[0] ?? null;

/** An application with one document in the database and the storage; its storage key. */
async function applicationOf(accountUuid: string): Promise<string> {
  const uuid = randomUUID();
  const storageKey = `documents/${uuid}/1.pdf`;
  await api.make.row(artistApplications, { uuid, accountUuid });
  await api.make.row(artistDocuments, {
    applicationUuid: uuid,
    storageKey,
    fileName: '증명서.pdf',
    mime: 'application/pdf',
    bytes: 4,
    position: 0,
  });
  await api.storage.put(storageKey, Buffer.from('%PDF'));
  return storageKey;
}

it('of a member who withdrew: the optional data goes after 5 days, the rest after 30', async () => {
  const diHash = 'mark of the person';
  const account = await api.make.account({ ...PERSON, ...OPTIONAL, diHash });
  await api.make.row(socialLogins, { provider: 'kakao', providerAccountId: '1', accountUuid: account.uuid });
  const key = await applicationOf(account.uuid);
  const mail = (to: string) => ({
    kind: 'MAIL' as const,
    topic: 'x',
    payload: { to, subject: 's', text: 't' },
  });
  await orm()
    .insert(outbox)
    .values([
      { ...mail('HARU@example.com'), failedAt: WITHDRAWN_AT },
      { ...mail('other@example.com'), failedAt: WITHDRAWN_AT },
    ]);
  const artist = await api.make.artist();
  const artwork = await api.make.artwork(artist.id);
  const article = await api.make.article();
  for (const [type, uuid] of [
    ['ARTIST', artist.uuid],
    ['ART_WORK', artwork.uuid],
    ['SPECIAL', article.uuid],
  ] as const) {
    await api.make.like(account.uuid, type, uuid);
    await api.make.like((await api.make.account()).uuid, type, uuid);
  }
  await withdraw(account);

  clock.after(5 * DAY);
  expect(await run()).toEqual({});
  clock.after(6 * DAY);
  expect(await plan()).toEqual({ 'optional-data': [account.uuid] });
  expect(await run()).toEqual({ 'optional-data': 1 });
  expect(await findAccount(account.uuid)).toMatchObject({ ...PERSON, ...WITHOUT_OPTIONAL, diHash });

  clock.after(30 * DAY);
  expect(await run()).toEqual({});
  api.invalidated.length = 0;
  clock.after(31 * DAY);
  expect(await plan()).toEqual({ 'withdrawn-accounts': [account.uuid] });
  expect(await run()).toEqual({ 'withdrawn-accounts': 1 });
  expect(await findAccount(account.uuid)).toBeNull();
  expect(await api.rows(socialLogins)).toEqual([]);
  expect(await api.rows(artistApplications)).toEqual([]);
  expect(await api.rows(artistDocuments)).toEqual([]);
  expect(await api.storage.stat(key)).toBeNull();
  // Of mails too, one that couldn't go out and the one about the withdrawal.
  expect((await api.rows(outbox)).map((row) => row.payload.to)).toEqual(['other@example.com']);
  // Other accounts' likes remain and are counted.
  expect(await api.rows(likes)).toHaveLength(3);
  expect((await api.row(artists)).likeCount).toBe(1);
  const target = { type: 'ART_WORK', uuid: artwork.uuid };
  const other = await api.row(accounts, { status: 'ACTIVE' });
  const answer = await api.request('DELETE', '/v1/users/me/likes', { as: other ?? null, body: target });
  expect(await answer.json()).toMatchObject({ data: { isLike: false } });
  expect(api.invalidated).toEqual([[`followers:${artist.id}`, `artwork:${artwork.uuid}`]]);
  // Only the mark that bars the person from joining again remains.
  expect((await api.rows(barredIdentities)).map((row) => row.diHash)).toEqual([diHash]);
  expect([await plan(), await run()]).toEqual([{}, {}]);
});

it.each([
  ['stays public', false],
  ['is hidden where they asked', true],
])('of an artist who withdrew the profile %s, and the person is gone', async (_, hidesPages) => {
  const artist = await api.make.artist({ nameKo: '하루' });
  await api.make.artwork(artist.id);
  const diHash = 'mark of the person';
  const [owner] = await orm()
    .update(accounts)
    .set({ ...PERSON, ...OPTIONAL, diHash })
    .where(eq(accounts.uuid, artist.accountUuid))
    .returning();
  if (owner === undefined) throw new Error('No owner');
  const key = await applicationOf(owner.uuid);
  const follower = await api.make.account();
  await api.make.like(follower.uuid, 'ARTIST', artist.uuid);
  await withdraw(owner, { hidesPages });
  clock.after(31 * DAY);
  expect(await run()).toEqual({ 'optional-data': 1, 'withdrawn-accounts': 1 });

  const nothing = Object.fromEntries(Object.keys(PERSON).map((name) => [name, null]));
  expect(await findAccount(owner.uuid)).toEqual({
    ...owner,
    ...nothing,
    ...NO_INTERESTS,
    ...WITHOUT_OPTIONAL,
    name: '',
    genderType: 'NONE',
    agreeBusinessEmail: false,
    agreeBusinessSms: false,
    diHash: null,
    status: 'REMOVED',
    tokenVersion: 1,
    withdrawnAt: WITHDRAWN_AT,
    hasHiddenPages: hidesPages,
    optionalRemovedAt: clock.read(),
  });
  expect(await api.storage.stat(key)).toBeNull();
  expect(
    (
      await api.request('GET', '/v2/artists/{userAccountId}', {
        params: { userAccountId: artist.userAccountId },
      })
    ).status,
  ).toBe(hidesPages ? 404 : 200);
  expect((await api.row(artists)).likeCount).toBe(1);
  // No other account gets the address of the page.
  expect(await api.get('/v1/auth/is-duplicate-account-id', { query: { accountId: owner.accountId } })).toBe(
    true,
  );
  expect(await run()).toEqual({});
});

it('goes on after it broke off between the rows and the files, and leaves what is young or belongs to an account', async () => {
  const owner = await api.make.account({ roleType: 'ARTIST_PENDING' });
  const kept = await applicationOf(owner.uuid);
  const orphan = `documents/${randomUUID()}/1.png`;
  const young = `documents/${randomUUID()}/1.png`;
  const picture = 'media/ab/abcd/master.webp';
  for (const key of [orphan, young, picture]) await api.storage.put(key, Buffer.from('x'));
  const age = async (key: string, hours: number) => {
    const at = new Date(WITHDRAWN_AT.getTime() - hours * 3_600_000);
    await utimes(path.join(api.directory, key), at, at);
  };
  for (const key of [orphan, kept, picture]) await age(key, 25);
  await age(young, 23);
  expect(await plan()).toEqual({ 'orphaned-documents': [orphan] });
  expect(await run()).toEqual({ 'orphaned-documents': 1 });
  expect(await api.storage.stat(orphan)).toBeNull();
  for (const key of [kept, young, picture]) expect(await api.storage.stat(key)).not.toBeNull();
});

it('of very many everything goes, in batches', async () => {
  const rows = Array.from({ length: 45 }, (_, index) => ({
    accountId: `gone${index}`,
    name: '회원',
    roleType: 'MEMBER' as const,
    status: 'WITHDRAWN' as const,
    withdrawnAt: new Date(WITHDRAWN_AT.getTime() - 31 * DAY),
  }));
  await orm().insert(accounts).values(rows);
  const stays = await api.make.account({ status: 'ACTIVE' });
  expect((await run())['withdrawn-accounts']).toBe(45);
  const left = await api.rows(accounts, { roleType: 'MEMBER' });
  expect(left.map(({ uuid }) => uuid)).toEqual([stays.uuid]);
});
