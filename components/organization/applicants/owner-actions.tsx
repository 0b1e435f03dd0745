'use client';

import { useState } from 'react';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import type { ApplicantListState } from '@/lib/lists/organization-lists';
import * as contestMessages from '@/lib/messages/contest';

const AnnounceDialog = dynamic(() => import('./announce-dialog').then((module) => module.AnnounceDialog));
const ExportDialog = dynamic(() => import('./export-dialog').then((module) => module.ExportDialog));
const RoundDialog = dynamic(() => import('./round-dialog').then((module) => module.RoundDialog));

interface OwnerActionsProps {
  contest: OrganizationContest;
  filter: ApplicantListState['filter'];
  rows: readonly ApplicantRow[];
  /** The decisions of all applicants have changed. */
  onChanged: () => void;
}

const SAMPLE = { name: '홍길동', receipt: '000000-XXXXXX' };

/** What an owner does with all applicants: take them away, end the round, announce the result. */
export function OwnerActions({ contest, filter, rows, onChanged }: OwnerActionsProps) {
  const [open, setOpen] = useState<'export' | 'round' | 'announcement' | null>(null);
  const close = () => setOpen(null);
  const isClosed = contest.standing === 'CLOSED';
  const [first] = rows;
  const sample = first === undefined ? SAMPLE : { name: first.name ?? SAMPLE.name, receipt: first.receipt };
  return (
    <>
      <Button small onClick={() => setOpen('export')}>
        <Icon name="download" size={18} />
        명단 내려받기
      </Button>
      {isClosed ? (
        <>
          <Button small onClick={() => setOpen('round')}>
            심사 넘기기
          </Button>
          <Button small look="primary" onClick={() => setOpen('announcement')}>
            결과 발표
          </Button>
        </>
      ) : (
        <p className="t-cap">{contestMessages.decidedAfterClosing}</p>
      )}
      {open === 'export' ? <ExportDialog contestUuid={contest.uuid} filter={filter} onClose={close} /> : null}
      {open === 'round' ? <RoundDialog contest={contest} onEnded={onChanged} onClose={close} /> : null}
      {open === 'announcement' ? (
        <AnnounceDialog contest={contest} sample={sample} onAnnounced={onChanged} onClose={close} />
      ) : null}
    </>
  );
}
