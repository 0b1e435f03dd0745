import sharp from 'sharp';
import { z } from 'zod';
import { callAs, openSessions, type Sessions } from '@/tests/fuzz/roles';

/** What the load does, by name, and how often it was done and failed. */
export type Tally = Record<string, { done: number; failed: number }>;

interface Loaded {
  url: string;
  sessions: Sessions;
  round: number;
}

type Work = (loaded: Loaded) => Promise<boolean>;

const DRAFTS = '/v1/artists/me/artwork-drafts';
const draftsSchema = z.object({ content: z.array(z.object({ uuid: z.uuid(), version: z.int() })) });
const PAGES = ['/', '/artist', '/article/exhibition', '/my/support/notice', '/search?q=%EB%8B%AC'];
const WORDS = ['달', '김', '전시', '바다', '회화', '없는말'];

/** A picture of its own in each round: the same one again would be the same draft. */
function paint(round: number): Promise<Buffer> {
  const background = { r: round % 256, g: Math.floor(round / 256) % 256, b: 128 };
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
}

const isFound = (data: unknown) => data !== null;
const pick = <Item>(items: readonly Item[], round: number): Item | undefined => items[round % items.length];

const WORKS: Readonly<Record<string, Work>> = {
  pages: async ({ url, round }) => (await fetch(url + (pick(PAGES, round) ?? '/'))).ok,
  lists: async ({ url, round }) =>
    isFound(await callAs(url, null, { path: `/v2/artists?page=${round % 3}` })),
  searches: async ({ url, round }) => {
    const q = encodeURIComponent(`${pick(WORDS, round) ?? ''}${round % 50}`);
    return isFound(await callAs(url, null, { path: `/v2/artists?q=${q}` }));
  },
  logins: async ({ sessions }) => sessions.renew('MEMBER'),
  likes: async ({ url, sessions, round }) => {
    const list = await callAs(url, null, { path: '/v2/artists' });
    const uuid = uuidsIn(list).at(round % 20);
    const body = { type: 'ARTIST', uuid };
    const method = round % 2 === 0 ? 'POST' : 'DELETE';
    const path = '/v1/users/me/likes';
    return isFound(await callAs(url, sessions.cookieOf('ARTIST'), { method, path, body }));
  },
  saves: async ({ url, sessions }) => {
    const cookie = sessions.cookieOf('ARTIST') ?? '';
    const [draft] = draftsIn(await callAs(url, cookie, { path: DRAFTS }));
    if (draft === undefined) return true;
    const body = JSON.stringify({ version: draft.version, fields: { title: '부하' } });
    const headers = { ...fromSite(url, cookie), 'content-type': 'application/json' };
    const saved = await isOk(`${url}${DRAFTS}/${draft.uuid}`, { method: 'PUT', headers, body });
    // A removed draft makes room for the next upload.
    return (await isOk(`${url}${DRAFTS}/${draft.uuid}`, { method: 'DELETE', headers })) && saved;
  },
  uploads: async ({ url, sessions, round }) => {
    const form = new FormData();
    const picture = new Blob([Uint8Array.from(await paint(round))], { type: 'image/png' });
    form.set('image_original', picture, `${round}.png`);
    const headers = fromSite(url, sessions.cookieOf('ARTIST') ?? '');
    return isOk(url + DRAFTS, { method: 'POST', headers, body: form });
  },
};

const fromSite = (url: string, cookie: string) => ({ origin: url, 'sec-fetch-site': 'same-origin', cookie });

async function isOk(address: string, init: RequestInit): Promise<boolean> {
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  return answer.ok;
}

function draftsIn(data: unknown) {
  return draftsSchema.safeParse(data).data?.content ?? [];
}

function uuidsIn(data: unknown): string[] {
  const text = JSON.stringify(data ?? {});
  return [...text.matchAll(/"uuid":"([\da-f-]{36})"/g)].map(([, uuid = '']) => uuid);
}

/** Puts the site under load until it is over: each kind of work one after the other, all kinds side by side. */
export async function putUnderLoad(url: string, isOver: () => boolean): Promise<Tally> {
  const sessions = await openSessions(url);
  const tally: Tally = {};
  await Promise.all(
    Object.entries(WORKS).map(async ([name, work]) => {
      const counts = (tally[name] = { done: 0, failed: 0 });
      for (let round = 0; !isOver(); round += 1) {
        const isDone = await work({ url, sessions, round }).catch(() => false);
        counts.done += 1;
        if (!isDone) counts.failed += 1;
      }
    }),
  );
  return tally;
}
