/** Positions of works, kept sorted while positions are added and removed. */
export class SortedPositions {
  #sorted = new Uint32Array();

  constructor(private readonly compare: (one: number, other: number) => number) {}

  /** Merges the positions in, in one pass. */
  add(positions: readonly number[]): void {
    if (positions.length === 0) return;
    const added = Uint32Array.from(positions).sort(this.compare);
    const before = this.#sorted;
    const merged = new Uint32Array(before.length + added.length);
    let [from, at] = [0, 0];
    for (const position of added) {
      const to = this.#placeOf(position, from);
      merged.set(before.subarray(from, to), at);
      at += to - from;
      merged[at] = position;
      at += 1;
      from = to;
    }
    merged.set(before.subarray(from), at);
    this.#sorted = merged;
  }

  /** Removes those of the positions that it has. Finds each by binary search. */
  remove(positions: readonly number[]): void {
    const before = this.#sorted;
    const places = positions
      .map((position) => ({ position, place: this.#placeOf(position, 0) }))
      .filter(({ position, place }) => before[place] === position)
      .map(({ place }) => place)
      .toSorted((one, other) => one - other);
    if (places.length === 0) return;
    const kept = new Uint32Array(before.length - places.length);
    let [from, at] = [0, 0];
    for (const place of places) {
      kept.set(before.subarray(from, place), at);
      at += place - from;
      from = place + 1;
    }
    kept.set(before.subarray(from), at);
    this.#sorted = kept;
  }

  /** Calls `take` with each position until it returns false. @returns whether the end was reached */
  walk(isReversed: boolean, take: (position: number) => boolean): boolean {
    const { length } = this.#sorted;
    for (let at = 0; at < length; at += 1) {
      const position = this.#sorted[isReversed ? length - 1 - at : at];
      if (position !== undefined && !take(position)) return false;
    }
    return true;
  }

  /** Finds the place of a position by binary search, from a place on. */
  #placeOf(position: number, from: number): number {
    let [low, high] = [from, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#sorted[middle];
      if (other !== undefined && this.compare(other, position) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
