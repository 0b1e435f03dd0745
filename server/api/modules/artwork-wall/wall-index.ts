import { TypedFastBitSet } from 'typedfastbitset';
import { FACET_KEYS, FACET_VALUES, type ChosenFacets, type FacetKey } from '@/lib/artwork/facets';
import type { ArtworkSort } from '@/lib/lists/artwork-list';
import type { Direction } from '@/lib/lists/define-list';
import { keysOf } from '@/lib/keys-of';
import { recordOf } from '@/lib/record-of';
import { SortedPositions } from './sorted-positions';

/** What the index has of an artwork of a public artist. */
export interface WallWork {
  id: number;
  artistId: number;
  /** Epoch milliseconds. */
  createdAt: number;
  year: number;
  /** Square centimetres; null where the size could not be read. */
  area: number | null;
  /** The name by which works are ordered; null for an artist without one. */
  artistName: string | null;
}

/** A work, and the values that each facet has of it. */
export type FacetedWork = WallWork & { facets: ChosenFacets };

export interface WallWindow {
  sort: ArtworkSort;
  direction: Direction;
  offset: number;
  limit: number;
}

/** How many works each value of a facet has. */
export type FacetCounts = Record<FacetKey, Record<string, number>>;

type Order = ArtworkSort | 'artistReversed';

/** Orders two works, the largest first; names in both directions. */
const COMPARE: Record<Order, (one: WallWork, other: WallWork) => number> = {
  createdAt: (one, other) => other.createdAt - one.createdAt || other.id - one.id,
  year: (one, other) => other.year - one.year || other.id - one.id,
  size: (one, other) => (other.area ?? 0) - (one.area ?? 0) || one.id - other.id,
  artist: (one, other) =>
    compareNames(one.artistName ?? '', other.artistName ?? '') ||
    one.artistId - other.artistId ||
    other.id - one.id,
  artistReversed: (one, other) =>
    compareNames(other.artistName ?? '', one.artistName ?? '') ||
    other.artistId - one.artistId ||
    other.id - one.id,
};
/** Works without a value come last in either direction. */
const HAS_VALUE: Record<Order, (work: WallWork) => boolean> = {
  createdAt: () => true,
  year: () => true,
  size: ({ area }) => area !== null,
  artist: ({ artistName }) => artistName !== null,
  artistReversed: ({ artistName }) => artistName !== null,
};
const SORTS = keysOf(COMPARE);

/** The order that a sort has, and whether it is read from its end. Of an artist the newest work comes first either way. */
function orderOf(sort: ArtworkSort, direction: Direction): { order: Order; isReversed: boolean } {
  if (sort === 'artist')
    return { order: direction === 'asc' ? 'artist' : 'artistReversed', isReversed: false };
  return { order: sort, isReversed: direction === 'asc' };
}

/** A set of at most so many works is sorted; that takes less time than to meet them among a million. */
const SORTED = 2000;

/** The works that are in one of the sets. */
function anyOf(sets: readonly TypedFastBitSet[]): TypedFastBitSet {
  const all = new TypedFastBitSet();
  for (const set of sets) all.union(set);
  return all;
}

/** By code units. */
const compareNames = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * The works of public artists in memory: a bitmap for each value of a facet, and the works in each order of the wall. A million
 * works take some 200 MB; counting and paging them takes milliseconds (docs/benchmarks/wall.md).
 */
