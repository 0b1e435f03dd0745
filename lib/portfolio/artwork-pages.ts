import type { PortfolioArtwork } from '@/lib/contracts/portfolio';
import { artworkAlt, artworkTitle } from '@/lib/format/names';
import type { Box, Page } from './boxes';
import { captionBoxes, setCaption, type Caption } from './caption';
import { fitInto, isShown, ratioOf } from './fit-image';
import type { Frame } from './grid';
import { pagesOfWorks } from './pairing';
import type { Typesetter } from './typesetter';

/** Between two works of a page, as a share of the frame. */
const BETWEEN = { landscape: 0.08, portrait: 0.06 };
/** What a caption takes of its place's height at most. */
const CAPTION_SHARE = 0.5;
/** Where works stand on, if their captions leave room: one height through the book. */
const FLOOR = 0.76;
/** How much larger a work may hang than one beside it, by the root of its area. */
const LARGER = 1.3;
/** Millimetres on A4. */
const CAPTION_WIDTH = { most: 100, least: 62, beside: 50 };
/** Between a work and its caption, in lines. */
const ABOVE_CAPTION = 1;
const BESIDE_CAPTION = 1.75;

/** One or two works on each page, as they were paired. */
export function artworkPages(setter: Typesetter, artist: string, works: readonly PortfolioArtwork[]): Page[] {
  const byUuid = new Map(works.map((work) => [work.uuid, work]));
  for (const work of works) {
    if (!isShown(work)) setter.notices.push({ kind: 'imageMissing', artwork: work.uuid });
  }
  return pagesOfWorks(works).map((uuids): Page => {
    const placed = uuids.map((uuid) => byUuid.get(uuid)).filter((work) => work !== undefined);
    return {
      kind: 'artworks',
      bookmark: placed.map((work) => `〈${artworkTitle(work)}〉`).join(' '),
      boxes: worksOnPage(setter, artist, placed),
    };
  });
}

function worksOnPage(setter: Typesetter, artist: string, works: readonly PortfolioArtwork[]): Box[] {
  const { frame, orientation } = setter.grid;
  const [first, second] = works;
  if (first === undefined) return [];
  if (second === undefined) return alone(setter, artist, first, frame);
  if (orientation === 'landscape') return besideEachOther(setter, artist, [first, second]);
  const between = frame.height * BETWEEN.portrait;
  const height = (frame.height - between) / 2;
  return [first, second].flatMap((work, index) =>
    alone(setter, artist, work, { ...frame, y: frame.y + index * (height + between), height }),
  );
}

/** Two works with areas alike, bottoms on one floor line, captions beginning on one line below it. */
function besideEachOther(
  setter: Typesetter,
  artist: string,
  works: readonly [PortfolioArtwork, PortfolioArtwork],
): Box[] {
  const { frame, scale, baseline } = setter.grid;
  const between = frame.width * BETWEEN.landscape;
  const width = (frame.width - between) / 2;
  const captionWidth = Math.min(width, CAPTION_WIDTH.most * scale);
  const captions = works.map((work) => setCaption(setter, work, captionWidth, frame.height * CAPTION_SHARE));
  const below = Math.max(...captions.map(({ height }) => height)) + ABOVE_CAPTION * baseline;
  const height = Math.min(frame.height * FLOOR, frame.height - below);
  const floor = frame.y + height;
  const ratios = works.map(ratioOf);
  const roots = ratios.map((ratio) => Math.sqrt(fitInto(ratio, { width, height }).width ** 2 / ratio));
  const largest = Math.min(...roots) * LARGER;
  return works.flatMap((work, index) => {
    const caption = captions[index];
    const ratio = ratios[index] ?? 1;
    const root = Math.min(roots[index] ?? 0, largest);
    const size = { width: root * Math.sqrt(ratio), height: root / Math.sqrt(ratio) };
    const left = frame.x + index * (width + between);
    const x = left + (width - size.width) / 2;
    const image = imageBox(artist, work, { x, y: floor - size.height, ...size });
    if (caption === undefined) return [image];
    const at = Math.min(x, left + width - widthOf(caption));
    return [image, ...captionBoxes(setter, caption, work, at, floor + ABOVE_CAPTION * baseline)];
  });
}

/** A work in the middle of its place. The caption stands where it leaves the work larger: below it, or at its right. */
function alone(setter: Typesetter, artist: string, work: PortfolioArtwork, place: Frame): Box[] {
  const beside = withCaptionBeside(setter, work, place);
  const below = withCaptionBelow(setter, work, place);
  const { image, caption, x, y } =
    beside !== null && beside.image.height > below.image.height ? beside : below;
  return [imageBox(artist, work, image), ...captionBoxes(setter, caption, work, x, y)];
}

interface Hung {
  image: Frame;
  caption: Caption;
  x: number;
  y: number;
}

function withCaptionBelow(setter: Typesetter, work: PortfolioArtwork, place: Frame): Hung {
  const { scale, baseline } = setter.grid;
  const { most, least } = CAPTION_WIDTH;
  const ratio = ratioOf(work);
  const widest = Math.min(place.width, most * scale);
  const fit = (caption: Caption) =>
    fitInto(ratio, {
      width: place.width,
      height: place.height - caption.height - ABOVE_CAPTION * baseline,
    });
  const wide = setCaption(setter, work, widest, place.height * CAPTION_SHARE);
  const imageWidth = fit(wide).width;
  const narrow = Math.min(widest, Math.max(imageWidth, least * scale));
  const caption = narrow === widest ? wide : setCaption(setter, work, narrow, place.height * CAPTION_SHARE);
  const size = fit(caption);
  const left = place.x + (place.width - size.width) / 2;
  const all = size.height + ABOVE_CAPTION * baseline + caption.height;
  const top = place.y + (place.height - all) / 2;
  return {
    image: { x: left, y: top, ...size },
    caption,
    x: Math.min(left, place.x + place.width - widthOf(caption)),
    y: top + size.height + ABOVE_CAPTION * baseline,
  };
}

/** Null where too little room is left beside the work, or the caption is longer than the place is high. */
function withCaptionBeside(setter: Typesetter, work: PortfolioArtwork, place: Frame): Hung | null {
  const { scale, baseline } = setter.grid;
  const size = fitInto(ratioOf(work), place);
  const left = place.x + (place.width - size.width) / 2;
  const x = left + size.width + BESIDE_CAPTION * baseline;
  const width = Math.min(place.x + place.width - x, CAPTION_WIDTH.most * scale);
  if (width < CAPTION_WIDTH.beside * scale) return null;
  const caption = setCaption(setter, work, width, Infinity);
  if (caption.height > size.height) return null;
  const top = place.y + (place.height - size.height) / 2;
  return { image: { x: left, y: top, ...size }, caption, x, y: top + size.height - caption.height };
}

/** The width of a caption's longest line. */
function widthOf({ parts }: Caption): number {
  return Math.max(0, ...parts.flatMap(({ lines }) => lines.map(({ width }) => width)));
}

function imageBox(artist: string, work: PortfolioArtwork, frame: Frame): Box {
  return {
    kind: 'image',
    ...frame,
    source: work.imageUrl === '' ? null : work.imageUrl,
    alt: artworkAlt(artist, work),
    of: work.uuid,
  };
}
