import { IDENTITY_AWAY, isIdentityMessage, type IdentityMessage } from '@/lib/identity-channel';

/** The purpose of a verification, which decides the type of its result. */
export type IdentityPurpose = { type?: undefined } | { type: 'id' } | { type: 'pwd'; accountId: string };

/** The part of the page that asks. */
export type IdentityPlace = 'signup' | 'find' | 'phone';

/**
 * The record of a verification in the visitor's own window, which the page reads when the visitor returns. It ends with the
 * tab. The landing page adds the answer if its address has the record's `state`.
 */
export interface IdentityAway {
  place: IdentityPlace;
  purpose: IdentityPurpose;
  uniqueVal: string;
  /** A random secret in the landing page's address. */
  state: string;
  /** The page that asked, with its query. */
  path: string;
  /** When the visitor left, in milliseconds. */
  leftAt: number;
  /** Null if the service sent the visitor back without one; undefined if they returned by a step back. */
  answer?: IdentityMessage | null;
}

/** The time after which the API removes a verification. */
const LASTS_MS = 15 * 60_000;

/** @returns false without session storage: the visitor couldn't return */
export function keepAway(away: IdentityAway): boolean {
  try {
    window.sessionStorage.setItem(IDENTITY_AWAY, JSON.stringify(away));
    return true;
  } catch {
    return false;
  }
}

/** The record of this place on this page; null if there is none, or it is too old. */
export function findAway(place: IdentityPlace, now = Date.now()): IdentityAway | null {
  const away = read();
  if (away === null || away.place !== place) return null;
  const isHere = away.path === window.location.pathname + window.location.search;
  if (isHere && now - away.leftAt < LASTS_MS) return away;
  if (!isHere) return null;
  forgetAway();
  return null;
}

export function forgetAway(): void {
  try {
    window.sessionStorage.removeItem(IDENTITY_AWAY);
  } catch {
    // Without session storage nothing was kept.
  }
}

function read(): IdentityAway | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(IDENTITY_AWAY) ?? 'null');
    return isAway(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isAway(kept: unknown): kept is IdentityAway {
  if (typeof kept !== 'object' || kept === null) return false;
  const { purpose, uniqueVal, state, path, leftAt, answer } = kept as Partial<
    Record<keyof IdentityAway, unknown>
  >;
  const isKept =
    [uniqueVal, state, path].every((text) => typeof text === 'string') && typeof leftAt === 'number';
  const hasAnswer = answer === undefined || answer === null || isIdentityMessage(answer);
  return isKept && hasAnswer && typeof purpose === 'object' && purpose !== null;
}
