import { load, quantile } from './load';
import { cpuMs } from './process-usage';
import { short, table } from './report-file';
import { FRESH_FOR_NOTHING, PAGES, type Site } from './site';

const SECONDS = 5;
const SEARCHES = 150;

/** A page with a short text and no data of its own: what the framework, the header and the footer cost. */
const EMPTY_PAGE = { name: 'a short text', path: '/privacy-optional' };

/**
 * Pages that Next has to render. The site runs with a page cache that keeps nothing fresh (`FRESH_FOR_NOTHING`), because
 * query keys that no page reads are dropped before the cache is asked. One connection asks: several that wait for the same
 * page share its render. Searches that nobody made before are misses of the usual cache.
 */
export async function measureMisses(site: Site): Promise<string> {
  const rows: string[][] = [];
  await site.restart(FRESH_FOR_NOTHING);
  for (const { name, path } of [EMPTY_PAGE, ...PAGES]) {
    const url = `${site.url}${path}`;
    const shared = { url, pid: site.program.pid, headers: { 'accept-encoding': 'br' } };
    await load({ ...shared, connections: 1, seconds: 6 });
    const measured = await load({ ...shared, connections: 1, seconds: SECONDS });
    if (measured.failures > 0) throw new Error(`${url}: ${measured.failures} answers were not 200`);
    const { requestsPerSecond, p50, p99, cpuMs: cpu } = measured;
    rows.push([name, short(requestsPerSecond), short(p50), short(p99), cpu.toFixed(1)]);
  }
  await site.restart();
  rows.push(await measureSearches(site));
  return `## Pages on a cache miss

Aim: 30 ms of CPU or less for home and the lists, 15 for terms, 12 for a short text. The short text has the header, the footer
and two sentences: what the framework alone costs.

${table(['page', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms'], rows)}`;
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
    'artist list, searched',
    short(SEARCHES / seconds),
    short(quantile(times, 0.5)),
    short(quantile(times, 0.99)),
    cpu.toFixed(1),
  ];
}
