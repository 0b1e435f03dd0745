import { spawn } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';

/**
 * Measures and writes docs/benchmarks. `npm run bench -- pages start` measures only those parts:
 * pages, misses, members, day, lists, liked, search, search-embedded, search-quality, wall, studio, bytes, lighthouse, lighthouse-applied,
 * touch, start, media, accounts, portfolio, contests, admin, nodes. Each ends in ten minutes on two cores.
 */
const chromium = await findChromium().catch(() => '');
const child = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'tests/bench/bench.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('close', (code) => (process.exitCode = code ?? 1));
