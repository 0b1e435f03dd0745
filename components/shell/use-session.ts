'use client';

import { callApi } from '@/lib/browser/call-api';
import { fetchData } from '@/lib/browser/fetch-api';
import { letLeave } from '@/lib/browser/leave-for-good';
import { announceSessionChange, onSessionChange, SESSION_END } from '@/lib/browser/session-change';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import { useStore } from '@/lib/browser/store';
import { guardOf } from '@/lib/page-access';
import type { RoleType, Session } from '@/lib/contracts/account';
import { createSessionStore, type SessionState } from './session-store';

/** Asks the backend-for-frontend: the API has no sessions. The mark hides what is for guests until the answer. */
async function loadSession(): Promise<Session> {
  document.documentElement.dataset.member = '';
  return (await fetchData('/session')) as Session;
}
const session = createSessionStore({ hasMarker: hasSessionMarker, load: loadSession });
onSessionChange(session.refresh);

/** Follows another login or a logout. A private page is loaded anew: what it shows is another's. What forms keep stays with its account. */
async function catchUp(): Promise<void> {
  if (guardOf(location.pathname, null) === null) return announceSessionChange();
  window.dispatchEvent(new Event(SESSION_END));
  letLeave();
  window.location.reload();
}

/**
 * Compares the page's user with the present one: they may have logged out, or another user logged in, while
 * the page was in the back-forward cache or behind another tab. A guest causes no call.
 */
async function lookAgain(): Promise<void> {
  const user = session.get();
  if (user === undefined) return;
  if (hasSessionMarker() !== (user !== null)) return catchUp();
  if (user === null) return;
  try {
    const { user: now } = await loadSession();
    if (now?.id !== user.id) await catchUp();
    else session.setRole(now.roleType);
  } catch {
    // The present user is unknown: the page keeps its user.
  }
}
if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({ persisted }) => (persisted ? void lookAgain() : undefined));
  document.addEventListener('visibilitychange', () => (document.hidden ? undefined : void lookAgain()));
}

/**
 * The session's user, as far as the browser may know. Stored pages hold nothing per visitor, so the browser
 * asks after the page is shown. `user` is undefined until the answer, and null for a guest.
 */
export function useSession(): { user: SessionState } {
  return { user: useStore(session, undefined) };
}

/**
 * Asks for the present role. The header and the sealed session take it over. It is called before a menu leads
 * to a page that needs a role, and after a profile was saved.
 * @throws {ApiFailure} UNAUTHORIZED where the session has ended
 */
export async function refreshRole(): Promise<RoleType> {
  const { roleType } = await callApi('get', '/v1/auth/current-role');
  session.setRole(roleType);
  return roleType;
}
