import pLimit from 'p-limit';
import { NO_TELEMETRY, type Telemetry } from '@/server/telemetry/telemetry';
import { traced } from '@/server/telemetry/tracing';

export interface RenderLimitOptions {
  /** The number of simultaneous renders. They share one thread, so more of them would only delay each other. */
  atOnce: number;
  /** How many of those may render pages that aren't stored. The others renew cached pages. */
  unstoredAtOnce: number;
  /** The longest queue. */
  maxWaiting: number;
  /** How many unstored pages of one visitor may wait. */
  maxWaitingOfOne: number;
}

const DEFAULTS: RenderLimitOptions = { atOnce: 4, unstoredAtOnce: 2, maxWaiting: 200, maxWaitingOfOne: 50 };

/**
 * The limit of simultaneous renders of Next, whether the page cache stores the page or not. A flood of unstored pages
 * delays neither cached pages nor the pages of other visitors.
 */
export class RenderLimit {
  readonly #options: RenderLimitOptions;
  readonly #all;
  readonly #unstored;
  readonly #waiting = new Map<string, number>();

  constructor(
    options: Partial<RenderLimitOptions> = {},
    private readonly telemetry: Telemetry = NO_TELEMETRY,
  ) {
    this.#options = { ...DEFAULTS, ...options };
    this.#all = pLimit(this.#options.atOnce);
    this.#unstored = pLimit(this.#options.unstoredAtOnce);
  }

  /** Renders a page for the page cache. @returns null, at once, where the queue is full */
  stored<Value>(work: () => Promise<Value>): Promise<Value> | null {
    return this.#isFull() ? null : this.#all(() => this.#observed('stored', work));
  }

  /**
   * Renders a page for one visitor.
   * @param visitor the address that asks
   * @returns null, at once, where the queue is full, or has too many pages of this visitor
   */
  unstored<Value>(visitor: string, work: () => Promise<Value>): Promise<Value> | null {
    const own = this.#waiting.get(visitor) ?? 0;
    if (this.#isFull() || own >= this.#options.maxWaitingOfOne) return null;
    this.#waiting.set(visitor, own + 1);
    return this.#unstored(() => {
      this.#leave(visitor);
      return this.#all(() => this.#observed('unstored', work));
    });
  }

  statistics(): { active: number; waiting: number } {
    return {
      active: this.#all.activeCount,
      waiting: this.#all.pendingCount + this.#unstored.pendingCount,
    };
  }

  async #observed<Value>(kind: 'stored' | 'unstored', work: () => Promise<Value>): Promise<Value> {
    const { metrics, tracing } = this.telemetry;
    if (metrics === null && tracing === null) return work();
    const startedAt = performance.now();
    try {
      return await traced(tracing, `render ${kind}`, {}, work);
    } finally {
      metrics?.render(kind, (performance.now() - startedAt) / 1000);
    }
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
