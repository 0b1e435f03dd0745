import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCrashRounds } from './support/crash-rounds';

/** `npm run crash:rounds -- 50` kills a process with an embedded database so often in the middle of its writes, and looks for losses. */
const rounds = Number(process.argv[2] ?? 50);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Say how many rounds: npm run crash:rounds -- 50');
  process.exit(1);
}
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'gyeol-crash-'));
try {
  const result = await runCrashRounds({
    dataDir,
    rounds,
    below: (end) => Math.floor(Math.random() * end),
    onRound: (round, rows) =>
      console.log(`Round ${round}/${rounds}: ${rows} rows found, killed while it wrote`),
  });
  console.log(
    `${result.rounds} kills, ${result.acknowledged} acknowledged transactions, none lost; ` +
      `the slowest new start took ${result.slowestOpenMs} ms until the database was open.`,
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
