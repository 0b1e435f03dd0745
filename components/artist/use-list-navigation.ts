import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';

/**
 * Moves between the list's addresses and knows that one is on its way, so that the list can show that it
 * heard. `current` is the address of what is shown.
 */
export function useListNavigation(current: string) {
  const router = useRouter();
  const [leftFrom, setLeftFrom] = useState<string | null>(null);

  // Going back is not waited for: the list is there.
  useEffect(() => {
    const stop = () => setLeftFrom(null);
    window.addEventListener('popstate', stop);
    return () => window.removeEventListener('popstate', stop);
  }, []);

  /** For links, which go by themselves. */
  const begin = useCallback(() => setLeftFrom(current), [current]);

  const go = useCallback(
    (href: string) => {
      if (href === current) return;
      setLeftFrom(current);
      router.push(href, { scroll: false });
    },
    [router, current],
  );

  return { isPending: leftFrom === current, begin, go };
}
