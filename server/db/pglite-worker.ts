import { PGlite } from '@electric-sql/pglite';
import { constants, cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { QueryResult, ThreadError, ThreadRequest, ThreadResponse } from './pglite-messages';
import { pgliteOptions } from './pglite-options';

/**
 * The thread of the embedded database. It opens its directory and answers one request after another. In the main thread
 * queued queries would delay every other answer.
 */
const port = parentPort;
if (port === null) throw new Error('pglite-worker runs as a worker thread only');

const say = (response: ThreadResponse): void => port.postMessage(response);

const dataDir = String((workerData as { dataDir: string }).dataDir);
const database = PGlite.create(pgliteOptions(dataDir));
database.then(
  () => say({ kind: 'ready' }),
  (error: unknown) => {
    say({ kind: 'failed', error: described(error) });
    port.close();
  },
);

port.on('message', (request: ThreadRequest) => {
  void answer(request);
});

async function answer(request: ThreadRequest): Promise<void> {
  try {
    say({ kind: 'result', id: request.id, result: await run(request) });
  } catch (error) {
    say({ kind: 'error', id: request.id, error: described(error) });
  }
  if (request.kind === 'close') port?.close();
}

async function run(request: ThreadRequest): Promise<QueryResult> {
  const pglite = await database;
  switch (request.kind) {
    case 'query': {
      const result = await pglite.query(request.sql, request.params, { rowMode: request.rowMode });
      const affectedRows = result.affectedRows ?? 0;
      return { rows: result.rows, affectedRows, rowCount: affectedRows || result.rows.length };
    }
    case 'exec':
      await pglite.exec(request.sql);
      return { rows: [], affectedRows: 0, rowCount: 0 };
    case 'copy':
      // Nothing else runs in this thread meanwhile, so the copy is what a killed process would leave: the log in it has every
      // transaction that was committed.
      cpSync(dataDir, request.to, { recursive: true, errorOnExist: true, mode: constants.COPYFILE_FICLONE });
      return { rows: [], affectedRows: 0, rowCount: 0 };
    case 'close':
      await pglite.close();
      return { rows: [], affectedRows: 0, rowCount: 0 };
  }
}

function described(error: unknown): ThreadError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, detail } = error as Error & Partial<Record<keyof ThreadError, unknown>>;
  return {
    message: error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof detail === 'string' && { detail }),
  };
}
