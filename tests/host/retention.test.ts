import { spawn } from 'node:child_process';
import path from 'node:path';
import { openDatabase } from '@/server/db/client';
import { lockDataDir } from '@/server/db/lock';
import { withdrawalReasons } from '@/server/db/schema/account';
import { makeDirectory } from '@/tests/support/directory';

const dataDir = makeDirectory();

/** `npm run retention`. Not awaited synchronously: the lock of this process has to answer meanwhile. */
async function retention(
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/retention.ts', ...args], {
    env: { NODE_ENV: 'production', PATH: process.env['PATH'], DATA_DIR: dataDir, DEMO_MODE: '1', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, said };
}

async function withRows<Result>(
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({
    kind: 'pglite',
    dataDir: path.join(dataDir, 'database'),
    thread: 'main',
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

test(
  'lists with --dry-run, removes without, and says who has the database',
  async () => {
    expect(await retention()).toMatchObject({
      status: 0,
      said: expect.stringContaining('withdrawn-accounts: 0'),
    });
    const [row] = await withRows(({ orm }) =>
      orm
        .insert(withdrawalReasons)
        .values({ roleType: 'MEMBER', reason: '속마음', createdAt: new Date('2020-01-01T00:00:00Z') })
        .returning(),
    );
    const dry = await retention(['--dry-run']);
    expect(dry.said).toContain('withdrawal-reasons: 1');
    expect(dry.said).toContain(`  ${row?.uuid ?? 'no row'}\n`);
    expect(dry.said).not.toContain('속마음');
    expect(await withRows(({ orm }) => orm.select().from(withdrawalReasons))).toHaveLength(1);

    // A slip of the operator's, or of npm's, which takes the flag where `--` is forgotten, removes nothing either.
    expect(await retention(['--dryrun'])).toMatchObject({
      status: 1,
      said: expect.stringContaining('--dryrun'),
    });
    expect((await retention([], { npm_config_dry_run: 'true' })).said).toContain(
      `  ${row?.uuid ?? 'no row'}\n`,
    );
    expect(await withRows(({ orm }) => orm.select().from(withdrawalReasons))).toHaveLength(1);

    const lock = await lockDataDir(dataDir);
    try {
      const refused = await retention();
      expect(refused.status).toBe(1);
      expect(refused.said).toContain(`process ${process.pid}`);
      expect(refused.said).toContain('/v1/admin/retention');
    } finally {
      await lock.release();
    }

    expect((await retention()).said).toContain('withdrawal-reasons: 1');
    expect(await withRows(({ orm }) => orm.select().from(withdrawalReasons))).toEqual([]);
  },
  6 * 60_000,
);
