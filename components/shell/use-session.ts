'use client';

import { callApi } from '@/lib/browser/call-api';
import { fetchData } from '@/lib/browser/fetch-api';
import { announceSessionChange, onSessionChange } from '@/lib/browser/session-change';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import { useStore } from '@/lib/browser/store';
import type { RoleType, Session } from '@/lib/contracts/account';
import { createSessionStore, type SessionState } from './session-store';

/** Of the backend-for-frontend alone: the API has no sessions. */
const loadSession = async () => (await fetchData('/session')) as Session;
const session = createSessionStore({ hasMarker: hasSessionMarker, load: loadSession });
onSessionChange(session.refresh);

/**
 * A page that the browser had put away, or that lay behind another tab, may be of somebody who logged out since,
 * or for whom another logged in. A guest causes no call here either.
 */
async function lookAgain(): Promise<void> {
  const user = session.get();
  if (user === undefined) return;
  if (hasSessionMarker() !== (user !== null)) return announceSessionChange();
  if (user === null) return;
  try {
    const { user: now } = await loadSession();
    if (now?.id !== user.id) await announceSessionChange();
    else session.setRole(now.roleType);
  } catch {
    // Whoever they are can't be told now: the page stays whose it was.
  }
}
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => (persisted ? void lookAgain() : undefined));
  document.addEventListener('visibilitychange', () => (document.hidden ? undefined : void lookAgain()));
}

/**
 * Who is logged in, as far as the browser may know. Pages carry nothing per visitor, so it is asked after
 * they are shown; a guest causes no call. `user` is undefined while that is unknown.
 */
export function useSession(): { user: SessionState } {
  return { user: useStore(session, undefined) };
}

/**
 * The role as it is now, which the header and the sealed session take over: before a menu leads where a role
 * is needed, and after a profile was saved.
 * @throws {ApiFailure} UNAUTHORIZED where the session has ended
 */
export async function refreshRole(): Promise<RoleType> {
  const { roleType } = await callApi('get', '/v1/auth/current-role');
  session.setRole(roleType);
  return roleType;
}
