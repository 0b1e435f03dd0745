'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { ALERT_PARAMETER, alertOf, ERROR_MESSAGE_PARAMETER, ERROR_PARAMETER } from '@/lib/contracts/alert';

const PARAMETERS = [ALERT_PARAMETER, ERROR_PARAMETER, ERROR_MESSAGE_PARAMETER];

/** Says once what a redirect has to say, and takes it out of the address so that it isn't said again. */
export function OneShotAlert() {
  const pathname = usePathname();
  // A redirect may lead back to the very page that was left.
  const search = useSearchParams().toString();
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!PARAMETERS.some((name) => url.searchParams.has(name))) return;
    const sentence = alertOf(url.searchParams);
    for (const name of PARAMETERS) url.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', url);
    if (sentence !== null) void showAlert(sentence);
  }, [pathname, search]);
  return null;
}
