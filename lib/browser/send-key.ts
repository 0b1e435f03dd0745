import { digestOf } from '@/lib/text/digest';
import { newUuid } from './new-uuid';

/** A call that may be sent again. Its content distinguishes it from other calls, and only its digest is kept. */
export interface Sending {
  method: string;
  url: string;
  content: string;
}

interface Waiting {
  key: string;
  method: string;
  url: string;
  /** How many calls with it have no answer yet. */
  running: number;
  at: number;
}

/** How long a failed call keeps its key, so that a user may retry. */
const KEEPS_MS = 10 * 60_000;
const STORE = 'gyeol.sendings';

/**
 * Calls without a key, because a second one changes nothing or is a further one: likes, marks as read, views, drafts that are
 * saved as they are written, error reports, questions; values that several people set, whose kept answer may be outdated;
 * and calls that begin or end a session.
 */
const KEYLESS =
  /\/(applicants\/status|assignments|jurors\/[\da-f-]{36}\/rounds|order|badge|home\/\w+|likes|views?|read|read-all|open|draft|artwork-drafts\/[\da-f-]{36}|send-error|render|presigned-url|login|logout|o?auth2?\/withdrawal\/revoke|withdraw|password\/update|validate-current-password|identity|identity\/result.*)$/;

const isOver = ({ running, at }: Waiting) => running === 0 && Date.now() - at > KEEPS_MS;

/** The collection that an address is in: all of it before its first ID. */
const familyOf = (url: string) => url.split(/\/(?=\d+(?:\/|$)|[\da-f]{8}-)|\?/, 1)[0];

let known: Map<string, Waiting> | null = null;

/**
 * Sends a call with a key that stays until it has succeeded, even over a reload: a call that is sent again after a failure or a
 * lost response has one effect. A call that needs no key is sent without one.
 */
export async function withSendKey<Result>(
  sending: Sending,
  send: (key: string | null) => Promise<Result>,
): Promise<Result> {
  const { method, url, content } = sending;
  if (method === 'GET' || KEYLESS.test(url)) return send(null);
  const waiting = (known ??= restored());
  for (const [digest, each] of waiting) if (isOver(each)) waiting.delete(digest);
  // The server compares the content itself.
  const digest = digestOf(`${method} ${url} ${content}`);
  const own = waiting.get(digest) ?? { ...{ method, url }, key: newUuid(), running: 0, at: 0 };
  waiting.set(digest, own);
  own.running += 1;
  own.at = Date.now();
  keep(waiting);
  try {
    const result = await send(own.key);
    if (waiting.get(digest) === own) waiting.delete(digest);
    for (const [other, each] of waiting) if (mayBeUndone(each, sending)) waiting.delete(other);
    return result;
  } finally {
    own.running -= 1;
    keep(waiting);
  }
}

/**
 * Whether a success may have undone the effect of a failed call that did arrive: its key would return an outdated answer. Another
 * creation beside it undoes nothing.
 */
function mayBeUndone({ method, url, running }: Waiting, done: Sending): boolean {
  if (running > 0 || familyOf(url) !== familyOf(done.url)) return false;
  return done.method !== 'POST' || method !== 'POST' || url !== done.url;
}

function restored(): Map<string, Waiting> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, Waiting][]);
  } catch {
    return new Map();
  }
}

/** Keeps the keys for this tab; without session storage, until the page is left. */
function keep(waiting: ReadonlyMap<string, Waiting>): void {
  try {
    if (waiting.size === 0) sessionStorage.removeItem(STORE);
    else
      sessionStorage.setItem(
        STORE,
        // Digests of forms with a password aren't.
        JSON.stringify(
          [...waiting]
            .filter(([, { url }]) => !url.startsWith('/v1/auth/'))
            .map(([digest, each]) => [digest, { ...each, running: 0 }]),
        ),
      );
  } catch {
    // Storage is full or forbidden.
  }
}
