import { converter, differenceEuclidean, formatHex, type Oklab } from 'culori';
import type { PaletteColor } from '@/lib/contracts/palette';

/** Pixels as sharp gives them: red, green, blue and alpha, a byte each, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

const toOklab = converter('oklab');
/** ΔE in OKLab. */
const difference = differenceEuclidean('oklab');

const COLORS_MAX = 5;
/** Clusters that are looked for before those that look alike become one. */
const CLUSTERS = 12;
const ROUNDS = 12;
/** How much more a pixel counts for the means the more colourful it is, so that a small red area isn't lost in a large grey one. */
const VIVID_WEIGHT = { chroma: 0.1, times: 8 };
/** ΔE below which two clusters look alike. */
const ALIKE = 0.07;
/** The least part of an image that makes a colour, and that of a colour that catches the eye. */
const LEAST = { share: 0.03, vividShare: 0.008, vividChroma: 0.1 };
/** Paper and mats around a work: as light and as colourless as this, along so much of the edge. */
const MAT = { lightness: 0.94, chroma: 0.025, alongEdge: 0.9 };
/** A work that leaves less than this of its image is the white itself. */
const WORK_LEAST = 0.04;
const OPAQUE = 128;

type Cluster = { l: number; a: number; b: number; count: number };

const chromaOf = ({ a, b }: { a: number; b: number }) => Math.hypot(a, b);

/**
 * Up to five colours of an image with the part of it that each takes, the largest first: k-means in OKLab from a median cut, so
 * that the same image always has the same palette. Transparent pixels and a white mat along the edge are left out. None for
 * an image without an opaque pixel.
 */
export function paletteOf(pixels: Pixels): PaletteColor[] {
  const colors = readPixels(pixels);
  const isMat = matOf(colors, pixels);
  const seen = colors.filter((color, at): color is Oklab => color !== null && isMat[at] !== 1);
  if (seen.length === 0) return [];
  return merge(cluster(seen))
    .filter(({ count, ...color }) => {
      const share = count / seen.length;
      return share >= LEAST.share || (share >= LEAST.vividShare && chromaOf(color) >= LEAST.vividChroma);
    })
    .slice(0, COLORS_MAX)
    .map(({ count, ...color }) => ({
      color: formatHex({ mode: 'oklab', ...color }),
      share: Math.round((count / seen.length) * 1000) / 1000,
    }));
}

/** Each pixel in OKLab; null where it is transparent. Equal pixels share one reckoning. */
function readPixels({ data, width, height }: Pixels): (Oklab | null)[] {
  const known = new Map<number, Oklab>();
  return Array.from({ length: width * height }, (_, at) => {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
    if (alpha < OPAQUE) return null;
    const key = (r << 16) | (g << 8) | b;
    const color = known.get(key) ?? toOklab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
    known.set(key, color);
    return color;
  });
}

/** Marks the pixels of a white mat: those that hang together with the edge, where nearly all of the edge is white. */
function matOf(colors: readonly (Oklab | null)[], { width, height }: Pixels): Uint8Array {
  const mat = new Uint8Array(colors.length);
  const isEdge = (at: number) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1;
  };
  const isWhite = (at: number) => {
    const color = colors[at];
    return (
      color === null || (color !== undefined && color.l >= MAT.lightness && chromaOf(color) <= MAT.chroma)
    );
  };
  const edge = colors.map((_, at) => at).filter(isEdge);
  const white = edge.filter(isWhite);
  if (white.length < edge.length * MAT.alongEdge) return mat;
  const queue = [...white];
  for (const at of white) mat[at] = 1;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (const next of neighboursOf(at, width, colors.length)) {
      if (mat[next] === 1 || !isWhite(next)) continue;
      mat[next] = 1;
      queue.push(next);
    }
  }
  const left = mat.filter((is) => is === 0).length;
  return left < colors.length * WORK_LEAST ? new Uint8Array(colors.length) : mat;
}

