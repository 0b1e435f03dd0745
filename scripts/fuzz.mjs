import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runOnDemoSite } from './support/demo-site.mjs';
import { report } from './support/steps.mjs';

/**
 * `npm run fuzz` sends hostile requests to the production build, which is served as for the end-to-end tests:
 * `npm run fuzz -- --seed 7 --requests 20000 --minutes 30`. `--kinds cpu,trickle` tries some kinds of attacks
 * alone, `--only 1234` repeats one request of a seed, `--report` writes
 * the figures into docs/benchmarks. With E2E_BASE_URL it attacks a running server, whose accounts won't survive.
 * @param {string[]} args
 */
export function fuzz(args = []) {
  return runOnDemoSite({
    name: 'fuzz',
    settings: { DEMO_RATE_FACTOR: '1000' },
    stepFor: ({ env, results }) => ({
      command: path.join('node_modules', 'tsx', 'dist', 'cli.mjs'),
      args: ['tests/fuzz/fuzz.ts', ...args],
      env: { ...env, FUZZ_RESULTS: results },
      count: () => countFuzz(results),
    }),
  });
}

/** The counts of a run. Each operation, family of pages, spelling or shape without a fault is one passed test. */
function countFuzz(file) {
  try {
    const { passed, failed } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed, failed };
  } catch {
    return null;
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  report([await fuzz(process.argv.slice(2))]);
