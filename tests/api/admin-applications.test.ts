import type { RoleType } from '@/lib/contracts/account';
import { applicationSchema } from '@/lib/contracts/admin/application';
import { successSchema } from '@/lib/contracts/envelope';
import * as adminMessages from '@/lib/messages/admin';
import { DOCUMENT_URL_SECONDS } from '@/server/api/modules/documents/service';
import { apiUrl, type QueryOf } from '@/lib/api/url';
import { artistApplications, artistDocuments } from '@/server/db/schema/account';
import { auditEntries } from '@/server/db/schema/operation';
import { outbox } from '@/server/db/schema/outbox';
import { verifySignedUrl } from '@/server/providers/storage/signed-url';
import { TEST_FILE_SECRET, UNKNOWN_UUID, useTestApi } from '@/tests/support/api';
import type { Account } from '@/tests/support/api';
import { wholeProfile } from '@/tests/support/profile';

const applicationUrl = (uuid: string) => apiUrl('/v1/admin/artist-applications/{uuid}', { params: { uuid } });
const decisionUrl = (uuid: string, decision: 'approve' | 'retry') =>
  apiUrl(`/v1/admin/artist-applications/{uuid}/${decision}`, { params: { uuid } });

const api = useTestApi();
let admin: Account;

beforeEach(async () => void (admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' })));

/** An artist who waits, with their application; each is a day younger than the one before. */
async function waiting(
  given: Partial<typeof artistApplications.$inferInsert> = {},
  account: Partial<Account> = {},
) {
  const made = (await api.rows(artistApplications)).length;
  const artist = await api.make.account({
    ...wholeProfile(),
    email: `artist${made}@example.com`,
    roleType: 'ARTIST_PENDING',
    ...account,
  });
  const application = await api.make.row(artistApplications, {
    accountUuid: artist.uuid,
    createdAt: new Date(Date.UTC(2026, 10, 1 + made)),
    ...given,
  });
  return { artist, application };
}

const decide = (uuid: string, decision: 'approve' | 'retry', reason = '흐릿합니다') =>
  api.request('PUT', decisionUrl(uuid, decision), {
    as: admin,
    ...(decision === 'retry' && { body: { reason } }),
  });
const roleOf = async (account: Account) => (await api.account(account)).roleType;

describe('GET /v1/admin/artist-applications', () => {
  it('lists them newest first, by status and by page', async () => {
    const first = await waiting();
    const second = await waiting({ status: 'RETRY', reason: '흐릿합니다' });
    const third = await waiting();
    await api.database.orm.insert(artistDocuments).values(
      [0, 1].map((position) => ({
        applicationUuid: first.application.uuid,
        storageKey: `documents/${first.application.uuid}/${position}.pdf`,
        ...{ fileName: 'a.pdf', mime: 'application/pdf', bytes: 10, position },
      })),
    );
    const list = (query: QueryOf<'/v1/admin/artist-applications'> = {}) =>
      api.get('/v1/admin/artist-applications', { query, as: admin });
    const uuidsOf = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).content.map(({ uuid }) => uuid);
    const all = await list();
    expect(all).toMatchObject({ totalElements: 3, totalPages: 1, pageable: { pageNumber: 0 } });
    expect(all.content.map(({ uuid, documentCount }) => [uuid, documentCount])).toEqual([
      [third.application.uuid, 0],
      [second.application.uuid, 0],
      [first.application.uuid, 2],
    ]);
    expect(all.content[1]).toEqual({
      uuid: second.application.uuid,
      status: 'RETRY',
      reason: '흐릿합니다',
      createdAt: '2026-11-02T00:00:00.000Z',
      decidedAt: null,
      accountId: second.artist.accountId,
      accountUuid: second.artist.uuid,
      roleType: 'ARTIST_PENDING',
      name: '김*루',
      documentCount: 0,
    });
    expect(await uuidsOf({ filter: 'WAITING' })).toEqual([third.application.uuid, first.application.uuid]);
    expect(await uuidsOf({ page: 1, size: 2 })).toEqual([first.application.uuid]);
    // By ID or name, whole or in part, and by a whole address or number.
    for (const q of [second.artist.accountId, second.artist.email ?? ''])
      expect(await uuidsOf({ q })).toEqual([second.application.uuid]);
    expect(await list({ filter: 'APPROVED' })).toMatchObject({ content: [], totalElements: 0 });
  });

  it('leaves out who withdrew', async () => {
    await waiting({}, { status: 'WITHDRAWN' });
    expect(await api.get('/v1/admin/artist-applications', { as: admin })).toMatchObject({
      content: [],
      totalElements: 0,
    });
  });

  it('refuses a status or a page that can’t be', async () => {
    for (const query of ['filter=NEW', 'page=-1', 'size=0', 'size=101']) {
      await api.fails(400, 'GET', `/v1/admin/artist-applications?${query}`, { as: admin });
    }
  });
});

describe('GET /v1/admin/artist-applications/{uuid}', () => {
  it('masks who it is, and has what became of the earlier ones', async () => {
    const { artist, application } = await waiting();
    await api.make.row(artistApplications, {
      ...{ accountUuid: artist.uuid, status: 'RETRY', reason: '흐릿합니다' },
      createdAt: new Date('2026-10-01T00:00:00Z'),
    });
    const params = { uuid: application.uuid };
    const shown = await api.get('/v1/admin/artist-applications/{uuid}', { params, as: admin });
    expect(shown).toMatchObject({ name: '김*루', email: 'ar***@example.com', phoneNum: '010-****-5678' });
    expect(shown.history).toMatchObject([{ status: 'RETRY', reason: '흐릿합니다' }]);
    expect(await api.rows(auditEntries)).toEqual([]);
  });

  it('is opened: who it is, and addresses of the documents for a while; the log says so', async () => {
    const { application } = await waiting();
    const storageKey = `documents/${application.uuid}/1.pdf`;
    const document = {
      fileName: '증명서.pdf',
      type: 'CERTIFICATE' as const,
      mime: 'application/pdf',
      bytes: 10,
    };
    await api.make.row(artistDocuments, {
      applicationUuid: application.uuid,
      storageKey,
      position: 0,
      ...document,
    });
    const before = Date.now();
    const sent = { params: { uuid: application.uuid }, as: admin };
    const listed = await api.get('/v1/admin/artist-applications/{uuid}', sent);
    expect(listed.documents).toEqual([{ uuid: expect.any(String), ...document }]);
    const opened = await api.call('POST', '/v1/admin/artist-applications/{uuid}/open', sent);
    const after = Date.now();
    expect(opened).toMatchObject({ name: '김하루', email: 'artist0@example.com', phoneNum: '01012345678' });
    const { documents } = opened;
    expect(await api.rows(auditEntries)).toMatchObject([
      {
        actorId: 'admin01',
        action: 'VIEW_PERSONAL_DATA',
        subject: 'APPLICATION',
        subjectId: application.uuid,
      },
    ]);
    const url = new URL(documents[0]?.url ?? '', 'http://gyeol.test');
    const opens = (time: number) => verifySignedUrl('GET', url, TEST_FILE_SECRET, new Date(time))?.key;
    const lifeMs = DOCUMENT_URL_SECONDS * 1000;
    // It was signed between the two; its end is a whole second.
    expect(opens(before + lifeMs - 1000)).toBe(storageKey);
    expect(opens(after + lifeMs + 1000)).toBeUndefined();
  });

  it('is not there for an unknown one, and for who withdrew', async () => {
    const { application } = await waiting({}, { status: 'WITHDRAWN' });
    for (const uuid of [application.uuid, UNKNOWN_UUID, 'x']) {
      await api.fails(404, 'GET', applicationUrl(uuid), { as: admin });
      await api.fails(404, 'PUT', decisionUrl(uuid, 'approve'), { as: admin });
      await api.fails(404, 'PUT', decisionUrl(uuid, 'retry'), { as: admin, body: { reason: '흐릿합니다' } });
    }
    expect(await api.mails()).toEqual([]);
    expect(api.wakes()).toBe(0);
  });
});

describe('a decision', () => {
  it('approves: the artist may make a profile, and hears so', async () => {
    const { artist, application } = await waiting();
    const { data } = successSchema(applicationSchema).parse(
      await (await decide(application.uuid, 'approve')).json(),
    );
    expect(data).toMatchObject({
      status: 'APPROVED',
      roleType: 'ARTIST_BEFORE_PROFILE',
      decidedAt: expect.any(String),
    });
    // The artist's session stays valid and has the new role.
    const profile = await api.get('/v1/users/me', { as: artist });
    expect(profile).toMatchObject({ roleType: 'ARTIST_BEFORE_PROFILE', application: { status: 'APPROVED' } });
    expect(await api.mails()).toEqual([['artist-approved', 'artist0@example.com']]);
    expect(api.wakes()).toBe(1);
    expect(await api.rows(auditEntries)).toMatchObject([
      { actorId: 'admin01', action: 'APPROVE', subjectId: application.uuid, label: artist.accountId },
    ]);
  });

  it('asks for other documents: the artist reads why', async () => {
    const { artist, application } = await waiting();
    expect((await decide(application.uuid, 'retry', ' 이름이 보이지 않습니다. ')).status).toBe(200);
    expect(await api.get('/v1/users/me', { as: artist })).toMatchObject({
      roleType: 'ARTIST_PENDING_RETRY',
      application: { status: 'RETRY', reason: '이름이 보이지 않습니다.' },
    });
    const mail = await api.row(outbox);
    expect(mail).toMatchObject({ topic: 'artist-documents-requested' });
    expect(mail.payload.text).toContain('이름이 보이지 않습니다.');
  });

  it('needs a reason to ask', async () => {
    const { artist, application } = await waiting();
    const path = decisionUrl(application.uuid, 'retry');
    for (const [reason, message] of [
      [' ', adminMessages.reasonRequired],
      ['x'.repeat(1001), adminMessages.reasonTooLong],
    ]) {
      const { errors } = await api.fails(422, 'PUT', path, { as: admin, body: { reason } });
      expect(errors).toEqual([{ field: 'reason', message }]);
    }
    expect(await roleOf(artist)).toBe('ARTIST_PENDING');
  });

  it('is made once', async () => {
    const { artist, application } = await waiting();
    await decide(application.uuid, 'approve');
    for (const decision of ['approve', 'retry'] as const) {
      const again = await decide(application.uuid, decision);
      expect([again.status, await again.json()]).toMatchObject([409, { code: 'APPLICATION_DECIDED' }]);
    }
    expect(await roleOf(artist)).toBe('ARTIST_BEFORE_PROFILE');
    expect(await api.mails()).toHaveLength(1);
  });

  it('is one, of several at once', async () => {
    const { artist, application } = await waiting();
    const decisions = ['approve', 'retry', 'approve', 'retry'] as const;
    const answers = await Promise.all(decisions.map((decision) => decide(application.uuid, decision)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = decisions[answers.findIndex(({ status }) => status === 200)];
    const expected: RoleType = winner === 'approve' ? 'ARTIST_BEFORE_PROFILE' : 'ARTIST_PENDING_RETRY';
    expect(await roleOf(artist)).toBe(expected);
    expect(await api.mails()).toHaveLength(1);
  });

  it('of an older application doesn’t decide the one that waits', async () => {
    const { artist, application } = await waiting({ status: 'RETRY' });
    await api.make.row(artistApplications, { accountUuid: artist.uuid });
    expect((await decide(application.uuid, 'approve')).status).toBe(409);
    expect(await roleOf(artist)).toBe('ARTIST_PENDING');
  });

  it('changes nobody who doesn’t wait any more', async () => {
    const { artist, application } = await waiting({}, { roleType: 'ARTIST' });
    expect((await decide(application.uuid, 'retry')).status).toBe(409);
    expect(await roleOf(artist)).toBe('ARTIST');
    expect(await api.rows(artistApplications)).toEqual([application]);
  });

  it('of an account without an address goes without a mail', async () => {
    const { application } = await waiting({}, { email: null });
    expect((await decide(application.uuid, 'approve')).status).toBe(200);
    expect(await api.mails()).toEqual([]);
  });

  it('is the operator’s alone', async () => {
    const { artist, application } = await waiting();
    for (const as of [artist, await api.make.account({ roleType: 'BUSINESS' })]) {
      await api.fails(403, 'GET', '/v1/admin/artist-applications', { as });
      await api.fails(403, 'GET', applicationUrl(application.uuid), { as });
      await api.fails(403, 'PUT', decisionUrl(application.uuid, 'approve'), { as });
    }
    await api.fails(401, 'PUT', decisionUrl(application.uuid, 'approve'));
    expect(await roleOf(artist)).toBe('ARTIST_PENDING');
  });
});
