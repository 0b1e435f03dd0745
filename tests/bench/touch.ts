import { z } from 'zod';
import { logIn } from './accounts';
import { quantile } from './load';
import { short, table } from './report-file';
import type { Site } from './site';
import { nameOf, QUICK, TOUCH_CASES, type TouchCase } from './touch-cases';
import { touchOnce, type Touched } from './touched-page';

const likedSchema = z.object({ data: z.object({ content: z.array(z.object({ uuid: z.uuid() })) }) });

const WAITS_MS = [300, 1500, 4000];
const QUICK_WAITS_MS = [300, 1500];
const NEXT_TOUCHES = 10;
/** The pages on which further touches follow the first. */
const FOLLOWED = new Set(['home menu', 'artist list menu', 'special menu']);

/** Every first touch in a browser of its own. `TOUCH=quick` takes a few, `TOUCH=words` those whose names have the words. */
export async function measureTouch(site: Pick<Site, 'url'>): Promise<string> {
  const wish = process.env.TOUCH ?? '';
  const isQuick = wish === 'quick';
  const cases = TOUCH_CASES.filter((each) =>
    isQuick ? QUICK.includes(nameOf(each)) : nameOf(each).includes(wish),
  );
  const cookies = new Map<string, string>();
  const waits = isQuick ? QUICK_WAITS_MS : WAITS_MS;
  const all: Touched[] = [];
  const rows: string[][] = [];
  for (const each of cases) {
    const touches = await touchesOf(site, each, waits, cookies);
    all.push(...touches);
    rows.push([nameOf(each), ...figuresOf(touches, waits)]);
    console.log(rows.at(-1)?.join(' | '));
  }
  rows.push([`p95 of all ${all.length}`, ...figuresOf(all, waits)]);
  return `## First touches

A phone of 390 px with a processor slowed fourfold, a new browser for each touch, so long after the load. From the touch to the first frame with
its effect, and to the frame with all of it, as a dialog whose shell comes before its code; the longest task that began after the first view. Aim: none lost, 200 ms, tasks of 150 ms, later touches 100 ms, no shift.

${table(['touch', 'lost', ...waits.map((wait) => `ms, after ${wait / 1000} s`), 'all of it', 'longest task', 'later touches', 'LCP', 'shift'], rows)}`;
}

async function touchesOf(
  site: Pick<Site, 'url'>,
  each: TouchCase,
  waits: readonly number[],
  cookies: Map<string, string>,
): Promise<Touched[]> {
  const { member } = each;
  if (member !== undefined && !cookies.has(member)) cookies.set(member, await logIn(site, member));
  const cookie = member === undefined ? undefined : cookies.get(member);
  // The page is stored, and its pictures are made, by a visit that doesn't count.
  await touchOnce(site, each, { waitMs: 0, cookie });
  const touches: Touched[] = [];
  for (const waitMs of waits) {
    if (cookie !== undefined) {
      await unlikeAll(site, cookie);
      await (await fetch(site.url + each.path)).arrayBuffer();
    }
    const follow = waitMs === 1500 && FOLLOWED.has(nameOf(each)) ? NEXT_TOUCHES : 0;
    touches.push(await touchOnce(site, each, { waitMs, cookie, follow }));
  }
  return touches;
}

/** Takes back what an account likes, so that a touch likes it anew. */
async function unlikeAll({ url }: Pick<Site, 'url'>, cookie: string): Promise<void> {
  const headers = {
    cookie,
    origin: url,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };
  const answer = await fetch(`${url}/v1/users/me/likes?likeType=ARTIST&size=100`, { headers });
  const { data } = likedSchema.parse(await answer.json());
  for (const { uuid } of data.content) {
    const body = JSON.stringify({ type: 'ARTIST', uuid });
    const { ok, status } = await fetch(`${url}/v1/users/me/likes`, { method: 'DELETE', headers, body });
    if (!ok) throw new Error(`A like was not taken back: ${status}`);
  }
}

/** The p95 of each column; of one case it is what was measured. */
function figuresOf(touches: readonly Touched[], waits: readonly number[]): string[] {
  const p95 = (numbers: readonly number[]) => short(quantile(numbers, 0.95));
  const shownAfter = (wait: number) =>
    touches.flatMap(({ shown, waitMs }) => (shown === null || waitMs !== wait ? [] : [shown]));
  return [
    String(touches.filter(({ shown }) => shown === null).length),
    ...waits.map((wait) => p95(shownAfter(wait))),
    p95(touches.flatMap(({ filled }) => filled ?? [])),
    p95(touches.map(({ longestTask }) => longestTask)),
    p95(touches.flatMap((touch) => touch.next)),
    p95(touches.map(({ lcp }) => lcp)),
    short(Math.max(...touches.map(({ layoutShift }) => layoutShift))),
  ];
}
