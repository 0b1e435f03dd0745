/** A process's resident memory at a moment. */
export interface Sample {
  /** Since the load began. */
  seconds: number;
  mebibytes: number;
}

export interface Flatness {
  /** The median of the first and of the last fifth after the warm-up. */
  startMiB: number;
  endMiB: number;
  isFlat: boolean;
}

/** The share of the load in which caches fill and code is compiled. */
const WARM_UP = 0.4;
/** The share of the rest that is compared with its end. */
const COMPARED = 0.2;

/**
 * Whether a process's memory stays where it is under load. A leak grows as long as the load lasts; a heap that breathes
 * doesn't, so medians are compared.
 * @param allowed how much more there may be at the end: a share of the beginning, and MiB besides
 */
export function flatnessOf(
  samples: readonly Sample[],
  allowed: { share: number; mebibytes: number },
): Flatness {
  const end = samples.at(-1)?.seconds ?? 0;
  const warm = samples.filter(({ seconds }) => seconds >= end * WARM_UP).map(({ mebibytes }) => mebibytes);
  const size = Math.max(1, Math.round(warm.length * COMPARED));
  const startMiB = median(warm.slice(0, size));
  const endMiB = median(warm.slice(-size));
  return { startMiB, endMiB, isFlat: endMiB <= startMiB * (1 + allowed.share) + allowed.mebibytes };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
