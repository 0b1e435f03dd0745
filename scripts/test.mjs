import { check, ON_POSTGRES } from './check.mjs';
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

/** Seconds that the fuzz run takes on a slow machine. */
const FUZZ_SECONDS = 240;

const started = Date.now();
/** Minutes that the run may take; without a limit where it isn't set. */
const minutes = Number(process.env.TEST_MINUTES || Infinity);
if (Number.isNaN(minutes)) throw new Error('TEST_MINUTES is no number');

/**
 * `npm test` runs the checks and the end-to-end tests, and then the steps below. It ends with `N passed, N failed`.
 */
const results = await check([], { without: ON_POSTGRES });
results.push(await e2e());

/**
 * Runs the fuzz, then the steps that need a PostgreSQL and a Redis. Leaves a step out if too few of the minutes remain, and names it.
 * The durations of the latter are estimated from those of similar steps.
 */
const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
const takes = (name) => results.find((result) => result.name === name)?.seconds ?? 0;
const extras = [
  { name: 'fuzz', seconds: FUZZ_SECONDS, run: async () => [await fuzz(FUZZ_SHARE)] },
  ...(TEST_DATABASE_URL
    ? [{ name: ON_POSTGRES, seconds: 1.3 * takes('api'), run: () => check([ON_POSTGRES]) }]
    : []),
  ...(TEST_DATABASE_URL && TEST_REDIS_URL
    ? [{ name: 'two nodes', seconds: takes('host'), run: async () => [await nodes()] }]
    : []),
];
const leftOut = [];
for (const { name, seconds, run } of extras) {
  const left = minutes * 60 - (Date.now() - started) / 1000;
  if (left > seconds) results.push(...(await run()));
  else leftOut.push(name);
}
if (leftOut.length > 0) console.log(`\nLeft out, because the time was over: ${leftOut.join(', ')}`);
report(results);
