import '@/server/files/private-files';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '@/server/backup/manifest';
import { restore } from '@/server/backup/restore';
import { loadConfigOrExit } from '@/server/settings/config';
import { DataDirLockedError } from '@/server/db/lock';
import { progressPrinter, runCommand } from './support/command';

/** `npm run restore -- --from <archive> [--replace]` puts database and files of an archive in place, while the site is stopped. */
await runCommand(async (signal) => {
  const { from, replaces } = readArguments();
  const config = loadConfigOrExit();
  if (config.platformApiUrl !== null)
    throw new BackupError('PLATFORM_API_URL is set: run this where the API runs, which has the data.');
  const { manifest, replaced } = await restore({
    from,
    replaces,
    dataDir: config.dataDir,
    databaseDir: config.databaseDir,
    databaseUrl: config.databaseUrl,
    storage: config.storage,
    onProgress: progressPrinter({
      check: 'Parts checked',
      files: 'Files',
      load: 'Rows',
      verify: 'Rows compared',
    }),
    signal,
  }).catch((cause: unknown) => {
    if (!(cause instanceof DataDirLockedError)) throw cause;
    throw new BackupError(`${cause.message}\nA restore needs the site to be stopped.`, { cause });
  });
  const { files } = manifest;
  console.log(`Restored the backup of ${manifest.createdAt} (version ${manifest.version}).`);
  if (files.kind === 'bucket')
    console.log(
      `Its files are in the bucket ${files.bucket}: bring that to the same day, or leave it as it is.`,
    );
  else if (config.storage.kind === 's3')
    console.log(
      `The ${files.count} files of the backup were left out, because S3_BUCKET is set: copy its folder files/ there.`,
    );
  if (replaced !== null)
    console.log(`What was there before lies in ${replaced}. Remove it when the site is as it has to be.`);
  if (config.search.kind === 'elasticsearch')
    console.log('Now make the search engine’s index anew: npm run search:reindex');
});

function readArguments(): { from: string; replaces: boolean } {
  try {
    const { values } = parseArgs({
      options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    if (values.from !== undefined && values.from !== '')
      return { from: path.resolve(values.from), replaces: values.replace };
  } catch (cause) {
    throw new BackupError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  throw new BackupError('Say what: npm run restore -- --from /backups/gyeol-2026-03-01.tar');
}
