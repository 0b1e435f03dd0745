import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { collectIds } from './known-ids';
import { readOperations } from './operations';
import { readOptions, type Options } from './options';
import { lastShots, roleOf, shotAt, type Plan } from './plan';
import { markAccounts } from './private-marks';
import { openSessions } from './roles';
import { fireReplays } from './replays';
import { fire, fireByRole, type Range } from './run';
import { addressesOf, measureCpu } from './cpu';
import type { KindResult } from './kind';
import { knowsCpu } from './process-cpu';
import { measureListCpu } from './list-cpu';
import { memoryResult, settledMiB, WARM_UP } from './settled-memory';
import { tryTrickles } from './trickle';
import { tryContactParts } from './contact-parts';
import { tryRefusedInput } from './refused-tries';
import { tryUnscoredReviews } from './unscored-reviews';
import { figuresSection, kindsSection, printFailures, printFigures } from './summary';
import { Tally } from './tally';
import { writeSections } from '@/tests/bench/report-file';

/**
 * Sends hostile requests to the site at E2E_BASE_URL (`scripts/fuzz.mjs` starts one). The accounts of that site are
 * gone afterwards.
 */
const LANES = 4;
/** How often each role tries each of the calls that end sessions or accounts. */
const LAST_PER_PAIR = 3;
/** The number of the first request that is replayed. Each depends on those before it, so none is sent alone. */
const REPLAYS_FROM = 10_000_000;
const { E2E_BASE_URL: url, FUZZ_RESULTS: resultsFile } = process.env;
const pid = Number(process.env.E2E_SITE_PID);
if (!url) throw new Error('E2E_BASE_URL is not set: start this by npm run fuzz');
const options = readOptions(process.argv.slice(2));
console.log(`Seed ${options.seed}, ${options.requests} requests to ${url}`);

const { plan, range } = await prepare(url, options);
const kinds: KindResult[] = [];
// The process has to be quiet, and the accounts there.
if (options.only === null) kinds.push(...(await tryKinds(url, range, plan)));
const started = performance.now();
const isOver = () => performance.now() - started > options.maxMs;
const shots = { roleOf, shotAt: (number: number) => shotAt(number, plan) };
if (options.only !== null) {
  await fire(
    [...lastShots(options.requests, LAST_PER_PAIR, plan)].find(({ number }) => number === options.only) ??
      shotAt(options.only, plan),
    range,
  );
} else if (options.kinds.includes('requests')) {
  const warm = Math.floor(options.requests * WARM_UP);
  await fireByRole({ ...shots, from: 0, count: warm }, range, { lanes: LANES, isOver });
  const before = options.kinds.includes('memory') && knowsCpu(pid) ? await settledMiB(pid) : null;
  await fireByRole({ ...shots, from: warm, count: options.requests }, range, { lanes: LANES, isOver });
  await fireReplays(REPLAYS_FROM, range);
  if (before !== null) kinds.push(memoryResult({ before, after: await settledMiB(pid) }));
  range.mayLoseAccounts = true;
  for (const shot of lastShots(options.requests, LAST_PER_PAIR, plan)) await fire(shot, range);
}

const figures = range.tally.figures((performance.now() - started) / 1000);
const { passed, failed } = range.tally.bySubject();
printFailures(failed, options.seed);
for (const { report, failures } of kinds)
  console.log([`\n${report}`, ...failures.map((each) => `✗ ${each}`)].join('\n'));
if (figures.requests > 0) printFigures(figures, range.sessions.renewals());
const counts = {
  passed: kinds.reduce((sum, kind) => sum + kind.passed, passed),
  failed: kinds.reduce((sum, kind) => sum + kind.failures.length, failed.size),
};
if (resultsFile) writeFileSync(resultsFile, JSON.stringify({ ...counts, figures }));
if (options.isReported)
  writeSections({
    ...(options.kinds.includes('requests') && { fuzz: figuresSection(figures, options.seed) }),
    ...(kinds.length > 0 && { 'fuzz-kinds': kindsSection(kinds) }),
  });
process.exitCode = counts.failed === 0 ? 0 : 1;

async function tryKinds(
  siteUrl: string,
  { sessions }: Range,
  { operations, sources }: Plan,
): Promise<KindResult[]> {
  const results: KindResult[] = [];
  if (options.kinds.includes('cpu') && knowsCpu(pid)) {
    const [picture = '/'] = sources.known.media;
    results.push(
      await measureCpu({ url: siteUrl, pid, addresses: await addressesOf(siteUrl, sessions, picture) }),
    );
  }
  if (options.kinds.includes('list-cpu') && knowsCpu(pid))
    results.push(await measureListCpu(siteUrl, { pid, sessions, operations: operations.main }));
  if (options.kinds.includes('trickle')) results.push(await tryTrickles(siteUrl, sessions));
  if (options.kinds.includes('contacts'))
    results.push(
      await tryContactParts(siteUrl, { seed: options.seed, sessions, operations: operations.main }),
    );
  if (options.kinds.includes('refused')) results.push(await tryRefusedInput(siteUrl));
  if (options.kinds.includes('reviews')) results.push(await tryUnscoredReviews(siteUrl));
  return results;
}

async function prepare(siteUrl: string, { seed }: Options): Promise<{ plan: Plan; range: Range }> {
  const sessions = await openSessions(siteUrl);
  const { marks, profiles } = await markAccounts(siteUrl, sessions, seed);
  const known = await collectIds(siteUrl, sessions);
  const machine = [process.cwd(), os.tmpdir() + '/gyeol-', os.homedir() + '/'];
  return {
    plan: { seed, operations: readOperations(), sources: { known, profiles } },
    range: {
      url: siteUrl,
      sessions,
      profiles,
      circumstances: { marks, machine },
      tally: new Tally(),
      mayLoseAccounts: false,
    },
  };
}
