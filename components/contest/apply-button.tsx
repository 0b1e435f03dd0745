'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askToLogIn } from '@/components/shell/ask-to-log-in';
import { reportFailure } from '@/components/shell/report-failure';
import { SendButton } from '@/components/ui/action/send-button';
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
  const showDialog = useLazyDialog(opened !== null, loadApplicationDialog, () => setOpened(null));

  const press = async () => {
    try {
      if (hasSessionMarker()) {
        loadApplicationDialog().catch(() => undefined);
        const { openApplication } = await import('./open-application');
        setOpened(await openApplication(props, (path) => router.push(path)));
      } else await askToLogIn(contestMessages.loginToApply);
    } catch (failure) {
      await reportFailure(failure);
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
      <SendButton look="primary" className="needs-script" onSend={press}>
        공모전 신청하기
      </SendButton>
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
