import { load, quantile } from './load';
import { cpuMs } from './process-usage';
import { short, table } from './report-file';
import { PAGES, type Site } from './site';

const SECONDS = 5;
const SEARCHES = 150;

/**
 * Pages that Next has to render: past the cache by a query key that it doesn't know, and as real misses
 * (searches that nobody made before), which are compressed and stored besides.
 */
export async function measureMisses(site: Site): Promise<string> {
  const rows: string[][] = [];
  for (const { name, path } of PAGES) {
    const url = `${site.url}${path}?bench=1`;
    const shared = { url, pid: site.program.pid, headers: { 'accept-encoding': 'br' } };
    await load({ ...shared, connections: 4, seconds: 6 });
    for (const connections of [1, 4]) {
      const {
        requestsPerSecond,
        p50,
        p99,
        cpuMs: cpu,
        failures,
      } = await load({ ...shared, connections, seconds: SECONDS });
      if (failures > 0) throw new Error(`${url}: ${failures} answers were not 200`);
      rows.push([
        `${name}, rendered`,
        String(connections),
        short(requestsPerSecond),
        short(p50),
        short(p99),
        cpu.toFixed(1),
      ]);
    }
  }
  rows.push(await measureSearches(site));
  return `## Pages on a cache miss

Aim: under 15 ms of CPU.

${table(['page', 'connections', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms'], rows)}`;
}

async function measureSearches(site: Site): Promise<string[]> {
  const ask = async (text: string) => {
    const started = performance.now();
    const response = await fetch(`${site.url}/artist?q=${encodeURIComponent(text)}`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`A search answered ${response.status}`);
    return performance.now() - started;
  };
  for (let index = 0; index < 20; index += 1) await ask(`가 ${index}`);
  const before = cpuMs(site.program.pid);
  const started = performance.now();
  const times: number[] = [];
  // Every name has one of these syllables, or none has: pages with many cards and with none.
  const syllables = ['이', '가', '하', '윤', '나', '없'];
  for (let index = 0; index < SEARCHES; index += 1) {
    const syllable = syllables[index % syllables.length] ?? '이';
    times.push(await ask(`${syllable}${' '.repeat(1 + Math.floor(index / syllables.length))}`));
  }
  const seconds = (performance.now() - started) / 1000;
  const cpu = (cpuMs(site.program.pid) - before) / SEARCHES;
  return [
    'artist list, searched, stored',
    '1',
    short(SEARCHES / seconds),
    short(quantile(times, 0.5)),
    short(quantile(times, 0.99)),
    cpu.toFixed(1),
  ];
}
