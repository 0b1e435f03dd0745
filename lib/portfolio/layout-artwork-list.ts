import type { Portfolio, PortfolioArtwork } from '@/lib/contracts/portfolio';
import { artworkAlt } from '@/lib/format/names';
import type { Box, Layout, Page } from './boxes';
import { captionBoxes, setCaption } from './caption';
import { fitInto, isShown, ratioOf } from './fit-image';
import { gridOf } from './grid';
import { namesIn } from './names';
import { pagesOfWorks, placeWorks } from './pairing';
import { withRunningLine } from './running-line';
import type { DocumentLanguage } from './sections';
import { TEMPLATES } from './templates';
import { ParagraphReader } from './paragraph-reader';
import { sizeDrawing } from './size-drawing';
import { firstBaseline, Typesetter } from './typesetter';

type Content = Pick<Portfolio, 'artistProfile' | 'artistArtWorks'>;

const TITLES = { ko: '작품 목록', en: 'List of Works' } as const satisfies Record<DocumentLanguage, string>;

/** Shares of the frame's width: the number, and the picture behind it. */
const NUMBER = 0.08;
const PICTURE = 0.24;
const DRAWING = 0.15;
const BESIDE_PICTURE = 0.05;
/** Lines: the highest picture, and the space above and below a row. */
const PICTURE_LINES = 6.5;
const ROW_SPACE = 1;

/** The works as a list on upright A4 pages: number, small picture, label, and the work's size beside a person. A row isn't divided. */
export function layoutArtworkList(
  { artistProfile, artistArtWorks }: Content,
  language: DocumentLanguage,
  reader = new ParagraphReader(),
): Layout {
  const { width, height } = TEMPLATES.A4_PORTRAIT;
  const setter = new Typesetter(gridOf({ width, height }), reader);
  const { frame, baseline } = setter.grid;
  const { first } = namesIn(language, artistProfile);
  const head = listHead(setter, first, TITLES[language]);
  const pages: Page[] = [];
  let page: Page = { kind: 'list', bookmark: TITLES[language], boxes: head.boxes };
  let y = head.end;
  for (const [index, work] of placeWorks(artistArtWorks, pagesOfWorks(artistArtWorks)).entries()) {
    const row = listRow(setter, artistWork(work), index + 1, first);
    if (y + row.height > frame.y + frame.height + 1e-6) {
      pages.push(page);
      page = { kind: 'list', bookmark: null, boxes: [] };
      y = frame.y;
    }
    page = { ...page, boxes: [...page.boxes, ...row.boxesAt(y)] };
    y += row.height + baseline * ROW_SPACE;
  }
  return {
    width,
    height,
    pages: [...pages, page].map((each, index) => withRunningLine(setter, artistProfile, each, index + 1)),
    notices: setter.notices,
  };
}

/** A list has labels alone; what the artist says of a work is left to the portfolio. */
function artistWork(work: PortfolioArtwork): PortfolioArtwork {
  return { ...work, description: null };
}

function listHead(setter: Typesetter, artist: string, title: string): { boxes: Box[]; end: number } {
  const { frame, baseline } = setter.grid;
  const [name, label] = [setter.style('name'), setter.style('heading')];
  const lines = setter.lines(artist, name, frame.width);
  const end = frame.y + lines.length * name.leading;
  return {
    boxes: [
      ...setter.boxes(lines, name, { x: frame.x, baseline: firstBaseline(frame.y, name), role: 'name' }),
      ...setter.line(title, label, frame.width, {
        x: frame.x,
        baseline: firstBaseline(end, label),
        role: 'heading',
      }),
    ],
    end: end + 3 * baseline,
  };
}

function listRow(setter: Typesetter, work: PortfolioArtwork, number: number, artist: string) {
  const { frame, baseline } = setter.grid;
  if (!isShown(work)) setter.notices.push({ kind: 'imageMissing', artwork: work.uuid });
  const area = { width: frame.width * PICTURE, height: PICTURE_LINES * baseline };
  const size = fitInto(ratioOf(work), area);
  const left = frame.x + frame.width * NUMBER;
  const textX = left + area.width + frame.width * BESIDE_PICTURE;
  const right = frame.x + frame.width;
  const drawn = sizeDrawing(work.size, { width: frame.width * DRAWING, height: area.height });
  const drawingWidth = drawn === null ? 0 : frame.width * (DRAWING + BESIDE_PICTURE);
  const caption = setCaption(setter, work, right - textX - drawingWidth, frame.height / 2);
  const style = setter.style('caption');
  const top = ROW_SPACE * baseline;
  const boxesAt = (y: number): Box[] => [
    { kind: 'rule', x: frame.x, y: y + 0.06, width: frame.width, thickness: 0.12, color: 'faint' },
    ...setter.line(String(number), style, frame.width * NUMBER, {
      x: frame.x,
      baseline: firstBaseline(y + top, setter.style('title')),
      role: 'label',
      color: 'faint',
    }),
    {
      kind: 'image',
      x: left,
      y: y + top,
      ...size,
      source: work.imageUrl === '' ? null : work.imageUrl,
      alt: artworkAlt(artist, work),
      of: work.uuid,
    },
    ...captionBoxes(setter, caption, work, textX, y + top),
    ...(drawn?.boxesAt(right, y + top) ?? []),
  ];
  return { height: top + Math.max(size.height, caption.height, drawn?.height ?? 0), boxesAt };
}
