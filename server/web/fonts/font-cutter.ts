import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WorkProcess } from '@/server/processes/work-process';
import type { Face } from './faces';
import type { CutWork } from './font-cutter-process';

/** Cuts the characters of a text out of a face. */
export interface FontCutter {
  /** @returns the bytes of a WOFF2 file */
  cut(face: Face, characters: string): Promise<Uint8Array>;
  close(): void;
}

/** Beside the bundle. Run from source there is none, and pages have no font files of their own. */
const PROGRAM = './font-cutter.mjs';

/** Cuts in a process that starts with the first font and ends after some idle time. */
export function createFontCutter(): FontCutter | null {
  const program = fileURLToPath(new URL(PROGRAM, import.meta.url));
  if (!existsSync(program)) return null;
  const cutter = new WorkProcess<CutWork>(program);
  return { cut: (face, characters) => cutter.ask({ face, characters }), close: () => cutter.close() };
}
