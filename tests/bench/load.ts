import { execFileSync, spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { cpuMs } from './process-usage';

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of the server's CPU for one request. */
  cpuMs: number;
  failures: number;
}

interface LoadOptions {
  url: string;
  /** The server's process id. */
  pid: number;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

const hasWrk = (() => {
  try {
    execFileSync('which', ['wrk']);
    return true;
  } catch {
    return false;
  }
})();

/** Which program makes the load: wrk where there is one, since it takes less of the shared cores. */
export const loadGenerator = hasWrk ? 'wrk' : 'autocannon';

/** Asks for one address as fast as the connections allow. */
export async function load(options: LoadOptions): Promise<Load> {
  const before = cpuMs(options.pid);
  const measured = hasWrk ? await runWrk(options) : await runAutocannon(options);
  const { requests, ...rest } = measured;
  return { ...rest, cpuMs: (cpuMs(options.pid) - before) / Math.max(1, requests) };
}

type Measured = Omit<Load, 'cpuMs'> & { requests: number };

async function runWrk({ url, connections, seconds, headers = {} }: LoadOptions): Promise<Measured> {
  const own = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...own, url];
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    child.once('error', reject);
    child.once('close', () => resolve(text));
  });
  const find = (pattern: RegExp) => pattern.exec(output)?.[1] ?? '0';
  return {
    requests: Number(find(/(\d+) requests in/)),
    requestsPerSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p50: milliseconds(find(/^\s*50%\s+(\S+)/m)),
    p99: milliseconds(find(/^\s*99%\s+(\S+)/m)),
    failures: Number(find(/Non-2xx or 3xx responses: (\d+)/)),
  };
}

function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1000;
  return text.endsWith('ms') ? value : value * 1000;
}

async function runAutocannon({ url, connections, seconds, headers }: LoadOptions): Promise<Measured> {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  return {
    requests: result.requests.total,
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

/** The middle one of several runs, by their rate. */
export function middle(loads: readonly Load[]): Load {
  const sorted = [...loads].sort((one, other) => one.requestsPerSecond - other.requestsPerSecond);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error('Nothing was measured.');
  return found;
}

/** The value that `share` (0–1) of the sorted numbers don't exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
