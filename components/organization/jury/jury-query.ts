import { callApi } from '@/lib/browser/call-api';

/** The panel of a contest for dialogs of other pages, which read it anew each time. */
export const juryQuery = (uuid: string) => ({
  queryKey: ['jury', uuid],
  queryFn: () => callApi('get', '/v1/organizations/contests/{uuid}/jury', { params: { uuid } }),
  staleTime: 0,
});
