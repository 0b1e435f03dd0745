/** Geometry of a row that scrolls: pure, in CSS pixels. */
export interface RowMeasure {
  /** Where each slide starts, from the first one's start. */
  starts: readonly number[];
  scrolled: number;
  /** How far it can scroll; 0 where everything fits. */
  furthest: number;
}

const SLACK = 4;

/** The slide that the row stands at; at its end the last one, though others are in sight before it. */
export function currentSlide({ starts, scrolled, furthest }: RowMeasure): number {
  if (starts.length === 0 || furthest <= SLACK) return 0;
  if (scrolled >= furthest - SLACK) return starts.length - 1;
  const after = starts.findIndex((start) => start > scrolled + SLACK);
  const before = after === -1 ? starts.length - 1 : Math.max(0, after - 1);
  const here = starts[before] ?? 0;
  const next = starts[before + 1];
  return next !== undefined && next - scrolled < scrolled - here ? before + 1 : before;
}

/** Where one step leads; past the end to the start, before the start to the end. */
export function stepTarget({ starts, scrolled, furthest }: RowMeasure, direction: 1 | -1): number {
  if (direction === 1) {
    if (scrolled >= furthest - SLACK) return 0;
    return Math.min(starts.find((start) => start > scrolled + SLACK) ?? furthest, furthest);
  }
  if (scrolled <= SLACK) return furthest;
  return starts.findLast((start) => start < scrolled - SLACK) ?? 0;
}
