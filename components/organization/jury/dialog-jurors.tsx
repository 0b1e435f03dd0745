'use client';

import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/action/text-link';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { useLateQueries } from '@/components/ui/use-late-queries';
import { failureMessage } from '@/lib/browser/api-failure';
import type { Juror, Jury } from '@/lib/contracts/organization-jury';
import * as juryMessages from '@/lib/messages/contest-jury';
import * as contestPaths from '@/lib/paths/contest';
import { juryQuery } from './jury-query';

/** The jurors of a contest who can be selected in a dialog. */
export interface JurorChoice {
  contestUuid: string;
  /** Null until it is loaded, as `jurors`. */
  jury: Jury | null;
  jurors: readonly Juror[] | null;
  failure: Error | null;
  onRetry: () => void;
}

/** Loads the jury of a contest for a dialog, which offers the jurors that `offered` returns. */
export function useJurorChoice(contestUuid: string, offered: (jury: Jury) => Juror[]): JurorChoice {
  const { results, error, load } = useLateQueries<Jury>([juryQuery(contestUuid)]);
  const result = results?.[0];
  const jury = result?.data ?? null;
  return {
    contestUuid,
    jury,
    jurors: jury && offered(jury),
    failure: error ?? result?.error ?? null,
    onRetry: () => (error === null ? void result?.refetch() : load()),
  };
}

interface DialogJurorsProps {
  choice: JurorChoice;
  /** What a dialog without jurors says. */
  empty: string;
  /** The form, shown once there are jurors. */
  children: (jurors: readonly Juror[], jury: Jury) => ReactNode;
}

/** The form of a dialog that needs jurors, or why it can't be shown. */
export function DialogJurors({ choice, empty, children }: DialogJurorsProps) {
  const { contestUuid, jury, jurors, failure, onRetry } = choice;
  if (failure !== null)
    return <ErrorState title={juryMessages.juryFailed} hint={failureMessage(failure)} onRetry={onRetry} />;
  if (jury === null || jurors === null)
    return (
      <div aria-busy="true">
        <span className="vh">심사단을 불러오는 중</span>
        <Skeleton height="160px" />
      </div>
    );
  if (jurors.length === 0)
    return (
      <>
        <p className="t-small pre">{empty}</p>
        <TextLink href={contestPaths.jury(contestUuid)}>심사단 보기</TextLink>
      </>
    );
  return children(jurors, jury);
}
