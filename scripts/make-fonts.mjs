/**
 * Writes public/fonts and lib/font-rules.ts from the two font packages: `node scripts/make-fonts.mjs`, to be run after
 * their update.
 *
 * A page for guests has font files of its own (docs/adr/0027). These files draw all other characters: those of members'
 * pages, and what comes into a page later. The packages' own slices are made for any Korean page: a page of this site
 * took thirty of them, and their 282 rules cost its first layout more than all else in it (docs/adr/0013). So a face is a
 * handful of files, by what this site's texts are made of: the most frequent characters, the less frequent ones, the others
 * that the texts know, and what other people may write.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = path.join(root, 'public/fonts');
/** The files are written here, until their version is known. */
const draft = path.join(folder, 'draft');
/** Hangul syllables of the first files, which have the most frequent ones; the next one has the rest that the texts know. */
const FREQUENT = [280, 280];
/** Files of all other syllables, by their place in Unicode. */
const RARE_FILES = 10;
const HANGUL = { from: 0xac00, to: 0xd7a3 };
/** Punctuation and arrows, which are part of running text: no face may lack one that its package draws. */
const PUNCTUATION = [...pointsOf('U+2010-205E, U+2190-2193, U+3001-303F')];

const pretendard = 'node_modules/pretendard/dist/web/variable';
const hahmlet = 'node_modules/@fontsource/hahmlet';
const faces = [
  {
    name: 'pretendard',
    family: 'Pretendard',
    // A browser takes the faces of one range of weights and no others.
    weight: '45 920',
    source: `${pretendard}/woff2/PretendardVariable.woff2`,
    axes: { wght: { min: 400, max: 700 } },
    // Syllables that the texts don't know, the more usual ones first: so many in a file, and so many files.
    usual: {
      order: orderOfSlices(`${pretendard}/pretendardvariable-dynamic-subset.css`),
      size: 350,
      files: 4,
    },
    /** It draws every syllable of Unicode. */
    isWhole: true,
    others: [],
  },
  ...['300', '400'].map((weight) => ({
    name: `hahmlet-${weight}`,
    family: 'Hahmlet',
    weight,
    // Despite its name it has the Latin letters too, and despite them not every sign of the numbered slices.
    source: `${hahmlet}/files/hahmlet-korean-${weight}-normal.woff2`,
    usual: { order: orderOfSlices(`${hahmlet}/${weight}.css`), size: 600, files: 1 },
    isWhole: false,
    others: ['vietnamese', 'latin-ext'],
  })),
];

const texts = charactersOfTexts();
rmSync(folder, { recursive: true, force: true });
mkdirSync(draft, { recursive: true });
const [sans, ...serif] = await Promise.all(faces.map(rulesOf));
writeSheet('sans', 'pretendard', sans);
writeSheet('serif', '@fontsource/hahmlet', serif.flat());
const version = versionOf(draft);
renameSync(draft, path.join(folder, version));
writeFileSync(
  path.join(root, 'lib/font-rules.ts'),
  `// Made by scripts/make-fonts.mjs.
/** The style sheets with the rules of each family. Their address has the version of their font files, so they are immutable. */
export const FONT_RULES = {
  serif: '/fonts/${version}/serif.css',
  sans: '/fonts/${version}/sans.css',
} as const;
`,
);

function writeSheet(name, source, rules) {
  const header = `/* Made by scripts/make-fonts.mjs from ${source} (SIL Open Font License 1.1). */\n`;
  writeFileSync(path.join(draft, `${name}.css`), `${header}${rules.join('\n')}\n`);
}

function versionOf(directory) {
  const hash = createHash('sha256');
  for (const file of readdirSync(directory).sort()) hash.update(readFileSync(path.join(directory, file)));
  return hash.digest('hex').slice(0, 10);
}

