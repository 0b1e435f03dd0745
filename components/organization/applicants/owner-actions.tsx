'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/icon';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { lockOf } from '@/lib/contest/review-lock';
import type { ReopenedPart } from '@/lib/contracts/contest-event';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import type { ApplicantListState } from '@/lib/lists/organization-lists';
import * as logMessages from '@/lib/messages/contest-log';

const REOPENED_PARTS: readonly ReopenedPart[] = ['ROUND', 'ANNOUNCEMENT'];

interface OwnerActionsProps {
  contest: OrganizationContest;
  filter: ApplicantListState['filter'];
  /** The decisions of all applicants have changed. */
  onChanged: () => void;
}

/** What an owner does with all applicants: take them away, end the round, announce the result. */
export function OwnerActions({ contest, filter, onChanged }: OwnerActionsProps) {
  const [open, setOpen] = useState<'export' | 'round' | 'announcement' | ReopenedPart | null>(null);
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
  const reopened = REOPENED_PARTS.find((part) => part === open);
  const showReopening = useLazyDialog(
    reopened !== undefined,
    async () => (await import('./round/reopen-dialog')).ReopenDialog,
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
      {REOPENED_PARTS.filter((part) => lockOf({ kind: 'REOPEN', part }, contest) === null).map((part) => (
        <Button key={part} small onClick={() => setOpen(part)}>
          {logMessages.reopenTitle(part, contest.round)}
        </Button>
      ))}
      {locked === null ? null : <p className="t-cap">{locked}</p>}
      {open === 'export'
        ? showExport({ contestUuid: contest.uuid, filter, reason, onReason: setReason, onClose: close })
        : null}
      {open === 'round' ? showRound({ contest, onEnded: onChanged, onClose: close }) : null}
      {reopened === undefined
        ? null
        : showReopening({
            ...{ contestUuid: contest.uuid, part: reopened, round: contest.round },
            ...{ onReopened: onChanged, onClose: close },
          })}
      {open === 'announcement' ? showAnnouncement({ contest, onAnnounced: onChanged, onClose: close }) : null}
    </>
  );
}
