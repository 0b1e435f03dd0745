import { createRandom, type Random } from '@/tests/support/random';
import { divideEvenly, type Dividable } from './assign';

const jurorsOf = (count: number) => Array.from({ length: count }, (_, index) => `juror-${index}`);
const applicantsOf = (
  count: number,
  of: (index: number) => Partial<Dividable> = () => ({}),
): readonly Dividable[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ uuid: `applicant-${index}`, excluded: [], scoredBy: [] },
    ...of(index),
  }));

const loadsOf = (jurors: readonly string[], divided: ReadonlyMap<string, readonly string[]>) =>
  jurors.map((juror) => [...divided.values()].filter((own) => own.includes(juror)).length);
const spreadOf = (loads: readonly number[]) => Math.max(...loads) - Math.min(...loads);

/** Some of the jurors, each with the same chance. */
const some = (random: Random, jurors: readonly string[], share: number) =>
  jurors.filter(() => random.percent(share));

/** A panel with as many applicants and exclusions as are drawn. */
function drawn(seed: number, exclusions: number, scores: number) {
  const random = createRandom(seed, 0);
  const jurors = jurorsOf(1 + random.below(9));
  const applicants = applicantsOf(random.below(60), () => ({
    excluded: some(random, jurors, exclusions),
    scoredBy: some(random, jurors, scores),
  }));
  return { jurors, applicants, perApplicant: 1 + random.below(jurors.length) };
}

const SEEDS = Array.from({ length: 200 }, (_, index) => index);

test('without exclusions each applicant has so many jurors, whose numbers differ by one at most', () => {
  for (const seed of SEEDS) {
    const division = drawn(seed, 0, 0);
    const divided = divideEvenly(division);
    expect([...divided.keys()]).toEqual(division.applicants.map(({ uuid }) => uuid));
    for (const own of divided.values()) expect(new Set(own).size).toBe(division.perApplicant);
    expect(spreadOf(loadsOf(division.jurors, divided))).toBeLessThanOrEqual(1);
  }
});

test('with exclusions each has as many as aren’t excluded, and never an excluded one; scores stay with their jurors', () => {
  for (const seed of SEEDS) {
    const division = drawn(seed, 25, 15);
    const divided = divideEvenly(division);
    for (const { uuid, excluded, scoredBy } of division.applicants) {
      const own = divided.get(uuid) ?? [];
      const allowed = division.jurors.filter((juror) => !excluded.includes(juror));
      const kept = scoredBy.filter((juror) => allowed.includes(juror));
      expect(own).toHaveLength(Math.max(kept.length, Math.min(division.perApplicant, allowed.length)));
      expect(own.every((juror) => allowed.includes(juror))).toBe(true);
      expect(kept.every((juror) => own.includes(juror))).toBe(true);
    }
  }
});

test('few exclusions leave the numbers even', () => {
  for (const seed of SEEDS) {
    const random = createRandom(seed, 1);
    const jurors = jurorsOf(2 + random.below(6));
    const applicants = applicantsOf(80, (index) => ({
      excluded: index < 8 ? [random.pick(jurors)] : [],
    }));
    const perApplicant = 1 + random.below(jurors.length - 1);
    expect(spreadOf(loadsOf(jurors, divideEvenly({ jurors, applicants, perApplicant })))).toBeLessThan(2);
  }
});

/** The smallest sum of squared numbers that any division has. */
function bestOf({ jurors, applicants, perApplicant }: ReturnType<typeof drawn>): number {
  let sums = [jurors.map(() => 0)];
  for (const { excluded } of applicants) {
    const allowed = jurors.flatMap((juror, index) => (excluded.includes(juror) ? [] : [index]));
    const wanted = Math.min(perApplicant, allowed.length);
    const choices = subsetsOf(allowed).filter((subset) => subset.length === wanted);
    const next = sums.flatMap((loads) =>
      choices.map((subset) => loads.map((load, index) => load + (subset.includes(index) ? 1 : 0))),
    );
    sums = [...new Map(next.map((loads) => [loads.join(), loads])).values()];
  }
  return Math.min(...sums.map(squares));
}
const squares = (loads: readonly number[]) => loads.reduce((sum, load) => sum + load * load, 0);
const subsetsOf = (of: readonly number[]): number[][] =>
  of.reduce<number[][]>((subsets, each) => [...subsets, ...subsets.map((subset) => [...subset, each])], [[]]);

test('no division is more even, however many are excluded', () => {
  for (const seed of SEEDS) {
    const { jurors, applicants, ...rest } = drawn(seed, 45, 0);
    const names = jurors.slice(0, 4);
    const division = {
      ...{ ...rest, jurors: names, applicants: applicants.slice(0, 7) },
      perApplicant: Math.min(rest.perApplicant, names.length),
    };
    expect(squares(loadsOf(names, divideEvenly(division)))).toBe(bestOf(division));
  }
});

test('one division is one result', () => {
  const division = drawn(3, 20, 10);
  expect(divideEvenly(division)).toEqual(divideEvenly(drawn(3, 20, 10)));
  expect(divideEvenly({ jurors: jurorsOf(2), applicants: [], perApplicant: 1 }).size).toBe(0);
});

test('jurors meet in all pairs', () => {
  const divided = divideEvenly({ jurors: jurorsOf(5), applicants: applicantsOf(300), perApplicant: 2 });
  expect(new Set([...divided.values()].map((own) => own.join())).size).toBe(10);
});

test('ten thousand applicants are divided among seven jurors in a moment', () => {
  const jurors = jurorsOf(7);
  const random = createRandom(5, 0);
  const applicants = applicantsOf(10_000, () => ({ excluded: some(random, jurors, 2) }));
  const began = performance.now();
  const divided = divideEvenly({ jurors, applicants, perApplicant: 3 });
  expect(performance.now() - began).toBeLessThan(2000);
  expect(spreadOf(loadsOf(jurors, divided))).toBeLessThanOrEqual(1);
});