/** The texts of the screens and of the demo content, counted: the frequent characters and all the others. */
function charactersOfTexts() {
  const counts = new Map();
  const count = (file, times) => {
    for (const character of readFileSync(file, 'utf8')) {
      const point = character.codePointAt(0);
      if (point > 0x7e) counts.set(point, (counts.get(point) ?? 0) + times);
    }
  };
  for (const file of textFiles('components', /(?<!\.test)\.tsx?$/)) count(file, 20);
  for (const file of textFiles('lib', /^(?!hangul\/).*(?<!\.test)\.ts$/)) count(file, 5);
  const signs = [...counts.keys(), ...pointsOf('U+20-7E')].filter((point) => !isSyllable(point));
  for (const folder of ['server/db/seed/data', 'server/contents'])
    for (const file of textFiles(folder, /\.(json|md)$/)) count(file, 1);
  const ordered = [...counts].sort(([a, x], [b, y]) => y - x || a - b).map(([point]) => point);
  const syllables = ordered.filter(isSyllable);
  const others = ordered.filter((point) => !isSyllable(point) && !signs.includes(point));
  const [first, second] = FREQUENT;
  return [
    [...signs, ...syllables.slice(0, first)],
    syllables.slice(first, first + second),
    [...syllables.slice(first + second), ...others],
  ];
}

function textFiles(directory, pattern) {
  return readdirSync(path.join(root, directory), { recursive: true })
    .filter((name) => pattern.test(name))
    .map((name) => path.join(root, directory, name));
}

/**
 * Of two rules with the same character the later one wins: so the rarest come first, and may claim a whole block of
 * which the later ones take what is theirs.
 */
async function rulesOf(face) {
  const has = await coverage(face.source);
  const signs = await signsBeside(face, has);
  const left = new Set(has);
  const take = (points) => points.filter((point) => left.delete(point));
  const known = texts.map(take).reverse();
  const { order, size, files: count } = face.usual;
  const usual = take(order.filter((point) => isSyllable(point) && left.has(point)).slice(0, size * count));
  const rest = [...left].sort((a, b) => a - b);

  const files = face.isWhole
    ? [...scriptsOf(rest.filter((point) => !isSyllable(point))), ...blocksOf(rest.filter(isSyllable))]
    : [{ points: rest, range: rangeOf(rest, has) }];
  const later = new Set([...usual, ...known.flat()]);
  const add = (points) => {
    for (const point of points) later.delete(point);
    files.push({ points, range: rangeOf(points, later) });
  };
  for (let at = 0; at < usual.length; at += size) add(usual.slice(at, at + size));
  for (const points of known) add(points);

  const own = await Promise.all(
    files.map(({ points, range }, index) =>
      ownRule(face, { file: `${face.name}-${files.length - index}`, source: face.source, points, range }),
    ),
  );
  return [...face.others.map((script) => otherRule(face, script)), ...signs, ...own];
}

/** Signs and letters that are no syllables: Latin and punctuation, what East Asian text uses, all others. */
function scriptsOf(points) {
  const isLatin = (point) => point < 0x250 || (point >= 0x2000 && point < 0x2190);
  const isEastAsian = (point) => point >= 0x2190 && point < 0x3400;
  return [
    points.filter((point) => !isLatin(point) && !isEastAsian(point)),
    points.filter(isEastAsian),
    points.filter(isLatin),
  ].map((some) => ({ points: some, range: rangeOf(some) }));
}

/** Rare syllables in blocks of Unicode, each claimed whole. */
function blocksOf(points) {
  const size = Math.ceil(points.length / RARE_FILES);
  return Array.from({ length: RARE_FILES }, (_, index) => {
    const some = points.slice(index * size, (index + 1) * size);
    const from = index === 0 ? HANGUL.from : some[0];
    const to = index === RARE_FILES - 1 ? HANGUL.to : points[(index + 1) * size] - 1;
    return { points: some, range: `u+${from.toString(16)}-${to.toString(16)}` };
  });
}

function isSyllable(point) {
  return point >= HANGUL.from && point <= HANGUL.to;
}

