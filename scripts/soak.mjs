import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runOnDemoSite } from './support/demo-site.mjs';
import { report } from './support/steps.mjs';

/**
 * `npm run soak` puts the production build under load for half an hour and says whether its memory stays flat:
 * `npm run soak -- --minutes 5`. `--report` writes the figures into docs/benchmarks.
 * @param {string[]} args
 */
export function soak(args = []) {
  return runOnDemoSite({
    name: 'soak',
    settings: { DEMO_RATE_FACTOR: '100000' },
    stepFor: ({ env, results }) => ({
      command: path.join('node_modules', 'tsx', 'dist', 'cli.mjs'),
      args: ['tests/soak/soak.ts', ...args],
      env: { ...env, SOAK_RESULTS: results },
      // It says nothing before its end.
      stallMs: 24 * 60 * 60_000,
      count: () => {
        try {
          return JSON.parse(readFileSync(results, 'utf8'));
        } catch {
          return null;
        }
      },
    }),
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  report([await soak(process.argv.slice(2))]);
