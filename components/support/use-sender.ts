'use client';

import { useEffect, useState } from 'react';
import type { SessionState } from '@/components/shell/session-store';
import { callApi } from '@/lib/browser/call-api';

/** Who writes an inquiry, and what is known of them (S-5). */
export interface Sender {
  /** The account's ID; '' for a guest. */
  owner: string;
  isGuest: boolean;
  email: string;
  /** Digits only. */
  phoneNum: string;
}

export const GUEST: Sender = { owner: '', isGuest: true, email: '', phoneNum: '' };

/**
 * The session's user as the sender of an inquiry, with what their profile has. A profile that can't be read leaves the fields
 * empty. Null until it is known.
 */
export function useSender(user: SessionState): Sender | null {
  const id = user?.id;
  const [member, setMember] = useState<Sender | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    const end = new AbortController();
    const known = { owner: id, isGuest: false };
    callApi('get', '/v1/users/me', { signal: end.signal }).then(
      ({ email, phoneNum }) => setMember({ ...known, email: email ?? '', phoneNum: phoneNum ?? '' }),
      () => {
        if (!end.signal.aborted) setMember({ ...known, email: '', phoneNum: '' });
      },
    );
    return () => end.abort();
  }, [id]);
  if (user === null) return GUEST;
  return member?.owner === id ? member : null;
}
