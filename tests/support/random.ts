/** Draws that are the same for the same seed, on every machine. */
export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  /** True in so many of a hundred draws. */
  percent(share: number): boolean;
  pick<Value>(from: readonly Value[]): Value;
  /** So many small letters and digits. */
  word(length: number): string;
}

/** mulberry32, begun anew for each request, so that a single one can be sent again. */
export function createRandom(seed: number, index: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    percent: (share) => next() * 100 < share,
    pick<Value>(from: readonly Value[]): Value {
      const value = from[below(from.length)];
      if (value === undefined) throw new Error('There is nothing to pick from');
      return value;
    },
    word: (length) => Array.from({ length }, () => below(36).toString(36)).join(''),
  };
}
