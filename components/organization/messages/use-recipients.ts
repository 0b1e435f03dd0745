'use client';

import { useLateQueries } from '@/components/ui/use-late-queries';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { MessageAudience, MessageRecipients } from '@/lib/contracts/contest-message';

/** A contest, and the one applicant whom a message may be for. */
export interface Addressing {
  contestUuid: string;
  applicantId: string | null;
}

/** Counts whom a message would go to now. @throws {ApiFailure} */
export const loadRecipients = (
  { contestUuid, applicantId }: Addressing,
  audience: MessageAudience,
  signal?: AbortSignal,
): Promise<MessageRecipients> =>
  callApi('get', '/v1/organizations/contests/{uuid}/messages/recipients', {
    params: { uuid: contestUuid },
    query: { audience, ...(audience === 'ONE' && applicantId !== null && { applicantId }) },
    ...(signal === undefined ? {} : { signal }),
  });

/** The recipients by audience, as they were when the page was opened or loaded them again. */
export function useRecipients(to: Addressing, audiences: readonly MessageAudience[]) {
  const { results, error, load } = useLateQueries<MessageRecipients>(
    audiences.map((audience) => ({
      queryKey: ['message-recipients', to.contestUuid, audience, audience === 'ONE' ? to.applicantId : null],
      queryFn: ({ signal }) => loadRecipients(to, audience, signal),
      // Applications come and go.
      gcTime: 0,
      staleTime: Infinity,
    })),
  );
  const of = (audience: MessageAudience) => results?.[audiences.indexOf(audience)];
  const failed = results?.filter(({ isError, data }) => isError && data === undefined) ?? [];
  const isMissing = failed.some(
    ({ error: cause }) => cause instanceof ApiFailure && cause.code === 'NOT_FOUND',
  );
  return {
    of: (audience: MessageAudience): MessageRecipients | null => of(audience)?.data ?? null,
    isFailed: error !== null || failed.length > 0,
    /** Whether the one applicant has withdrawn or was never there. */
    isMissing,
    /** Loads those that failed. */
    retry: () => (error === null ? failed.forEach((result) => void result.refetch()) : load()),
    /** Counts an audience anew. */
    refresh: (audience: MessageAudience) => void of(audience)?.refetch(),
  };
}

export type AudienceRecipients = ReturnType<typeof useRecipients>;
