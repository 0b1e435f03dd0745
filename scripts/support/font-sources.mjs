import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** The faces of `server/web/fonts/faces.ts`. */
const SOURCES = {
  'serif-300': '@fontsource/hahmlet/files/hahmlet-korean-300-normal.woff2',
  'serif-400': '@fontsource/hahmlet/files/hahmlet-korean-400-normal.woff2',
  sans: 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
};

/**
 * Writes the whole faces into `folder` as TrueType files, which a cut reads faster than the packages' compressed ones. All
 * weights stay in them: HarfBuzz drops the weights of a face as large as Pretendard where it is asked for some of them.
 */
export async function makeFontSources(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [face, file] of Object.entries(SOURCES)) {
    const bytes = await subsetFont(readFileSync(path.join('node_modules', file)), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      noHinting: true,
    });
    const target = path.join(folder, `${face}.ttf`);
    writeFileSync(`${target}.new`, bytes);
    renameSync(`${target}.new`, target);
  }
}

/** @returns {boolean} whether `folder` has the faces */
export function hasFontSources(folder) {
  return Object.keys(SOURCES).every((face) => existsSync(path.join(folder, `${face}.ttf`)));
}
