'use client';

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Session } from '@/lib/contracts/account';
import { fetchApi, trusted } from '@/lib/browser/fetch-api';
import { hasSessionMarker } from '@/lib/browser/session-marker';

const SESSION_KEY = ['session'] as const;
const neverChanges = () => () => undefined;

/**
 * Who is logged in, as far as the browser may know. Pages carry nothing per visitor, so it is asked after
 * they are shown, and only where the marker cookie says that there is somebody: a guest causes no call.
 * `user` is undefined while that is unknown.
 */
export function useSession(): { user: Session['user'] | undefined } {
  // The server has no cookie to look at; the first render in the browser has to agree with it.
  const marker = useSyncExternalStore<boolean | undefined>(neverChanges, hasSessionMarker, () => undefined);
  const { data, isError } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => fetchApi('/session', trusted<Session>(), { signal }),
    enabled: marker === true,
  });
  if (marker === undefined) return { user: undefined };
  if (!marker || isError) return { user: null };
  return { user: data === undefined ? undefined : data.user };
}
