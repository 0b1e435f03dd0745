import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { clearFault, navigationFault } from '@/lib/browser/navigation-fault';
import { usePageState } from './use-page-state';

export interface ListNavigation {
  /** Another address of the list is being loaded. */
  isPending: boolean;
  /** Tells the hook that a link has begun a navigation by itself. */
  begin: () => void;
  go: (href: string) => void;
}

/**
 * Navigates between the addresses of a list, and knows while one is being loaded. `current` is the address of
 * what is shown. Without a network what was shown is shown again, and the list's `FaultPlace` says why.
 */
export function useListNavigation(current: string): ListNavigation {
  const router = useRouter();
  const [isPending, setPending] = usePageState(current, false);

  const stop = useEffectEvent(() => setPending(false));
  useEffect(() => {
    // A step back doesn't wait: the browser already has that list.
    const onReturn = () => stop();
    window.addEventListener('popstate', onReturn);
    const unsubscribe = navigationFault.subscribe(() => {
      if (navigationFault.get() !== null) stop();
    });
    return () => {
      window.removeEventListener('popstate', onReturn);
      unsubscribe();
    };
  }, []);

  return {
    isPending,
    begin: () => setPending(true),
    go(href: string): void {
      // The last choice wins: choosing the current address cancels the one that is being loaded.
      if (href === current && !isPending) return;
      clearFault();
      setPending(href !== current);
      router.push(href, { scroll: false });
    },
  };
}
