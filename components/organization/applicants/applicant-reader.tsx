'use client';

import { useEffect } from 'react';
import type { Page } from '@/lib/contracts/envelope';
import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import type { applicantListOf, ApplicantListState } from '@/lib/lists/organization-lists';
import { ApplicantRoom } from './applicant-room';
import type { useApplicants } from './use-applicants';
import type { useApplicantAddress } from './use-applicant-address';
import { settleReviews } from './use-review';
import { useWalk } from './use-walk';

interface ApplicantReaderProps {
  contestUuid: string;
  list: ReturnType<typeof applicantListOf>;
  state: ApplicantListState;
  first: Page<ApplicantRow>;
  applicants: ReturnType<typeof useApplicants>;
  isOwner: boolean;
  reader: ReturnType<typeof useApplicantAddress> & { id: string };
}

/** The applicant whom the address names, and the ways from them to the others of the list. */
export function ApplicantReader(props: ApplicantReaderProps) {
  const { contestUuid, list, state, first, applicants, isOwner, reader } = props;
  const { id } = reader;
  const { rows, put, setStatus, refresh } = applicants;
  const walk = useWalk({ list, state, first, rows, id, move: reader.move });
  // Whoever goes back to the list sees its scores, its counts, and whom a filter leaves, as they are by then.
  useEffect(() => () => void settleReviews().finally(refresh), [refresh]);
  return (
    <ApplicantRoom
      contestUuid={contestUuid}
      id={id}
      row={rows.find((row) => row.id === id)}
      walk={walk}
      onStatus={isOwner ? (status) => setStatus([id], status) : null}
      onKnown={(known, change) => put([known], change)}
      onClose={reader.close}
    />
  );
}
