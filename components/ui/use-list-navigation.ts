import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
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
 * what is shown.
 */
export function useListNavigation(current: string): ListNavigation {
  const router = useRouter();
  const [isPending, setPending] = usePageState(current, false);

  // A step back needs no waiting: the browser has that list already.
  const stop = useEffectEvent(() => setPending(false));
  useEffect(() => {
    const onReturn = () => stop();
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, []);

  return {
    isPending,
    begin: () => setPending(true),
    go(href: string): void {
      // The last choice wins: choosing the current address cancels the one that is being loaded.
      if (href === current && !isPending) return;
      setPending(href !== current);
      router.push(href, { scroll: false });
    },
  };
}
