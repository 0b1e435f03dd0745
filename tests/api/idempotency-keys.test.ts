import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import * as networkMessages from '@/lib/messages/network';
import { createIdempotency, type KeyedCall } from '@/server/api/http/idempotency';
import { createIdempotencyRepository } from '@/server/api/modules/idempotency/repository';
import { accounts } from '@/server/db/schema/account';
import { idempotencyKeys } from '@/server/db/schema/idempotency';
import { inquiries, notices } from '@/server/db/schema/support';
import { createLog } from '@/server/logging/log';
import { useTestApi, type Account } from '@/tests/support/api';
import { DOCUMENTS } from '@/tests/support/signup';
import { addressOf, named, studioForm } from '@/tests/support/studio';
import { inquiryBody } from '@/tests/support/support-ownership';
import { until } from '@/tests/support/until';

const api = useTestApi({ rateLimits: { guestInquiry: { points: 2, seconds: 3600 } } });
const NOTICES = '/v1/admin/notices';
const GUEST = '/v1/support/guest/inquiries';
const NOTICE = { title: '휴일', content: '<p>쉽니다.</p>', createdBy: '운영팀', isPinned: false };
const KEY = '0198f3a0-aaaa-7000-8000-000000000000';
let admin: Account;
beforeEach(async () => void (admin = await api.make.account({ roleType: 'ADMIN' })));

const add = (key: string, given: object = {}, as: Account = admin) =>
  api.request('POST', NOTICES, { as, body: { ...NOTICE, ...given }, headers: { 'idempotency-key': key } });
const statusOf = async (answer: Promise<Response>) => (await answer).status;

it('a key that is used with other content is refused, and its first effect stays', async () => {
  expect(await statusOf(add(KEY))).toBe(200);
  const refused = await add(KEY, { title: '다른 휴일' });
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { code: 'IDEMPOTENCY_KEY_REUSED', message: networkMessages.keyReused },
  ]);
  expect(await api.rows(notices)).toHaveLength(1);
});

it('forms are distinguished by their fields and the names and sizes of their files', async () => {
  const headers = { 'idempotency-key': KEY, ...addressOf(7) };
  const form = (name: string, bytes: Uint8Array = DOCUMENTS.pdf) =>
    studioForm(inquiryBody({ privacyAgreed: true }), { files: named(bytes, name) });
  const send = (body: FormData) => statusOf(api.request('POST', GUEST, { headers, body }));
  expect(await send(form('a.pdf'))).toBe(200);
  expect(await send(form('a.pdf'))).toBe(200);
  expect(await send(form('b.pdf'))).toBe(422);
});

it('callers, addresses and methods have keys of their own', async () => {
  const other = await api.make.account({ roleType: 'ADMIN' });
  expect(await statusOf(add(KEY))).toBe(200);
  expect(await statusOf(add(KEY, { title: '남의 휴일' }, other))).toBe(200);
  const { uuid } = await api.row(notices, { title: '휴일' });
  await api.call('PUT', '/v1/admin/notices/{uuid}', {
    ...{ as: admin, params: { uuid }, headers: { 'idempotency-key': KEY } },
    body: { ...NOTICE, title: '바뀜', version: 1 },
  });
  expect(await api.rows(idempotencyKeys)).toHaveLength(3);
});

it('a guest may retry from another network, and a short key belongs to the network', async () => {
  const send = (key: string, from: number, title: string) =>
    statusOf(
      api.request('POST', GUEST, {
        headers: { 'idempotency-key': key, ...addressOf(from) },
        body: studioForm(inquiryBody({ privacyAgreed: true, title })),
      }),
    );
  const retried = [await send(KEY, 1, '하나'), await send(KEY, 2, '하나'), await send(KEY, 2, '둘')];
  expect(retried).toEqual([200, 200, 422]);
  expect(await api.rows(inquiries)).toHaveLength(1);
  const short = 'k'.repeat(8);
  const chosen = [await send(short, 3, '셋'), await send(short, 4, '넷'), await send(short, 3, '넷')];
  expect(chosen).toEqual([200, 200, 422]);
  expect(await api.rows(inquiries)).toHaveLength(3);
});

it('a failed call frees its key, and a call that isn’t valid never had it', async () => {
  const params = { uuid: (await api.make.account()).uuid };
  const send = (version: number) =>
    api.request('PUT', '/v1/admin/organizations/{uuid}', {
      ...{ as: admin, params, headers: { 'idempotency-key': KEY }, body: { name: '봄결', version } },
    });
  expect(await statusOf(send(1))).toBe(404);
  expect(await statusOf(send(2))).toBe(404);
  expect(await statusOf(add(KEY, { title: '' }))).toBe(422);
  expect(await statusOf(add(KEY))).toBe(200);
});

