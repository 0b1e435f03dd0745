import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const stateSchema = z.object({ rows: z.number(), highest: z.number(), total: z.number() });

export interface CrashResult {
  rounds: number;
  /** Transactions that were acknowledged before a kill, in all rounds. */
  acknowledged: number;
  /** The longest time in milliseconds that a killed database took until it was open again, with the start of the process. */
  slowestOpenMs: number;
}

/** The most transactions of a round. */
const MOST = 120;

/**
 * Kills a process with SIGKILL in the middle of its writes, and looks at what the next one finds: every acknowledged transaction
 * is there, none is there by half, and the database opens by itself.
 * @param dataDir an absolute path; the folder is made where it is missing
 * @param below gives a whole number from 0 up to its argument; it decides after how many transactions a round ends
 * @throws Error that says what was lost
 */
export async function runCrashRounds({
  dataDir,
  rounds,
  below,
  onRound = () => undefined,
}: {
  dataDir: string;
  rounds: number;
  below: (end: number) => number;
  onRound?: (round: number, rows: number) => void;
}): Promise<CrashResult> {
  const acknowledged = new Set<number>();
  let slowestOpenMs = 0;
  for (let round = 1; round <= rounds + 1; round += 1) {
    const isLast = round > rounds;
    const found = await runRound(dataDir, acknowledged, isLast ? 0 : 1 + below(MOST));
    if (round > 1) slowestOpenMs = Math.max(slowestOpenMs, found.openMs);
    if (!isLast) onRound(round, found.rows);
  }
  return { rounds, acknowledged: acknowledged.size, slowestOpenMs: Math.round(slowestOpenMs) };
}

/** Starts a writer, checks what it found, and kills it after so many transactions. */
async function runRound(
  dataDir: string,
  acknowledged: Set<number>,
  transactions: number,
): Promise<{ rows: number; openMs: number }> {
  const before = acknowledged.size;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/support/crash-writer.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  let state: { rows: number; openMs: number } | null = null;
  for await (const line of createInterface({ input: child.stdout })) {
    if (state === null) {
      const found = stateSchema.parse(JSON.parse(line));
      state = { rows: found.rows, openMs: performance.now() - startedAt };
      if (found.rows !== found.total)
        throw new Error(`A transaction is there by half: ${found.rows} rows, ${found.total} counted.`);
      if (found.rows < before)
        throw new Error(
          `Acknowledged writes are lost: ${before} were acknowledged, ${found.rows} are there.`,
        );
    } else {
      acknowledged.add(Number(line));
    }
    // What it still writes until the signal arrives is read on, because it was acknowledged.
    if (acknowledged.size - before >= transactions) child.kill('SIGKILL');
  }
  if (state === null) throw new Error(`The database didn't open again:\n${complaint}`);
  return state;
}
