'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { askToLogIn } from '@/components/shell/ask-to-log-in';
import { reportFailure } from '@/components/shell/report-failure';
import { useSession } from '@/components/shell/use-session';
import { SendButton } from '@/components/ui/action/send-button';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { Deadline } from '@/components/ui/state/deadline';
import { useNow } from '@/components/ui/state/use-now';
import { useLateQueries } from '@/components/ui/use-late-queries';
import { callApi } from '@/lib/browser/call-api';
import { hasSessionMarker } from '@/lib/browser/session-marker';
import type { ContestApplicable } from '@/lib/contracts/contest';
import * as contestMessages from '@/lib/messages/contest';
import * as applyMessages from '@/lib/messages/contest-apply';
import { loadApplicationDialog } from './application-load';
import { applyStateOf } from './apply-state';
import type { OpenedApplication } from './open-application';

interface ApplyButtonProps {
  articleUuid: string;
  contestUuid: string;
  opensAt: string | null;
  closesAt: string | null;
}

/**
 * Opens the form of the contest that a piece of news tells of (C-1), and says how far the artist's application is. The
 * form's code is loaded by the press.
 */
export function ApplyButton({ opensAt, closesAt, ...props }: ApplyButtonProps) {
  const router = useRouter();
  const [opened, setOpened] = useState<OpenedApplication | null>(null);
  const { own, refresh } = useApplicable(props.contestUuid);
  const state = applyStateOf({ opensAt, closesAt, now: useNow(), own });
  const close = () => {
    setOpened(null);
    refresh();
  };
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
      <SendButton
        look={state === 'OPEN' || state === 'BEGUN' ? 'primary' : 'secondary'}
        className="needs-script"
        onSend={press}
      >
        {applyMessages.applyLabels[state]}
      </SendButton>
      {state === 'BEGUN' ? <p className="t-cap">{applyMessages.begun}</p> : null}
      {state === 'SENT' ? <p className="t-cap">{applyMessages.sent}</p> : null}
      {closesAt === null ? null : (
        <p className="t-cap">
          {state === 'AHEAD' ? (
            <Deadline opensAt={opensAt} closesAt={closesAt} />
          ) : (
            <Deadline closesAt={closesAt} />
          )}
        </p>
      )}
      {opened === null
        ? null
        : showDialog({
            key: opened.contest.formVersion,
            opened,
            onClose: close,
            onOpenAgain: () => void openAgain(),
          })}
    </>
  );
}

/** The artist's standing in the contest. Without an answer the button stays as guests see it. */
function useApplicable(contestUuid: string) {
  const { user } = useSession();
  const { results } = useLateQueries<ContestApplicable>(
    user?.roleType === 'ARTIST'
      ? [
          {
            queryKey: ['contest-applicable', contestUuid, user.id],
            queryFn: ({ signal }) =>
              callApi('get', '/v1/artists/contest-applicable/{contestUuid}', {
                params: { contestUuid },
                signal,
              }),
            staleTime: 0,
          },
        ]
      : [],
  );
  const result = results?.[0];
  return { own: result?.data ?? null, refresh: () => void result?.refetch() };
}
