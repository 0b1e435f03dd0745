import { readdirSync, readFileSync } from 'node:fs';

const POLL_MS = 50;

/** Memory of a process and all that descend from it, in MiB, what they share counted once; NaN where there is no /proc. */
function treeMiB(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = read(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const descends = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
      if (at === root) return true;
    return false;
  };
  const shares = [...parents.keys()].filter(descends).map((pid) => {
    const pss = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1];
    return Number(pss ?? 0) / 1024;
  });
  return shares.length === 0 ? Number.NaN : shares.reduce((sum, share) => sum + share, 0);
}

/** Empty for a process that has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Does work, and tells how much more memory a process and its descendants took meanwhile than before, in MiB. */
export async function withPeak<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; moreMiB: number }> {
  const before = treeMiB(pid);
  let peak = before;
  const poll = setInterval(() => (peak = Math.max(peak, treeMiB(pid))), POLL_MS);
  try {
    return { result: await work(), moreMiB: peak - before };
  } finally {
    clearInterval(poll);
  }
}
