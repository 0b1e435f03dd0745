import type { Portfolio } from '@/lib/contracts/portfolio';
import { artistName } from '@/lib/format/names';
import * as studioLimits from '@/lib/limits/studio';
import type { Box, Page } from './boxes';
import { careerSections } from './career';
import { CareerColumns } from './career-columns';
import { fitInto } from './fit-image';
import type { Frame } from './grid';
import { nameBlock } from './name-block';
import { CONTINUED } from './sections';
import type { Typesetter } from './typesetter';

type Content = Pick<Portfolio, 'artistProfile' | 'profileVisibility' | 'profilePageLayoutConfig'>;

const PHOTO_RATIO = studioLimits.photoWidth / studioLimits.photoHeight;
/** How much of the frame the photo's column takes, and the space beside it. */
const PHOTO_COLUMN = { landscape: 0.36, portrait: 0.34 };
const BESIDE_PHOTO = 0.06;
/** Steps of the gap between rows in a line. */
const GAP_STEPS = 16;
/** Fewer lines than these aren't worth a column below the names: the sections begin on the next page. */
const FEWEST_LINES = 6;
/** A column of one measure would be too wide for its small type. */
const WIDEST_COLUMN = 150;

/** The first page has the photo, the names and the first sections; the columns go on on as many pages as they need. */
export function profilePages(setter: Typesetter, content: Content): Page[] {
  const { grid } = setter;
  const head = grid.orientation === 'landscape' ? besidePhoto(setter, content) : belowPhoto(setter, content);
  const { artistProfile, profileVisibility, profilePageLayoutConfig: config } = content;
  const count = config.splitModeProfilePage ? 2 : 1;
  const width = Math.min((head.columns.width - (count - 1) * grid.gutter) / count, WIDEST_COLUMN);
  const columns = new CareerColumns({
    setter,
    sections: careerSections(artistProfile, profileVisibility, 'ko'),
    width,
    rowGap: (config.profilePageDataRowGap * grid.baseline) / GAP_STEPS,
    sectionGap: ({ section }) => (1.25 + (config.profilePageDataBlankEl[section] ?? 0)) * grid.baseline,
    continued: CONTINUED.ko,
  });
  const framesAt = (y: number): Frame[] =>
    Array.from({ length: count }, (_, index) => ({
      x: head.columns.x + index * (width + grid.gutter),
      y,
      width,
      height: grid.frame.y + grid.frame.height - y,
    }));

  const boxes = [...head.boxes];
  if (!columns.isDone) {
    boxes.push(...head.rule);
    const isRoomy = grid.frame.y + grid.frame.height - head.columns.y >= FEWEST_LINES * grid.baseline;
    if (isRoomy) boxes.push(...columns.fill(framesAt(head.columns.y)));
  }
  const pages: Page[] = [{ kind: 'profile', bookmark: '프로필', boxes }];
  while (!columns.isDone)
    pages.push({ kind: 'profile', bookmark: null, boxes: columns.fill(framesAt(grid.frame.y)) });
  return pages;
}

interface Head {
  boxes: Box[];
  /** Drawn where sections follow. */
  rule: Box[];
  /** Where the columns stand. */
  columns: { x: number; y: number; width: number };
}

/** Photo at the left, names and columns at its right; without a photo the names take its place. */
function besidePhoto(setter: Typesetter, { artistProfile, profileVisibility }: Content): Head {
  const { frame, baseline } = setter.grid;
  const left = frame.width * PHOTO_COLUMN.landscape;
  const x = frame.x + left + frame.width * BESIDE_PHOTO;
  const width = frame.x + frame.width - x;
  if (!profileVisibility.imageUrl) {
    const { boxes } = nameBlock(setter, artistProfile, profileVisibility, {
      x: frame.x,
      y: frame.y,
      width: left,
    });
    return { boxes, rule: [], columns: { x, y: frame.y, width } };
  }
  const photo = photoBox(artistProfile, frame.x, frame.y, { width: left, height: frame.height });
  const { boxes, end } = nameBlock(setter, artistProfile, profileVisibility, { x, y: frame.y, width });
  const y = ruleAt(setter, end);
  return {
    boxes: [photo, ...boxes],
    rule: [rule(x, y, width)],
    columns: { x, y: y + baseline, width },
  };
}

/** Photo and names beside each other, the columns below them over the whole width. */
function belowPhoto(setter: Typesetter, { artistProfile, profileVisibility }: Content): Head {
  const { frame, baseline } = setter.grid;
  const hasPhoto = profileVisibility.imageUrl;
  const left = hasPhoto ? frame.width * (PHOTO_COLUMN.portrait + BESIDE_PHOTO) : 0;
  const photo = photoBox(artistProfile, frame.x, frame.y, {
    width: frame.width * PHOTO_COLUMN.portrait,
    height: frame.height,
  });
  const place = { x: frame.x + left, y: frame.y, width: frame.width - left };
  const { boxes, end } = nameBlock(setter, artistProfile, profileVisibility, place);
  const y = ruleAt(setter, hasPhoto ? Math.max(end, photo.y + photo.height) : end);
  return {
    boxes: hasPhoto ? [photo, ...boxes] : boxes,
    rule: [rule(frame.x, y, frame.width)],
    columns: { x: frame.x, y: y + baseline, width: frame.width },
  };
}

function photoBox(
  profile: Content['artistProfile'],
  x: number,
  y: number,
  area: { width: number; height: number },
) {
  const size = fitInto(PHOTO_RATIO, area);
  return {
    kind: 'image',
    x,
    y,
    ...size,
    source: profile.imageUrl,
    alt: artistName(profile),
    of: 'photo',
  } as const;
}

/** A line's width below what ends at `end`, on the grid of baselines. */
function ruleAt(setter: Typesetter, end: number): number {
  const { frame, baseline } = setter.grid;
  return frame.y + (Math.ceil((end - frame.y) / baseline - 0.01) + 0.75) * baseline;
}

function rule(x: number, y: number, width: number): Box {
  return { kind: 'rule', x, y, width, thickness: 0.18, color: 'ink' };
}
