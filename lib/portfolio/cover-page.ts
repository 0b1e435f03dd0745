import type { PortfolioArtwork, PortfolioCover } from '@/lib/contracts/portfolio';
import { artistName } from '@/lib/format/names';
import type { Box, Page } from './boxes';
import { fitInto, ratioOf } from './fit-image';
import { namesIn, type Names } from './names';
import type { Typesetter } from './typesetter';

/** Where the name stands on a cover without a picture: above the middle, which looks too low. */
const OPTICAL_MIDDLE = 0.47;
const PICTURE_SHARE = 0.62;
const PICTURE_WIDTH_SHARE = 0.7;

/** The cover, on its middle axis: the names, with a picture above them or alone, and what the book is at its foot. */
export function coverPage(
  setter: Typesetter,
  cover: PortfolioCover,
  names: Names,
  works: readonly Pick<PortfolioArtwork, 'year'>[],
): Page {
  const { frame, page } = setter.grid;
  const boxes: Box[] = [];
  let middle = page.height * OPTICAL_MIDDLE;
  if (cover.kind === 'image') {
    const area = { width: frame.width * PICTURE_WIDTH_SHARE, height: frame.height * PICTURE_SHARE };
    const size = fitInto(ratioOf(cover.picture), area);
    const x = (page.width - size.width) / 2;
    // The picture's foot stands at one height, whatever its proportions.
    const y = frame.y + area.height - size.height;
    boxes.push({
      kind: 'image',
      x,
      y,
      ...size,
      source: cover.picture.imageUrl || null,
      alt: artistName(names),
      of: 'cover',
    });
    middle = frame.y + area.height + (frame.height - area.height) * 0.42;
  }
  boxes.push(...nameLines(setter, names, middle, cover.kind === 'image' ? 0.66 : 1));
  boxes.push(...foot(setter, works));
  return { kind: 'cover', bookmark: artistName(names) || '표지', boxes };
}

function nameLines(setter: Typesetter, names: Names, middle: number, scale: number): Box[] {
  const { frame } = setter.grid;
  const large = setter.style('coverName');
  const name = {
    ...large,
    size: large.size * scale,
    leading: large.leading * scale,
    tracking: (large.tracking ?? 0) * scale,
  };
  const latin = setter.style('coverLatin');
  const align = { width: frame.width, to: 'center' } as const;
  const { first: firstName, second } = namesIn('ko', names);
  const lines = setter.lines(firstName, name, frame.width * 0.9);
  const first = middle - ((lines.length - 1) * name.leading) / 2 + name.size * 0.3;
  const last = first + (lines.length - 1) * name.leading;
  return [
    ...setter.boxes(lines, name, { x: frame.x, baseline: first, role: 'name', align }),
    ...setter.boxes(setter.lines(second, latin, frame.width), latin, {
      x: frame.x,
      baseline: last + name.size * 0.34 + latin.leading,
      role: 'name',
      color: 'soft',
      align,
    }),
  ];
}

/** `PORTFOLIO` and the years of the works, at the height where other pages have their numbers. */
function foot(setter: Typesetter, works: readonly { year: number }[]): Box[] {
  const { frame, runningY } = setter.grid;
  const style = setter.style('coverLabel');
  const years = works.map(({ year }) => year);
  const span = [...new Set([Math.min(...years), Math.max(...years)])].join('–');
  const text = years.length === 0 ? 'PORTFOLIO' : `PORTFOLIO ${span}`;
  return setter.line(text, style, frame.width, {
    x: frame.x,
    baseline: runningY,
    role: 'label',
    color: 'soft',
    align: { width: frame.width, to: 'center' },
  });
}
