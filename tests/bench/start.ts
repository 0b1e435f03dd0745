import { load, quantile } from './load';
import { memoryMiB } from './process-usage';
import { short, table } from './report-file';
import { FRESH_FOR_NOTHING, PAGES, type Site } from './site';

const STARTS = 5;

/**
 * From starting the program on an existing database to the first 200 of the home page, and memory after load: first pages
 * from the cache, then the same pages rendered anew for each request (`FRESH_FOR_NOTHING`).
 */
export async function measureStart(site: Site): Promise<string> {
  const times: number[] = [];
  for (let index = 0; index < STARTS; index += 1) times.push(await site.restart());
  const idle = memoryMiB(site.program.pid);
  const loadAll = async (connections: number, seconds: number) => {
    for (const { path } of PAGES) {
      await load({ url: `${site.url}${path}`, pid: site.program.pid, connections, seconds });
    }
    return memoryMiB(site.program.pid);
  };
  const loaded = await loadAll(16, 4);
  await site.restart(FRESH_FOR_NOTHING);
  const rendered = await loadAll(8, 6);
  return `## Start and memory

Load: every page from the cache with 16 connections for 4 s; after a new start every page rendered, with 8 for 6 s. Aim: under 2 s, under 350 MiB.

${table(
  ['what', 'measured'],
  [
    ['start to first answer, the middle of five, ms', short(quantile(times, 0.5))],
    ['slowest of five, ms', short(Math.max(...times))],
    ['resident after start, MiB', short(idle.now)],
    ['resident after load from the cache, MiB', short(loaded.now)],
    ['resident after load with renders, MiB', short(rendered.now)],
    ['peak, MiB', short(Math.max(loaded.peak, rendered.peak))],
  ],
)}`;
}
