import type { ContestApplicable } from '@/lib/contracts/contest';

/** What the button of a contest leads to. */
export type ApplyState = 'AHEAD' | 'OPEN' | 'BEGUN' | 'SENT' | 'OVER';

interface Applying {
  /** ISO 8601. */
  opensAt: string | null;
  closesAt: string | null;
  /** Null on the server and during hydration. */
  now: Date | null;
  /** Of the artist who is logged in; null before it is loaded, and for others. */
  own: ContestApplicable | null;
}

/** The state of the button: the artist's own application first, then the period by the browser's clock. */
export function applyStateOf({ opensAt, closesAt, now, own }: Applying): ApplyState {
  if (own?.alreadyApplied === true) return 'SENT';
  if (now !== null && opensAt !== null && now.getTime() < Date.parse(opensAt)) return 'AHEAD';
  const isOver = now !== null && closesAt !== null && now.getTime() >= Date.parse(closesAt);
  if (isOver || own?.active === false) return 'OVER';
  return own?.begun === true ? 'BEGUN' : 'OPEN';
}
