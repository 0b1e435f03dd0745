/** What a process does to a database and to a storage, in its order: `begin`, `update accounts`, `put`. */
export type Step = string;

/** The most places at which one piece of work is killed. */
const MOST = 5;

/**
 * Where a piece of work is killed: before so many of its steps are done. The first and the last place, those around each commit
 * and in the middle of each transaction, those around the files, and others between them.
 * @param steps those of the work that isn't killed
 */
export function placesIn(steps: readonly Step[]): number[] {
  const places = new Set([0, steps.length]);
  let begun = 0;
  for (const [at, step] of steps.entries()) {
    if (step === 'begin') begun = at;
    if (step === 'commit') for (const place of [Math.ceil((begun + at) / 2), at, at + 1]) places.add(place);
    if (FILE_STEPS.has(step)) for (const place of [at, at + 1]) places.add(place);
  }
  return spread([...places].sort((one, other) => one - other));
}

/** The steps of a storage that change it. */
export const FILE_STEPS: ReadonlySet<Step> = new Set(['put', 'move', 'delete']);

/** At most so many of them, with the first and the last. */
function spread(places: readonly number[]): number[] {
  if (places.length <= MOST) return [...places];
  const picked = Array.from(
    { length: MOST },
    (_, at) => places[Math.round((at * (places.length - 1)) / (MOST - 1))],
  );
  return [...new Set(picked.filter((place) => place !== undefined))];
}
