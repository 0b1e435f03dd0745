import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** The faces of `server/web/fonts/faces.ts`, whole. The site draws Pretendard in the weights from 400 to 700. */
const SOURCES = {
  'serif-300': { file: '@fontsource/hahmlet/files/hahmlet-korean-300-normal.woff2' },
  'serif-400': { file: '@fontsource/hahmlet/files/hahmlet-korean-400-normal.woff2' },
  sans: {
    file: 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
};

/** Writes the faces into `folder` as TrueType files, which a cut reads faster than the packages' compressed ones. */
export async function makeFontSources(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [face, { file, axes }] of Object.entries(SOURCES)) {
    const bytes = await subsetFont(readFileSync(path.join('node_modules', file)), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      noHinting: true,
      ...(axes === undefined ? {} : { variationAxes: axes }),
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
