import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '@/tests/support/until';
import { forgetPeak, memoryMiB } from './process-usage';
import type { Site } from './site';

/** What a server did while it was watched: memory in MiB, delays and times in milliseconds. */
export interface Watched {
  hostPeak: number;
  /** NaN where no process of this name was seen. */
  childPeak: number;
  /** Of the host's event loop. */
  loop: { p50: number; p99: number; max: number };
  /** How long other requests took, by what was asked. */
  others: ReadonlyMap<string, number[]>;
  milliseconds: number;
}

interface Watching {
  site: Site;
  child: string;
  /** Where the site writes how late its event loop was. */
  file: string;
}

const PROBE = fileURLToPath(new URL('./loop-probe.mjs', import.meta.url));
/** Other requests, one after the other: the event loop alone, a stored page, a call that asks the database. */
const OTHERS = ['/healthz', '/', '/v2/artists?size=12'];

/**
 * Restarts the site so that it can be watched, and gives `work` the way to do so.
 * @param child a part of the command of the process that works for the site
 */
export async function withWatch(
  site: Site,
  child: string,
  work: (watch: (during: () => Promise<unknown>) => Promise<Watched>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gyeol-watch-'));
  const file = path.join(folder, 'loop.json');
  await site.restart({ NODE_OPTIONS: `--import=${PROBE}`, LOOP_PROBE_FILE: file });
  try {
    await work((during) => watch({ site, child, file }, during));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function watch({ site, child, file }: Watching, during: () => Promise<unknown>): Promise<Watched> {
  const { pid } = site.program;
  await readLoop(pid, file);
  for (const each of [pid, ...childrenOf(pid, child)]) forgetPeak(each);
  const others = new Map(OTHERS.map((address) => [address, [] as number[]]));
  let childPeak = Number.NaN;
  const started = performance.now();
  let isOver = false;
  const working = during().finally(() => (isOver = true));
  // It is awaited below.
  working.catch(() => undefined);
  do {
    for (const [address, times] of others) {
      const asked = performance.now();
      await (await fetch(site.url + address)).arrayBuffer();
      times.push(performance.now() - asked);
    }
    const peaks = childrenOf(pid, child).map((each) => memoryMiB(each).peak);
    childPeak = Math.max(...peaks, ...(Number.isNaN(childPeak) ? [] : [childPeak]), -Infinity);
  } while (!isOver);
  await working;
  const milliseconds = performance.now() - started;
  const [p50 = Number.NaN, p99 = Number.NaN, max = Number.NaN] = await readLoop(pid, file);
  return { hostPeak: memoryMiB(pid).peak, childPeak, loop: { p50, p99, max }, others, milliseconds };
}

/** The delays since the last reading, which begin anew. */
async function readLoop(pid: number, file: string): Promise<number[]> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  const text = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  await until(() => text().endsWith(']'));
  return JSON.parse(text()) as number[];
}

/** The processes that a process has started, by a part of their command. */
function childrenOf(pid: number, command: string): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(command));
  } catch {
    return [];
  }
}
