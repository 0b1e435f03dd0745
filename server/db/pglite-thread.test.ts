import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { isStorageFull } from './errors';
import type { ThreadRequest } from './pglite-messages';
import { PgliteThread } from './pglite-thread';

/** A thread that opens at once and answers every request with what PGlite says when its log finds no room. */
class PeerWorker extends EventEmitter {
  isEnded = false;
  constructor() {
    super();
    setImmediate(() => this.emit('message', { kind: 'ready' }));
  }
  postMessage({ id }: ThreadRequest) {
    const error = { message: 'XLogBeginInsert was already called', code: 'XX000' };
    setImmediate(() => this.emit('message', { kind: 'error', id, error }));
  }
  terminate() {
    this.isEnded = true;
    setImmediate(() => this.emit('exit', 1));
    return Promise.resolve(1);
  }
}

/** @param isDiskFull what the disk says */
function threadOn(isDiskFull: () => boolean) {
  const workers: PeerWorker[] = [];
  const thread = new PgliteThread({
    startWorker: () => {
      const worker = new PeerWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    isDiskFull,
    queryTimeoutMs: 10_000,
  });
  const fail = () => thread.send({ kind: 'exec', sql: 'select 1' }).catch((error: unknown) => error);
  return { workers, fail };
}

test('on a full disk the thread is ended, says that it is full, and starts anew with the next request', async () => {
  const { workers, fail } = threadOn(() => true);
  expect(isStorageFull(await fail())).toBe(true);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  await fail();
  expect(workers).toHaveLength(2);
});

test('elsewhere an error of the database’s own is what it is', async () => {
  const { workers, fail } = threadOn(() => false);
  expect(await fail()).toMatchObject({ code: 'XX000', message: 'XLogBeginInsert was already called' });
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
});
