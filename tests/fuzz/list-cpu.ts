import type { Operation } from '@/tests/support/operations';
import { LIST_WORDS } from '@/tests/support/list-words';
import { short, table } from '@/tests/bench/report-file';
import type { KindResult } from './kind';
import { cpuOf } from './process-cpu';
import type { Sessions } from './roles';
import { searchedLists, withQuery, type Searched } from './searched-lists';

/** Milliseconds of CPU of the site's process that a list may take, with any text. */
const LIST_CPU_MS = 20;
/** A call over the limit is asked again so often: compiling, collecting garbage, jobs and a busy machine are none of it. */
const TRIES = 12;

/** A list, and what of its searches took the most. */
interface ListCpu {
  list: string;
  plainMs: number;
  worstMs: number;
  worst: string;
}

/** Measures what a search by each odd text takes, and the plain call, for each list; the worst first. */
export async function measureListCpu(
  url: string,
  { pid, sessions, operations }: { pid: number; sessions: Sessions; operations: readonly Operation[] },
): Promise<KindResult> {
  const ask = async ({ role, path }: Searched, query: Record<string, string>) => {
    const before = cpuOf(pid);
    const cookie = sessions.cookieOf(role);
    const answer = await fetch(url + withQuery(path, query), {
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie !== null && { cookie }) },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} for ${JSON.stringify(query)}`);
    return cpuOf(pid) - before;
  };
  const least = async (search: Searched, query: Record<string, string>, limit: number) => {
    let milliseconds = Number.POSITIVE_INFINITY;
    for (let round = 0; round < TRIES && milliseconds > limit; round += 1)
      milliseconds = Math.min(milliseconds, await ask(search, query));
    return milliseconds;
  };
  const lists = await searchedLists(url, sessions, operations);
  const figures: ListCpu[] = [];
  for (const search of lists) {
    const plainMs = await least(search, {}, 0);
    let worst = { worst: 'none', worstMs: plainMs };
    for (const [name, q] of Object.entries(LIST_WORDS)) {
      const worstMs = await least(search, { q }, LIST_CPU_MS);
      if (worstMs > worst.worstMs) worst = { worst: name, worstMs };
    }
    figures.push({ list: search.name, plainMs, ...worst });
  }
  return resultOf(figures.toSorted((left, right) => right.worstMs - left.worstMs));
}

function resultOf(lists: readonly ListCpu[]): KindResult {
  const slow = lists.filter(({ worstMs }) => worstMs > LIST_CPU_MS);
  const rows = lists.map(({ list, plainMs, worstMs, worst }) => [
    `\`${list}\``,
    short(plainMs),
    short(worstMs),
    worst,
  ]);
  const figures = table(['list', 'without a text, ms of CPU', 'worst text, ms of CPU', 'text'], rows);
  return {
    passed: lists.length - slow.length,
    failures: slow.map(
      ({ list, worst, worstMs }) => `${list} takes ${short(worstMs)} ms of CPU for ${worst}`,
    ),
    report: `CPU of ${lists.length} searched lists, the worst text of each:\n${figures}`,
    section: `A list may take ${LIST_CPU_MS} ms of CPU of the site, with any text; the least of up to ${TRIES} calls. The text of each list that took most:\n\n${figures}`,
  };
}
