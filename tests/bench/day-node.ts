import type { IncomingMessage, ServerResponse } from 'node:http';
import { PageCache } from '@/server/web/page-cache';
import { modelOf } from './day-model';

/** The moment that is simulated, in epoch milliseconds. */
export interface Clock {
  now: number;
}

/** A node: the real page cache, over a renderer that takes the CPU of one core. */
export interface SimulatedNode {
  cache: PageCache;
  /** Whether a render is done at that moment. */
  isDue(moment: number): boolean;
  /** Ends the renders that are done at that moment, and lets what waits for them go on. */
  finish(until: number): Promise<void>;
  ask(url: string): void;
  figures: Figures;
}

interface Figures {
  renders: number;
  cpuMs: number;
  refused: number;
  /** Milliseconds that each visitor waited who wasn't answered from the cache. */
  waits: number[];
  /** The most visitors that waited for one render of the home page. */
  waitedForHome: number;
}

/** Pages and memory are this much smaller, because each page is hashed. */
const SCALE = 16;
/** What a stored page takes of the cache: this many times its document, and the heads (`StoredPage`). */
const TIMES = 1.5;
const HEADS = 4096;
const scaled = (bytes: number) => Math.round(((bytes * TIMES + HEADS) / SCALE - HEADS) / TIMES);
/** All pages are parts of these bytes. */
const BYTES = Buffer.alloc(16 * 1024);
/** A type that isn't compressed: what is simulated is which pages are there. */
const TYPE = [['content-type', 'application/octet-stream']] as const;
const FRESH_SECONDS = 300;
/** The longest queue of renders (`RenderLimit`). */
const MAX_WAITING = 200;

interface Render {
  doneAt: number;
  resolve: () => void;
}

export function createNode(clock: Clock, maxMiB: number): SimulatedNode {
  const figures: Figures = { renders: 0, cpuMs: 0, refused: 0, waits: [], waitedForHome: 0 };
  const queue: Render[] = [];
  let freeAt = clock.now;
  let waitForHome = 0;
  const cache = new PageCache({
    maxBytes: (maxMiB * 2 ** 20) / SCALE,
    freshSeconds: FRESH_SECONDS,
    cdnSeconds: 0,
    now: () => clock.now,
    sendFailure: () => (figures.refused += 1),
    render: ({ url }) => {
      if (queue.length >= MAX_WAITING)
        return Promise.resolve({ kind: 'failure', reason: 'busy', page: null });
      const { bytes, cpuMs, tags } = modelOf(url);
      freeAt = Math.max(freeAt, clock.now) + cpuMs;
      figures.renders += 1;
      figures.cpuMs += cpuMs;
      const page = { status: 200, headers: TYPE, body: BYTES.subarray(0, scaled(bytes)), tags };
      return new Promise((resolve) => {
        queue.push({ doneAt: freeAt, resolve: () => resolve({ kind: 'page', page }) });
      });
    },
  });
  return {
    cache,
    figures,
    isDue: (moment) => (queue[0]?.doneAt ?? Number.POSITIVE_INFINITY) <= moment,
    async finish(until) {
      while (queue[0] !== undefined && queue[0].doneAt <= until) {
        const render = queue.shift();
        clock.now = render?.doneAt ?? until;
        render?.resolve();
        await new Promise(setImmediate);
      }
    },
    ask(url) {
      const askedAt = clock.now;
      const before = cache.answers.HIT + cache.answers.STALE;
      const isHome = url === '/';
      const end = () => {
        figures.waits.push(clock.now - askedAt);
        if (isHome) waitForHome = 0;
      };
      let isAnswered = false;
      const response = {
        destroyed: false,
        writeHead: () => undefined,
        end: () => (isAnswered ? end() : undefined),
      };
      const request = { method: 'GET', url, headers: {} };
      cache.serve(request as unknown as IncomingMessage, response as unknown as ServerResponse);
      isAnswered = true;
      if (cache.answers.HIT + cache.answers.STALE > before || !isHome) return;
      waitForHome += 1;
      figures.waitedForHome = Math.max(figures.waitedForHome, waitForHome);
    },
  };
}
