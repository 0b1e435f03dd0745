import { eq } from 'drizzle-orm';
import * as adminMessages from '@/lib/messages/admin';
import { auditEntries, logChecks } from '@/server/db/schema/operation';
import { useTestApi, type Account } from '@/tests/support/api';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const LIST = '/v1/admin/log-checks';
const ONE = '/v1/admin/log-checks/{id}';
let admin: Account;
beforeEach(async () => {
  admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
  clock.set(new Date('2026-11-10T03:00:00Z'));
});

/** Accesses of an operator in October. */
async function accesses(
  actorId: string,
  calls: number,
  given: Partial<typeof auditEntries.$inferInsert> = {},
) {
  for (let call = 0; call < calls; call += 1)
    await api.make.row(auditEntries, {
      ...{ actorId, action: 'VIEW_PERSONAL_DATA', subject: 'MEMBER', subjectId: 'x', label: 'haru1' },
      ...{ after: { rows: 1, reason: '문의 확인' }, at: new Date('2026-10-12T03:00:00Z') },
      ...given,
    });
}
const get = (id: string) => api.get(ONE, { as: admin, params: { id } });
const list = async () => (await api.get(LIST, { as: admin })).content;
const sign = (id: string, note = '특이 사항 없음') =>
  api.call('POST', ONE, { as: admin, params: { id }, body: { note } });

it('lists months with what is due and late, the newest first', async () => {
  expect(await list()).toEqual([]);
  await accesses('admin01', 2, { at: new Date('2026-08-31T15:00:00Z') });
  await accesses('admin01', 1);
  expect((await list()).map(({ id, calls, isOver, isLate }) => [id, calls, isOver, isLate])).toEqual([
    ['2026-11', 0, false, false],
    ['2026-10', 1, true, false],
    ['2026-09', 2, true, true],
  ]);
});

it('counts by account and action, those first that stand out, and says why', async () => {
  await accesses('admin01', 25);
  await accesses('admin02', 30);
  // Who does as much each month isn't unusual.
  for (const month of ['07', '08', '09'])
    await accesses('admin02', 20, { at: new Date(`2026-${month}-12T03:00:00Z`) });
  const exported = { action: 'EXPORT', subject: 'CONTEST', after: { rows: 1200 } } as const;
  await accesses('gallery1', 1, { ...exported, at: new Date('2026-10-12T15:00:00Z') });
  await accesses('admin01', 1, { action: 'UPDATE' });
  const { counts, calls } = await get('2026-10');
  expect(calls).toBe(56);
  expect(counts).toMatchObject([
    { actorId: 'gallery1', action: 'EXPORT', rows: 1200, unusual: ['MANY_ROWS', 'AT_NIGHT', 'NO_REASON'] },
    { actorId: 'admin01', calls: 25, unusual: ['MANY_CALLS'] },
    { actorId: 'admin02', calls: 30, usualCalls: 20, unusual: [] },
  ]);
});

it('is signed once with a note by an operator, for a month that is over, and never changed', async () => {
  await accesses('admin01', 1);
  const faults = { as: admin, params: { id: '2026-10' }, body: { note: ' ' } };
  expect((await api.fails(422, 'POST', ONE, faults)).errors).toEqual([
    { field: 'note', message: adminMessages.logCheckNoteRequired },
  ]);
  const signed = await sign('2026-10');
  expect(signed.check).toMatchObject({ note: '특이 사항 없음', checkedBy: 'admin01' });
  const again = { as: admin, params: { id: '2026-10' }, body: { note: '다시' } };
  expect((await api.fails(409, 'POST', ONE, again)).message).toBe(adminMessages.logCheckDone);
  const early = { as: admin, params: { id: '2026-11' }, body: { note: '미리' } };
  expect((await api.fails(409, 'POST', ONE, early)).message).toBe(adminMessages.logCheckEarly);
  await api.fails(404, 'GET', ONE, { as: admin, params: { id: '2026-01' } });
  await api.fails(404, 'GET', ONE, { as: admin, params: { id: '2027-01' } });
  const { orm } = api.database;
  await expect(orm.update(logChecks).set({ note: '' })).rejects.toThrow();
  await expect(orm.delete(logChecks).where(eq(logChecks.month, '2026-10'))).rejects.toThrow();
  expect(await api.row(auditEntries, { action: 'CHECK' })).toMatchObject({ subjectId: '2026-10' });
});

it('shows a late signature as late', async () => {
  await accesses('admin01', 1);
  clock.set(new Date('2026-12-01T03:00:00Z'));
  expect(await sign('2026-10')).toMatchObject({ isLate: true });
});
