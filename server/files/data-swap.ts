import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '@/server/start-error';

/** The record of an exchange. While it is there, the exchange isn't complete. */
const RECORD = 'restore.json';
/** What a restore exchanges. The secrets come first, because a process reads them before anything else. */
const ENTRIES = ['secrets.json', 'database', 'files'] as const;

const swapSchema = z.object({
  /** The folder in the data folder that holds what comes. */
  incoming: z.string().regex(/^[\w-]+$/),
  /** The folder in the data folder that gets what was there. */
  replaced: z.string().regex(/^[\w-]+$/),
});
export type DataSwap = z.infer<typeof swapSchema>;

/**
 * Exchanges parts of the data folder for those that lie ready in a folder of it. What the folder doesn't hold stays. It renames,
 * so it takes no time and no space. A process that is killed in between leaves a record, and `finishSwap` goes on.
 * @param dataDir an absolute path; the folder is locked by this process
 */
export function swapData(dataDir: string, swap: DataSwap): void {
  const record = path.join(dataDir, RECORD);
  writeFileSync(`${record}.new`, JSON.stringify(swap), { mode: 0o600, flush: true });
  renameSync(`${record}.new`, record);
  complete(dataDir, swap);
}

/** Whether an exchange has begun and isn't complete. */
export function isSwapping(dataDir: string): boolean {
  return existsSync(path.join(dataDir, RECORD));
}

/**
 * Checks that everything can be exchanged by renaming.
 * @throws StartError for a part that is a disk of its own
 */
export function assertExchangeable(dataDir: string): void {
  const { dev } = statSync(dataDir);
  for (const name of ENTRIES) {
    const stats = statSync(path.join(dataDir, name), { throwIfNoEntry: false });
    if (stats === undefined || stats.dev === dev) continue;
    throw new StartError(
      `${path.join(dataDir, name)} is a disk of its own, which can't be exchanged: mount that disk as ${dataDir}, or restore ` +
        'into another DATA_DIR and copy it over.',
    );
  }
}

/**
 * Completes an exchange that broke off. Who opens the database has to call this before, with the folder locked.
 * @throws StartError after it did: this process has read the secrets of before
 */
export function finishSwap(dataDir: string): void {
  if (!isSwapping(dataDir)) return;
  const record = path.join(dataDir, RECORD);
  const parsed = swapSchema.safeParse(parse(readFileSync(record, 'utf8')));
  if (!parsed.success)
    throw new StartError(`${record} is damaged. It belongs to a restore that broke off: restore once more.`);
  complete(dataDir, parsed.data);
  throw new StartError(
    `A restore of ${dataDir} had broken off in its last step and is complete now: start again.`,
  );
}

function complete(dataDir: string, { incoming, replaced }: DataSwap): void {
  mkdirSync(path.join(dataDir, replaced), { recursive: true, mode: 0o700 });
  for (const name of ENTRIES) {
    const [from, to, old] = [incoming, '.', replaced].map((folder) => path.join(dataDir, folder, name));
    if (from === undefined || to === undefined || old === undefined || !existsSync(from)) continue;
    if (existsSync(to)) renameSync(to, old);
    renameSync(from, to);
  }
  rmSync(path.join(dataDir, incoming), { recursive: true, force: true });
  rmSync(path.join(dataDir, RECORD), { force: true });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
