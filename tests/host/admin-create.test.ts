import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { openDatabase } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { makeDirectory } from '@/tests/support/directory';

const PASSWORD = 'operator!1';
const dataDir = makeDirectory();

/** `npm run admin:create` where nobody can be asked. */
function create(password: string | undefined, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/admin-create.ts', ...args],
    {
      encoding: 'utf8',
      env: {
        NODE_ENV: 'production',
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        DEMO_MODE: '1',
        ...(password !== undefined && { ADMIN_PASSWORD: password }),
      },
    },
  );
  return { status, said: stdout + stderr };
}

const right = ['--id', 'operator1', '--name', '결 운영팀', '--email', 'operator@example.com'];

test(
  'makes an operator once, who can log in, and refuses what is weak, missing or taken',
  async () => {
    const weak = create('password', '--id', 'Op', '--name', '', '--email', 'operator');
    expect(weak.status).toBe(1);
    expect(weak.said.trim().split('\n')).toHaveLength(4);
    expect(create(undefined, ...right)).toMatchObject({
      status: 1,
      said: expect.stringContaining('password'),
    });
    expect(create(PASSWORD, '--password', PASSWORD).status).toBe(1);

    expect(create(PASSWORD, ...right)).toMatchObject({
      status: 0,
      said: expect.stringContaining('operator1'),
    });
    const sameId = create(PASSWORD, ...right.slice(0, 4), '--email', 'other@example.com');
    expect(sameId).toMatchObject({ status: 1, said: expect.stringContaining('login ID operator1') });
    const sameEmail = create(PASSWORD, '--id', 'operator2', ...right.slice(2, 5), 'Operator@Example.com');
    expect(sameEmail).toMatchObject({ status: 1, said: expect.stringContaining('e-mail') });

    const database = await openDatabase({
      kind: 'pglite',
      dataDir: path.join(dataDir, 'database'),
      thread: 'main',
    });
    try {
      const made = await database.orm.select().from(accounts);
      expect(made.map(({ accountId, roleType, name }) => [accountId, roleType, name])).toEqual([
        ['operator1', 'ADMIN', '결 운영팀'],
      ]);
      expect(await createPasswords().verify(made[0]?.passwordHash ?? null, PASSWORD)).toBe(true);
    } finally {
      await database.close();
    }
  },
  6 * 60_000,
);
