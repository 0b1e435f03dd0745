/**
 * Writes app/fonts from the two font packages: `node scripts/make-fonts.mjs`, to be run after their update.
 *
 * The packages' own slices are made for any Korean page; a page of ours took thirty of them. So the characters
 * that this site's texts are made of stand in two files a face, the most frequent ones first, and the packages'
 * slices remain for whatever else somebody writes.
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = path.join(root, 'app/fonts');
const modules = '../../node_modules';
/** Hangul syllables of the first file; the second has the rest that the texts know. */
const FIRST = 560;

const pretendard = 'node_modules/pretendard/dist/web/variable';
const hahmlet = 'node_modules/@fontsource/hahmlet';
const faces = [
  {
    name: 'pretendard',
    family: 'Pretendard',
    // As the slices say it: a browser takes the faces of one range of weights and no others.
    weight: '45 920',
    source: `${pretendard}/woff2/PretendardVariable.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    slices: {
      css: `${pretendard}/pretendardvariable-dynamic-subset.css`,
      base: `${modules}/pretendard/dist/web/variable/`,
    },
  },
  ...['300', '400'].map((weight) => ({
    name: `hahmlet-${weight}`,
    family: 'Hahmlet',
    weight,
    source: `${hahmlet}/files/hahmlet-korean-${weight}-normal.woff2`,
    slices: { css: `${hahmlet}/${weight}.css`, base: `${modules}/@fontsource/hahmlet/` },
  })),
];

const { first, second } = commonCharacters();
for (const file of readdirSync(folder)) if (file.endsWith('.woff2')) rmSync(path.join(folder, file));
const css = [...sliceFaces(), ...(await ownFaces('2', second)), ...(await ownFaces('1', first))];
const header =
  '/* Made by scripts/make-fonts.mjs from pretendard and @fontsource/hahmlet (SIL Open Font License 1.1). */\n';
writeFileSync(path.join(folder, 'fonts.css'), `${header}${css.join('\n')}\n`);

/** The texts of the screens and of the demo content, counted. */
function commonCharacters() {
  const counts = new Map();
  const count = (text, times) => {
    for (const character of text) {
      if (character >= '가' && character <= '힣') counts.set(character, (counts.get(character) ?? 0) + times);
    }
  };
  for (const file of textFiles('components', /\.tsx?$/)) count(readFileSync(file, 'utf8'), 20);
  for (const file of textFiles('lib', /\.ts$/)) count(readFileSync(file, 'utf8'), 5);
  for (const file of textFiles('server/db/seed/data', /\.(json|md)$/)) count(readFileSync(file, 'utf8'), 1);
  const ordered = [...counts]
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .map(([character]) => character);
  const latin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  return {
    first: `${latin}·×–—‘’“”…〈〉《》「」『』©`.concat(ordered.slice(0, FIRST).join('')),
    second: ordered.slice(FIRST).join(''),
  };
}

function textFiles(directory, pattern) {
  return readdirSync(path.join(root, directory), { recursive: true })
    .filter((name) => pattern.test(name))
    .map((name) => path.join(root, directory, name));
}

/** Of two faces with the same character the later rule wins: these stand behind the slices. */
async function ownFaces(tier, characters) {
  return Promise.all(
    faces.map(async ({ name, family, weight, source, axes }) => {
      const bytes = await subsetFont(readFileSync(path.join(root, source)), characters, {
        targetFormat: 'woff2',
        ...(axes === undefined ? {} : { variationAxes: axes }),
      });
      writeFileSync(path.join(folder, `${name}-${tier}.woff2`), bytes);
      console.log(`${name}-${tier}.woff2 ${bytes.length}`);
      return face(family, weight, `./${name}-${tier}.woff2`, rangeOf(characters, name));
    }),
  );
}

/** `u+20-7e,u+ac00-ac01`; the Korean serif file has no Latin, its slices do. */
function rangeOf(characters, name) {
  const points = [...new Set([...characters].map((character) => character.codePointAt(0)))]
    .filter((point) => !name.startsWith('hahmlet') || point >= 0xac00)
    .sort((a, b) => a - b);
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point) => point.toString(16);
  return ranges.map(([from, to]) => (from === to ? `u+${hex(from)}` : `u+${hex(from)}-${hex(to)}`)).join(',');
}

/** The packages' slices; those with the same range stand beside each other, where compression folds them. */
function sliceFaces() {
  const byRange = new Map();
  for (const { family, slices } of faces) {
    const text = readFileSync(path.join(root, slices.css), 'utf8');
    for (const [, body] of text.matchAll(/@font-face\s*{([^}]+)}/g)) {
      const file = /url\(\.\/([^)]+\.woff2)\)/.exec(body)[1];
      const weight = /font-weight:\s*([^;]+);/.exec(body)[1];
      const range = /unicode-range:\s*([^;]+);/.exec(body)[1].toLowerCase().replace(/\s/g, '');
      byRange.set(range, [...(byRange.get(range) ?? []), face(family, weight, slices.base + file, range)]);
    }
  }
  return [...byRange.values()].flat();
}

function face(family, weight, url, range) {
  return (
    `@font-face{font-family:${family};font-weight:${weight};font-display:swap;` +
    `src:url(${url}) format('woff2');unicode-range:${range}}`
  );
}
