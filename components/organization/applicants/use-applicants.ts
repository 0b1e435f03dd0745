'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useCallback, useState } from 'react';
import { reportFailure } from '@/components/shell/report-failure';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { Page } from '@/lib/contracts/envelope';
import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import * as contestMessages from '@/lib/messages/contest';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import { forgetApplicants } from './room/use-applicant';

/** What of an applicant changes while the page is open. */
export type ApplicantChange = Partial<
  Pick<ApplicantRow, 'status' | 'score' | 'scores' | 'ownScore' | 'ownOpinion'>
>;

/**
 * The applicants that a page began with, and what has become of them since. Table and detail share them.
 * @param first as the page was rendered with it; another one, after a refresh or a turn, takes its place
 */
export function useApplicants(contestUuid: string, first: Page<ApplicantRow>) {
  const router = useRouter();
  const [rows, setRows] = useState<readonly ApplicantRow[]>(first.content);
  const [known, setKnown] = useState(first);
  if (first !== known) {
    setKnown(first);
    setRows(first.content);
  }

  /** Loads the rows and the counts above them again. */
  const refresh = useCallback(() => startTransition(() => router.refresh()), [router]);

  /** Shows what is known of some applicants by now. */
  const put = useCallback(
    (ids: readonly string[], change: ApplicantChange) =>
      setRows((current) => current.map((row) => (ids.includes(row.id) ? { ...row, ...change } : row))),
    [],
  );

  /** Changes the status of applicants. @returns whether it is saved; a failure is shown here */
  const setStatus = async (ids: readonly string[], status: ApplicantStatus): Promise<boolean> => {
    try {
      const { changed } = await callApi('put', '/v1/organizations/contests/{uuid}/applicants/status', {
        params: { uuid: contestUuid },
        body: { ids: [...ids], status },
      });
      forgetApplicants(contestUuid, ids);
      if (changed < ids.length) {
        refresh();
        await showAlert(contestMessages.statusNotChanged(ids.length - changed));
        return true;
      }
      put(ids, { status });
      showToast(contestMessages.statusChanged(changed, APPLICANT_STATUS_LABELS[status]));
      return true;
    } catch (failure) {
      await reportFailure(failure);
      // A contest that was announced or archived meanwhile shows what is locked.
      if (failure instanceof ApiFailure && failure.status === 409) refresh();
      return false;
    }
  };

  return { rows, put, setStatus, refresh };
}
