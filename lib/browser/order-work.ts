interface WorkOptions<Message, Result> {
  signal: AbortSignal;
  /** Gets each message of the worker. @returns the result that ends the work, or null where it goes on @throws what ends it */
  onMessage: (message: Message) => { result: Result } | null;
}

/**
 * Gives an order to a worker that works for it alone, so that the page goes on meanwhile. Aborting ends the worker and frees
 * its memory.
 * @param begin starts the worker: bundlers want its address written out where it is made
 * @throws what `onMessage` throws, and an Error where the worker fails
 * @throws the signal's reason when the caller aborted
 */
export function orderWork<Message, Result>(
  begin: () => Worker,
  order: unknown,
  { signal, onMessage }: WorkOptions<Message, Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = begin();
    const end = () => {
      signal.removeEventListener('abort', abort);
      worker.terminate();
    };
    const fail = (reason: unknown) => {
      end();
      reject(reason);
    };
    const abort = () => fail(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      try {
        const ended = onMessage(data);
        if (ended === null) return;
        end();
        resolve(ended.result);
      } catch (failure) {
        fail(failure);
      }
    });
    worker.addEventListener('error', ({ message }) => fail(new Error(message)));
    worker.postMessage(order);
  });
}
