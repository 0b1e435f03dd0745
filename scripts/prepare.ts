import '@/server/files/private-files';
import { loadConfigOrExit } from '@/server/settings/config';
import { prepareDatabase } from '@/server/db/prepare';
import type { PrepareOptions, PrepareProgress } from '@/server/db/prepare';
import { StartError } from '@/server/start-error';

/**
 * Prepares the database before the server starts: creates it, migrates it and, in demo mode, fills an empty one.
 * `--no-seed` leaves it empty, `--seed` fills it outside demo mode too.
 */
const config = loadConfigOrExit();
const startedAt = performance.now();
const options: PrepareOptions = {
  dataDir: config.dataDir,
  databaseDir: config.databaseDir,
  storage: config.storage,
  databaseUrl: config.databaseUrl,
  storageSecret: config.secrets.storage,
  identitySecret: config.secrets.identity,
  seedsWhenEmpty: process.argv.includes('--seed') || (config.isDemo && !process.argv.includes('--no-seed')),
};

let printedAt = 0;
function show({ step, done, total }: PrepareProgress): void {
  switch (step) {
    case 'open':
      return console.log(
        config.databaseUrl === null ? `Database: ${config.dataDir}` : 'Database: PostgreSQL',
      );
    case 'migrate':
      return;
    case 'images':
      if (done < total && performance.now() - printedAt < 1000) return;
      printedAt = performance.now();
      return console.log(`Demo content: images ${done}/${total}`);
    case 'rows':
      if (done === 0) console.log('Demo content: artists, artworks, articles');
      return;
  }
}

try {
  const { migrations, isSeeded } = await prepareDatabase(options, show);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (migrations > 0 || isSeeded) {
    console.log(`Database ready: ${migrations} migrations${isSeeded ? ', demo content' : ''} (${seconds} s)`);
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
