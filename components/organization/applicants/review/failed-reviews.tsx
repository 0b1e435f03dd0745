'use client';

import { SaveStatus, type SaveState } from '@/components/form/save-status';
import { useNetworkBack } from '@/components/form/use-network-back';
import { useUnloadGuard, useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { useStore } from '@/lib/browser/store';
import * as contestMessages from '@/lib/messages/contest';
import { failedReviews, reviewForms, unsavedCount } from './kept-review';
import { settleReviews } from './use-review';

const NONE: Readonly<Record<string, SaveState>> = {};

/**
 * Reports reviews of a contest that couldn't be saved, because a reader who has gone on to another applicant, or closed the last
 * one, doesn't see the foot of their review any more. They are sent again when the network is back. Empty without one.
 */
export function FailedReviews({ contestUuid }: { contestUuid: string }) {
  const failed = Object.entries(useStore(failedReviews, NONE)).flatMap(([form, state]) =>
    form.startsWith(reviewForms(contestUuid)) ? [state] : [],
  );
  const [first] = failed;
  const canRetry = failed.some((state) => state.canRetry !== false);
  useUnsavedGuard(first !== undefined);
  // The dialog of a review may be closed before its save has an answer.
  useUnloadGuard(useStore(unsavedCount, 0) > 0);
  useNetworkBack(() => {
    const states = failedReviews.get();
    void settleReviews((form) => form in states && states[form]?.canRetry !== false);
  });
  if (first === undefined) return null;
  const failure = contestMessages.reviewsFailed(failed.length, first.failure ?? '');
  return <SaveStatus state={{ status: 'failed', failure, canRetry }} onRetry={() => void settleReviews()} />;
}
