import { loadEnvironment } from './support/environment.mjs';

/** Runs the API alone, on API_PORT. It bundles the API and prepares its database where needed. */
loadEnvironment('production');
try {
  const { bundleIfNeeded } = await import('./build.mjs');
  await bundleIfNeeded();
  const { prepareDatabaseIfNeeded } = await import('./support/preparation.mjs');
  await prepareDatabaseIfNeeded({ say: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(new URL('../.build/server/api-main.mjs', import.meta.url).href);
