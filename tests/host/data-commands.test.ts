import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDirectory } from '@/tests/support/directory';
import { runScript } from '@/tests/support/run-script';

const MINUTES = 6 * 60_000;
const root = makeDirectory();
const dataDir = path.join(root, 'data');
const demo = { DATA_DIR: dataDir, DEMO_MODE: '1' };
const away = 'postgres://nobody@127.0.0.1:1/nothing';

/** A command that fails has said why in one line, without a stack. */
async function refusalOf(
  script: string,
  args: string[],
  env: Record<string, string> = demo,
): Promise<string> {
  const { status, said } = await runScript(script, args, env);
  expect([status, said.trimEnd().split('\n')]).toEqual([1, [expect.any(String)]]);
  return said;
}

test(
  'commands that miss something say what, in one line',
  async () => {
    expect(await refusalOf('backup', [])).toContain('npm run backup -- --to');
    expect(await refusalOf('backup', ['--into', root])).toContain("Unknown option '--into'");
    expect(await refusalOf('restore', [])).toContain('npm run restore -- --from');
    expect(await refusalOf('restore', ['--from', path.join(root, 'nothing')])).toContain('There is no ');
    expect(await refusalOf('db-move', [])).toContain('npm run db:move -- --to postgres://');
    const apart = { ...demo, PLATFORM_API_URL: 'http://127.0.0.1:1' };
    expect(await refusalOf('backup', ['--to', path.join(root, 'b')], apart)).toContain(
      'run this where the API runs',
    );
  },
  MINUTES,
);

test(
  'a database that doesn’t answer is told, and nothing half is left',
  async () => {
    const env = { ...demo, DATABASE_URL: away };
    const to = path.join(root, 'of-nothing');
    expect(await refusalOf('backup', ['--to', to], env)).toMatch(/^The database refused it: .*ECONNREFUSED/);
    expect(readdirSync(root).filter((name) => name.startsWith('of-nothing'))).toEqual([]);
  },
  MINUTES,
);

test(
  'a site that is stopped is backed up by the command itself; without a database there is nothing to back up',
  async () => {
    const folder = path.join(root, 'new');
    mkdirSync(path.join(folder, 'files', 'documents'), { recursive: true });
    writeFileSync(path.join(folder, 'files', 'documents', 'a.pdf'), 'a file');
    const env = { ...demo, DATA_DIR: folder };
    const to = path.join(root, 'of-stopped.tar');
    const refused = await runScript('backup', ['--to', to], env);
    expect([refused.status, refused.said]).toEqual([
      1,
      expect.stringContaining(`no database in ${folder} yet`),
    ]);
    expect((await runScript('prepare', ['--no-seed'], env)).status).toBe(0);
    const { status, said } = await runScript('backup', ['--to', to], env);
    expect([status, said]).toEqual([
      0,
      expect.stringMatching(/of-stopped\.tar: \d+ rows of \d+ tables, 1 files/),
    ]);
    expect(existsSync(to)).toBe(true);
  },
  MINUTES,
);
