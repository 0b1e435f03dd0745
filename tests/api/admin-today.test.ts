import { sql } from 'drizzle-orm';
import { artistApplications, accounts } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';
import { inquiries } from '@/server/db/schema/support';
import { dailyCounts } from '@/server/db/schema/counter';
import { artworks } from '@/server/db/schema/artwork';
import { likes } from '@/server/db/schema/like';
import { mailTo } from '@/server/api/modules/mails/templates';
import { useTestApi, type Account } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';
import { keptInquiry } from '@/tests/support/support-ownership';

const TODAY = '/v1/admin/today';
const OVERVIEW = '/v1/admin/overview';
/** Half past midnight in Seoul, which is the day before in Greenwich. */
const NOW = new Date('2026-03-09T15:30:00Z');
const HOUR = 60 * 60_000;
const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

const conditions = { isMailAway: false, isStorageAway: false, isSearchAway: false };
const operation = {
  isDemo: true,
  mailFolder: 'mails',
  checkMail: () => (conditions.isMailAway ? Promise.reject(new Error('away')) : Promise.resolve()),
};
const api = useTestApi({
  ...{ operation, clock: () => NOW },
  readiness: {
    storage: () => (conditions.isStorageAway ? Promise.reject(new Error('away')) : Promise.resolve()),
  },
});
let admin: Account;
beforeEach(async () => {
  Object.assign(conditions, { isMailAway: false, isStorageAway: false });
  admin = await api.make.account({ roleType: 'ADMIN', createdAt: before(24 * 90) });
});

const getToday = () => api.get(TODAY, { as: admin });
const mail = (to = 'haru@example.com') => mailTo('signup-member', to, { name: '김하루', accountId: 'haru1' });

async function application(hours: number, accountId: string, status: 'WAITING' | 'APPROVED' = 'WAITING') {
  const account = await api.make.account({ accountId, roleType: 'ARTIST_PENDING', createdAt: before(hours) });
  return api.make.row(artistApplications, {
    ...{ accountUuid: account.uuid, status, createdAt: before(hours) },
  });
}

test('what waits is counted, and what waits longest is named first', async () => {
  await application(3, 'three');
  await application(30, 'thirty');
  await application(50, 'decided', 'APPROVED');
  await keptInquiry(api, admin, { title: '새 문의', createdAt: before(1) });
  await keptInquiry(api, admin, { title: '오래된 문의', createdAt: before(80) });
  await keptInquiry(api, admin, { title: '답한 문의', createdAt: before(90), answer: '네' });
  const calls = contestCalls(api);
  const opensAt = before(24);
  const closes = (hours: number) => ({ opensAt, closesAt: before(-hours) });
  await calls.contest({ title: '사흘 뒤 마감', ...closes(72) });
  await calls.contest({ title: '내일 마감', ...closes(24) });
  await calls.contest({ title: '먼 공모', ...closes(24 * 30) });
  await calls.contest({ title: '끝난 공모', ...closes(-1) });
  await calls.contest({ title: '닫은 공모', ...closes(24), closedAt: NOW });
  await calls.contest({ title: '쓰는 공모', ...closes(24), state: 'DRAFT' });
  await calls.contest({ title: '곧 여는 공모', opensAt: before(-1), closesAt: before(-24) });
  await api.make.row(outbox, { ...mail(), failedAt: NOW, attempts: 9, lastError: 'full' });
  await api.make.row(outbox, mail());

  const today = await getToday();
  expect(today.applications.map(({ accountId }) => accountId)).toEqual(['thirty', 'three']);
  expect(today.inquiries.map(({ title }) => title)).toEqual(['오래된 문의', '새 문의']);
  expect(today.contests.map(({ title }) => title)).toEqual(['내일 마감', '사흘 뒤 마감']);
  expect(today.mails).toMatchObject([{ state: 'FAILED', recipient: 'ha***@example.com' }]);
  expect(await api.get(OVERVIEW, { as: admin })).toEqual({
    waiting: { applications: 2, inquiries: 2, contests: 2, mails: 1 },
    ...{ isDemo: true, mailFolder: 'mails' },
  });
});

test('nothing waits on a new site, and each day has its figures', async () => {
  const today = await getToday();
  expect(today).toMatchObject({ applications: [], inquiries: [], contests: [], mails: [] });
  expect(today.days).toHaveLength(30);
  expect(today.days[0]?.day).toBe('2026-02-09');
  expect(today.days.at(-1)).toEqual({ day: '2026-03-10', signups: 0, artworks: 0, likes: 0, views: 0 });
});

