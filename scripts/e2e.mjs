import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from './find-chromium.mjs';
import { DEMO_SECRETS, runOnDemoSite } from './support/demo-site.mjs';
import { countPlaywright, report } from './support/steps.mjs';

/**
 * `npm run e2e` tests the pages in a real Chromium: it builds the site where needed, seeds a data folder of its own, serves
 * it as `npm start` does and runs Playwright. Arguments are passed to Playwright:
 * `npm run e2e -- tests/e2e/home.spec.ts --project phone`. With E2E_BASE_URL it tests a running server.
 * @param {string[]} args of Playwright
 */
export function e2e(args = []) {
  return runOnDemoSite({
    name: 'e2e',
    hasEditedSite: true,
    find: findChromium,
    stepFor: ({ env, results, found }) => ({
      command: path.join('node_modules', '@playwright', 'test', 'cli.js'),
      args: ['test', ...args],
      env: { ...DEMO_SECRETS, ...env, CHROMIUM_PATH: found, PLAYWRIGHT_JSON_OUTPUT_NAME: results },
      count: () => countPlaywright(results),
    }),
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report([await e2e(process.argv.slice(2))]);
