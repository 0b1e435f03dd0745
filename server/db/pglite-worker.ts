import { PGlite } from '@electric-sql/pglite';
import { constants, cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { pgliteOptions } from './pglite-options';
import { answerRequests } from './pglite-requests';

/**
 * The thread of the embedded database. It opens its directory and answers one request after another. In the main thread
 * queued queries would delay every other answer.
 */
if (parentPort === null) throw new Error('pglite-worker runs as a worker thread only');

const dataDir = String((workerData as { dataDir: string }).dataDir);

answerRequests(parentPort, PGlite.create(pgliteOptions(dataDir)), (directory) => {
  // Nothing else runs in this thread meanwhile, so the copy is what a killed process would leave: the log in it has every
  // transaction that was committed.
  cpSync(dataDir, directory, { recursive: true, errorOnExist: true, mode: constants.COPYFILE_FICLONE });
});
