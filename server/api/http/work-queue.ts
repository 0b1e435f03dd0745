import { ApiError } from '@/server/api/http/api-error';

export interface WorkQueueOptions {
  atOnce: number;
  /** How many may wait for their turn. */
  waitingMax: number;
}

/** `Retry-After` in seconds for callers for whom there is no room. */
const RETRY_SECONDS = 10;

/** Lets a few pieces of work run at a time; the others wait in the order in which they came. */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** Whether work that comes now has to wait. */
  get isBusy(): boolean {
    return this.#running >= this.#options.atOnce;
  }

  /** @throws ApiError UNAVAILABLE where too many wait; the signal's reason while it waits; what `work` throws */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await this.#turn(signal);
    try {
      return await work();
    } finally {
      // Hands the place to the caller that waited longest, so that no new caller takes it.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  async #turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const { atOnce, waitingMax } = this.#options;
    if (this.#running < atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= waitingMax)
      throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': String(RETRY_SECONDS) } });
    await this.#wait(signal);
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(signal?.reason as Error);
      };
      this.#waiting.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
