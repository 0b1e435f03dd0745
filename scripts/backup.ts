import '@/server/files/private-files';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '@/server/backup/back-up';
import { BackupError } from '@/server/backup/manifest';
import { snapshotSource } from '@/server/backup/snapshot-source';
import { loadConfigOrExit } from '@/server/settings/config';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { progressPrinter, runCommand } from './support/command';

/** `npm run backup -- --to <folder or file.tar>` writes database and files into an archive, while the site runs. */
await runCommand(async (signal) => {
  const to = readArguments();
  const config = loadConfigOrExit();
  if (config.platformApiUrl !== null)
    throw new BackupError('PLATFORM_API_URL is set: run this where the API runs, which has the data.');
  const { storage } = config;
  const startedAt = performance.now();
  const manifest = await backUp({
    to,
    dataDir: config.dataDir,
    withSnapshot: snapshotSource(config),
    files:
      storage.kind === 'disk'
        ? { storage: new DiskStorage({ directory: storage.directory, secret: config.secrets.storage }) }
        : { bucket: storage.bucket },
    version: (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
    onProgress: progressPrinter({ files: 'Files', rows: 'Rows' }),
    signal,
  });
  const rows = manifest.database.tables.reduce((sum, table) => sum + table.rows, 0);
  const { files, missing } = manifest;
  console.log(
    `${to}: ${rows} rows of ${manifest.database.tables.length} tables, ` +
      (files.kind === 'disk'
        ? `${files.count} files (${Math.round(files.bytes / 1024 / 1024)} MB)`
        : 'no files') +
      `, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  if (files.kind === 'bucket')
    console.log(
      `The files are in the bucket ${files.bucket} and not in this backup: keep versions or a replica of it.`,
    );
  if (missing.length > 0)
    console.log(
      `${missing.length} files that the database names are not in the storage, the first is ${missing[0] ?? ''}. ` +
        'They were gone before this backup; its manifest lists them.',
    );
});

function readArguments(): string {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' } } });
    if (values.to !== undefined && values.to !== '') return path.resolve(values.to);
  } catch (cause) {
    throw new BackupError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  throw new BackupError('Say where to: npm run backup -- --to /backups/gyeol-2026-03-01.tar (or a folder).');
}
