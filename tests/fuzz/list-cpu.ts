import { z } from 'zod';
import { fillUrl } from '@/lib/api/url';
import type { Operation } from '@/tests/support/operations';
import { LIST_WORDS } from '@/tests/support/list-words';
import { short, table } from '@/tests/bench/report-file';
import type { KindResult } from './kind';
import { cpuOf } from './process-cpu';
import { callAs, ROLES, type Role, type Sessions } from './roles';

/** Milliseconds of CPU of the site's process that a search may take more than the same list without a text. */
const LIST_CPU_MS = 20;
/** A search over the limit is asked again so often: compiling, collecting garbage and jobs are none of it. */
const TRIES = 12;

/** A list, and what of its searches took the most. */
interface ListCpu {
  list: string;
  plainMs: number;
  addedMs: number;
  worst: string;
}

interface Searched {
  name: string;
  role: Role;
  path: string;
}

/** Measures what a search by each odd text takes more than the plain call, for each list; the worst first. */
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
    let worst = { worst: '–', addedMs: 0 };
    for (const [name, q] of Object.entries(LIST_WORDS)) {
      const addedMs = (await least(search, { q }, plainMs + LIST_CPU_MS)) - plainMs;
      if (addedMs > worst.addedMs) worst = { worst: name, addedMs };
    }
    figures.push({ list: search.name, plainMs, ...worst });
  }
  return resultOf(figures.toSorted((left, right) => right.addedMs - left.addedMs));
}

function resultOf(lists: readonly ListCpu[]): KindResult {
  const slow = lists.filter(({ addedMs }) => addedMs > LIST_CPU_MS);
  const rows = lists.map(({ list, plainMs, addedMs, worst }) => [
    `\`${list}\``,
    short(plainMs),
    short(addedMs),
    worst,
  ]);
  const figures = table(['list', 'plain, ms of CPU', 'adds, ms of CPU', 'text'], rows);
  return {
    passed: lists.length - slow.length,
    failures: slow.map(
      ({ list, worst, addedMs }) => `${list} takes ${short(addedMs)} ms of CPU more for ${worst}`,
    ),
    report: `CPU of ${lists.length} searched lists, the worst text of each:\n${figures}`,
    section: `A search may add ${LIST_CPU_MS} ms of CPU to its list without a text. The text of each list that added most:\n\n${figures}`,
  };
}

/** Whether a call is the search of a list; exports are files, which have a limit of their own. */
export const isListSearch = ({ method, path, parameters }: Operation): boolean =>
  method === 'GET' && !path.endsWith('/export') && parameters.some(({ name }) => name === 'q');

const contestsSchema = z.object({ content: z.array(z.object({ uuid: z.string() })) });

async function searchedLists(
  url: string,
  sessions: Sessions,
  operations: readonly Operation[],
): Promise<Searched[]> {
  const held = await callAs(url, sessions.cookieOf('BUSINESS'), { path: '/v1/organizations/contests' });
  const uuid = contestsSchema.parse(held).content[0]?.uuid ?? '';
  return operations.filter(isListSearch).flatMap((operation) => {
    const { name, path, parameters, access } = operation;
    const role = access === 'anyone' ? 'GUEST' : (ROLES.find((each) => isAdmitted(each, access)) ?? 'ADMIN');
    const [choice] = parameters.filter(({ name: key, required }) => required === true && key !== 'uuid');
    if (choice === undefined) return [{ name, role, path: fillUrl(path, { params: { uuid } }) }];
    return (choice.schema.enum ?? []).map(String).map((value) => ({
      name: `${name} ${value}`,
      role,
      path:
        choice.in === 'path'
          ? fillUrl(path, { params: { [choice.name]: value } })
          : `${path}?${choice.name}=${value}`,
    }));
  });
}

const isAdmitted = (role: Role, access: Operation['access']) =>
  role !== 'GUEST' && (access === 'member' || (Array.isArray(access) && access.includes(role)));

function withQuery(path: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`;
}
