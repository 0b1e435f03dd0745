import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/browser/call-api';

/** An article as it is when a screen opens. It isn't loaded again under what is typed, and is forgotten with the screen. */
export const wholeArticle = (uuid: string) =>
  queryOptions({
    queryKey: ['articles', 'whole', uuid],
    queryFn: ({ signal }) => callApi('get', '/v1/admin/articles/{uuid}', { params: { uuid }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const useWholeArticle = (uuid: string) => useQuery(wholeArticle(uuid));
