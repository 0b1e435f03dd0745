import { LIMITS } from '@/lib/limits';
import type { SearchEntryRepository } from './postgres-repository';
import type { SuggestionRepository } from './suggestion-repository';
import type { SearchHits, SearchProvider, SearchRequest } from './search';
import { suggestFrom } from './suggest';

/**
 * Two ways lead to the hits of an index, and each is slow where the other is fast: through the grams, which
 * takes as long as there are hits, and from the newest entry back, which takes the longer the fewer there are.
 * How many of the newest entries match says which. Neither way looks at more rows than is written here, but
 * for the grams' where the newest say that there are few hits.
 */
const PROBE = 1000;
/** So many hits among those make counting back to the cap the shorter way. */
const FREQUENT = 150;
/** So many make walking back to a page the shorter way. */
const NOT_RARE = 5;
/** Entries walked back at the most. */
const WALK = 40_000;
/** Titles that begin with the text and are sorted; of more, the newest are found by walking. */
const SORTED = 20_000;
/** Letters of a title that its index holds. */
const TYPED_MAX = 200;

/** Search in the database itself, over what its triggers keep. */
export function createPostgresSearch(
  entries: SearchEntryRepository,
  suggestions: SuggestionRepository,
): SearchProvider {
  const cap = LIMITS.search.countCap;

  /** The hits of a text that has more of them than the cap, up to `count`. */
  async function listCapped(request: SearchRequest, typed: string, seen: number, count: number) {
    const canStart = typed.length < TYPED_MAX;
    const found = canStart ? await listByTitle(request, typed, seen, count) : [];
    const rest = count - found.length;
    if (rest <= 0) return found;
    const which = canStart ? 'others' : 'all';
    if (seen >= NOT_RARE) {
      const recent = await entries.listRecent(request, which, WALK, rest);
      if (recent.length === rest) return [...found, ...recent];
    }
    return [...found, ...(await entries.listOthers(request, which, rest))];
  }

  /** Entries whose title is the text, then those whose title begins with it. */
  async function listByTitle(request: SearchRequest, typed: string, seen: number, count: number) {
    const equal = await entries.listEqual(request, typed, count);
    const rest = count - equal.length;
    if (rest <= 0) return equal;
    if (seen >= NOT_RARE && (await entries.countStarting(request, typed, SORTED)) >= SORTED) {
      const recent = await entries.listRecent(request, 'starting', WALK, rest);
      if (recent.length === rest) return [...equal, ...recent];
    }
    return [...equal, ...(await entries.listStarting(request, typed, rest))];
  }

  return {
    kind: 'postgres',

    async search(request): Promise<SearchHits> {
      const { offset, limit } = request;
      const seen = await entries.countRecent(request, PROBE, PROBE);
      const isSurelyCapped = seen >= FREQUENT && (await entries.countRecent(request, WALK, cap + 1)) > cap;
      const ranked = isSurelyCapped
        ? { total: cap + 1, typed: await entries.spell(request.text), uuids: [] }
        : await entries.findRanked(request, cap, { offset, limit });
      if (ranked.total <= cap) return { uuids: ranked.uuids, total: ranked.total, isCapped: false };
      const count = Math.min(cap, offset + limit);
      const hits = offset >= cap ? [] : await listCapped(request, ranked.typed, seen, count);
      return { uuids: hits.slice(offset), total: cap, isCapped: true };
    },

    suggest: (text, limit) => suggestFrom(suggestions, text, limit),

    async checkHealth() {
      try {
        return (await entries.check()).knowsHangul ? 'GREEN' : 'YELLOW';
      } catch {
        return 'RED';
      }
    },

    close: async () => undefined,
  };
}
