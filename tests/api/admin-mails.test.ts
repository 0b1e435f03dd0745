import { auditEntries } from '@/server/db/schema/operation';
import { outbox } from '@/server/db/schema/outbox';
import { mailTo } from '@/server/api/modules/mails/templates';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';

const api = useTestApi();
const LIST = '/v1/admin/mails';
const ONE = '/v1/admin/mails/{uuid}';
const OPEN = '/v1/admin/mails/{uuid}/open';
const SEND = '/v1/admin/mails/{uuid}/send';
const SEND_ALL = '/v1/admin/mails/send-failed';
let admin: Account;
beforeEach(async () => {
  admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
});

type Given = Partial<typeof outbox.$inferInsert>;
let minute = 0;

async function mail(to: string, given: Given = {}) {
  minute += 1;
  return api.make.row(outbox, {
    ...mailTo('signup-member', to, { name: '김하루', accountId: 'haru1' }),
    ...{ createdAt: new Date(Date.UTC(2026, 2, 1, 0, minute)), dueAt: new Date(Date.UTC(2026, 2, 2)) },
    ...given,
  });
}
const FAILED = { failedAt: new Date(Date.UTC(2026, 2, 3)), attempts: 9 };
const SENT = { sentAt: new Date(Date.UTC(2026, 2, 3)), attempts: 1 };
const ofOne = ({ uuid }: { uuid: string }) => ({ as: admin, params: { uuid } });

test('mails stand by date, by what became of them, by kind, and by a whole address', async () => {
  await mail('first@example.com', SENT);
  await mail('second@example.com', FAILED);
  await mail('Third@Example.com', { topic: 'withdrawn' });
  const found = async (query: object) =>
    (await api.get(LIST, { as: admin, query })).content.map(({ recipient }) => recipient);
  const [first, second, third] = ['fi***@example.com', 'se***@example.com', 'Th***@Example.com'];
  expect(await found({})).toEqual([third, second, first]);
  expect(await found({ direction: 'asc' })).toEqual([first, second, third]);
  expect(await found({ filter: 'SENT' })).toEqual([first]);
  expect(await found({ filter: 'FAILED' })).toEqual([second]);
  expect(await found({ filter: 'WAITING' })).toEqual([third]);
  expect(await found({ topic: 'WITHDRAWN' })).toEqual([third]);
  expect(await found({ q: 'third@example.com' })).toEqual([third]);
  expect(await found({ q: 'example' })).toEqual([]);
  await api.fails(400, 'GET', LIST, { as: admin, query: { sort: 'payload' } as never });
});

test('neither the list nor a mail has personal data', async () => {
  const row = await mail('haru@example.com', {
    ...FAILED,
    lastError: '550 <haru@example.com>: haru@example.com unknown',
  });
  const { content } = await api.get(LIST, { as: admin });
  const one = await api.get(ONE, ofOne(row));
  expect(content).toEqual([one]);
  expect(one).toMatchObject({
    state: 'FAILED',
    lastError: '550 <ha***@example.com>: ha***@example.com unknown',
    dueAt: null,
  });
  expect(JSON.stringify(content)).not.toMatch(/haru@|김하루/);
  expect(await api.rows(auditEntries)).toEqual([]);
});

test('a mail is opened by a call that stands in the log, without the keys in its links', async () => {
  const key = 'Zb3k9fWq0sPx7uT2LmVn1A';
  const page = `https://gyeol.test/my/support/inquiry/${UNKNOWN_UUID}`;
  const row = await mail('haru@example.com');
  const text = [
    `비밀번호: https://gyeol.test/auth/password/${key}`,
    `또는 https://gyeol.test/auth/password?token=${key}&from=mail.`,
    `파일 https://files.test/a.pdf?signature=abc#${key}`,
    `문의 ${page}`,
  ].join('\n');
  const payload = { ...row.payload, text };
  const { uuid } = await api.make.row(outbox, {
    ...mailTo('signup-member', 'a@b.kr', { name: 'a', accountId: 'a' }),
    payload,
  });
  const opened = await api.call('POST', OPEN, ofOne({ uuid }));
  expect(opened).toMatchObject({ to: 'haru@example.com', subject: row.payload.subject });
  expect(opened.text).not.toContain(key);
  expect(opened.text).not.toContain('abc');
  expect(opened.text).toContain('https://gyeol.test/auth/password?token=…');
  expect(opened.text).toContain(page);
  expect(await api.rows(auditEntries)).toMatchObject([
    {
      actorId: 'admin01',
      action: 'VIEW_PERSONAL_DATA',
      subject: 'MAIL',
      subjectId: uuid,
      label: '회원가입 환영',
    },
  ]);
});

test('a mail that was given up is sent again once, however often it is asked', async () => {
  const row = await mail('haru@example.com', { ...FAILED, lastError: 'full' });
  const answers = await Promise.all([1, 2, 3].map(() => api.request('POST', SEND, ofOne(row))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await api.row(outbox)).toMatchObject({ failedAt: null, sentAt: null, attempts: 0 });
  expect((await api.row(outbox)).dueAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
  expect(api.wakes()).toBe(1);
  expect(await api.rows(auditEntries)).toMatchObject([
    { action: 'SEND_AGAIN', subject: 'MAIL', subjectId: row.uuid },
  ]);
});

test('mails that wait or went out are not sent again', async () => {
  for (const given of [{}, SENT]) {
    const row = await mail('haru@example.com', given);
    expect((await api.fails(409, 'POST', SEND, ofOne(row))).code).toBe('MAIL_NOT_FAILED');
  }
  expect(await api.rows(auditEntries)).toEqual([]);
});

test('all mails that were given up are sent again, which the log says once', async () => {
  for (const to of ['a@example.com', 'b@example.com', 'c@example.com']) await mail(to, FAILED);
  await mail('sent@example.com', SENT);
  expect(await api.call('POST', SEND_ALL, { as: admin })).toEqual({ count: 3 });
  expect(await api.call('POST', SEND_ALL, { as: admin })).toEqual({ count: 0 });
  expect(
    (await api.rows(outbox)).filter(({ sentAt, failedAt }) => sentAt === null && failedAt === null),
  ).toHaveLength(3);
  expect(await api.rows(auditEntries)).toMatchObject([
    { action: 'SEND_AGAIN', subjectId: null, after: { count: 3 } },
  ]);
  expect(api.wakes()).toBe(1);
});

test('a mail that isn’t there is not found', async () => {
  for (const [method, path] of [
    ['GET', ONE],
    ['POST', OPEN],
    ['POST', SEND],
  ] as const)
    await api.fails(404, method, path, ofOne({ uuid: UNKNOWN_UUID }));
  await api.fails(404, 'GET', ONE, ofOne({ uuid: 'x' }));
});
