'use client';

import { useEffect, useState } from 'react';
import { offerReload } from '@/components/ui/action/offer-reload';
import { Button } from '@/components/ui/action/button';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import type { Matches } from '@/lib/contest/text-fault';
import type { Contest } from '@/lib/contracts/contest';
import * as contestMessages from '@/lib/messages/contest';
import { loadApplicationDialog } from './application-load';
import { loadMatches } from './open-application';

/** Opens the form at once, with nothing of anybody in it, and refuses to send it (C-13). */
export function ContestPreview({ contest }: { contest: Contest }) {
  const [matches, setMatches] = useState<Matches | null>(null);
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const showDialog = useLazyDialog(isOpen, loadApplicationDialog, close);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isWanted = true;
    loadMatches(contest).then(
      (loaded) => setMatches(() => loaded),
      () => {
        if (!isWanted) return;
        setOpen(false);
        void offerReload();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [contest, isOpen]);

  return (
    <div className="wrap sec">
      <h1 className="t-h2 bal">{contest.title}</h1>
      <p className="t-small muted">{contestMessages.previewOnly}</p>
      <Button look="primary" onClick={() => setOpen(true)}>
        신청서 열기
      </Button>
      {matches === null || !isOpen
        ? null
        : showDialog({
            isPreview: true,
            opened: { contest, prefill: { values: {}, portfolio: null }, own: null, matches, owner: '' },
            onClose: close,
          })}
    </div>
  );
}
