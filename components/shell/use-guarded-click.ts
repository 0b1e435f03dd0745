'use client';

import { useRouter } from 'next/navigation';
import { useRef, type MouseEvent } from 'react';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { ApiFailure } from '@/lib/browser/api-failure';
import { guardOf, refusalPath } from '@/lib/page-access';
import { isPlainClick } from '@/lib/browser/plain-click';
import { reportFailure } from './report-failure';
import { refreshRole } from './use-session';

/**
 * Handles a click on a menu link whose page needs a role. It asks for the present role, and shows the refusal
 * on the page where the visitor is. A click that opens a new tab is left to the middleware.
 * @param onLeave called before the visitor goes, also to the page that is already shown
 */
export function useGuardedClick(onLeave?: () => void) {
  const router = useRouter();
  const isAsking = useRef(false);

  const lead = (href: string) => {
    onLeave?.();
    router.push(href);
  };

  const go = async (href: string) => {
    try {
      const refusal = guardOf(href, { roleType: await refreshRole() });
      if (refusal === null) return lead(href);
      if (refusal.to === 'profile') return lead(refusalPath(refusal));
      const { ALERTS } = await import('@/lib/contracts/alert');
      await showAlert(ALERTS[refusal.alert]);
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 401) return reportFailure(failure);
      // The role is unknown: the page decides.
      lead(href);
    }
  };

  return (event: MouseEvent<HTMLAnchorElement>, href: string) => {
    if (event.defaultPrevented || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    if (isAsking.current) return;
    isAsking.current = true;
    void go(href).finally(() => {
      isAsking.current = false;
    });
  };
}
