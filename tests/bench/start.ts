import { load, quantile } from './load';
import { memoryMiB } from './process-usage';
import { short, table } from './report-file';
import { PAGES, type Site } from './site';

const STARTS = 5;

/** From starting the program on an existing database to the first 200 of the home page, and memory after load. */
export async function measureStart(site: Site): Promise<string> {
  const times: number[] = [];
  for (let index = 0; index < STARTS; index += 1) times.push(await site.restart());
  const idle = memoryMiB(site.program.pid);
  for (const { path } of PAGES) {
    const url = `${site.url}${path}`;
    await load({ url, pid: site.program.pid, connections: 16, seconds: 4 });
    await load({ url: `${url}?bench=1`, pid: site.program.pid, connections: 8, seconds: 6 });
  }
  const loaded = memoryMiB(site.program.pid);
  return `## Start and memory

Load: every page from the cache with 16 connections for 4 s and rendered with 8 for 6 s. Aim: under 2 s, under 400 MiB.

${table(
  ['what', 'measured'],
  [
    ['start to first answer, the middle of five, ms', short(quantile(times, 0.5))],
    ['slowest of five, ms', short(Math.max(...times))],
    ['resident after start, MiB', short(idle.now)],
    ['resident after load, MiB', short(loaded.now)],
    ['peak, MiB', short(loaded.peak)],
  ],
)}`;
}
