'use client';

import { useLateQueries } from '@/components/ui/use-late-queries';
import { callApi } from '@/lib/browser/call-api';
import type { AnnouncementPreview } from '@/lib/contracts/organization-applicant';

/** Loads the applicants whom an announcement would notify now. @throws {ApiFailure} */
export const loadAnnouncement = (uuid: string, signal?: AbortSignal): Promise<AnnouncementPreview> =>
  callApi('get', '/v1/organizations/contests/{uuid}/announcement', {
    params: { uuid },
    ...(signal === undefined ? {} : { signal }),
  });

/** The applicants whom an announcement notifies, loaded when its dialog opened. */
export function useAnnouncement(uuid: string) {
  const { results, error, load } = useLateQueries<AnnouncementPreview>([
    {
      queryKey: ['announcement', uuid],
      queryFn: ({ signal }) => loadAnnouncement(uuid, signal),
      // Decisions may change between two openings.
      gcTime: 0,
      staleTime: Infinity,
    },
  ]);
  const result = results?.[0];
  return {
    preview: result?.data ?? null,
    isFailed: error !== null || (result?.data === undefined && result?.isError === true),
    retry: () => (error === null ? void result?.refetch() : load()),
  };
}
