import { SignJWT } from 'jose';
import { VIEW_REPORT, type ViewCount } from '@/lib/contracts/page-views';
import { dailyCounts } from '@/server/db/schema/counter';
import { TEST_VIEW_SECRET, useTestApi } from '@/tests/support/api';

const NOW = new Date('2026-03-09T15:30:00Z');
const api = useTestApi({ clock: () => NOW });
const REPORT = '/v1/page-views';

interface Signing {
  secret?: string;
  purpose?: string;
  issuedAt?: Date;
}

async function signed(counts: readonly ViewCount[], signing: Signing = {}): Promise<string> {
  const { secret = TEST_VIEW_SECRET, purpose = VIEW_REPORT.purpose, issuedAt = NOW } = signing;
  return new SignJWT({ purpose, counts })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(issuedAt)
    .sign(new TextEncoder().encode(secret));
}
const report = async (...counts: ViewCount[]) =>
  api.call('POST', REPORT, { body: { report: await signed(counts) } });

test('what several hosts have counted adds up, by day and kind of page', async () => {
  const admin = await api.make.account({ roleType: 'ADMIN', createdAt: new Date('2025-01-01') });
  await report(
    { day: '2026-03-10', page: 'HOME', views: 3 },
    { day: '2026-03-10', page: 'ARTIST', views: 4 },
    { day: '2026-03-09', page: 'HOME', views: 10 },
  );
  await Promise.all(Array.from({ length: 5 }, () => report({ day: '2026-03-10', page: 'HOME', views: 2 })));
  const { days, views } = await api.get('/v1/admin/today', { as: admin });
  expect(days.slice(-2)).toMatchObject([
    { day: '2026-03-09', views: 10 },
    { day: '2026-03-10', views: 17 },
  ]);
  expect(Object.fromEntries(views.map((each) => [each.page, each.views]))).toMatchObject({
    ...{ HOME: 23, ARTIST: 4, SEARCH: 0 },
  });
});

test('an empty report changes nothing', async () => {
  await report();
  expect(await api.rows(dailyCounts)).toEqual([]);
});

test.each<[string, ViewCount[], Signing]>([
  ['another key', [{ day: '2026-03-10', page: 'HOME', views: 1 }], { secret: 'x'.repeat(40) }],
  ['another purpose', [{ day: '2026-03-10', page: 'HOME', views: 1 }], { purpose: 'social' }],
  [
    'an age of ten minutes',
    [{ day: '2026-03-10', page: 'HOME', views: 1 }],
    { issuedAt: new Date(NOW.getTime() - 600_000) },
  ],
  ['no day', [{ day: 'today', page: 'HOME', views: 1 }], {}],
  ['an unknown page', [{ day: '2026-03-10', page: 'ADMIN' as never, views: 1 }], {}],
  ['less than nothing', [{ day: '2026-03-10', page: 'HOME', views: -5 }], {}],
])('a report with %s is refused', async (_, counts, signing) => {
  const failure = await api.fails(400, 'POST', REPORT, { body: { report: await signed(counts, signing) } });
  expect(failure.code).toBe('BAD_REQUEST');
  expect(await api.rows(dailyCounts)).toEqual([]);
});

test('what is no report at all is refused', async () => {
  await api.fails(422, 'POST', REPORT, { body: {} });
  await api.fails(400, 'POST', REPORT, { body: { report: 'a.b.c' } });
});
