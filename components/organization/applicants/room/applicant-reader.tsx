'use client';

import { useEffect } from 'react';
import { showToast } from '@/components/ui/dialog/toast-store';
import * as reviewMessages from '@/lib/messages/contest-review';
import { lockOf } from '@/lib/contest/review-lock';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { Page } from '@/lib/contracts/envelope';
import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import type { applicantListOf, ApplicantListState } from '@/lib/lists/organization-lists';
import { forgetApplicants } from './use-applicant';
import { ApplicantRoom } from './applicant-room';
import type { useApplicants } from '@/components/organization/applicants/use-applicants';
import type { useApplicantAddress } from './use-applicant-address';
import { settleReviews } from '@/components/organization/applicants/review/use-review';
import { useWalk } from './use-walk';

interface ApplicantReaderProps {
  contest: OrganizationContest;
  list: ReturnType<typeof applicantListOf>;
  state: ApplicantListState;
  first: Page<ApplicantRow>;
  applicants: ReturnType<typeof useApplicants>;
  /** The statuses that the reader can set; null for a reviewer. */
  statuses: readonly ApplicantStatus[] | null;
  reader: ReturnType<typeof useApplicantAddress> & { id: string };
}

/** The applicant whom the address names, and the ways from them to the others of the list. */
export function ApplicantReader(props: ApplicantReaderProps) {
  const { contest, list, state, first, applicants, statuses, reader } = props;
  const { id } = reader;
  const { rows, put, setStatus, refresh } = applicants;
  const scores = lockOf({ kind: 'SCORE', round: contest.round }, contest) === null;
  const walk = useWalk({ list, state, first, rows, id, move: reader.move, scores, round: contest.round });
  // A reader who goes back to the list sees its scores, its counts, and whom a filter leaves, as they are by then.
  useEffect(() => () => void settleReviews().finally(refresh), [refresh]);
  return (
    <ApplicantRoom
      contest={contest}
      id={id}
      row={rows.find((row) => row.id === id)}
      walk={walk}
      statuses={statuses ?? []}
      isOwner={statuses !== null}
      onStatus={(status) => setStatus([id], status)}
      onKnown={(known, change) => put([known], change)}
      onRuleChanged={() => {
        showToast(reviewMessages.ruleChangedHere);
        forgetApplicants(contest.uuid, [id]);
        refresh();
      }}
      onClose={reader.close}
    />
  );
}
