/** An applicant to divide, with jurors by their uuids. Those who aren't of the division are left out of account. */
export interface Dividable {
  uuid: string;
  /** Never get the applicant. */
  excluded: readonly string[];
  /** Have scored the applicant, and keep them. */
  scoredBy: readonly string[];
}

interface Division {
  applicants: readonly Dividable[];
  jurors: readonly string[];
  /** How many jurors review each applicant. */
  perApplicant: number;
}

/** An applicant while it is dealt out: jurors by their places in the list. */
interface Dealt {
  place: number;
  /** The jurors that may get it. */
  allowed: readonly boolean[];
  /** Keep it because they scored it. */
  kept: ReadonlySet<number>;
  jurors: Set<number>;
}

/**
 * Divides applicants among jurors (C-103). Each applicant gets so many jurors, or as many as aren't excluded, and keeps those who
 * scored it. The numbers of applicants per juror differ by one at most, and by more only where exclusions and kept scores don't
 * allow it. The same division gives the same result.
 * @returns the jurors of each applicant, by the applicants' uuids, in the order of the jurors
 */
export function divideEvenly({
  applicants,
  jurors,
  perApplicant,
}: Division): ReadonlyMap<string, readonly string[]> {
  const places = new Map(jurors.map((uuid, place) => [uuid, place]));
  const loads = jurors.map(() => 0);
  const all = applicants.map((applicant, place) => dealtOf(applicant, place, places));
  for (const { jurors: own } of all) for (const juror of own) loads[juror] = loadOf(loads, juror) + 1;
  // Those with few jurors come first: the others then make up for them.
  const order = [...all].sort((one, other) => widthOf(one) - widthOf(other) || one.place - other.place);
  for (const dealt of order) deal(dealt, perApplicant, loads);
  if (spreadOf(loads) > 1) level(all, loads);
  return new Map(
    all.map((dealt) => [
      applicants[dealt.place]?.uuid ?? '',
      jurors.filter((_, juror) => dealt.jurors.has(juror)),
    ]),
  );
}

const loadOf = (loads: readonly number[], juror: number) => loads[juror] ?? 0;
const spreadOf = (loads: readonly number[]) => Math.max(0, ...loads) - Math.min(...loads);
const widthOf = ({ allowed }: Dealt) => allowed.filter(Boolean).length;

function dealtOf(
  { excluded, scoredBy }: Dividable,
  place: number,
  places: ReadonlyMap<string, number>,
): Dealt {
  const allowed = Array.from({ length: places.size }, () => true);
  for (const uuid of excluded) {
    const juror = places.get(uuid);
    if (juror !== undefined) allowed[juror] = false;
  }
  const kept = new Set(scoredBy.flatMap((uuid) => places.get(uuid) ?? []).filter((juror) => allowed[juror]));
  return { place, allowed, kept, jurors: new Set(kept) };
}

/** Gives an applicant to the jurors with the fewest. Among equals the order differs by applicant, so that jurors meet in all pairs. */
function deal({ place, allowed, jurors }: Dealt, perApplicant: number, loads: number[]): void {
  const missing = perApplicant - jurors.size;
  if (missing <= 0) return;
  const open = loads.flatMap((load, juror) =>
    allowed[juror] === true && !jurors.has(juror) ? [{ juror, load, lot: lotOf(place, juror) }] : [],
  );
  open.sort((one, other) => one.load - other.load || one.lot - other.lot || one.juror - other.juror);
  for (const { juror, load } of open.slice(0, missing)) {
    jurors.add(juror);
    loads[juror] = load + 1;
  }
}

/** A number that mixes an applicant's and a juror's place. */
function lotOf(place: number, juror: number): number {
  const mixed = Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(juror + 1, 0x85ebca6b);
  return (Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) ^ mixed) >>> 0;
}

/**
 * Moves applicants from jurors with more to jurors with fewer, over others where no direct move is allowed, until no such chain
 * is left.
 */
function level(all: readonly Dealt[], loads: number[]): void {
  const moves = movesOf(all, loads.length);
  for (let chain = findChain(moves, loads); chain !== null; chain = findChain(moves, loads)) {
    for (const [from, to] of chain) {
      const dealt = moves.take(from, to);
      if (dealt === null) throw new Error('The chain has a move that isn’t allowed.');
      dealt.jurors.delete(from);
      dealt.jurors.add(to);
      moves.add(dealt);
    }
    const from = chain[0]?.[0] ?? 0;
    const to = chain.at(-1)?.[1] ?? 0;
    loads[from] = loadOf(loads, from) - 1;
    loads[to] = loadOf(loads, to) + 1;
  }
}

interface Moves {
  has: (from: number, to: number) => boolean;
  take: (from: number, to: number) => Dealt | null;
  add: (dealt: Dealt) => void;
}

/** The applicants that a juror could pass to another one. Those that have moved since are dropped when they are met. */
function movesOf(all: readonly Dealt[], count: number): Moves {
  const stacks = Array.from({ length: count * count }, (): Dealt[] => []);
  const last = (from: number, to: number): Dealt | null => {
    const stack = stacks[from * count + to] ?? [];
    for (let dealt = stack.at(-1); dealt !== undefined; dealt = stack.at(-1)) {
      if (dealt.jurors.has(from) && !dealt.jurors.has(to)) return dealt;
      stack.pop();
    }
    return null;
  };
  const add = (dealt: Dealt) => {
    for (const from of dealt.jurors) {
      if (dealt.kept.has(from)) continue;
      for (let to = 0; to < count; to += 1)
        if (dealt.allowed[to] === true && !dealt.jurors.has(to)) stacks[from * count + to]?.push(dealt);
    }
  };
  for (const dealt of all) add(dealt);
  return { has: (from, to) => last(from, to) !== null, take: last, add };
}

/** The shortest chain of moves from a juror with many applicants to one with at least two fewer; null for none. */
function findChain(moves: Moves, loads: readonly number[]): [from: number, to: number][] | null {
  const jurors = loads.map((_, juror) => juror);
  const byLoad = [...jurors].sort((one, other) => loadOf(loads, other) - loadOf(loads, one) || one - other);
  for (const first of byLoad) {
    const before = new Map<number, number | null>([[first, null]]);
    for (const from of before.keys()) {
      if (loadOf(loads, from) <= loadOf(loads, first) - 2) return chainTo(from, before);
      for (const to of jurors) if (!before.has(to) && moves.has(from, to)) before.set(to, from);
    }
  }
  return null;
}

function chainTo(last: number, before: ReadonlyMap<number, number | null>): [number, number][] {
  const chain: [number, number][] = [];
  for (let to = last, from = before.get(to) ?? null; from !== null; to = from, from = before.get(to) ?? null)
    chain.unshift([from, to]);
  return chain;
}
