import type { OverlayOptions } from 'sharp';
import type { ShareCard } from '@/lib/seo/share-card';
import { drawText, knowFonts, type Drawn, type Style } from './draw-text';
import { loadSharp, type SharpModule } from './load-sharp';
import { breakLines } from './share-text';

/** The texts on a share image, and its metadata (`rightsXmp`). */
export interface DrawnCard extends ShareCard {
  siteName: { korean: string; latin: string };
  xmp: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const PAPER = '#fdfcf9';
const MAT = '#f4f1ea';
const INK = '#171511';
const INK_2 = '#57524a';
/** The texts are left of the mat, the picture is on it. */
const TEXT = { left: 80, width: 512, top: 76, bottom: 556 };
const MAT_LEFT = 640;
const PICTURE = { width: 440, height: 494 };
/** Sizes of the title in pixels. The first one in which the title fits into its lines is used. */
const TITLES = [
  { size: 60, lines: 3 },
  { size: 52, lines: 3 },
  { size: 44, lines: 4 },
  { size: 36, lines: 5 },
] as const;
type CardStyle = Omit<Style, 'maxWidth'>;

const SERIF = 'Hahmlet, Pretendard';
const SANS = 'Pretendard';

/** The share image: title, caption and the uncropped picture, a JPEG of 1200 × 630. @param master the picture's bytes */
export async function composeShareImage(master: Uint8Array, card: DrawnCard): Promise<Buffer> {
  const sharp = await loadSharp();
  await knowFonts(sharp);
  const draw = (lines: readonly string[], style: CardStyle) =>
    drawText(sharp, lines, { ...style, maxWidth: TEXT.width });
  const [korean, latin, label, title, caption, picture] = [
    await draw([card.siteName.korean], { font: SERIF, size: 56, color: INK }),
    await draw([card.siteName.latin], { font: SANS, size: 22, color: INK, spacing: 5 }),
    await draw([card.label], { font: SANS, size: 22, color: INK_2, spacing: 1 }),
    await draw(...fittedTitle(card.title)),
    await draw(breakLines(card.caption, TEXT.width / 24, 2).lines, { font: SANS, size: 24, color: INK_2 }),
    await fitted(sharp, master),
  ];
  const layers: OverlayOptions[] = [
    {
      input: { create: { width: WIDTH - MAT_LEFT, height: HEIGHT, channels: 3 as const, background: MAT } },
      left: MAT_LEFT,
      top: 0,
    },
    at(picture, MAT_LEFT + (WIDTH - MAT_LEFT - picture.width) / 2, (HEIGHT - picture.height) / 2),
    at(korean, TEXT.left, TEXT.top),
    at(
      latin,
      TEXT.left + (korean?.width ?? 0) + 20,
      TEXT.top + ((korean?.height ?? 0) - (latin?.height ?? 0)) / 2,
    ),
  ].filter((layer) => layer !== null);
  // Texts are placed from the bottom up, so that a short title and a long one end on the same line.
  let bottom = TEXT.bottom;
  for (const [text, gap] of [
    [caption, 28],
    [title, 30],
    [label, 0],
  ] as const) {
    const layer = at(text, TEXT.left, bottom - (text?.height ?? 0));
    if (layer !== null) {
      layers.push(layer);
      bottom -= (text?.height ?? 0) + gap;
    }
  }
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite(layers)
    .withXmp(card.xmp)
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
}

function fittedTitle(title: string): [string[], CardStyle] {
  for (const { size, lines } of TITLES) {
    const broken = breakLines(title, TEXT.width / size, lines);
    if (!broken.isCut || size === TITLES[TITLES.length - 1]?.size) {
      return [broken.lines, { font: SERIF, size, color: INK, leading: -Math.round(size * 0.08) }];
    }
  }
  return [[], { font: SERIF, size: 36, color: INK }];
}

async function fitted(sharp: SharpModule, master: Uint8Array): Promise<Drawn> {
  const { data, info } = await sharp(master)
    .resize(PICTURE.width, PICTURE.height, { fit: 'inside' })
    .flatten({ background: MAT })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

function at(drawn: Drawn | null, left: number, top: number): OverlayOptions | null {
  return drawn === null ? null : { input: drawn.input, left: Math.round(left), top: Math.round(top) };
}