it.each(['short', 'k'.repeat(65), 'with space in it', '열쇠열쇠열쇠열쇠열쇠', '', '""'])(
  'the malformed key ‘%s’ is refused',
  async (key) => {
    expect(await statusOf(add(encodeURI(key) === key ? key : Buffer.from(key).toString('latin1')))).toBe(400);
    expect(await api.rows(notices)).toEqual([]);
  },
);

it('a quoted key, as the draft writes it, is the key', async () => {
  await add(KEY);
  expect((await add(`"${KEY}"`)).headers.get('idempotency-replayed')).toBe('true');
});

it('a repetition is counted once by the limit', async () => {
  const headers = { 'idempotency-key': KEY, ...addressOf(9) };
  const body = () => studioForm(inquiryBody({ privacyAgreed: true }));
  for (let count = 0; count < 4; count += 1) await api.call('POST', GUEST, { headers, body: body() });
  await api.call('POST', GUEST, { headers: addressOf(9), body: body() });
  await api.fails(429, 'POST', GUEST, { headers: addressOf(9), body: body() });
});

it('reads, and calls without a key, don’t query the keys', async () => {
  await api.get(NOTICES, { as: admin, headers: { 'idempotency-key': 'x' } });
  await api.call('POST', NOTICES, { as: admin, body: NOTICE });
  expect(await api.rows(idempotencyKeys)).toEqual([]);
});

it('neither content nor answer can be read in the database, and the row goes with the account', async () => {
  await add(KEY);
  const kept = JSON.stringify(await api.rows(idempotencyKeys));
  for (const secret of [KEY, '휴일', '쉽니다', 'createdBy']) expect(kept).not.toContain(secret);
  await api.database.orm.delete(accounts).where(eq(accounts.uuid, admin.uuid));
  expect(await api.rows(idempotencyKeys)).toEqual([]);
});

describe('a call that hasn’t ended', () => {
  const once = (
    work: () => Promise<unknown>,
    times = { leaseSeconds: 60, waitMs: 60_000 },
    signal?: AbortSignal,
  ) => {
    const repository = createIdempotencyRepository(api.database.orm);
    const call: KeyedCall = {
      ...{ key: KEY, scope: ['post', '/x', 'me'], accountUuid: null, content: { a: 1 } },
      signal: signal ?? new AbortController().signal,
    };
    return createIdempotency(repository, createLog({ level: 'silent' }), times).once(call, work);
  };
  /** A call of a process that was killed in the middle. */
  const killed = async () => {
    void once(() => new Promise(() => undefined));
    await until(async () => (await api.rows(idempotencyKeys)).length > 0);
  };

  it('is waited for, and refused for now where that takes too long', async () => {
    await killed();
    const work = jest.fn(async () => 'again');
    await expect(once(work, { leaseSeconds: 60, waitMs: 0 })).rejects.toMatchObject({
      ...{ code: 'IDEMPOTENCY_KEY_BUSY', headers: { 'retry-after': '5' } },
    });
    expect(work).not.toHaveBeenCalled();
  });

  it('isn’t affected by a caller who disconnects', async () => {
    await killed();
    const gone = new AbortController();
    const waiting = once(async () => 'again', undefined, gone.signal);
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('loses the key with its lease, and then changes nothing of the next one', async () => {
    let end: (data: string) => void = () => undefined;
    const slow = once(() => new Promise<string>((resolve) => (end = resolve)));
    await until(async () => (await api.rows(idempotencyKeys)).length > 0);
    await api.database.orm.update(idempotencyKeys).set({ leasedUntil: sql`now() - interval '1 second'` });
    expect(await once(async () => 'second')).toEqual({ data: 'second', isReplayed: false });
    end('first');
    expect(await slow).toEqual({ data: 'first', isReplayed: false });
    expect(await once(async () => 'third')).toEqual({ data: 'second', isReplayed: true });
  });

  it('keeps the key for as long as it runs', async () => {
    let end: (data: string) => void = () => undefined;
    const slow = once(() => new Promise<string>((resolve) => (end = resolve)), {
      leaseSeconds: 0.3,
      waitMs: 60_000,
    });
    await until(async () => (await api.rows(idempotencyKeys)).length > 0);
    const { leasedUntil } = await api.row(idempotencyKeys);
    await until(async () => (await api.row(idempotencyKeys)).leasedUntil > leasedUntil);
    end('first');
    expect(await slow).toEqual({ data: 'first', isReplayed: false });
  });
});

it('another key is another call', async () => {
  expect(await statusOf(add(randomUUID()))).toBe(200);
  expect(await statusOf(add(randomUUID()))).toBe(200);
  expect(await api.rows(notices)).toHaveLength(2);
});
