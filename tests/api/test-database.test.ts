import { sql } from 'drizzle-orm';
import { createTestDatabase } from '@/tests/support/database';
import { createFactories } from '@/tests/support/factories';
import { accounts } from '@/server/db/schema/account';

test('a database is lent again without what the suite before left in it', async () => {
  const first = await createTestDatabase();
  await createFactories(first.orm).account();
  await first.orm.execute(sql`begin`);
  await first.orm.execute(sql`set timezone = 'Asia/Tokyo'`);
  await first.close();

  const second = await createTestDatabase();
  expect(await second.orm.select().from(accounts)).toEqual([]);
  const { rows } = await second.orm.execute<{ TimeZone: string }>(sql`show timezone`);
  expect(rows[0]?.TimeZone).not.toBe('Asia/Tokyo');
  await second.close();
});

test('a database whose schema was changed is not lent again', async () => {
  const first = await createTestDatabase();
  await first.orm.execute(sql`alter table accounts add column left_behind text`);
  await first.close();

  const second = await createTestDatabase();
  const { rows } = await second.orm.execute(
    sql`select 1 from information_schema.columns where column_name = 'left_behind'`,
  );
  expect(rows).toEqual([]);
  await second.close();
});
