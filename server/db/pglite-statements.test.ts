import { PGlite } from '@electric-sql/pglite';
import { pgliteOptions } from './pglite-options';
import { PgliteStatements } from './pglite-statements';

let pglite: PGlite;
let statements: PgliteStatements;
beforeAll(async () => {
  pglite = await PGlite.create(pgliteOptions());
  statements = new PgliteStatements(pglite);
  await pglite.exec('create table t (n int primary key, label text)');
});
afterAll(() => pglite.close());
beforeEach(() => pglite.exec('truncate t'));

const rowsOf = async (sql: string, params: unknown[] = []) =>
  (await statements.query(sql, params, 'array')).rows;
const keptTexts = async () =>
  (await pglite.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  );
const add = (n: number) => statements.query('insert into t values ($1, $2)', [n, 'a'], 'array');

const VALUES: [type: string, value: unknown][] = [
  ['text', '달항아리 \\ \' "'],
  ['text', ''],
  ['int', 7],
  ['bigint', '9007199254740993'],
  ['numeric', '1.50'],
  ['float8', 1.5],
  ['bool', false],
  ['uuid', '00000000-0000-4000-8000-000000000001'],
  ['date', '2026-11-27'],
  ['timestamptz', '2026-11-27 01:02:03.4+00'],
  ['jsonb', { a: [1, null, '{}'] }],
  ['jsonb', '{"a":1}'],
  ['text[]', ['a', 'b,c', '"', '']],
  ['int[]', [1, 2]],
  ['uuid[]', []],
  ['bytea', new Uint8Array([0, 255])],
  ['text', null],
  ['tsquery', "'a' & 'b'"],
];
it.each(VALUES)(
  'a %s is sent and read as PGlite does it, at first and when it is kept: %p',
  async (type, value) => {
    for (const rowMode of ['array', 'object'] as const) {
      const sql = `select $1::${type} as value, 1 as one, '${rowMode}' as mode`;
      const expected = await pglite.query(sql, [value], { rowMode });
      for (let round = 0; round < 8; round += 1)
        expect((await statements.query(sql, [value], rowMode)).rows).toEqual(expected.rows);
    }
  },
);

it('a change says how many rows it has changed', async () => {
  for (const n of [1, 2, 3]) expect(await add(n)).toMatchObject({ affectedRows: 1 });
  const change = () => statements.query('update t set label = label', [], 'array');
  for (let round = 0; round < 3; round += 1) expect(await change()).toMatchObject({ affectedRows: 3 });
});

it('keeps what comes again, and nothing that comes once', async () => {
  await rowsOf('select 1 as once');
  await rowsOf('select 2 as twice');
  await rowsOf('select 2 as twice');
  const kept = await keptTexts();
  expect(kept).toContain('select 2 as twice');
  expect(kept).not.toContain('select 1 as once');
});

it('forgets the statement that was not used for longest when there are too many letters', async () => {
  const long = (n: number) => `select ${n} as long /* ${'x'.repeat(50_000)} */`;
  for (const n of [1, 2, 3, 1, 2, 3, 1, 4, 4]) expect(await rowsOf(long(n))).toEqual([[n]]);
  const kept = (await keptTexts()).filter((text) => text.includes('as long'));
  expect(kept.map((text) => text.slice(0, 8)).toSorted()).toEqual(['select 1', 'select 3', 'select 4']);
  expect(await rowsOf(long(2))).toEqual([[2]]);
});

it('fails as PGlite does, and goes on after it', async () => {
  for (let round = 0; round < 3; round += 1) {
    await add(1).catch(() => undefined);
    await expect(add(1)).rejects.toMatchObject({ code: '23505', constraint: 't_pkey' });
    await expect(rowsOf('select * from nothing')).rejects.toMatchObject({ code: '42P01' });
    await expect(rowsOf('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    expect(await rowsOf('select n from t')).toEqual([[1]]);
  }
});

it('a statement that fails in a transaction leaves nothing behind', async () => {
  for (let round = 0; round < 3; round += 1) {
    await pglite.exec('begin');
    await add(1);
    await expect(add(1)).rejects.toMatchObject({ code: '23505' });
    await expect(add(2)).rejects.toMatchObject({ code: '25P02' });
    await pglite.exec('rollback');
    expect(await rowsOf('select n from t')).toEqual([]);
  }
});

it('a table that has changed is read as it is, the second time at the latest', async () => {
  await pglite.exec('create table changing (a int); insert into changing values (1)');
  const read = () => rowsOf('select * from changing');
  await read();
  expect(await read()).toEqual([[1]]);
  await pglite.exec('alter table changing add column b int default 2');
  await read().catch(() => undefined);
  expect(await read()).toEqual([[1, 2]]);
});
