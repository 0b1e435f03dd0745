import { check } from './check.mjs';
import { e2e } from './e2e.mjs';
import { fuzz } from './fuzz.mjs';
import { nodes } from './nodes.mjs';
import { report } from './support/steps.mjs';

/**
 * The arguments of the fuzz run: the same requests in every run. `npm run fuzz` without arguments sends more, and measures CPU and
 * memory, which depend on what else the machine does.
 */
const FUZZ_SHARE = [
  '--seed',
  '20260301',
  '--requests',
  '6000',
  '--kinds',
  'requests,trickle,contacts,reviews',
];

/** `npm test` runs everything: the checks, the end-to-end tests and the fuzz run. It ends with `N passed, N failed`. */
const results = await check();
results.push(await e2e());
results.push(await fuzz(FUZZ_SHARE));
if (process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL) results.push(await nodes());
report(results);
