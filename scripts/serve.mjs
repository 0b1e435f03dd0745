import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnvironment } from './support/environment.mjs';

/** Serves the production build in this process. */
loadEnvironment('production');
const program = new URL('../.build/server/main.mjs', import.meta.url);
const built = path.join(process.env.NEXT_DIST_DIR || '.next', 'required-server-files.json');
if (!existsSync(program) || !existsSync(built)) {
  console.error('Nothing is built yet: `npm start` builds and serves, `npm run build` builds.');
  process.exit(1);
}
// Next gets the configuration of the build. Reading next.config.ts again would load the compiler, which costs 30 MB and a
// tenth of a second.
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG ??= JSON.stringify(
  JSON.parse(readFileSync(built, 'utf8')).config,
);
await import(program.href);
