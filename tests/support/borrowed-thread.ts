import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { ThreadRequest, ThreadResponse } from '@/server/db/pglite-messages';

/** The id of the requests that this class makes itself; `PgliteThread` begins with 1. */
const OWN = 0;

/**
 * What a suite may leave behind, an open transaction, settings, locks and a long log, is gone after these. The statements that the
 * thread keeps stay, for the next suite.
 */
const TIDYING = [
  'rollback',
  'reset all',
  'select pg_advisory_unlock_all()',
  'discard temp',
  'discard sequences',
  'checkpoint',
];

/**
 * Stands for a database's thread that is used by one suite and goes on after it. `PgliteThread` takes it for a thread that it
 * has started: `close` tidies up, and `terminate` only stops listening.
 *
 * Jest gives each suite a realm of its own, in which `Array` and `Object` are other classes than those of the thread's answers.
 * Answers are copied into the suite's realm, so that comparisons find them equal.
 */
export class BorrowedThread extends EventEmitter {
  readonly #thread: Worker;
  #requestOfClose: number | null = null;
  #tidied = 0;

  constructor(thread: Worker) {
    super();
    this.#thread = thread;
    thread.on('message', this.#receive);
    thread.on('error', this.#fail);
    // The answer says that the database is open, also where it was opened by a suite before.
    this.#ask('select 1');
  }

  postMessage(request: ThreadRequest): void {
    if (request.kind !== 'close') return this.#thread.postMessage(request);
    this.#requestOfClose = request.id;
    for (const statement of TIDYING) this.#ask(statement);
  }

  terminate(): Promise<number> {
    this.#thread.off('message', this.#receive);
    this.#thread.off('error', this.#fail);
    setImmediate(() => this.emit('exit', 0));
    return Promise.resolve(0);
  }

  #ask(statement: string): void {
    this.#thread.postMessage({ id: OWN, kind: 'exec', sql: statement } satisfies ThreadRequest);
  }

  readonly #receive = (response: ThreadResponse): void => {
    if (response.kind === 'ready') return;
    if (response.kind === 'failed' || response.id !== OWN) {
      this.emit('message', copied(response));
    } else if (this.#requestOfClose === null) {
      this.emit('message', { kind: 'ready' } satisfies ThreadResponse);
    } else if ((this.#tidied += 1) === TIDYING.length) {
      const result = { rows: [], rowCount: 0, affectedRows: 0 };
      this.emit('message', { kind: 'result', id: this.#requestOfClose, result } satisfies ThreadResponse);
    }
  };

  readonly #fail = (error: unknown): void => void this.emit('error', new Error(String(error)));
}

/** A copy of what can be sent between threads, in the realm of this module. */
function copied<Value>(value: Value): Value;
function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // The array's own `map` would make another of its realm.
  if (Array.isArray(value)) return Array.from(value, (item: unknown) => copied(item));
  if (ArrayBuffer.isView(value))
    return new Uint8Array(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copied(item)]));
}
