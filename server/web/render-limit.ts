import pLimit from 'p-limit';

export interface RenderLimitOptions {
  /** Renders share one thread, so more at once only makes each later. */
  atOnce: number;
  /** Of those, renders of pages that aren't stored: cached pages are renewed beside them. */
  unstoredAtOnce: number;
  /** When so many wait, further renders are refused at once. */
  maxWaiting: number;
  /** Of those, the unstored pages of one visitor. */
  maxWaitingOfOne: number;
}

const DEFAULTS: RenderLimitOptions = { atOnce: 4, unstoredAtOnce: 2, maxWaiting: 200, maxWaitingOfOne: 50 };

/**
 * Bounds what Next renders at a time, stored or not. A flood of pages that can't be stored only delays
 * itself: cached pages are answered meanwhile, and another visitor's page still gets a place.
 */
export class RenderLimit {
  readonly #options: RenderLimitOptions;
  readonly #all;
  readonly #unstored;
  readonly #waiting = new Map<string, number>();

  constructor(options: Partial<RenderLimitOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
    this.#all = pLimit(this.#options.atOnce);
    this.#unstored = pLimit(this.#options.unstoredAtOnce);
  }

  /** Renders what the page cache will store. @returns null, at once, where too many wait already */
  stored<Value>(work: () => Promise<Value>): Promise<Value> | null {
    return this.#isFull() ? null : this.#all(work);
  }

  /**
   * Renders a page for one visitor.
   * @param visitor the address that asks
   * @returns null, at once, where too many wait already, or too many of this visitor's
   */
  unstored<Value>(visitor: string, work: () => Promise<Value>): Promise<Value> | null {
    const own = this.#waiting.get(visitor) ?? 0;
    if (this.#isFull() || own >= this.#options.maxWaitingOfOne) return null;
    this.#waiting.set(visitor, own + 1);
    return this.#unstored(() => {
      this.#leave(visitor);
      return this.#all(work);
    });
  }

  #isFull(): boolean {
    return this.#all.pendingCount + this.#unstored.pendingCount >= this.#options.maxWaiting;
  }

  #leave(visitor: string): void {
    const others = (this.#waiting.get(visitor) ?? 1) - 1;
    if (others === 0) this.#waiting.delete(visitor);
    else this.#waiting.set(visitor, others);
  }
}
