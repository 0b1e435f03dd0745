'use client';

import { useLateQueries } from '@/components/ui/use-late-queries';
import { callApi } from '@/lib/browser/call-api';
import { getQueryClient } from '@/lib/browser/query-client';
import type { Applicant } from '@/lib/contracts/organization-applicant';

const FRESH_MS = 30_000;
/** The addresses of files live for ten minutes. */
const FILES_MS = 4 * 60_000;

const keyOf = (contestUuid: string, id: string) => ['applicant', contestUuid, id];
const queryOf = (contestUuid: string, applicantId: string) => ({
  queryKey: keyOf(contestUuid, applicantId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi('get', '/v1/organizations/contests/{uuid}/applicants/{applicantId}', {
      params: { uuid: contestUuid, applicantId },
      signal,
    }),
});

/** One applicant as the server has them; the next one is loaded ahead. */
export function useApplicant(contestUuid: string, id: string, nextId: string | null) {
  const ids = nextId === null ? [id] : [id, nextId];
  const { results, error, load } = useLateQueries<Applicant>(
    ids.map((applicantId, index) => ({
      ...queryOf(contestUuid, applicantId),
      staleTime: FRESH_MS,
      refetchInterval: index === 0 ? FILES_MS : false,
    })),
  );
  const result = results?.[0];
  return {
    applicant: result?.data ?? null,
    /** Why there is none to show. */
    failure: error ?? (result?.data === undefined ? (result?.error ?? null) : null),
    retry: () => (error === null ? void result?.refetch() : load()),
  };
}

/** Loads an applicant anew. @throws {ApiFailure} */
export const loadApplicant = (contestUuid: string, id: string): Promise<Applicant> =>
  getQueryClient().fetchQuery({ ...queryOf(contestUuid, id), staleTime: 0 });

/** Forgets what was loaded of applicants before a change. Who is read is loaded again at once. */
export function forgetApplicants(contestUuid: string, ids: readonly string[]): void {
  const client = getQueryClient();
  for (const id of ids) {
    const queryKey = keyOf(contestUuid, id);
    client.removeQueries({ queryKey, type: 'inactive' });
    void client.invalidateQueries({ queryKey });
  }
}
