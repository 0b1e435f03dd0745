import { EventEmitter } from 'node:events';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { openThread, type Database } from '@/server/db/client';
import type { ThreadRequest } from '@/server/db/pglite-messages';
import { pgliteOptions } from '@/server/db/pglite-options';
import { answerRequests } from '@/server/db/pglite-requests';
import type { Step } from './places';

const PATIENCE = { queryTimeoutMs: 600_000, transactionTimeoutMs: 600_000, isDiskFull: () => false };

/**
 * The embedded database of a folder, with each of its commands held until `step` resolves. It runs in this thread: `PgliteThread`
 * takes it for a thread that it has started.
 */
export function openStopped(dataDir: string, step: (name: Step) => Promise<void>): Promise<Database> {
  return openThread({
    ...PATIENCE,
    startWorker: () => new SteppedThread(dataDir, step) as unknown as Worker,
  });
}

class SteppedThread extends EventEmitter {
  readonly #port: MessagePort;
  readonly #step: (name: Step) => Promise<void>;

  constructor(dataDir: string, step: (name: Step) => Promise<void>) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#step = step;
    port1.on('message', (response: unknown) => this.emit('message', response));
    answerRequests(port2, PGlite.create(pgliteOptions(dataDir)));
  }

  postMessage(request: ThreadRequest): void {
    void this.#step(nameOf(request)).then(() => this.#port.postMessage(request));
  }

  terminate(): Promise<number> {
    this.#port.close();
    setImmediate(() => this.emit('exit', 0));
    return Promise.resolve(0);
  }
}

/** A command by its first words. */
function nameOf(request: ThreadRequest): Step {
  if (!('sql' in request)) return request.kind;
  return request.sql.trim().replaceAll('"', '').split(/\s+/).slice(0, 3).join(' ');
}
