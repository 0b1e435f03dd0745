import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Loads a page of the member's area anew when it turns out to be another member's: one logged in here or in another
 * tab, and what is shown and saved would not be of the same person. Who logged out leaves the page as it is, so that
 * they can log in again and go on.
 * @param id of who is logged in; undefined while that isn't known, and for nobody
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
