import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WorkProcess } from '@/server/processes/work-process';
import type { CleanWork } from './clean-file';

/** Cleans a file somewhere. */
export interface Cleaner {
  clean(work: CleanWork): Promise<null>;
  close(): void;
}

/** The program of the cleaner, beside the bundle. */
const PROGRAM = './review-cleaner.mjs';
/** What one file may take: milliseconds, and bytes of memory. A PDF of 100 MB takes some 500 MB. */
const LIMITS = { timeoutMs: 30_000, maxBytes: 1000 * 1024 * 1024 };

/** Cleans in this process, for tests and scripts. The PDF library is loaded with the first file. */
export const localCleaner: Cleaner = {
  clean: async (work) => (await import('./clean-file')).cleanFile(work),
  close: () => undefined,
};

/**
 * Cleans in a process that starts with the first file and ends after some idle time, and when a file takes too long or too much.
 * @param program the path of the program. Run from source there is none, and this process works.
 */
export function createProcessCleaner(
  program: string = fileURLToPath(new URL(PROGRAM, import.meta.url)),
  limits = LIMITS,
): Cleaner {
  if (!existsSync(program)) return localCleaner;
  const process = new WorkProcess<CleanWork, null>(program);
  return { clean: (work) => process.ask(work, limits), close: () => process.close() };
}
