'use client';

import { useSearchParams } from 'next/navigation';

/**
 * The applicant in the address bar: `?applicant=` names who is read, opening is a step of the history, and going back
 * leaves them. The list below isn't loaded again.
 */
const PARAMETER = 'applicant';

interface EntryState {
  isApplicant?: boolean;
}

const isOwnEntry = (): boolean => (window.history.state as EntryState | null)?.isApplicant === true;

function addressWith(id: string | null): string {
  const url = new URL(window.location.href);
  if (id === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, id);
  return `${url.pathname}${url.search}`;
}

/** An address of the list with an applicant. */
export function withApplicant(address: string, id: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${encodeURIComponent(id)}`;
}

export function useApplicantAddress() {
  const id = useSearchParams().get(PARAMETER);
  return {
    id,
    open: (next: string) => window.history.pushState({ isApplicant: true }, '', addressWith(next)),
    move: (next: string) => window.history.replaceState({ isApplicant: isOwnEntry() }, '', addressWith(next)),
    /** A step back where opening was a step forward. */
    close: () => {
      if (isOwnEntry()) window.history.back();
      else window.history.replaceState(null, '', addressWith(null));
    },
  };
}
