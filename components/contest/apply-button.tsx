'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { askToLogIn } from '@/components/shell/ask-to-log-in';
import { reportFailure } from '@/components/shell/report-failure';
import { Button } from '@/components/ui/action/button';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { Deadline } from '@/components/ui/state/deadline';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import * as contestMessages from '@/lib/messages/contest';
import { loadApplicationDialog } from './application-load';
import type { OpenedApplication } from './open-application';

interface ApplyButtonProps {
  articleUuid: string;
  contestUuid: string;
  closesAt: string | null;
}

/** Opens the form of the contest that a piece of news tells of (C-1). Its code is loaded by the press. */
export function ApplyButton({ closesAt, ...props }: ApplyButtonProps) {
  const router = useRouter();
  const [opened, setOpened] = useState<OpenedApplication | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isAsking = useRef(false);
  const showDialog = useLazyDialog(opened !== null, loadApplicationDialog, () => setOpened(null));

  const press = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setBusy(true);
    try {
      if (hasSessionMarker()) {
        loadApplicationDialog().catch(() => undefined);
        const { openApplication } = await import('./open-application');
        setOpened(await openApplication(props, (path) => router.push(path)));
      } else await askToLogIn(contestMessages.loginToApply);
    } catch (failure) {
      await reportFailure(failure);
    } finally {
      isAsking.current = false;
      setBusy(false);
    }
  };

  const openAgain = async () => {
    try {
      setOpened(await (await import('./open-application')).openAgain(props));
    } catch (failure) {
      await reportFailure(failure);
    }
  };

  return (
    <>
      <Button look="primary" className="needs-script" aria-busy={isBusy} onClick={() => void press()}>
        공모전 신청하기
      </Button>
      {closesAt === null ? null : (
        <p className="t-cap">
          <Deadline closesAt={closesAt} />
        </p>
      )}
      {opened === null
        ? null
        : showDialog({
            key: opened.contest.formVersion,
            opened,
            onClose: () => setOpened(null),
            onOpenAgain: () => void openAgain(),
          })}
    </>
  );
}
