'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/icon';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { lockOf } from '@/lib/contest/review-lock';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import type { ApplicantListState } from '@/lib/lists/organization-lists';

interface OwnerActionsProps {
  contest: OrganizationContest;
  filter: ApplicantListState['filter'];
  /** The decisions of all applicants have changed. */
  onChanged: () => void;
}

/** What an owner does with all applicants: take them away, end the round, announce the result. */
export function OwnerActions({ contest, filter, onChanged }: OwnerActionsProps) {
  const [open, setOpen] = useState<'export' | 'round' | 'announcement' | null>(null);
  const [reason, setReason] = useState('');
  const close = () => setOpen(null);
  const showExport = useLazyDialog(
    open === 'export',
    async () => (await import('./round/export-dialog')).ExportDialog,
    close,
  );
  const showRound = useLazyDialog(
    open === 'round',
    async () => (await import('./round/round-dialog')).RoundDialog,
    close,
  );
  const showAnnouncement = useLazyDialog(
    open === 'announcement',
    async () => (await import('./round/announce-dialog')).AnnounceDialog,
    close,
  );
  const roundLock = lockOf({ kind: 'ROUND' }, contest);
  const announceLock = lockOf({ kind: 'ANNOUNCE' }, contest);
  const isAnnounced = contest.announcedAt !== null;
  // The announcement note says what is locked.
  const locked = isAnnounced ? announceLock : roundLock;
  return (
    <>
      <Button small onClick={() => setOpen('export')}>
        <Icon name="download" size={18} />
        명단 내려받기
      </Button>
      {roundLock === null ? (
        <Button small onClick={() => setOpen('round')}>
          심사 넘기기
        </Button>
      ) : null}
      {announceLock === null && !isAnnounced ? (
        <Button small look="primary" onClick={() => setOpen('announcement')}>
          결과 발표
        </Button>
      ) : null}
      {announceLock === null && isAnnounced && contest.untold > 0 ? (
        <Button small look="primary" onClick={() => setOpen('announcement')}>
          바뀐 결과 알리기
        </Button>
      ) : null}
      {locked === null ? null : <p className="t-cap">{locked}</p>}
      {open === 'export'
        ? showExport({ contestUuid: contest.uuid, filter, reason, onReason: setReason, onClose: close })
        : null}
      {open === 'round' ? showRound({ contest, onEnded: onChanged, onClose: close }) : null}
      {open === 'announcement' ? showAnnouncement({ contest, onAnnounced: onChanged, onClose: close }) : null}
    </>
  );
}
