import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { portfolios } from '@/server/db/schema/portfolio';
import { makeDirectory } from '@/tests/support/directory';
import { createFactories } from '@/tests/support/factories';
import { keptPortfolio } from '@/tests/support/portfolio-content';

const dataDir = makeDirectory();

/** `npm run portfolio:render`. */
async function render(...args: string[]): Promise<{ status: number | null; said: string }> {
  const child = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/portfolio-render.ts', ...args],
    { env: { NODE_ENV: 'production', PATH: process.env['PATH'], DATA_DIR: dataDir, DEMO_MODE: '1' } },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, said };
}

test(
  'prints what an artist works on into a file, and says what it can’t do',
  async () => {
    const database = await openDatabase({
      kind: 'pglite',
      dataDir: path.join(dataDir, 'database'),
      thread: 'main',
    });
    try {
      await migrate(database);
      const make = createFactories(database.orm);
      const artist = await make.artist({ userAccountId: 'artist1' });
      const work = await make.artwork(artist.id, { title: '천 번의 안부' });
      await database.orm.insert(portfolios).values({
        artistId: artist.id,
        isTemporary: true,
        content: keptPortfolio([work.uuid]),
      });
      await make.artist({ userAccountId: 'artist2' });
    } finally {
      await database.close();
    }
    const out = path.join(dataDir, 'portfolio.pdf');
    // The factory's pictures are rows without files.
    expect(await render('--id', 'artist1', '--out', out)).toMatchObject({
      status: 0,
      said: expect.stringContaining('The picture is missing: 천 번의 안부'),
    });
    expect(readFileSync(out).subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(await render('--id', 'artist1', '--out', out, '--document', 'cvEn')).toMatchObject({ status: 0 });

    const refused = async (...args: string[]) => {
      const { status, said } = await render(...args);
      expect(status).toBe(1);
      return said;
    };
    expect(await refused('--id', 'artist1')).toContain('--out');
    expect(await refused('--id', 'artist1', '--out', out, '--document', 'poster')).toContain('poster');
    expect(await refused('--id', 'nobody1', '--out', out)).toContain('nobody1');
    expect(await refused('--id', 'artist2', '--out', out)).toContain('no portfolio yet');
  },
  5 * 60_000,
);
