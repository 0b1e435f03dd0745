'use client';

import { useSyncExternalStore } from 'react';
import { fetchApi, trusted } from '@/lib/browser/fetch-api';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import type { Session } from '@/lib/contracts/account';
import { createSessionStore, type SessionState } from './session-store';

const session = createSessionStore({
  hasMarker: hasSessionMarker,
  load: () => fetchApi('/session', trusted<Session>()),
});

/**
 * Who is logged in, as far as the browser may know. Pages carry nothing per visitor, so it is asked after
 * they are shown; a guest causes no call. `user` is undefined while that is unknown.
 */
export function useSession(): { user: SessionState } {
  return { user: useSyncExternalStore(session.subscribe, session.get, () => undefined) };
}
