/**
 * Writes lib/portfolio/advances.ts from the typefaces of portfolio PDFs, to be run after an update of their packages:
 * `node scripts/make-portfolio-fonts.mjs`.
 *
 * With the unpacked packages @expo-google-fonts/noto-serif-kr and @expo-google-fonts/noto-sans-kr (0.4.3, SIL Open Font
 * License) as arguments, in this order, it first cuts scripts/fonts out of them: what Hahmlet and Pretendard lack.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { cutPortfolioFonts, versionOfFonts } from './support/portfolio-fonts.mjs';

const [serifPackage, sansPackage] = process.argv.slice(2);
if (serifPackage !== undefined && sansPackage !== undefined) {
  const common = pointsOf([
    [0x20, 0x24f],
    [0x370, 0x52f],
    [0x1e00, 0x1eff],
    [0x2000, 0x27bf],
    [0x3000, 0x33ff],
    [0xff00, 0xffef],
  ]);
  // Korean brackets are narrow, as Pretendard draws them; Noto's are as wide as a syllable.
  const isBracket = (point) => point >= 0x3008 && point <= 0x301b;
  const hanja = pointsOf([
    [0x3400, 0x9fff],
    [0xf900, 0xfaff],
  ]);
  await cut(`${serifPackage}/300Light/NotoSerifKR_300Light.ttf`, 'noto-serif-kr-more', [
    ...common.filter((point) => !isBracket(point)),
    ...usualHanja(),
  ]);
  await cut(`${sansPackage}/400Regular/NotoSansKR_400Regular.ttf`, 'noto-sans-kr-more', [
    ...common,
    ...hanja,
  ]);
}

const faces = await cutPortfolioFonts();
const tables = Object.entries(faces).map(([face, bytes]) => `  ${face}: '${advancesOf(bytes)}',\n`);
writeFileSync(
  'lib/portfolio/advances.ts',
  `// Made by scripts/make-portfolio-fonts.mjs.
/** The folder of \`public/portfolio-fonts\` with the files that these advances belong to. */
export const FONT_VERSION = '${versionOfFonts(faces)}';

/**
 * How wide each face draws its characters, in ten-thousandths of its size. Each run is \`gap.length.advance\` in base 36: after
 * \`gap\` code points that the face lacks come \`length\` ones of the same \`advance\`.
 */
// prettier-ignore
export const ADVANCES = {
${tables.join('')}} as const;
`,
);

function pointsOf(ranges) {
  return ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** The 4,888 Hanja of KS X 1001, and what Unicode unifies them with. Others are drawn without serifs. */
function usualHanja() {
  const decoder = new TextDecoder('euc-kr');
  const points = [];
  for (let lead = 0xca; lead <= 0xfd; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const hanja = decoder.decode(new Uint8Array([lead, trail]));
      points.push(hanja.codePointAt(0), hanja.normalize('NFC').codePointAt(0));
    }
  }
  return points.filter((point) => point !== 0xfffd);
}

async function cut(source, name, points) {
  const text = points.map((point) => String.fromCodePoint(point)).join('');
  const bytes = await subsetFont(readFileSync(source), text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: [],
  });
  writeFileSync(`scripts/fonts/${name}.woff2`, bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}

function advancesOf(bytes) {
  const face = new Face(new Blob(bytes), 0);
  const font = new Font(face);
  const advanceOf = (point) => Math.round((font.glyphHAdvance(font.nominalGlyph(point)) / face.upem) * 1e4);
  const runs = [];
  for (const point of [...face.collectUnicodes()].sort((a, b) => a - b).filter((point) => point >= 32)) {
    const advance = advanceOf(point);
    const last = runs.at(-1);
    if (last !== undefined && last.to === point - 1 && last.advance === advance) last.to = point;
    else runs.push({ from: point, to: point, advance });
  }
  console.log(`${runs.length} runs, ${bytes.length} bytes, ${face.upem} units`);
  return runs
    .map(({ from, to, advance }, index) => {
      const gap = from - (runs[index - 1]?.to ?? 0) - 1;
      return [gap, to - from + 1, advance].map((number) => number.toString(36)).join('.');
    })
    .join(' ');
}
