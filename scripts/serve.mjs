import { existsSync } from 'node:fs';
import { loadEnvironment } from './support/environment.mjs';

/** Serves the production build in this very process. */
loadEnvironment('production');
const program = new URL('../.build/server/main.mjs', import.meta.url);
if (!existsSync(program)) {
  console.error('Nothing is built yet: `npm start` builds and serves, `npm run build` builds.');
  process.exit(1);
}
await import(program.href);
