import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * The typefaces inside portfolio PDFs (ADR 35), as TrueType files: PDF libraries read nothing else fast. They have no
 * tables for kerning or ligatures, so a text is as wide as its characters' advances, in the PDF as in the layout model.
 * Noto lies cut in `scripts/fonts`, because its packages have 170 MB (`node scripts/make-portfolio-fonts.mjs`).
 */
const SOURCES = {
  serif: 'node_modules/@fontsource/hahmlet/files/hahmlet-korean-300-normal.woff2',
  serifText: 'node_modules/@fontsource/hahmlet/files/hahmlet-korean-400-normal.woff2',
  sans: 'node_modules/pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  sansStrong: 'node_modules/pretendard/dist/public/static/alternative/Pretendard-SemiBold.ttf',
  serifMore: 'scripts/fonts/noto-serif-kr-more.woff2',
  sansMore: 'scripts/fonts/noto-sans-kr-more.woff2',
};
const FOLDER = path.join('public', 'portfolio-fonts');

/** Each face as the bytes of a TrueType file, by name. @returns {Promise<Record<string, Buffer>>} */
export async function cutPortfolioFonts() {
  const faces = {};
  for (const [face, file] of Object.entries(SOURCES)) {
    faces[face] = await subsetFont(readFileSync(file), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      noHinting: true,
      dropTables: ['GSUB', 'GPOS', 'GDEF', 'kern', 'BASE', 'MATH', 'DSIG', 'STAT', 'vhea', 'vmtx'],
    });
  }
  return faces;
}

/** What tells one set of files from another, as their folder's name. */
export function versionOfFonts(faces) {
  const hash = createHash('sha256');
  for (const bytes of Object.values(faces)) hash.update(bytes);
  return hash.digest('hex').slice(0, 10);
}

/** The version that the layout model's table of advances was made from. */
function versionOfAdvances() {
  const [, version] = /FONT_VERSION = '(\w+)'/.exec(readFileSync('lib/portfolio/advances.ts', 'utf8')) ?? [];
  return version;
}

/** @returns {boolean} whether `public` has the files that the table of advances belongs to */
export function hasPortfolioFonts() {
  const folder = path.join(FOLDER, versionOfAdvances() ?? '');
  return Object.keys(SOURCES).every((face) => existsSync(path.join(folder, `${face}.ttf`)));
}

/** Writes the files into `public`. @throws where a package changed and its advances were not read anew */
export async function makePortfolioFonts() {
  const faces = await cutPortfolioFonts();
  const version = versionOfFonts(faces);
  if (version !== versionOfAdvances())
    throw new Error(
      'The typefaces changed: run `node scripts/make-portfolio-fonts.mjs` and commit its files.',
    );
  const draft = `${FOLDER}-${process.pid}`;
  mkdirSync(path.join(draft, version), { recursive: true });
  for (const [face, bytes] of Object.entries(faces))
    writeFileSync(path.join(draft, version, `${face}.ttf`), bytes);
  rmSync(FOLDER, { recursive: true, force: true });
  renameSync(draft, FOLDER);
}
