'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { ALERT_PARAMETER, ERROR_MESSAGE_PARAMETER, ERROR_PARAMETER } from '@/lib/alert-parameters';

const PARAMETERS = [ALERT_PARAMETER, ERROR_PARAMETER, ERROR_MESSAGE_PARAMETER];

/** Shows the alert that a redirect has put into the address, and removes it from the address. */
export function OneShotAlert() {
  const pathname = usePathname();
  // A redirect may lead to the page that is already shown.
  const search = useSearchParams().toString();
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!PARAMETERS.some((name) => url.searchParams.has(name))) return;
    const named = new URLSearchParams(url.searchParams);
    for (const name of PARAMETERS) url.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', url);
    void show(named);
  }, [pathname, search]);
  return null;
}

/** The sentences come when an address names one. */
async function show(named: URLSearchParams): Promise<void> {
  const { alertOf } = await import('@/lib/contracts/alert');
  const sentence = alertOf(named);
  if (sentence !== null) await showAlert(sentence);
}
