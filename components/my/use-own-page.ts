import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Reloads a page of the member's area where another member has logged in, here or in another tab: it would
 * show one person's data and save them as another's. After a logout, `use-session`
 * reloads private pages.
 * @param id the logged-in member's ID; undefined for a guest and while it isn't known
 */
export function useOwnPage(id: string | undefined): void {
  const router = useRouter();
  const owner = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (id === undefined || id === owner.current) return;
    const isFirst = owner.current === undefined;
    owner.current = id;
    if (!isFirst) router.refresh();
  }, [id, router]);
}
