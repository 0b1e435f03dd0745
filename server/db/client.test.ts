import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { until } from '@/tests/support/until';
import { openDatabase } from './client';
import type { Database } from './client';
import { DatabaseConnectionError, isUnavailable, sqlStateOf } from './errors';

const rejection = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** A limit is reached when the test says so; everything else takes the time that it takes. */
const holdTimers = () =>
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'performance', 'nextTick', 'queueMicrotask'] as const),
      ...(['setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
    ],
  });
afterEach(() => jest.useRealTimers());

describe('PGlite in its thread', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'gyeol-client-'));
  let database: Database;

  const [queryTimeoutMs, transactionTimeoutMs] = [60_000, 600_000];
  beforeAll(async () => {
    database = await openDatabase({ kind: 'pglite', dataDir, queryTimeoutMs, transactionTimeoutMs });
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const add = (n: number) => database.orm.execute(sql`insert into t values (${n})`);
  const all = async () => (await database.orm.execute<{ n: number }>(sql`select n from t order by n`)).rows;

  beforeEach(async () => {
    await database.orm.execute(sql`drop table if exists t`);
    await database.orm.execute(sql`create table t (n int primary key)`);
  });

  test('answers, and reports the SQLSTATE', async () => {
    await database.ping();
    await database.vacuum();
    await add(1);
    const error = await rejection(add(1));
    expect(sqlStateOf(error)).toBe('23505');
    expect(isUnavailable(error)).toBe(false);
  });

  test('a transaction is alone, and rolls back when it throws', async () => {
    let fail: () => void = () => undefined;
    const hasFailed = new Promise<void>((_resolve, reject) => (fail = () => reject(new Error('no'))));
    const steps: string[] = [];
    const gone = rejection(
      database.orm.transaction(async (tx) => {
        await tx.execute(sql`insert into t values (1)`);
        steps.push('first');
        await hasFailed;
      }),
    );
    const kept = database.orm.transaction(async (tx) => {
      steps.push('second');
      await tx.execute(sql`insert into t values (2)`);
    });
    const alone = add(3);
    await until(() => steps.length > 0);
    expect(steps).toEqual(['first']);
    fail();
    await Promise.all([gone, kept, alone]);
    expect(steps).toEqual(['first', 'second']);
    expect(await all()).toEqual([{ n: 2 }, { n: 3 }]);
  });

  test('a query that takes too long ends the thread, and the next one starts it again', async () => {
    await add(1);
    holdTimers();
    const slow = rejection(database.orm.execute(sql`select count(*) from generate_series(1, 2000000000)`));
    const waiting = rejection(add(2));
    await until(() => jest.getTimerCount() === 2);
    jest.advanceTimersByTime(queryTimeoutMs);
    expect(isUnavailable(await slow)).toBe(true);
    expect(isUnavailable(await waiting)).toBe(true);
    expect(await all()).toEqual([{ n: 1 }]);
  });

  test('a transaction does not go on in a thread that never began it', async () => {
    holdTimers();
    let hasBegun = false;
    const transaction = rejection(
      database.orm.transaction(async (tx) => {
        await tx.execute(sql`insert into t values (1)`);
        hasBegun = true;
        await rejection(tx.execute(sql`select count(*) from generate_series(1, 2000000000)`));
        await tx.execute(sql`insert into t values (2)`);
      }),
    );
    // The transaction's own, and that of the query that is slow.
    await until(() => hasBegun && jest.getTimerCount() === 2);
    jest.advanceTimersByTime(queryTimeoutMs);
    expect(isUnavailable(await transaction)).toBe(true);
    expect(await all()).toEqual([]);
  });

  test('a transaction that hangs is rolled back and lets the others go on', async () => {
    holdTimers();
    let hasBegun = false;
    const hanging = rejection(
      database.orm.transaction(async (tx) => {
        await tx.execute(sql`insert into t values (1)`);
        hasBegun = true;
        await new Promise(() => undefined);
      }),
    );
    await until(() => hasBegun);
    const next = add(2);
    jest.advanceTimersByTime(transactionTimeoutMs);
    expect(isUnavailable(await hanging)).toBe(true);
    await next;
    expect(await all()).toEqual([{ n: 2 }]);
  });
});

test('a PostgreSQL that is away is unavailable', async () => {
  const database = await openDatabase({ kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' });
  expect(isUnavailable(await rejection(database.ping()))).toBe(true);
  expect(isUnavailable(await rejection(database.orm.execute(sql`select 1`)))).toBe(true);
  const transaction = database.orm.transaction((tx) => tx.execute(sql`select 1`));
  expect(isUnavailable(await rejection(transaction))).toBe(true);
  await database.close();
});

test.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57014'])(
  '%s of something else is no fault of the database',
  (code) => {
    const error = Object.assign(new Error('aborted'), { code });
    expect(isUnavailable(error)).toBe(false);
    expect(isUnavailable(new Error('a call failed', { cause: error }))).toBe(false);
    expect(isUnavailable(new DatabaseConnectionError('no connection', { cause: error }))).toBe(true);
  },
);

test('a directory that cannot be opened is unavailable', async () => {
  const opening = openDatabase({ kind: 'pglite', dataDir: '/dev/null/none' });
  expect(isUnavailable(await rejection(opening))).toBe(true);
});
