'use client';

import { isArtistRole } from '@/components/shell/menu';
import { useSession } from '@/components/shell/use-session';
import { useLateQueries } from '@/components/ui/use-late-queries';
import { callApi } from '@/lib/browser/call-api';
import type { Faq } from '@/lib/contracts/support';

/** The public items, and for an artist those for artists, as soon as they are there. */
export function useFaqs(items: readonly Faq[]) {
  const { user } = useSession();
  const role = user?.roleType;
  const isForArtist = isArtistRole(role) || role === 'ADMIN';
  const { results, error, load } = useLateQueries<readonly Faq[]>(
    isForArtist
      ? [
          {
            queryKey: ['faqs', user?.id],
            queryFn: async ({ signal }) => (await callApi('get', '/v1/support/faqs', { signal })).content,
          },
        ]
      : [],
  );
  const own = results?.[0];
  return {
    faqs: own?.data ?? items,
    error: own?.error ?? error,
    retry: () => (own === undefined ? load() : void own.refetch()),
    isRetrying: own?.isFetching ?? false,
  };
}