export class WallIndex {
  /** By position. Positions of removed works are free for others. */
  readonly #works: (WallWork | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #ofArtist = new Map<number, number[]>();
  readonly #positions = new Map<number, number>();
  readonly #all = new TypedFastBitSet();
  readonly #bitmaps = recordOf(
    FACET_KEYS,
    (key) =>
      new Map<string, TypedFastBitSet>(FACET_VALUES[key].map((value) => [value, new TypedFastBitSet()])),
  );
  readonly #orders = recordOf(
    SORTS,
    (sort) => new SortedPositions((one, other) => COMPARE[sort](this.#at(one), this.#at(other))),
  );
  /** Works without a value of the sort, in the order of their ids. */
  readonly #rest = recordOf(
    SORTS,
    () => new SortedPositions((one, other) => this.#at(one).id - this.#at(other).id),
  );

  get size(): number {
    return this.#all.size();
  }

  /** Replaces the works of these artists. */
  replace(artistIds: ReadonlySet<number>, works: readonly FacetedWork[]): void {
    this.#remove([...artistIds].flatMap((id) => this.#ofArtist.get(id) ?? []));
    for (const id of artistIds) this.#ofArtist.delete(id);
    this.#add(works);
  }

  /** The ids of a page of the works that have one of the chosen values of each facet. */
  page(chosen: ChosenFacets, among: readonly number[] | null, window: WallWindow): number[] {
    const { sort, direction, offset, limit } = window;
    const matching = this.#matching(chosen, among);
    const { order, isReversed } = orderOf(sort, direction);
    const wanted = Math.min(limit, matching.size() - offset);
    if (wanted <= 0) return [];
    const found: number[] = [];
    let skipped = 0;
    const take = (position: number) => {
      if (!matching.has(position)) return true;
      if (skipped < offset) skipped += 1;
      else found.push(this.#at(position).id);
      return found.length < wanted;
    };
    if (this.#orders[order].walk(isReversed, take)) this.#rest[order].walk(false, take);
    return found;
  }

  /** How many works have one of the chosen values of each facet. */
  count(chosen: ChosenFacets, among: readonly number[] | null): number {
    return this.#matching(chosen, among).size();
  }

  /** How many works each value has, among those that the other facets let through. */
  facets(chosen: ChosenFacets, among: readonly number[] | null): FacetCounts {
    const matching = this.#matching(chosen, among);
    return recordOf(FACET_KEYS, (key) => {
      const isChosen = chosen[key].length > 0;
      const rest = isChosen ? this.#matching({ ...chosen, [key]: [] }, among) : matching;
      return Object.fromEntries(
        [...this.#bitmaps[key]].map(([value, bitmap]) => [value, rest.intersection_size(bitmap)]),
      );
    });
  }

  /**
   * The ids of up to `limit` works of other artists that may be like one: those that share its genre, a material and a colour, then
   * those that share two of these, one, and all others; of each the newest. None for a work that isn't on the wall.
   */
  candidates(id: number, limit: number): number[] {
    const own = this.#positions.get(id);
    if (own === undefined) return [];
    const { artistId } = this.#at(own);
    const [genre, material, color] = [
      this.#sharing('genre', own),
      this.#sharing('material', own),
      this.#sharing('color', own),
    ];
    const both = (one: TypedFastBitSet, other: TypedFastBitSet) => one.new_intersection(other);
    const two = [both(genre, material), both(genre, color), both(material, color)];
    const tiers = [
      both(both(genre, material), color),
      anyOf(two),
      anyOf([genre, material, color]),
      this.#all,
    ];
    const found = new Set<number>();
    for (const tier of tiers) {
      this.#walkNewest(tier, (work) => {
        if (work.artistId !== artistId) found.add(work.id);
        return found.size < limit;
      });
      if (found.size >= limit) break;
    }
    return [...found];
  }

  /** Calls `take` with the works of a set, the newest first, until it returns false. A small set is sorted, a large one met on the way. */
  #walkNewest(set: TypedFastBitSet, take: (work: WallWork) => boolean): void {
    if (set.size() > SORTED) {
      this.#orders.createdAt.walk(false, (position) => !set.has(position) || take(this.#at(position)));
      return;
    }
    const works = set.array().map((position) => this.#at(position));
    works.sort(COMPARE.createdAt).every(take);
  }

  /** The works that share a value of a facet with the work at a position. */
  #sharing(key: FacetKey, position: number): TypedFastBitSet {
    return anyOf([...this.#bitmaps[key].values()].filter((bitmap) => bitmap.has(position)));
  }

  #at(position: number): WallWork {
    const work = this.#works[position];
    if (work === undefined) throw new Error(`No work at ${position}`);
    return work;
  }

  #matching(chosen: ChosenFacets, among: readonly number[] | null): TypedFastBitSet {
    const matching =
      among === null
        ? this.#all.clone()
        : new TypedFastBitSet(among.flatMap((id) => this.#positions.get(id) ?? []));
    for (const key of FACET_KEYS) {
      if (chosen[key].length === 0) continue;
      matching.intersection(anyOf(chosen[key].flatMap((value) => this.#bitmaps[key].get(value) ?? [])));
    }
    return matching;
  }

  #add(works: readonly FacetedWork[]): void {
    const added = works.map(({ facets, ...work }) => {
      const position = this.#free.pop() ?? this.#works.length;
      this.#works[position] = work;
      this.#positions.set(work.id, position);
      this.#all.add(position);
      for (const key of FACET_KEYS)
        for (const value of facets[key]) this.#bitmaps[key].get(value)?.add(position);
      const ofArtist = this.#ofArtist.get(work.artistId);
      if (ofArtist === undefined) this.#ofArtist.set(work.artistId, [position]);
      else ofArtist.push(position);
      return position;
    });
    for (const sort of SORTS) {
      this.#orders[sort].add(added.filter((position) => HAS_VALUE[sort](this.#at(position))));
      this.#rest[sort].add(added.filter((position) => !HAS_VALUE[sort](this.#at(position))));
    }
  }

  #remove(positions: readonly number[]): void {
    if (positions.length === 0) return;
    for (const sort of SORTS) {
      this.#orders[sort].remove(positions);
      this.#rest[sort].remove(positions);
    }
    for (const position of positions) {
      const work = this.#at(position);
      this.#positions.delete(work.id);
      for (const key of FACET_KEYS) for (const bitmap of this.#bitmaps[key].values()) bitmap.remove(position);
      this.#all.remove(position);
      this.#works[position] = undefined;
      this.#free.push(position);
    }
  }
}
