import type { OverlayOptions } from 'sharp';
import { loadSharp, type SharpModule } from './load-sharp';
import { shareFontFiles } from './share-fonts';
import { breakLines } from './share-text';

/** The texts on the share image of an article. */
export interface ShareCard {
  siteName: { korean: string; latin: string };
  /** The kind of the article, such as `SPECIAL No. 24`. */
  label: string;
  title: string;
  /** The subtitle of a special; of other articles the period and the place. */
  caption: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const PAPER = '#fdfcf9';
const MAT = '#f4f1ea';
const INK = '#171511';
const INK_2 = '#57524a';
const SEAL = '#c2321d';
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
const SERIF = 'Hahmlet, Pretendard';
const SANS = 'Pretendard';

interface Drawn {
  input: Buffer;
  width: number;
  height: number;
}

/** The share image: title, caption and the uncropped picture, a JPEG of 1200 × 630. @param master the picture's bytes */
export async function composeShareImage(master: Uint8Array, card: ShareCard): Promise<Buffer> {
  const sharp = await loadSharp();
  await makeFontsKnown(sharp);
  const draw = (lines: readonly string[], style: Style) => drawText(sharp, lines, style);
  const [korean, latin, label, title, caption, picture] = [
    await draw([card.siteName.korean], { font: SERIF, size: 56, color: INK }),
    await draw([card.siteName.latin], { font: SANS, size: 22, color: INK, spacing: 5 }),
    await draw([card.label], { font: SANS, size: 22, color: SEAL, spacing: 1 }),
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
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
}

function fittedTitle(title: string): [string[], Style] {
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

interface Style {
  font: string;
  /** Pixels. */
  size: number;
  color: string;
  /** Between letters, and between lines, in pixels. */
  spacing?: number;
  leading?: number;
}

/** The text on a transparent ground, trimmed; null for an empty text. */
async function drawText(
  sharp: SharpModule,
  lines: readonly string[],
  { font, size, color, spacing = 0, leading = 0 }: Style,
): Promise<Drawn | null> {
  const text = lines.map(escapeMarkup).join('\n');
  if (text.trim() === '') return null;
  const markup = `<span foreground="${color}" letter_spacing="${spacing * 1024}">${text}</span>`;
  const drawn = await sharp({
    // At 72 dpi a point is a pixel.
    text: { text: markup, font: `${font} ${size}`, rgba: true, dpi: 72, spacing: leading },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = drawn.info;
  // The estimated width of a line may be too small for rare letters.
  if (width <= TEXT.width) return { input: drawn.data, width, height };
  const narrower = await sharp(drawn.data).resize(TEXT.width).png().toBuffer({ resolveWithObject: true });
  return { input: narrower.data, width: narrower.info.width, height: narrower.info.height };
}

let known: Promise<void> | null = null;

/** Makes the typefaces known to the text renderer, which finds a typeface by its name after its first use. */
function makeFontsKnown(sharp: SharpModule): Promise<void> {
  known ??= (async () => {
    for (const fontfile of shareFontFiles()) {
      await sharp({ text: { text: 'a', font: SANS, fontfile } })
        .png()
        .toBuffer();
    }
  })();
  return known;
}

function at(drawn: Drawn | null, left: number, top: number): OverlayOptions | null {
  return drawn === null ? null : { input: drawn.input, left: Math.round(left), top: Math.round(top) };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The text as Pango markup, without control characters. */
function escapeMarkup(text: string): string {
  return text.replace(/\p{C}/gu, '').replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter);
}
