import type { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError, SqlError } from './errors';
import type { QueryResult, ThreadCommand, ThreadError, ThreadResponse } from './pglite-messages';

interface Pending {
  resolve: (result: QueryResult) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

interface Running {
  generation: number;
  worker: Worker;
  /** Resolves when the thread has ended. The next one must not open the directory before. */
  ended: Promise<void>;
}

export interface PgliteThreadOptions {
  startWorker: () => Worker;
  /** Whether the disk is full, which PGlite itself doesn't report. */
  isDiskFull: () => boolean;
  /** How many milliseconds a query may take. Only the end of the thread stops a query. */
  queryTimeoutMs: number;
}

/** How long a failed start is remembered, so that a broken directory is not opened by every request. */
const FAILED_START_REST_MS = 1000;

/**
 * The main thread's side of the embedded database. It sends requests, gives up on those that take too long, and restarts
 * a dead thread with the next request.
 */
export class PgliteThread {
  readonly #options: PgliteThreadOptions;
  readonly #pending = new Map<number, Pending>();
  #running: Running | null = null;
  #starting: Promise<Running> | null = null;
  #previous: Promise<void> = Promise.resolve();
  #generations = 0;
  #requests = 0;
  #failedStart: { until: number; error: Error } | null = null;
  #isClosed = false;

  constructor(options: PgliteThreadOptions) {
    this.#options = options;
  }

  /** Opens the database and returns the generation, which changes with each start of the thread. */
  async start(): Promise<number> {
    return (await this.#started()).generation;
  }

  /**
   * Sends one request. With `generation` it fails where the thread was restarted since: a transaction must not continue
   * in a thread that never began it.
   */
  async send(command: ThreadCommand, generation?: number): Promise<QueryResult> {
    const running = await this.#started();
    if (generation !== undefined && generation !== running.generation) {
      throw new DatabaseUnavailableError('The database restarted during a transaction.');
    }
    return new Promise((resolve, reject) => {
      const id = (this.#requests += 1);
      const timer = setTimeout(() => {
        this.#lose(running, 'A query took too long; the database thread was ended.');
        void running.worker.terminate();
      }, this.#options.queryTimeoutMs);
      timer.unref();
      this.#pending.set(id, { resolve, reject, timer });
      running.worker.postMessage({ ...command, id });
    });
  }

  /** Closes the database in order. Later requests fail. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    const running = this.#running ?? (await this.#starting?.catch(() => null)) ?? null;
    if (running !== null) {
      await this.send({ kind: 'close' }).catch(() => undefined);
      this.#isClosed = true;
      await running.worker.terminate();
      await running.ended;
    }
    this.#isClosed = true;
  }

  async #started(): Promise<Running> {
    if (this.#isClosed) throw new DatabaseUnavailableError('The database is closed.');
    if (this.#running !== null) return this.#running;
    if (this.#failedStart !== null && this.#failedStart.until > Date.now()) throw this.#failedStart.error;
    this.#starting ??= this.#start().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #start(): Promise<Running> {
    await this.#previous;
    const worker = this.#options.startWorker();
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    this.#previous = ended;
    const running: Running = { generation: (this.#generations += 1), worker, ended };
    try {
      await opened(worker);
    } catch (error) {
      void worker.terminate();
      const reason = error instanceof Error ? error.message : String(error);
      const failure = this.#options.isDiskFull()
        ? diskFull()
        : new DatabaseUnavailableError(`The embedded database did not open: ${reason}`, { cause: error });
      this.#failedStart = { until: Date.now() + FAILED_START_REST_MS, error: failure };
      throw failure;
    }
    this.#failedStart = null;
    worker.on('message', (response: ThreadResponse) => this.#receive(running, response));
    worker.on('error', (error) => this.#lose(running, `The database thread failed: ${String(error)}`));
    worker.on('exit', () => this.#lose(running, 'The database thread ended.'));
    this.#running = running;
    return running;
  }

  #receive(running: Running, response: ThreadResponse): void {
    switch (response.kind) {
      case 'ready':
      case 'failed':
        return;
      case 'result':
        return this.#settle(response.id, (pending) => pending.resolve(response.result));
      case 'error':
        return this.#refuse(running, response.id, response.error);
    }
  }

  #refuse(running: Running, id: number, error: ThreadError): void {
    // Without space for its log PGlite reports an internal error, from then on for every query.
    const isOutOfRoom = error.code?.startsWith('XX') === true && this.#options.isDiskFull();
    this.#settle(id, (pending) => pending.reject(isOutOfRoom ? diskFull() : asSqlError(error)));
    if (!isOutOfRoom) return;
    this.#lose(running, 'The disk is full; the database thread was ended.');
    void running.worker.terminate();
  }

  #settle(id: number, settle: (pending: Pending) => void): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    this.#pending.delete(id);
    clearTimeout(pending.timer);
    settle(pending);
  }

  #lose(running: Running, message: string): void {
    if (this.#running !== running) return;
    this.#running = null;
    for (const id of [...this.#pending.keys()]) {
      this.#settle(id, (pending) => pending.reject(new DatabaseUnavailableError(message)));
    }
  }
}

function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', (response: ThreadResponse) => {
      if (response.kind === 'failed') reject(asSqlError(response.error));
      else resolve();
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread ended with ${code}`)));
  });
}

/** PostgreSQL's error for a full disk. */
function diskFull(): SqlError {
  return new SqlError('The disk of the embedded database is full.', { code: '53100' });
}

function asSqlError(error: ThreadError): SqlError {
  return new SqlError(error.message, error);
}
