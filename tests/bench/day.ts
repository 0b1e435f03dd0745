import type { CacheTag } from '@/lib/cache-tags';
import { createNode, type Clock, type SimulatedNode } from './day-node';
import { CHANGES, randomOf, visit, type Random } from './day-model';
import { quantile } from './load';
import { short, table } from './report-file';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Milliseconds that a change takes to the other nodes. */
const BUS_MS = 5;
/** How much more than the day's mean its busiest hour has. */
const PEAK = 2.4;
const START = Date.parse('2026-03-02T00:00:00+09:00');
/** Visits that are counted, and those before them that fill the cache. */
const VISITS = 20_000;
const fillOf = (viewsADay: number) => (viewsADay > 1e6 ? 150_000 : 60_000);

interface Run {
  name: string;
  viewsADay: number;
  nodes: number;
  maxMiB: number;
}

const RUNS: readonly Run[] = [
  ...[16, 64, 256, 1024].map((maxMiB): Run => ({ name: 'a million', viewsADay: 1e6, nodes: 1, maxMiB })),
  ...[64, 256].map((maxMiB): Run => ({ name: 'ten million', viewsADay: 1e7, nodes: 2, maxMiB })),
  ...[2, 4, 8].map((nodes): Run => ({ name: 'a hundred million', viewsADay: 1e8, nodes, maxMiB: 256 })),
];

/** A day of visits and edits against the real page cache, in a time that is simulated. */
export async function measureDay(): Promise<string> {
  const rows: string[][] = [];
  for (const run of RUNS) rows.push(await simulate(run));
  return `## A day of visits, simulated

Visits and edits against the real page cache (\`PageCache\`, one for each node), over a renderer that takes the CPU of the measured misses
from one core of its node; the time is simulated, so nothing here depends on the machine. A million works of 20,000 artists, 1,000
articles and 400 pages of the artist list are visited by Zipf's distribution (a fifth of the visits is the home page, a quarter a work's
own address); for a million views 5,000 saves of works, 20,000 likes, 50 saves of articles and 24 of the home page. A visitor is sent to any
node; a change reaches the others after ${BUS_MS} ms. ${VISITS.toLocaleString('en-US')} visits of the busiest hour are counted, after ${fillOf(1e6).toLocaleString('en-US')} (from ten million a day on ${fillOf(1e7).toLocaleString('en-US')}) that fill the
cache: from ten million on that is a start with an empty cache in the busiest hour, and the rows show whether the nodes get out of it.
Renders and cores are of all nodes together; a wait is of visitors whom the cache couldn't answer.

${table(
  [
    'views a day',
    'nodes',
    'MiB a node',
    'from the cache',
    'renders/s',
    'cores',
    'refused',
    'wait p50 ms',
    'wait p99 ms',
    'most at one render of home',
  ],
  rows,
)}`;
}

async function simulate({ name, viewsADay, nodes: count, maxMiB }: Run): Promise<string[]> {
  const clock: Clock = { now: START };
  const random = randomOf(1);
  const nodes = Array.from({ length: count }, () => createNode(clock, maxMiB));
  const everyMs = DAY_MS / (viewsADay * PEAK);
  await replay(fillOf(viewsADay), { clock, nodes, random, everyMs });
  for (const { cache, figures } of nodes) {
    Object.assign(cache.answers, { HIT: 0, MISS: 0, STALE: 0 });
    Object.assign(figures, { renders: 0, cpuMs: 0, refused: 0, waits: [], waitedForHome: 0 });
  }
  const startedAt = clock.now;
  await replay(VISITS, { clock, nodes, random, everyMs });
  const seconds = (clock.now - startedAt) / 1000;
  const sum = (of: (node: SimulatedNode) => number) => nodes.reduce((total, node) => total + of(node), 0);
  const waits = nodes.flatMap(({ figures }) => figures.waits);
  const answered = sum(({ cache }) => cache.answers.HIT + cache.answers.STALE);
  return [
    name,
    String(count),
    String(maxMiB),
    `${((answered / VISITS) * 100).toFixed(1)} %`,
    short(sum(({ figures }) => figures.renders) / seconds),
    short(sum(({ figures }) => figures.cpuMs) / seconds / 1000),
    `${((sum(({ figures }) => figures.refused) / VISITS) * 100).toFixed(1)} %`,
    short(quantile(waits, 0.5)),
    short(quantile(waits, 0.99)),
    String(Math.max(...nodes.map(({ figures }) => figures.waitedForHome))),
  ];
}

interface Replay {
  clock: Clock;
  nodes: readonly SimulatedNode[];
  random: Random;
  everyMs: number;
}

async function replay(visits: number, { clock, nodes, random, everyMs }: Replay): Promise<void> {
  /** Changes on their way to the other nodes. */
  const news: { at: number; from: SimulatedNode; tags: CacheTag[] }[] = [];
  let next = clock.now;
  for (let index = 0; index < visits; index += 1) {
    next += -Math.log(1 - random()) * everyMs;
    for (const node of nodes) if (node.isDue(next)) await node.finish(next);
    clock.now = next;
    while (news[0] !== undefined && news[0].at <= next) {
      const told = news.shift();
      for (const node of nodes)
        if (told !== undefined && node !== told.from) node.cache.invalidate(told.tags);
    }
    for (const { perMillion, tags } of CHANGES) {
      if (random() >= perMillion / 1e6) continue;
      const from = anyOf(nodes, random);
      const changed = tags(random) as CacheTag[];
      from.cache.invalidate(changed);
      news.push({ at: next + BUS_MS, from, tags: changed });
    }
    anyOf(nodes, random).ask(visit(random));
  }
  // What is still rendered is ended, so that the next part begins with a quiet node.
  for (const node of nodes) await node.finish(next + HOUR_MS);
  clock.now = next;
}

function anyOf(nodes: readonly SimulatedNode[], random: Random): SimulatedNode {
  const node = nodes[Math.floor(random() * nodes.length)];
  if (node === undefined) throw new Error('There is no node.');
  return node;
}
