import { converter } from 'culori';
import type { Material } from '@/lib/artwork/materials';
import type { PaletteColor } from '@/lib/contracts/palette';
import type { Genre } from '@/lib/genres';

/** What of an artwork is compared. */
export interface ComparedWork {
  id: number;
  artistId: number;
  imageId: string;
  year: number;
  genre: Genre;
  materials: readonly Material[];
  /** Square centimetres; null where the size could not be read. */
  area: number | null;
  palette: readonly PaletteColor[];
}

/** The colours of a work in OKLab, and the part of the work that each takes. */
type Colors = readonly { l: number; a: number; b: number; share: number }[];

/** How much each likeness counts. They add up to 1. */
const WEIGHTS = { color: 0.5, material: 0.2, genre: 0.14, size: 0.08, year: 0.08 };
/** The distance in OKLab at which two palettes are half as alike as equal ones; a black and a white are 1 apart. */
const HALF_COLOR = 0.09;
/** The years after which two works are half as alike. */
const HALF_YEARS = 8;
/** The most works of one artist among those that are like a work. */
const OF_ARTIST = 2;

const toOklab = converter('oklab');

function colorsOf(palette: readonly PaletteColor[]): Colors {
  return palette.flatMap(({ color, share }) => {
    const seen = toOklab(color);
    return seen === undefined ? [] : [{ l: seen.l, a: seen.a, b: seen.b, share }];
  });
}

/** How far the colours of one work are from the nearest ones of the other, by their shares. */
function wayTo(from: Colors, to: Colors): number {
  const all = from.reduce((sum, { share }) => sum + share, 0);
  const nearest = ({ l, a, b }: Colors[number]) =>
    Math.min(...to.map((other) => Math.hypot(l - other.l, a - other.a, b - other.b)));
  return from.reduce((sum, color) => sum + (color.share / all) * nearest(color), 0);
}

/** 1 for no distance, a half at `half`, and less the further it is. */
const nearness = (distance: number, half: number) => 0.5 ** (distance / half);

function colorNearness(one: Colors, other: Colors): number {
  if (one.length === 0 || other.length === 0) return 0;
  return nearness((wayTo(one, other) + wayTo(other, one)) / 2, HALF_COLOR);
}

function shared<Value>(one: readonly Value[], other: readonly Value[]): number {
  const all = new Set([...one, ...other]);
  return all.size === 0 ? 0 : (one.length + other.length - all.size) / all.size;
}

/** How alike two works are, from 0 to 1. Who made them doesn't count. */
export function likeness(one: ComparedWork, other: ComparedWork): number {
  return likenessOf(one, colorsOf(one.palette))(other);
}

function likenessOf(one: ComparedWork, colors: Colors) {
  return (other: ComparedWork): number =>
    WEIGHTS.color * colorNearness(colors, colorsOf(other.palette)) +
    WEIGHTS.material * shared(one.materials, other.materials) +
    WEIGHTS.genre * Number(one.genre === other.genre) +
    WEIGHTS.size *
      (one.area === null || other.area === null
        ? 0
        : nearness(Math.abs(Math.log2(one.area / other.area)), 1)) +
    WEIGHTS.year * nearness(Math.abs(one.year - other.year), HALF_YEARS);
}

/**
 * The ids of the works that are most like one, the likest first: of other artists, a few of each, and no image twice.
 * @param limit how many at the most
 */
export function mostAlike(one: ComparedWork, candidates: readonly ComparedWork[], limit: number): number[] {
  const likenessTo = likenessOf(one, colorsOf(one.palette));
  const images = new Set([one.imageId]);
  const ofArtist = new Map<number, number>([[one.artistId, OF_ARTIST]]);
  const found: number[] = [];
  const sorted = candidates
    .map((work) => ({ work, score: likenessTo(work) }))
    .toSorted((left, right) => right.score - left.score || right.work.id - left.work.id);
  for (const { work } of sorted) {
    const count = ofArtist.get(work.artistId) ?? 0;
    if (count >= OF_ARTIST || images.has(work.imageId)) continue;
    images.add(work.imageId);
    ofArtist.set(work.artistId, count + 1);
    if (found.push(work.id) === limit) break;
  }
  return found;
}
