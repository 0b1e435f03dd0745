import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { usePageState } from './use-page-state';

export interface ListNavigation {
  /** Another address of the list is on its way. */
  isPending: boolean;
  /** For links, which go by themselves. */
  begin: () => void;
  go: (href: string) => void;
}

/**
 * Moves between the list's addresses and knows that one is on its way, so that the list can show that it
 * heard. `current` is the address of what is shown.
 */
export function useListNavigation(current: string): ListNavigation {
  const router = useRouter();
  const [isPending, setPending] = usePageState(current, false);

  // Going back is not waited for: the list is there.
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
      // While another one is on its way, the choice of what is shown takes it back: the last choice wins.
      if (href === current && !isPending) return;
      setPending(href !== current);
      router.push(href, { scroll: false });
    },
  };
}
