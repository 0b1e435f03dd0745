import { readdirSync, readFileSync } from 'node:fs';

/** Whether this system tells what single threads have used (Linux). */
export const knowsCpu = (pid: number): boolean => Number.isFinite(cpuOfThread(pid, String(pid)));

/** Milliseconds of CPU that all threads of a process have used, from Linux's scheduler, which counts nanoseconds. */
export function cpuOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const milliseconds = cpuOfThread(pid, thread);
    return sum + (Number.isFinite(milliseconds) ? milliseconds : 0);
  }, 0);
}

/** NaN for a thread that has ended. */
function cpuOfThread(pid: number, thread: string): number {
  try {
    const [nanoseconds = ''] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return Number.NaN;
  }
}
