import { apiUrl } from '@/lib/api/url';
import { sendRaw } from '@/tests/support/raw-http';
import { callAs } from './roles';
import type { Range } from './run';
import { encodeShot, reproductionOf, type Shot } from './shot';
import type { Outcome } from './verdicts';

/** How often each way is tried, and how many bodies an address gets. */
const ROUNDS = 4;
const BODIES = 12;
const BODY = Buffer.from('%PDF-1.7\n<< /Type /Page >>\n');

/** Ways to send to an address that takes one body: what happens between the first body and the others. */
const WAYS: Readonly<Record<string, { atOnce: boolean; first: Buffer; isClaimed: boolean }>> = {
  'replayed addresses: one after the other': { atOnce: false, first: BODY, isClaimed: false },
  'replayed addresses: at once': { atOnce: true, first: BODY, isClaimed: false },
  'replayed addresses: after a claim': { atOnce: false, first: BODY, isClaimed: true },
  'replayed addresses: after a refused claim': {
    atOnce: false,
    first: Buffer.alloc(BODY.length, 'x'),
    isClaimed: true,
  },
};

/** Sends files to signed addresses again and again. An address takes one body once, and every other answer says so. */
export async function fireReplays(from: number, range: Range): Promise<void> {
  let number = from;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [subject, { atOnce, first, isClaimed }] of Object.entries(WAYS)) {
      const target = await grant(range);
      if (target === null) throw new Error('No address was granted');
      const shotOf = (body: Buffer) => putShot((number += 1), subject, target, body);
      const before = atOnce ? [] : [await put(shotOf(first), range)];
      if (isClaimed) await claim(target, range);
      const others = Array.from({ length: BODIES }, () => put(shotOf(BODY), range));
      const statuses = [...before, ...(await Promise.all(others))];
      judge(shotOf(BODY), statuses, range);
    }
  }
}

/** The path of an address that an artist is granted. */
async function grant({ url, sessions }: Range): Promise<string | null> {
  const path = apiUrl('/v1/s3/put/presigned-url');
  const body = { fileName: 'a.pdf', contentType: 'application/pdf', size: BODY.length };
  const granted = await callAs(url, sessions.cookieOf('ARTIST'), { method: 'POST', path, body });
  return typeof granted === 'string' ? granted.replace(/^https?:\/\/[^/]+/, '') : null;
}

/** Claims the file for a portfolio, where the artist has one. The file is judged; whether it is kept doesn't matter here. */
async function claim(target: string, { url, sessions }: Range): Promise<void> {
  const cookie = sessions.cookieOf('ARTIST');
  const path = apiUrl('/v1/artists/me/portfolio/saved-with-latest-data', { query: { isTemporary: 'false' } });
  const saved = await callAs(url, cookie, { path });
  if (typeof saved !== 'object' || saved === null || !('id' in saved)) return;
  const keep = apiUrl('/v1/artists/me/portfolio/{id}/pdf/saved', { params: { id: String(saved.id) } });
  await callAs(url, cookie, { method: 'PUT', path: keep, body: { url: target } });
}

function putShot(number: number, subject: string, target: string, body: Buffer): Shot {
  const headers = [
    ['Content-Type', 'application/pdf'],
    ['Content-Length', String(body.length)],
  ] as const;
  const none = { isWhole: true, isCrossSite: false, access: null };
  return { number, subject, role: 'GUEST', method: 'PUT', target, headers, body, ...none };
}

/** @returns the status; what came instead where there is none */
async function put(shot: Shot, { url, tally }: Range): Promise<number | string> {
  const started = performance.now();
  const answer = await sendRaw(url, encodeShot(shot, new URL(url).host, null));
  const outcome: Outcome = { answer, milliseconds: performance.now() - started, next: null };
  tally.count(shot, outcome);
  return typeof answer === 'string' ? answer : answer.status;
}

function judge(shot: Shot, statuses: readonly (number | string)[], { url, tally }: Range): void {
  const taken = statuses.filter((status) => status === 200).length;
  const strange = statuses.filter((status) => ![200, 409, 429].some((known) => known === status));
  const reproduction = reproductionOf(shot, new URL(url).host);
  if (taken !== 1)
    tally.failures.push({ verdict: 'replay', says: `${taken} bodies were taken`, shot, reproduction });
  if (strange.length > 0)
    tally.failures.push({ verdict: 'replay', says: `answered ${strange.join(', ')}`, shot, reproduction });
}
