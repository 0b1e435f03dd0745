import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * The places of the thread's program: beside the bundle or, run from source, the file that loads the TypeScript.
 */
const PROGRAMS = ['./pglite-worker.mjs', './pglite-worker-source.mjs'];

/** Starts the thread of the embedded database that lies in `dataDir`. */
export function startPgliteWorker(dataDir: string): Worker {
  const program = PROGRAMS.map((name) => new URL(name, import.meta.url)).find((url) =>
    existsSync(fileURLToPath(url)),
  );
  if (program === undefined) throw new Error('pglite-worker is missing: run the build');
  return new Worker(program, { workerData: { dataDir } });
}
