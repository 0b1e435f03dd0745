import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pgliteOptions } from '@/server/db/pglite-options';
import { answerRequests } from '@/server/db/pglite-requests';

/** The thread of a test database, which is in memory and begins with a dump. */
if (parentPort === null) throw new Error('database-thread runs as a worker thread only');

const { dump } = workerData as { dump: string };
answerRequests(
  parentPort,
  PGlite.create({ ...pgliteOptions(), loadDataDir: new Blob([readFileSync(dump)]) }),
);
