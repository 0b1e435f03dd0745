import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareDemoSite } from './support/demo-site.mjs';
import { report, runStep } from './support/steps.mjs';

/**
 * Hostile requests to the production build, which it serves as the end-to-end tests do:
 * `npm run fuzz -- --seed 7 --requests 20000 --minutes 30`, `--only 1234` sends one request of a seed again, `--report`
 * writes the figures into docs/benchmarks.md. E2E_BASE_URL names a server that runs already; its accounts won't last.
 */

/** @param {string[]} args @returns {Promise<import('./support/steps.mjs').Result>} */
export async function fuzz(args = []) {
  const started = Date.now();
  const failed = (error) => {
    console.log(`✗ fuzz\n${error instanceof Error ? error.message : String(error)}`);
    return { name: 'fuzz', isOk: false, passed: 0, failed: 1, seconds: (Date.now() - started) / 1000 };
  };
  const workspace = mkdtempSync(path.join(os.tmpdir(), 'gyeol-fuzz-'));
  const cleanUp = () => rmSync(workspace, { recursive: true, force: true });
  process.once('exit', cleanUp);
  try {
    const settings = { DEMO_RATE_FACTOR: '1000' };
    const site = await prepareDemoSite({ workspace, name: 'fuzz', settings });
    try {
      const file = path.join(workspace, 'results.json');
      return await runStep({
        name: 'fuzz',
        command: path.join('node_modules', 'tsx', 'dist', 'cli.mjs'),
        args: ['tests/fuzz/fuzz.ts', ...args],
        env: { ...site.env, FUZZ_RESULTS: file },
        isLive: true,
        count: () => countFuzz(file),
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

/** An operation, a family of pages, a spelling or a shape without a fault is one test that passed. */
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
