import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { answerWork } from '@/server/processes/work-program';
import type { Face } from './faces';

export interface CutWork {
  face: Face;
  characters: string;
}

/** The process that cuts font files. It is separate because a cut takes some hundredths of a second, and some ten megabytes. */
const sources = new Map<Face, Promise<Buffer>>();
/** The features that browsers use by themselves, figures of one width (app/globals.css) and vertical writing. */
const FEATURES = 'ccmp locl rlig liga clig calt rclt kern mark mkmk tnum vert vrt2'.split(' ');

/** The weights in which the site draws its variable face. */
const WEIGHTS: Partial<Record<Face, Readonly<Record<string, { min: number; max: number }>>>> = {
  sans: { wght: { min: 400, max: 700 } },
};

answerWork(async ({ face, characters }: CutWork) =>
  subsetFont(await source(face), characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: WEIGHTS[face],
  }),
);

/** The whole face, which the build has made (`scripts/support/font-sources.mjs`). */
function source(face: Face): Promise<Buffer> {
  const known = sources.get(face);
  if (known !== undefined) return known;
  const read = readFile(new URL(`../fonts/${face}.ttf`, import.meta.url));
  sources.set(face, read);
  return read;
}
