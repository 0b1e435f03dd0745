import { LRUCache } from 'lru-cache';
import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import { nextDayInSeoul } from '@/lib/date/seoul';

/** An answer that is the same for every guest. */
export interface SharedAnswer {
  /** The envelope as JSON. */
  json: string;
  tags: ReadonlySet<CacheTag>;
}

interface Kept extends SharedAnswer {
  /** Epoch milliseconds. */
  freshUntil: number;
}

/** An answer under way, and the tags that have changed since it began. */
interface Flight {
  invalidated: Set<CacheTag>;
  answer: Promise<SharedAnswer>;
}

export interface SharedAnswersOptions {
  /** How long an answer is kept that nothing invalidates; 0 keeps none. */
  seconds: number;
  /** Whether this process hears of the changes that others make. While it doesn't, no answer is kept. */
  isConnected: () => boolean;
  now?: () => number;
}

/** What the answers promise caches on their way (`s-maxage`). */
const SHARED_SECONDS = 60;
const MAX_BYTES = 8 * 1024 * 1024;
const BYTES_OF_CHARACTER = 2;

/**
 * Keeps the answers of `caching: 'shared'` for guests until one of their tags changes (docs/adr/0062). Calls for the same
 * answer wait for one.
 */
export class SharedAnswers {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }, key) => (json.length + key.length) * BYTES_OF_CHARACTER + 512,
  });
  /** Those that a call may wait for. */
  readonly #joinable = new Map<string, Flight>();
  readonly #active = new Set<Flight>();
  readonly #now: () => number;

  constructor(private readonly options: SharedAnswersOptions) {
    this.#now = options.now ?? Date.now;
  }

  /** The answer with this key. @param make makes it anew. What it throws is not kept, and reaches all that wait */
  get(key: string, make: () => Promise<SharedAnswer>): Promise<SharedAnswer> {
    if (this.options.seconds === 0 || !this.options.isConnected()) return make();
    const kept = this.#kept.get(key);
    if (kept !== undefined && this.#now() < kept.freshUntil) return Promise.resolve(kept);
    return (this.#joinable.get(key) ?? this.#begin(key, make)).answer;
  }

  /** Forgets the answers with these tags. Answers under way may have read old data, so new calls don't wait for them. */
  invalidate(tags: readonly CacheTag[]): void {
    if (tags.includes(cacheTags.everything)) this.#kept.clear();
    else
      for (const [key, kept] of this.#kept.entries())
        if (tags.some((tag) => kept.tags.has(tag))) this.#kept.delete(key);
    for (const flight of this.#active) for (const tag of tags) flight.invalidated.add(tag);
    this.#joinable.clear();
  }

  #begin(key: string, make: () => Promise<SharedAnswer>): Flight {
    const startedAt = this.#now();
    const flight: Flight = { invalidated: new Set(), answer: make() };
    flight.answer = flight.answer
      .then((answer) => {
        const { invalidated } = flight;
        const isOutdated =
          invalidated.has(cacheTags.everything) || [...answer.tags].some((tag) => invalidated.has(tag));
        if (!isOutdated) this.#kept.set(key, { ...answer, freshUntil: this.#freshUntil(answer, startedAt) });
        return answer;
      })
      .finally(() => {
        this.#active.delete(flight);
        if (this.#joinable.get(key) === flight) this.#joinable.delete(key);
      });
    this.#active.add(flight);
    this.#joinable.set(key, flight);
    return flight;
  }

  /** An answer about today ends with the day in Seoul on which it was begun. */
  #freshUntil({ tags }: SharedAnswer, startedAt: number): number {
    const end = startedAt + Math.min(SHARED_SECONDS, this.options.seconds) * 1000;
    if (!tags.has(cacheTags.today)) return end;
    return Math.min(end, nextDayInSeoul(new Date(startedAt)).getTime());
  }
}
