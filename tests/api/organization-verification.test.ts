import { cacheTags } from '@/lib/cache-tags';
import * as verifiedMessages from '@/lib/messages/verified-organization';
import { organizations } from '@/server/db/schema/contest';
import { auditEntries } from '@/server/db/schema/operation';
import { outbox } from '@/server/db/schema/outbox';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { organization, contest, applicant, begin, send, own } = contestCalls(api);

const VERIFICATION = '/v1/admin/organizations/{uuid}/verification';
const LIST = '/v1/admin/organizations';

let admin: Account;
beforeEach(async () => void (admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' })));

async function verify(uuid: string, verifiedBy: 'BUSINESS' | 'MUSEUM' | null) {
  const { version } = await api.row(organizations, { uuid });
  return api.call('PUT', VERIFICATION, { as: admin, params: { uuid }, body: { verifiedBy, version } });
}
const newsOf = (uuid: string) => api.get('/v1/articles/news/{uuid}', { params: { uuid } });
const formOf = (articleUuid: string) =>
  api.get('/v1/contents/contests/by-article/{articleUuid}', { params: { articleUuid } });

/** An organization with a published contest, whose organizer is another name. */
async function shown() {
  const { uuid, owner } = await organization();
  const { uuid: contestUuid, articleUuid } = await contest({
    ...{ organizationUuid: uuid, organizer: '국립현대미술관' },
  });
  return { uuid, owner, contestUuid, articleUuid: articleUuid ?? '' };
}

test('an operator verifies an organization and takes that back; both are in the log', async () => {
  const { uuid } = await organization();
  const at = clock.read().toISOString();
  const done = { verifiedBy: 'BUSINESS', verifiedAt: at, version: 2 };
  expect(await verify(uuid, 'BUSINESS')).toMatchObject(done);
  expect(await verify(uuid, null)).toMatchObject({ verifiedBy: null, verifiedAt: null, version: 3 });
  const entries = await api.rows(auditEntries, { subject: 'ORGANIZATION', subjectId: uuid });
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['UPDATE', { verifiedBy: null }, { verifiedBy: 'BUSINESS' }],
    ['UPDATE', { verifiedBy: 'BUSINESS' }, { verifiedBy: null }],
  ]);
});

test('a stale save, an unknown document and an unknown organization are refused, and nothing is written', async () => {
  const { uuid, owner } = await organization();
  await verify(uuid, 'MUSEUM');
  const stale = { as: admin, params: { uuid }, body: { verifiedBy: null, version: 1 } };
  expect((await api.fails(409, 'PUT', VERIFICATION, stale)).code).toBe('CONTENT_STALE');
  await api.fails(422, 'PUT', VERIFICATION, { ...stale, body: { verifiedBy: 'PASSPORT', version: 2 } });
  await api.fails(404, 'PUT', VERIFICATION, { ...stale, params: { uuid: UNKNOWN_UUID } });
  await api.fails(403, 'PUT', VERIFICATION, { ...stale, as: owner });
  expect(await api.row(organizations, { uuid })).toMatchObject({ verifiedBy: 'MUSEUM', version: 2 });
  expect(await api.rows(auditEntries, { subjectId: uuid })).toHaveLength(1);
});

test('the list says who is verified, and is narrowed by it', async () => {
  const [verified, other] = [await organization('봄결미술관'), await organization('공간 반걸음')];
  await verify(verified.uuid, 'BUSINESS');
  const listed = async (query: { verified?: 'YES' | 'NO' }) => {
    const { content, totalElements } = await api.get(LIST, { as: admin, query });
    expect(totalElements).toBe(content.length);
    return content.map(({ uuid, verifiedBy }) => [uuid, verifiedBy]);
  };
  expect(await listed({ verified: 'YES' })).toEqual([[verified.uuid, 'BUSINESS']]);
  expect(await listed({ verified: 'NO' })).toEqual([[other.uuid, null]]);
  expect(await listed({})).toHaveLength(2);
});

test('news and form name the verified organization itself, whatever the organizer is called', async () => {
  const { uuid, articleUuid } = await shown();
  expect((await newsOf(articleUuid)).verifiedOrganization).toBeNull();
  await verify(uuid, 'BUSINESS');
  const mark = { name: '봄결미술관', proof: 'BUSINESS', at: clock.read().toISOString() };
  expect((await newsOf(articleUuid)).verifiedOrganization).toEqual(mark);
  expect(await formOf(articleUuid)).toMatchObject({
    ...{ organizer: '국립현대미술관', verifiedOrganization: mark },
  });
  await verify(uuid, null);
  expect((await newsOf(articleUuid)).verifiedOrganization).toBeNull();
  expect((await formOf(articleUuid)).verifiedOrganization).toBeNull();
});

test('news of another organization, of a draft and without a contest has no mark', async () => {
  const { uuid } = await shown();
  await verify(uuid, 'BUSINESS');
  const other = await shown();
  const { articleUuid: ofDraft } = await contest({ organizationUuid: uuid, state: 'DRAFT' });
  const { uuid: plain } = await api.make.article({ type: 'NEWS' });
  for (const articleUuid of [other.articleUuid, ofDraft ?? '', plain])
    expect((await newsOf(articleUuid)).verifiedOrganization).toBeNull();
});

test('each save, and another name, renders the news of its published contests anew', async () => {
  const { uuid, articleUuid } = await shown();
  await contest({ organizationUuid: uuid, state: 'DRAFT' });
  await shown();
  const tags = [cacheTags.article(articleUuid)];
  api.invalidated.length = 0;
  await verify(uuid, 'BUSINESS');
  expect(api.invalidated.flat()).toEqual(tags);
  const renaming = { as: admin, params: { uuid }, body: { name: '가을결미술관', version: 2 } };
  await api.call('PUT', '/v1/admin/organizations/{uuid}', renaming);
  expect(api.invalidated.flat()).toEqual([...tags, ...tags]);
  expect((await newsOf(articleUuid)).verifiedOrganization).toMatchObject({ name: '가을결미술관' });
});

test('the receipt names it: the mail as of the sending, 보낸 신청서 as of now', async () => {
  const { uuid, contestUuid } = await shown();
  await verify(uuid, 'BUSINESS');
  const as = await applicant();
  const { id } = await begin(as, contestUuid, { statement: '서향집의 창틀을 그립니다.', agreement: true });
  await send(as, id);
  const mark = { name: '봄결미술관', proof: 'BUSINESS' as const, at: clock.read().toISOString() };
  const { payload } = await api.row(outbox, { topic: 'contest-applied' });
  for (const text of ['봄결미술관 · 확인된 단체', verifiedMessages.verifiedBy(mark)])
    expect(payload.text).toContain(text);
  expect(await own(as, contestUuid)).toMatchObject({ verifiedOrganization: mark });
  await verify(uuid, null);
  expect(await own(as, contestUuid)).toMatchObject({ verifiedOrganization: null });
});