function neighboursOf(at: number, width: number, length: number): number[] {
  const x = at % width;
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x < width - 1 ? [at + 1] : []),
    ...(at >= width ? [at - width] : []),
    ...(at + width < length ? [at + width] : []),
  ];
}

/** k-means, which begins with the means of a median cut. */
function cluster(colors: readonly Oklab[]): Cluster[] {
  let means = medianCut(colors).map(meanOf);
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups: Oklab[][] = means.map(() => []);
    for (const color of colors) groups[nearest(means, color)]?.push(color);
    means = groups.filter((group) => group.length > 0).map(meanOf);
  }
  return means;
}

function nearest(means: readonly Cluster[], color: Oklab): number {
  let best = 0;
  let least = Infinity;
  means.forEach((mean, at) => {
    const distance = (mean.l - color.l) ** 2 + (mean.a - color.a) ** 2 + (mean.b - color.b) ** 2;
    if (distance >= least) return;
    least = distance;
    best = at;
  });
  return best;
}

/** Halves the box with the longest side until there are enough. */
function medianCut(colors: readonly Oklab[]): (readonly Oklab[])[] {
  const boxes: { colors: readonly Oklab[]; axis: Axis; length: number }[] = [boxOf(colors)];
  while (boxes.length < CLUSTERS) {
    const [largest] = boxes.toSorted((one, other) => other.length - one.length);
    if (largest === undefined || largest.length === 0) break;
    const { axis } = largest;
    const middle = Math.min(...largest.colors.map((color) => color[axis])) + largest.length / 2;
    const parts = [
      largest.colors.filter((color) => color[axis] <= middle),
      largest.colors.filter((color) => color[axis] > middle),
    ];
    boxes.splice(boxes.indexOf(largest), 1, ...parts.filter((part) => part.length > 0).map(boxOf));
  }
  return boxes.map((box) => box.colors);
}

const AXES = ['l', 'a', 'b'] as const;
type Axis = (typeof AXES)[number];

function boxOf(colors: readonly Oklab[]) {
  const lengths = AXES.map((axis) => {
    const values = colors.map((color) => color[axis]);
    return { axis, length: Math.max(...values) - Math.min(...values) };
  });
  const [longest] = lengths.toSorted((one, other) => other.length - one.length);
  return { colors, axis: longest?.axis ?? 'l', length: longest?.length ?? 0 };
}

const weightOf = (color: Oklab) =>
  1 + VIVID_WEIGHT.times * Math.min(1, chromaOf(color) / VIVID_WEIGHT.chroma);

function meanOf(colors: readonly Oklab[]): Cluster {
  const sum = { l: 0, a: 0, b: 0, weight: 0 };
  for (const color of colors) {
    const weight = weightOf(color);
    for (const axis of AXES) sum[axis] += color[axis] * weight;
    sum.weight += weight;
  }
  return { l: sum.l / sum.weight, a: sum.a / sum.weight, b: sum.b / sum.weight, count: colors.length };
}

/** Clusters that look alike become one, the nearest first. The largest first. */
function merge(clusters: readonly Cluster[]): Cluster[] {
  const merged = [...clusters];
  for (;;) {
    let closest: { one: Cluster; other: Cluster; apart: number } | null = null;
    for (const [at, one] of merged.entries())
      for (const other of merged.slice(at + 1)) {
        const apart = difference({ mode: 'oklab', ...one }, { mode: 'oklab', ...other });
        if (apart < (closest?.apart ?? ALIKE)) closest = { one, other, apart };
      }
    if (closest === null) return merged.toSorted((one, other) => other.count - one.count);
    const { one, other } = closest;
    merged.splice(merged.indexOf(other), 1);
    merged.splice(merged.indexOf(one), 1, joined(one, other));
  }
}

function joined(one: Cluster, other: Cluster): Cluster {
  const count = one.count + other.count;
  const mean = (axis: Axis) => (one[axis] * one.count + other[axis] * other.count) / count;
  return { l: mean('l'), a: mean('a'), b: mean('b'), count };
}
