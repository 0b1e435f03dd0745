'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { ALERT_PARAMETER, ALERTS, isAlertKey } from '@/lib/contracts/alert';

/** Says once what a redirect has to say, and takes it out of the address so that it isn't said again. */
export function OneShotAlert() {
  const pathname = usePathname();
  useEffect(() => {
    const url = new URL(window.location.href);
    const key = url.searchParams.get(ALERT_PARAMETER);
    if (key === null) return;
    url.searchParams.delete(ALERT_PARAMETER);
    window.history.replaceState(window.history.state, '', url);
    if (isAlertKey(key)) void showAlert(ALERTS[key]);
  }, [pathname]);
  return null;
}
