import { logIn } from './accounts';
import { quantile } from './load';
import { short, table } from './report-file';
import type { Site } from './site';
import { nameOf, QUICK, TOUCH_CASES, type TouchCase } from './touch-cases';
import { touchOnce, type Touched } from './touched-page';

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
  const all: Touched[] = [];
  const rows: string[][] = [];
  for (const each of cases) {
    const touches = await touchesOf(site, each, isQuick ? QUICK_WAITS_MS : WAITS_MS, cookies);
    all.push(...touches);
    rows.push([nameOf(each), ...figuresOf(touches)]);
    console.log(rows.at(-1)?.join(' | '));
  }
  rows.push([`all ${all.length}`, ...figuresOf(all)]);
  return `## First touches

A phone of 390 px with a processor slowed fourfold, a new browser for each touch, ${WAITS_MS.map((wait) => wait / 1000).join(', ')} s after the load. From the touch to the first frame with its effect;
the longest task that began after the first view. Aim: none lost, p95 200 ms, tasks 150 ms, later touches 100 ms, no shift.

${table(['touch', 'lost', 'median ms', 'p95 ms', 'longest task, median', 'p95', 'next, p95', 'LCP', 'shift'], rows)}`;
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
    const follow = waitMs === 1500 && FOLLOWED.has(nameOf(each)) ? NEXT_TOUCHES : 0;
    touches.push(await touchOnce(site, each, { waitMs, cookie, follow }));
  }
  return touches;
}

function figuresOf(touches: readonly Touched[]): string[] {
  const shown = touches.flatMap(({ shown }) => (shown === null ? [] : [shown]));
  const tasks = touches.map(({ longestTask }) => longestTask);
  const next = touches.flatMap((touch) => touch.next);
  return [
    String(touches.length - shown.length),
    short(quantile(shown, 0.5)),
    short(quantile(shown, 0.95)),
    short(quantile(tasks, 0.5)),
    short(quantile(tasks, 0.95)),
    short(quantile(next, 0.95)),
    short(
      quantile(
        touches.map(({ lcp }) => lcp),
        0.5,
      ),
    ),
    short(Math.max(...touches.map(({ layoutShift }) => layoutShift))),
  ];
}
