import { setTimeout as after } from 'node:timers/promises';
import { memoryMiB } from '@/tests/bench/process-usage';
import { short } from '@/tests/bench/report-file';
import type { KindResult } from './kind';

const POLL_MS = 500;
/** So many readings in a row that differ by no more than this share are a settled process. */
const READINGS = 8;
const SPREAD = 0.01;
const MOST_READINGS = 120;

/** Waits until a process's resident memory stays where it is, a minute at most. @returns MiB */
export async function settledMiB(pid: number): Promise<number> {
  const readings: number[] = [];
  for (let round = 0; round < MOST_READINGS; round += 1) {
    readings.push(memoryMiB(pid).now);
    const last = readings.slice(-READINGS);
    if (last.length === READINGS && Math.max(...last) <= Math.min(...last) * (1 + SPREAD)) break;
    await after(POLL_MS);
  }
  return Math.min(...readings.slice(-READINGS));
}

/** The share of the requests that warms the process: after it caches are full and what is used is compiled. */
export const WARM_UP = 0.25;
/** The share by which resident memory may grow between the warm-up and the end. */
const GROWTH = 0.2;

/** Judges the growth of resident memory. @param memory MiB after the warm-up and at the end */
export function memoryResult({ before, after: end }: { before: number; after: number }): KindResult {
  const isGrown = end > before * (1 + GROWTH);
  const figures = `Resident memory: ${short(before)} MiB after the first quarter of the requests, ${short(end)} MiB at the end.`;
  return {
    passed: isGrown ? 0 : 1,
    failures: isGrown ? ['resident memory has grown by more than a fifth'] : [],
    report: figures,
    section: figures,
  };
}
