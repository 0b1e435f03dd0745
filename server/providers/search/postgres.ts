import { SEARCH_COUNT_CAP } from './search';
import type { Probe, SearchEntryRepository } from './postgres-repository';
import type { SuggestionRepository } from './suggestion-repository';
import type { SearchHits, SearchProvider, SearchRequest } from './search';
import { suggestFrom } from './suggest';

/**
 * There are two ways to the hits of an index. The way by the grams takes longer with more hits. Walking back from the newest
 * entry takes longer with fewer hits. The share of hits among the newest entries tells which way is shorter. This is the
 * number of entries that are probed.
 */
const PROBE = 1000;
/** How many times as long a walked row takes as one that the grams find. */
const STEP = 2.5;
/** The largest number of entries to walk back. */
const WALK = 40_000;
/** The largest number of titles with the same beginning to sort. Of more, the newest are found by walking. */
const SORTED = 20_000;
/** How many letters of a title its index has. */
const TYPED_MAX = 200;

/** Search in the database itself, in the entries that its triggers keep. */
export function createPostgresSearch(
  entries: SearchEntryRepository,
  suggestions: SuggestionRepository,
): SearchProvider {
  const cap = SEARCH_COUNT_CAP;

  /** The hits of a text that has more of them than the cap, up to `count`. */
  async function listCapped(request: SearchRequest, probe: Probe, count: number) {
    const typed = await entries.spell(request.query.text);
    const canStart = typed !== '' && typed.length < TYPED_MAX;
    const found = canStart ? await listByTitle(request, typed, probe, count) : [];
    const rest = count - found.length;
    if (rest <= 0) return found;
    const which = canStart ? 'others' : 'all';
    if (isShorterToWalk(probe, rest)) {
      const recent = await entries.listRecent(request, which, WALK, rest);
      if (recent.length === rest) return [...found, ...recent];
    }
    return [...found, ...(await entries.listOthers(request, probe.rare, which, rest))];
  }

  /** Entries whose title is the text, then those whose title begins with it. */
  async function listByTitle(request: SearchRequest, typed: string, probe: Probe, count: number) {
    const equal = await entries.listEqual(request, typed, count);
    const rest = count - equal.length;
    if (rest <= 0) return equal;
    if (probe.seen > 0 && (await entries.countStarting(request, typed, SORTED)) >= SORTED) {
      const recent = await entries.listRecent(request, 'starting', WALK, rest);
      if (recent.length === rest) return [...equal, ...recent];
    }
    return [...equal, ...(await entries.listStarting(request, typed, rest))];
  }

  return {
    kind: 'postgres',

    async search(request): Promise<SearchHits> {
      const { offset, limit } = request;
      const probe = await entries.probe(request, PROBE);
      if (probe.seen === 0 && probe.isAll) return { uuids: [], total: 0, isCapped: false };
      const isSurelyCapped =
        isShorterToWalk(probe, cap + 1) && (await entries.countRecent(request, WALK, cap + 1)) > cap;
      const ranked = isSurelyCapped
        ? { total: cap + 1, uuids: [] }
        : await entries.findRanked(request, probe.rare, cap, { offset, limit });
      if (ranked.total <= cap) return { uuids: ranked.uuids, total: ranked.total, isCapped: false };
      const count = Math.min(cap, offset + limit);
      const hits = offset >= cap ? [] : await listCapped(request, probe, count);
      return { uuids: hits.slice(offset), total: cap, isCapped: true };
    },

    hasHits: (questions) => entries.haveHits(questions),

    suggest: (text, limit) => suggestFrom(suggestions, text, limit),

    async checkHealth() {
      try {
        return (await entries.check()).knowsHangul ? 'GREEN' : 'YELLOW';
      } catch {
        return 'RED';
      }
    },
  };
}

/** Whether `count` hits are found faster by walking back from the newest entry than by the grams. */
function isShorterToWalk({ seen, entries }: Probe, count: number): boolean {
  if (seen === 0) return false;
  const steps = (count * PROBE) / seen;
  return steps <= WALK / 2 && steps * STEP < (entries * seen) / PROBE;
}
