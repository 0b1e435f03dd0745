import type { PGlite } from '@electric-sql/pglite';
import type { MessagePort } from 'node:worker_threads';
import { PgliteStatements } from './pglite-statements';
import type { QueryResult, ThreadError, ThreadRequest, ThreadResponse } from './pglite-messages';

/**
 * Answers the requests that come through a port from the database, one after another. The first message says whether the
 * database could be opened; the port closes with it.
 * @param database which is being opened
 * @param copyTo copies the database's folder; without it a request to copy fails
 */
export function answerRequests(
  port: MessagePort,
  database: Promise<PGlite>,
  copyTo?: (directory: string) => void,
): void {
  let statements: PgliteStatements | null = null;
  const say = (response: ThreadResponse): void => port.postMessage(response);

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
    if (request.kind === 'close') port.close();
  }

  async function run(request: ThreadRequest): Promise<QueryResult> {
    const pglite = await database;
    switch (request.kind) {
      case 'query': {
        statements ??= new PgliteStatements(pglite);
        const result = await statements.query(request.sql, request.params, request.rowMode);
        const affectedRows = result.affectedRows ?? 0;
        return { rows: result.rows, affectedRows, rowCount: affectedRows || result.rows.length };
      }
      case 'exec':
        await pglite.exec(request.sql);
        return nothing();
      case 'copy':
        if (copyTo === undefined) throw new Error('This database is in no folder.');
        copyTo(request.to);
        return nothing();
      case 'close':
        await pglite.close();
        return nothing();
    }
  }
}

function nothing(): QueryResult {
  return { rows: [], affectedRows: 0, rowCount: 0 };
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
