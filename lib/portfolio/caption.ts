import type { PortfolioArtwork } from '@/lib/contracts/portfolio';
import { editionLabel } from '@/lib/format/edition';
import { artworkTitle } from '@/lib/format/names';
import type { Box, ColorRole, TextRole } from './boxes';
import type { Line } from './break-lines';
import type { StyleName } from './grid';
import { firstBaseline, type Typesetter } from './typesetter';

interface Part {
  text: string;
  style: StyleName;
  role: TextRole;
  color: ColorRole;
  /** Space above it, as a share of its leading. */
  before: number;
}

interface SetPart extends Part {
  lines: readonly Line[];
}

/** A caption in lines. Heights are millimetres. */
export interface Caption {
  parts: SetPart[];
  width: number;
  height: number;
}

/** The wall label: title and year, the other title, material, size, edition; below them what the artist says of the work. */
function partsOf(work: PortfolioArtwork): Part[] {
  const second = work.title !== null && work.titleEn !== null ? work.titleEn : '';
  const parts: Part[] = [
    { text: `${artworkTitle(work)}, ${work.year}`, style: 'title', role: 'title', color: 'ink', before: 0 },
    { text: second, style: 'titleLatin', role: 'title', color: 'soft', before: 0 },
    { text: work.material, style: 'caption', role: 'caption', color: 'ink', before: 0.3 },
    { text: work.size, style: 'caption', role: 'caption', color: 'ink', before: 0 },
    { text: editionLabel(work), style: 'caption', role: 'caption', color: 'ink', before: 0 },
    {
      text: work.description ?? '',
      style: 'caption',
      role: 'description',
      color: 'soft',
      before: 0.6,
    },
  ];
  return parts.filter(({ text }) => text.trim() !== '');
}

/**
 * A work's caption in at most `height`. Where it is longer, the description is cut first, then every part to as many
 * lines as all may have; the artist gets a notice.
 */
export function setCaption(
  setter: Typesetter,
  work: PortfolioArtwork,
  width: number,
  height: number,
): Caption {
  const parts = partsOf(work).map((part) => ({
    ...part,
    lines: setter.lines(part.text, setter.style(part.style), width, work.uuid),
  }));
  const whole = captionOf(setter, parts, width);
  if (whole.height <= height) return whole;
  tellCut(setter, work);
  const named = parts.filter(({ role }) => role !== 'description');
  const cuts = [
    ...lineCounts(40).map((most) => ({
      from: parts,
      mostOf: (part: Part) => (part.role === 'description' ? most : Infinity),
    })),
    ...lineCounts(8).map((most) => ({ from: named, mostOf: () => most })),
  ];
  const fitting = cuts.find(({ from, mostOf }) => {
    const kept = from.map((part) => ({ ...part, lines: part.lines.slice(0, mostOf(part)) }));
    return captionOf(setter, kept, width).height <= height;
  });
  const { from, mostOf } = fitting ?? { from: named, mostOf: () => 1 };
  const cut = from.map((part) => ({
    ...part,
    lines: setter.clippedLines(part.text, setter.style(part.style), width, mostOf(part), work.uuid),
  }));
  return captionOf(setter, cut, width);
}

/** From `most` down to 1. */
function lineCounts(most: number): number[] {
  return Array.from({ length: most }, (_, index) => most - index);
}

function captionOf(setter: Typesetter, parts: readonly SetPart[], width: number): Caption {
  const set = parts.filter(({ lines }) => lines.length > 0);
  let height = 0;
  for (const [index, { lines, style, before }] of set.entries()) {
    const { leading } = setter.style(style);
    height += (index === 0 ? 0 : before * leading) + lines.length * leading;
  }
  return { parts: set, width, height };
}

function tellCut({ notices }: Typesetter, { uuid }: PortfolioArtwork): void {
  if (!notices.some((notice) => notice.kind === 'captionCut' && notice.artwork === uuid))
    notices.push({ kind: 'captionCut', artwork: uuid });
}

/** The boxes of a caption whose first letters begin at `y`. */
export function captionBoxes(
  setter: Typesetter,
  { parts }: Caption,
  { uuid }: PortfolioArtwork,
  x: number,
  y: number,
): Box[] {
  let top = y;
  return parts.flatMap(({ lines, style: name, role, color, before }, index) => {
    const style = setter.style(name);
    top += index === 0 ? 0 : before * style.leading;
    const boxes = setter.boxes(lines, style, {
      x,
      baseline: firstBaseline(top, style),
      role,
      color,
      of: uuid,
    });
    top += lines.length * style.leading;
    return boxes;
  });
}
