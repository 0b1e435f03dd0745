import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/browser/call-api';

/** How often the counts of what waits are asked for, while a screen is looked at. */
const EVERY_MS = 60_000;

/** What waits and how the site runs: one call for the menu and the first screen. */
export function useOverview() {
  return useQuery({
    queryKey: ['today', 'overview'],
    queryFn: ({ signal }) => callApi('get', '/v1/admin/overview', { signal }),
    refetchInterval: EVERY_MS,
  });
}
