import * as adminMessages from '@/lib/messages/admin';
import { mailTo } from '@/server/api/modules/mails/templates';
import { artistApplications } from '@/server/db/schema/account';
import { contestApplicants } from '@/server/db/schema/contest';
import { auditEntries } from '@/server/db/schema/operation';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi, type Account } from '@/tests/support/api';
import { contestCalls, CLOSES_AT } from '@/tests/support/contests';
import { ANSWERS } from '@/tests/support/contest-reviews';
import { operationsOf, readDescription } from '@/tests/support/operations';
import { keptInquiry } from '@/tests/support/support-ownership';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const calls = contestCalls(api);

interface Access {
  as: Account;
  uuid?: string;
  /** What besides the reason is in the query. */
  query?: string;
  rows: number;
}

const operator = () => api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
const lined = (rows: number) => async (): Promise<Access> => ({ as: await operator(), rows });

/** Every call that hands out personal data, or a list of people. */
const ACCESSES: Readonly<Record<string, () => Promise<Access>>> = {
  'GET /v1/admin/members/export': lined(1),
  'GET /v1/admin/inquiries/export': lined(0),
  'GET /v1/admin/contests/export': lined(0),
  'GET /v1/admin/audit/export': lined(0),
  'GET /v1/organizations/contests/{uuid}/export': async () => {
    const { uuid: organizationUuid, owner } = await calls.organization();
    const { uuid } = await calls.contest({ organizationUuid });
    const artist = await calls.applicant('류단아');
    await calls.send(artist, (await calls.begin(artist, uuid, ANSWERS)).id);
    return { as: owner, uuid, query: 'format=csv', rows: 1 };
  },
  'POST /v1/admin/members/{uuid}/open': async () => {
    const { uuid } = await api.make.account();
    return { as: await operator(), uuid, rows: 1 };
  },
  'POST /v1/admin/artist-applications/{uuid}/open': async () => {
    const { uuid: accountUuid } = await api.make.account({ roleType: 'ARTIST_PENDING' });
    const { uuid } = await api.make.row(artistApplications, { accountUuid });
    return { as: await operator(), uuid, rows: 1 };
  },
  'POST /v1/admin/inquiries/{uuid}/open': async () => {
    const { uuid } = await keptInquiry(api, await api.make.account());
    return { as: await operator(), uuid, rows: 1 };
  },
  'POST /v1/admin/mails/{uuid}/open': async () => {
    const mail = mailTo('signup-member', 'haru@example.com', { name: '김하루', accountId: 'haru1' });
    const { uuid } = await api.make.row(outbox, mail);
    return { as: await operator(), uuid, rows: 1 };
  },
};

it('knows every call that exports or opens', () => {
  const named = operationsOf(readDescription())
    .map(({ name }) => name)
    .filter((name) => /\/(?:export|open)$/.test(name));
  expect(named.toSorted()).toEqual(Object.keys(ACCESSES).toSorted());
});

it.each(Object.entries(ACCESSES))('%s says who, how many and why in the log', async (name, given) => {
  const { as, uuid = '', query = '', rows } = await given();
  const [method = '', path = ''] = name.split(' ');
  const isPost = method === 'POST';
  const access = async (reason?: string) => {
    const asked = reason === undefined || isPost ? query : `${query}&reason=${encodeURIComponent(reason)}`;
    const address: string = `${path.replace('{uuid}', uuid)}?${asked}`;
    const body = isPost && reason !== undefined ? { body: { reason } } : {};
    const answer = await api.request(isPost ? 'POST' : 'GET', address, { as, ...body });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  };
  await access('분실 신고 확인');
  await access();
  const written = (await api.rows(auditEntries)).toSorted((one, other) => one.id - other.id);
  const action = isPost ? 'VIEW_PERSONAL_DATA' : 'EXPORT';
  expect(written).toMatchObject([
    { actorId: as.accountId, action, after: { reason: '분실 신고 확인', rows } },
    { actorId: as.accountId, action, after: { reason: adminMessages.noReason } },
  ]);
});

it.each(Object.entries(ACCESSES).filter(([name]) => name.endsWith('/export')))(
  '%s answers a check with an empty file, and leaves no trace of it',
  async (name, given) => {
    const { as, uuid = '', query = '' } = await given();
    const path: string = name.slice('GET '.length).replace('{uuid}', uuid);
    const address: string = `${path}?${query}&check=true`;
    const answer = await api.request('GET', address, { as });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
    expect(await api.rows(auditEntries)).toEqual([]);
  },
);

it('the artist sees when the organization took the application along; a check and another status leave no trace', async () => {
  const { uuid: organizationUuid, owner } = await calls.organization();
  const { uuid } = await calls.contest({ organizationUuid });
  const artist = await calls.applicant('류단아');
  await calls.send(artist, (await calls.begin(artist, uuid, ANSWERS)).id);
  const exportOf = async (query: object) => {
    const path = '/v1/organizations/contests/{uuid}/export';
    const answer = await api.request('GET', path, {
      as: owner,
      params: { uuid },
      query: { format: 'csv', ...query },
    } as never);
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const exported = async () =>
    (await api.get('/v1/artists/contest-applicants', { as: artist })).content[0]?.exported;
  expect(await exported()).toBeNull();
  expect(await exportOf({ check: 'true' })).toBe('');
  expect(await api.rows(auditEntries)).toEqual([]);
  await exportOf({ status: 'SELECTED' });
  expect(await exported()).toBeNull();
  clock.set(CLOSES_AT);
  expect(await exportOf({ reason: '1차 심사' })).toContain('류단아');
  const { exportedAt } = await api.row(contestApplicants);
  expect(exportedAt).toEqual(CLOSES_AT);
  expect(await exported()).toEqual({
    at: CLOSES_AT.toISOString(),
    organization: expect.any(String) as string,
  });
});
