import '@/server/files/private-files';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadConfigOrExit } from '@/server/settings/config';
import { DataDirLockedError } from '@/server/db/lock';
import { withDatabase, withOpen } from '@/server/db/prepare';
import { moveDatabase } from '@/server/db/transfer/move-database';
import { StartError } from '@/server/start-error';
import { progressPrinter, runCommand } from './support/command';

/** `npm run db:move -- --to DATABASE_URL` copies the embedded database into an empty PostgreSQL, while the site is stopped. */
await runCommand(async (signal) => {
  const to = readArguments();
  const config = loadConfigOrExit();
  if (!existsSync(config.databaseDir))
    throw new StartError(`There is no embedded database in ${config.dataDir}.`);
  const place = { dataDir: config.dataDir, databaseDir: config.databaseDir, databaseUrl: null };
  const tables = await withDatabase(place, (source) =>
    withOpen({ kind: 'postgres', url: to, statementTimeoutMs: 0 }, (target) =>
      moveDatabase(source, target, {
        onProgress: progressPrinter({ load: 'Rows', verify: 'Rows compared' }),
        signal,
      }),
    ),
  ).catch((cause: unknown) => {
    if (!(cause instanceof DataDirLockedError)) throw cause;
    throw new StartError(`${cause.message}\nWhat was written meanwhile would be lost: stop the site first.`, {
      cause,
    });
  });
  const width = Math.max(...tables.map(({ name }) => name.length));
  for (const { name, rows, checksum } of tables)
    console.log(
      `  ${name.padEnd(width)}  ${String(rows).padStart(9)} rows  ${checksum}  the same on both sides`,
    );
  console.log(
    [
      'The database is in PostgreSQL. Before the next start:',
      `  - set DATABASE_URL, and SITE_URL to the address that visitors use;`,
      `  - set SESSION_SECRET, TOKEN_SECRET, STORAGE_SECRET and IDENTITY_SECRET to the values in ${config.dataDir}/secrets.json`,
      '    (session, token, storage, identity), or people who were verified are strangers;',
      config.storage.kind === 'disk'
        ? `  - the files stay in ${config.storage.directory}: keep DATA_DIR, or copy them into a bucket (docs/operations.md);`
        : '  - the files stay in the bucket;',
      `  - ${config.databaseDir} is no longer used. Remove it when the site is as it has to be.`,
    ].join('\n'),
  );
});

function readArguments(): string {
  const { values } = parseArgs({ options: { to: { type: 'string' } }, strict: false });
  if (typeof values.to === 'string' && /^postgres(ql)?:\/\//.test(values.to)) return values.to;
  throw new StartError('Say where to: npm run db:move -- --to postgres://user:password@host:5432/gyeol');
}
