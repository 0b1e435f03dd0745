import '@/server/files/private-files';
import { loadConfigOrExit } from '@/server/settings/config';
import { DataDirLockedError } from '@/server/db/lock';
import { migrate } from '@/server/db/migrate';
import { withDatabase } from '@/server/db/prepare';
import type { Retention } from '@/server/jobs/retention';
import { createLog } from '@/server/logging/log';
import { createInvalidationBus } from '@/server/providers/cache/create-bus';
import { createStorage } from '@/server/providers/storage/create-storage';
import { composeRetention } from '@/server/platform/retention';
import { StartError } from '@/server/start-error';

/**
 * `npm run retention` removes what the policies promise to remove. `-- --dry-run` only lists it. A running server does the
 * same every day.
 */
const isDryRun = readArguments();
const config = loadConfigOrExit();
const log = createLog({ level: config.logLevel });

try {
  await withDatabase(config, async (database) => {
    await migrate(database);
    const bus = createInvalidationBus({
      redisUrl: config.redisUrl,
      onError: (error) => log.warn({ err: error }, 'cache news'),
    });
    const retention = composeRetention({
      database,
      storage: await createStorage(config.storage, { secret: config.secrets.storage }),
      invalidate: (tags) => bus.invalidate(tags),
      log: createLog({ level: 'error' }),
    });
    await (isDryRun ? show(retention) : remove(retention));
    await bus.close();
  });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  if (error instanceof DataDirLockedError)
    console.error('A running server does this itself: GET and POST /v1/admin/retention as an operator.');
  process.exitCode = 1;
}

/** Whether this is a dry run. Without `--` npm takes `--dry-run` for itself, so its own setting counts too. */
function readArguments(): boolean {
  const given = process.argv.slice(2);
  const unknown = given.filter((argument) => argument !== '--dry-run');
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(' ')}. There is only --dry-run, after a --.`);
    process.exit(1);
  }
  return given.length > 0 || process.env['npm_config_dry_run'] === 'true';
}

async function show(retention: Retention): Promise<void> {
  for (const { name, keeps, count, keys } of (await retention.plan()).rules) {
    console.log(`${name}: ${count}  (${keeps})`);
    for (const key of keys) console.log(`  ${key}`);
    if (count > keys.length) console.log(`  … and ${count - keys.length} more`);
  }
}

async function remove(retention: Retention): Promise<void> {
  for (const { name, keeps, removed, hasFailed } of (await retention.run()).rules) {
    console.log(`${name}: ${removed}${hasFailed ? ', then it FAILED' : ''}  (${keeps})`);
    if (hasFailed) process.exitCode = 1;
  }
}
