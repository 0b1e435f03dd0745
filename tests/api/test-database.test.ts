import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestDatabase } from '@/tests/support/database';
import { createFactories } from '@/tests/support/factories';
import { accounts } from '@/server/db/schema/account';

/** The threads that were lent since; none on PostgreSQL, where each suite has a database of its own. */
function watchLending(): object[] {
  const lent: object[] = [];
  const take = databaseThreads.take.bind(databaseThreads);
  jest.spyOn(databaseThreads, 'take').mockImplementation((dump) => {
    const thread = take(dump);
    lent.push(thread);
    return thread;
  });
  return lent;
}

afterEach(() => jest.restoreAllMocks());

test('a database is lent again without what the suite before left in it', async () => {
  const lent = watchLending();
  const first = await createTestDatabase();
  await createFactories(first.orm).account();
  await first.orm.execute(sql`begin`);
  await first.orm.execute(sql`set timezone = 'Asia/Tokyo'`);
  await first.close();

  const second = await createTestDatabase();
  expect(await second.orm.select().from(accounts)).toEqual([]);
  const { rows } = await second.orm.execute<{ TimeZone: string }>(sql`show timezone`);
  expect(rows[0]?.TimeZone).not.toBe('Asia/Tokyo');
  expect(lent[1]).toBe(lent[0]);
  await second.close();
});

test('a database whose schema was changed is not lent again', async () => {
  const lent = watchLending();
  const first = await createTestDatabase();
  await first.orm.execute(sql`alter table accounts add column left_behind text`);
  await first.close();

  const second = await createTestDatabase();
  const { rows } = await second.orm.execute(
    sql`select 1 from information_schema.columns where column_name = 'left_behind'`,
  );
  expect(rows).toEqual([]);
  expect(new Set(lent).size).toBe(lent.length);
  await second.close();
});