test('no more than five of each are named', async () => {
  for (let hours = 1; hours <= 7; hours += 1) await keptInquiry(api, admin, { createdAt: before(hours) });
  expect((await getToday()).inquiries).toHaveLength(5);
  expect((await api.get(OVERVIEW, { as: admin })).waiting.inquiries).toBe(7);
});

test('days are those of Seoul, and their figures are exactly what was made and still stands', async () => {
  const member = await api.make.account({ createdAt: new Date('2026-03-09T14:59:59Z') });
  const artist = await api.make.artist({}, { createdAt: new Date('2026-03-09T15:00:00Z') });
  const made = new Date('2026-03-09T15:10:00Z');
  const first = await api.make.artwork(artist.id, { createdAt: made });
  const second = await api.make.artwork(artist.id, { createdAt: new Date('2026-03-01T03:00:00Z') });
  for (const targetUuid of [first.uuid, second.uuid])
    await api.make.row(likes, { accountUuid: member.uuid, type: 'ART_WORK', targetUuid, createdAt: made });
  const figures = async (day: string) => (await getToday()).days.find((each) => each.day === day);
  expect(await figures('2026-03-10')).toMatchObject({ signups: 1, artworks: 1, likes: 2 });
  expect(await figures('2026-03-09')).toMatchObject({ signups: 1, artworks: 0, likes: 0 });
  expect(await figures('2026-03-01')).toMatchObject({ artworks: 1 });

  // With the artwork its likes go, which the database removes by itself.
  await api.database.orm.delete(artworks).where(sql`${artworks.uuid} = ${first.uuid}`);
  expect(await figures('2026-03-10')).toMatchObject({ artworks: 0, likes: 1 });
  await api.database.orm.delete(accounts).where(sql`${accounts.uuid} = ${member.uuid}`);
  expect(await figures('2026-03-10')).toMatchObject({ likes: 0 });
  expect(await figures('2026-03-09')).toMatchObject({ signups: 0 });
});

test('kept counts are those that a scan finds, after many changes at once', async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, index) => api.make.account({ createdAt: before(index * 11) })),
  );
  const artist = await api.make.artist();
  const works = await Promise.all(
    Array.from({ length: 4 }, (_, index) => api.make.artwork(artist.id, { createdAt: before(index * 9) })),
  );
  await Promise.all(
    people.flatMap(({ uuid }) =>
      works.map((work, index) =>
        api.make.row(likes, {
          ...{ accountUuid: uuid, type: 'ART_WORK', targetUuid: work.uuid, createdAt: before(index * 13) },
        }),
      ),
    ),
  );
  await api.database.orm.delete(likes).where(sql`${likes.targetUuid} = ${works[1]?.uuid}`);
  for (const [table, name] of [
    [accounts, 'accounts'],
    [artworks, 'artworks'],
    [likes, 'likes'],
  ] as const) {
    const scanned = await api.database.orm.execute<{ day: string; value: number }>(sql`
      select (created_at at time zone 'Asia/Seoul')::date::text as day, count(*)::int as value from ${table} group by 1 order by 1`);
    const kept = await api.database.orm.execute<{ day: string; value: number }>(sql`
      select day::text, sum(value)::int as value from ${dailyCounts} where name = ${name} group by day having sum(value) <> 0 order by day`);
    expect(kept.rows).toEqual(scanned.rows);
  }
});

test('the services say whether they are well, and readiness has only what the site needs', async () => {
  const services = async () =>
    Object.fromEntries((await getToday()).services.map(({ name, isUp }) => [name, isUp]));
  expect(await services()).toEqual({ database: true, storage: true, search: true, mail: true });
  Object.assign(conditions, { isMailAway: true, isStorageAway: true });
  expect(await services()).toEqual({ database: true, storage: false, search: true, mail: false });
  const { errors } = await api.fails(503, 'GET', '/readyz');
  expect(errors).toEqual([{ field: 'storage', message: 'DOWN' }]);
});

test('only operators see them', async () => {
  const member = await api.make.account();
  for (const path of [TODAY, OVERVIEW] as const) {
    await api.fails(401, 'GET', path);
    await api.fails(403, 'GET', path, { as: member });
  }
  expect(await api.rows(inquiries)).toEqual([]);
});
