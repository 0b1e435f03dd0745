import { artistApplications } from '@/server/db/schema/account';
import { auditEntries } from '@/server/db/schema/operation';
import { useTestApi, type Account } from '@/tests/support/api';
import { named, studioForm } from '@/tests/support/studio';
import { DOCUMENTS } from '@/tests/support/signup';
import { keptInquiry } from '@/tests/support/support-ownership';
import { DAY, useMovableClock, WITHDRAWN_AT, withdrawalCalls } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { plan, run } = withdrawalCalls(api);
let admin: Account;
beforeEach(async () => {
  admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
});

const entries = async () => (await api.rows(auditEntries)).toSorted((one, other) => one.id - other.id);

test('entries go after two years, and stay as they are until then', async () => {
  const years = 2 * 365 * DAY;
  const entry = { actorId: 'admin01', action: 'APPROVE', subject: 'APPLICATION', label: 'haru1' } as const;
  const old = await api.make.row(auditEntries, {
    ...entry,
    at: new Date(WITHDRAWN_AT.getTime() - years - 3 * DAY),
  });
  const young = await api.make.row(auditEntries, {
    ...entry,
    at: new Date(WITHDRAWN_AT.getTime() - years + 3 * DAY),
  });
  expect((await plan())['audit-entries']).toEqual([String(old.id)]);
  expect((await run())['audit-entries']).toBe(1);
  expect(await entries()).toEqual([young]);
});

test('an answer stands in the log by its length and its files, and not by what it says', async () => {
  const member = await api.make.account({ accountId: 'haru1', name: '김하루' });
  const { uuid } = await keptInquiry(api, member, { title: '김하루의 계정 문의' });
  const answer = (text: string, version: number, files: File[] = []) => {
    const body = studioForm({ answer: text, version, keptFileUuids: [] });
    for (const file of files) body.append('files', file);
    return api.call('PUT', '/v1/admin/inquiries/{uuid}/answer', { as: admin, params: { uuid }, body });
  };
  await answer('김하루님, 고쳤습니다.', 0, [named(Buffer.from(DOCUMENTS.pdf), 'a.pdf')]);
  await answer('이하루님, 고쳤습니다.', 1);
  await api.call('POST', '/v1/admin/inquiries/{uuid}/open', { as: admin, params: { uuid } });
  const log = await entries();
  expect(log).toMatchObject([
    { action: 'ANSWER', subjectId: uuid, before: null, after: { characters: 12, files: 1 } },
    // As long as the one before, and still another one.
    { action: 'ANSWER', before: { isTextChanged: false }, after: { isTextChanged: true, files: 0 } },
    { action: 'VIEW_PERSONAL_DATA' },
  ]);
  expect(JSON.stringify(log)).not.toMatch(/하루|고쳤/);
});

test('nor does the reason for asking for other documents', async () => {
  const account = await api.make.account({ roleType: 'ARTIST_PENDING', email: 'haru@example.com' });
  const { uuid } = await api.make.row(artistApplications, { accountUuid: account.uuid });
  const body = { reason: '김하루님의 성함이 보이지 않습니다.' };
  await api.call('PUT', '/v1/admin/artist-applications/{uuid}/retry', { as: admin, params: { uuid }, body });
  expect(await entries()).toMatchObject([
    { action: 'ASK_AGAIN', after: { status: 'RETRY', reasonCharacters: [...body.reason].length } },
  ]);
  expect(JSON.stringify(await entries())).not.toContain('김하루');
});
