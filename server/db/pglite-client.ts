import { withinTime } from '@/server/within-time';
import { DatabaseUnavailableError } from './errors';
import type { QueryResult } from './pglite-messages';
import type { PgliteThread } from './pglite-thread';

interface QueryOptions {
  rowMode?: 'array' | 'object';
}

/** The part of PGlite that Drizzle's session calls. */
export interface PgliteLike {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<QueryResult>;
}

/**
 * A stand-in of PGlite for `drizzle-orm/pglite`, which sends queries to the thread. There is one session: a transaction
 * has it alone, and other queries wait for its end. A waiting loop must not `await` between its last check and the start
 * of a transaction, or two transactions would start at once.
 */
export class PgliteClient implements PgliteLike {
  readonly #thread: PgliteThread;
  readonly #transactionTimeoutMs: number;
  #transaction: Promise<void> | null = null;

  constructor(thread: PgliteThread, transactionTimeoutMs: number) {
    this.#thread = thread;
    this.#transactionTimeoutMs = transactionTimeoutMs;
  }

  async query(sql: string, params: unknown[] = [], options: QueryOptions = {}): Promise<QueryResult> {
    while (this.#transaction !== null) await this.#transaction;
    return this.#thread.send({ kind: 'query', sql, params, rowMode: options.rowMode ?? 'object' });
  }

  async exec(sql: string): Promise<void> {
    while (this.#transaction !== null) await this.#transaction;
    await this.#thread.send({ kind: 'exec', sql });
  }

  /** Copies the database's folder as it is at one moment. Queries wait meanwhile. */
  async copyTo(directory: string): Promise<void> {
    while (this.#transaction !== null) await this.#transaction;
    await this.#thread.send({ kind: 'copy', to: directory });
  }

  /** Runs the work between BEGIN and COMMIT. It rolls back where the work throws or takes too long. */
  async transaction<Result>(work: (tx: PgliteLike) => Promise<Result>): Promise<Result> {
    while (this.#transaction !== null) await this.#transaction;
    let release = (): void => undefined;
    this.#transaction = new Promise((resolve) => {
      release = () => {
        this.#transaction = null;
        resolve();
      };
    });
    try {
      return await this.#run(work);
    } finally {
      release();
    }
  }

  async #run<Result>(work: (tx: PgliteLike) => Promise<Result>): Promise<Result> {
    const thread = this.#thread;
    const generation = await thread.start();
    const execute = (sql: string) => thread.send({ kind: 'exec', sql }, generation);
    let isOver = false;
    const tx: PgliteLike = {
      query: async (sql, params = [], options = {}) => {
        if (isOver) throw new DatabaseUnavailableError('The transaction is over.');
        return thread.send({ kind: 'query', sql, params, rowMode: options.rowMode ?? 'object' }, generation);
      },
    };
    await execute('begin');
    try {
      const result = await withinTime(this.#transactionTimeoutMs, work(tx), tooLate);
      isOver = true;
      await execute('commit');
      return result;
    } catch (error) {
      isOver = true;
      await execute('rollback').catch(() => undefined);
      throw error;
    }
  }
}

function tooLate(): DatabaseUnavailableError {
  return new DatabaseUnavailableError('A transaction took too long and was rolled back.');
}