/** Every character of the Basic Multilingual Plane that a font file draws. */
async function coverage(source) {
  const everything = textOf(
    Array.from({ length: 0x10000 }, (_, point) => point).filter((point) => point < 0xd800 || point > 0xdfff),
  );
  const font = await subsetFont(readFileSync(path.join(root, source)), everything, {
    targetFormat: 'truetype',
  });
  return [...new Face(new Blob(font), 0).collectUnicodes()].filter((point) => point >= 32);
}

/** The characters of a package's slices, from the last slice to the first. */
function orderOfSlices(css) {
  const text = readFileSync(path.join(root, css), 'utf8');
  return [...text.matchAll(/unicode-range:\s*([^;]+);/g)].reverse().flatMap(([, range]) => pointsOf(range));
}

/** `U+20-7E, U+AC00` */
function pointsOf(range) {
  return range.split(',').flatMap((part) => {
    const [from, to = from] = part.trim().slice(2).split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}

function textOf(points) {
  return points.map((point) => String.fromCodePoint(point)).join('');
}

/**
 * `u+20-7e,u+ac00-ac01`. A range may go on over characters of later rules, which win: that makes the list shorter.
 * @param {Iterable<number>} later
 */
function rangeOf(points, later = []) {
  const passable = new Set(later);
  const ranges = [];
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    let reached = last?.[1];
    while (reached !== undefined && reached < point - 1 && passable.has(reached + 1)) reached += 1;
    if (reached === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point) => point.toString(16);
  return ranges.map(([from, to]) => (from === to ? `u+${hex(from)}` : `u+${hex(from)}-${hex(to)}`)).join(',');
}

/** What slices with punctuation draw and the whole file doesn't, each slice in a file of its own. */
async function signsBeside(face, has) {
  if (face.isWhole) return [];
  const known = new Set(has);
  const signs = [];
  for (const { file, range } of slicesOf(face)) {
    if (!pointsOf(range).some((point) => PUNCTUATION.includes(point) && !known.has(point))) continue;
    const points = (await coverage(file)).filter((point) => !known.has(point));
    if (!points.some((point) => PUNCTUATION.includes(point))) continue;
    for (const point of points) known.add(point);
    signs.push(await ownRule(face, { file: `${face.name}-sign-${signs.length + 1}`, source: file, points }));
  }
  return signs;
}

/** The files of Hahmlet's package by what they are for. */
function slicesOf({ weight }) {
  const text = readFileSync(path.join(root, `${hahmlet}/${weight}.css`), 'utf8');
  return [...text.matchAll(/url\(\.\/(files\/[^)]+\.woff2)\)[^}]*unicode-range:\s*([^;]+);/g)].map(
    ([, file, range]) => ({ file: `${hahmlet}/${file}`, range }),
  );
}

/** Cuts the characters out of a font and writes the rule that asks for them. */
async function ownRule(face, { file, source, points, range = rangeOf(points) }) {
  const bytes = await subsetFont(readFileSync(path.join(root, source)), textOf(points), {
    targetFormat: 'woff2',
    ...(face.axes === undefined ? {} : { variationAxes: face.axes }),
  });
  writeFileSync(path.join(draft, `${file}.woff2`), bytes);
  console.log(`${file} ${points.length} characters, ${bytes.length} bytes`);
  return rule(face, `./${file}.woff2`, range);
}

/** The package's rule for another script, as it is. */
function otherRule(face, script) {
  const { file, range } = slicesOf(face).find((slice) => slice.file.includes(`hahmlet-${script}-`));
  copyFileSync(path.join(root, file), path.join(draft, path.basename(file)));
  return rule(face, `./${path.basename(file)}`, range.toLowerCase().replace(/\s/g, ''));
}

function rule({ family, weight }, url, range) {
  return (
    `@font-face{font-family:${family};font-weight:${weight};font-display:swap;` +
    `src:url(${url}) format('woff2');unicode-range:${range}}`
  );
}
