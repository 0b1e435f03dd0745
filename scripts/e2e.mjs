import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from './find-chromium.mjs';
import { DEMO_SECRETS, prepareDemoSite } from './support/demo-site.mjs';
import { countPlaywright, report, runStep } from './support/steps.mjs';

/**
 * The pages in a real Chromium: makes the production build (or takes the one that is fresh), seeds a data
 * folder of its own, serves it as `npm start` does and runs Playwright. Arguments go to Playwright:
 * `npm run e2e -- tests/e2e/home.spec.ts --project phone`. E2E_BASE_URL tests a server that runs already.
 */

/** @param {string[]} args of Playwright @returns {Promise<import('./support/steps.mjs').Result>} */
export async function e2e(args = []) {
  const started = Date.now();
  const failed = (error) => {
    console.log(`✗ e2e\n${error instanceof Error ? error.message : String(error)}`);
    return { name: 'e2e', isOk: false, passed: 0, failed: 1, seconds: (Date.now() - started) / 1000 };
  };
  let chromium;
  try {
    chromium = await findChromium();
  } catch (error) {
    return failed(error);
  }
  const workspace = mkdtempSync(path.join(os.tmpdir(), 'gyeol-e2e-'));
  const cleanUp = () => rmSync(workspace, { recursive: true, force: true });
  process.once('exit', cleanUp);
  try {
    const site = await prepareDemoSite({ workspace, name: 'site' });
    try {
      const file = path.join(workspace, 'results.json');
      return await runStep({
        name: 'e2e',
        command: path.join('node_modules', '@playwright', 'test', 'cli.js'),
        args: ['test', ...args],
        env: { ...DEMO_SECRETS, ...site.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        isLive: true,
        count: () => countPlaywright(file),
      });
    } finally {
      await site.stop();
    }
  } catch (error) {
    return failed(error);
  } finally {
    cleanUp();
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report([await e2e(process.argv.slice(2))]);
