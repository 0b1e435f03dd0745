import { converter } from 'culori';
import type { PaletteColor, WorkColor } from '@/lib/contracts/palette';
import { PIGMENT_KEYS, type Pigment } from './pigments';

const toOklch = converter('oklch');

/** Below this chroma a colour is a grey, and is called by its lightness. */
const GREY = 0.022;
const DARK = 0.36;
const LIGHT = 0.82;
/** A vivid colour is named before a grey that takes as much of the work: how much its chroma counts, and the most. */
const VIVID = { chroma: 0.12, times: 6 };
/** A colour is one of the work's from this part of all salience on. */
const LEAST = 0.1;
const NAMED_MAX = 3;

/** Ends of the hues in OKLCh, in degrees, and what is called so. */
const HUES: readonly (readonly [to: number, pigment: Pigment])[] = [
  [15, 'JAJU'],
  [42, 'HONG'],
  [70, 'GAM'],
  [112, 'CHIJA'],
  [195, 'SSUK'],
  [285, 'JJOK'],
  [345, 'JAJU'],
  [360, 'HONG'],
];
/** Dark and dull oranges and yellows are brown. */
const BROWN = { from: 30, to: 100, lightness: 0.7, chroma: 0.09 };
/** Light and dull yellows are the white of undyed cloth. */
const CREAM = { from: 60, to: 115, lightness: 0.82, chroma: 0.06 };

/** What a colour is called. @param color `#rrggbb` */
export const pigmentOf = (color: string): Pigment => nameOf(read(color));

interface Lch {
  l: number;
  c: number;
  h: number;
}

/** A colour in OKLCh; of a grey the hue is 0. */
function read(color: string): Lch {
  const channel = (from: number) => (Number.parseInt(color.slice(from, from + 2), 16) || 0) / 255;
  const { l, c, h = 0 } = toOklch({ mode: 'rgb', r: channel(1), g: channel(3), b: channel(5) });
  return { l, c, h };
}

function nameOf({ l, c, h }: Lch): Pigment {
  const isWithin = (range: { from: number; to: number }) => h >= range.from && h < range.to;
  if (c < GREY || l < 0.2) return l < DARK ? 'MEOK' : l >= LIGHT ? 'SOSAEK' : 'JAE';
  if (isWithin(CREAM) && l >= CREAM.lightness && c < CREAM.chroma) return 'SOSAEK';
  if (isWithin(BROWN) && l < BROWN.lightness && c < BROWN.chroma) return 'HEUK';
  return HUES.find(([to]) => h < to)?.[1] ?? 'HONG';
}

/** The pigments that people name a work by, the first one first. */
export function pigmentsOf(palette: readonly PaletteColor[]): Pigment[] {
  const salience = new Map<Pigment, number>();
  for (const { color, share } of palette) {
    const seen = read(color);
    const weight = share * (1 + VIVID.times * Math.min(1, seen.c / VIVID.chroma));
    const pigment = nameOf(seen);
    salience.set(pigment, (salience.get(pigment) ?? 0) + weight);
  }
  const all = [...salience.values()].reduce((sum, weight) => sum + weight, 0);
  return PIGMENT_KEYS.filter(
    (pigment) => (salience.get(pigment) ?? 0) >= Math.max(all * LEAST, Number.EPSILON),
  )
    .toSorted((one, other) => (salience.get(other) ?? 0) - (salience.get(one) ?? 0))
    .slice(0, NAMED_MAX);
}

/** Those pigments, each as the image has it. */
export const colorsOf = (palette: readonly PaletteColor[]): WorkColor[] =>
  pigmentsOf(palette).flatMap((pigment) => {
    const found = palette.find(({ color }) => pigmentOf(color) === pigment);
    return found === undefined ? [] : [{ pigment, color: found.color }];
  });
