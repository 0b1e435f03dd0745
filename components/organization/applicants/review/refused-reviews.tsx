'use client';

import { useState } from 'react';
import { useSession } from '@/components/shell/use-session';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { TextButton } from '@/components/ui/action/text-link';
import type { Applicant } from '@/lib/contracts/organization-applicant';
import * as contestMessages from '@/lib/messages/contest';
import styles from './own-review.module.css';
import { findUnsavedReview, forgetUnsavedReview } from './kept-review';
import { isSameReview, ownReview } from './review-saver';

interface RefusedReviewsProps {
  contestUuid: string;
  applicant: Pick<Applicant, 'id' | 'reviews'>;
  /** The number of rounds, from the first, whose reviews can't be saved any more. */
  lockedRounds: number;
}

/** The reader's own reviews that weren't saved before they were locked, so that their text can be copied. */
export function RefusedReviews({ contestUuid, applicant, lockedRounds }: RefusedReviewsProps) {
  const owner = useSession().user?.id ?? null;
  const [, setDiscarded] = useState(0);
  const refused = Array.from({ length: lockedRounds }, (_, index) => index + 1).flatMap((round) => {
    const of = { contestUuid, applicantId: applicant.id, round };
    const typed = findUnsavedReview(of, owner);
    return typed === null || isSameReview(typed, ownReview(applicant, round)) ? [] : { of, typed };
  });
  const discard = async (of: (typeof refused)[number]['of']) => {
    const isSure = await askConfirm(contestMessages.reviewRefusedDiscard, {
      confirmLabel: '버리기',
      isDestructive: true,
    });
    if (!isSure) return;
    forgetUnsavedReview(of, owner);
    setDiscarded((count) => count + 1);
  };
  return refused.map(({ of, typed: { score, note } }) => (
    <section key={of.round} className={styles.review} aria-label={contestMessages.reviewRefused(of.round)}>
      <p role="note" className="t-small">
        {contestMessages.reviewRefused(of.round)} {contestMessages.reviewRefusedHint}
      </p>
      {score === null ? null : <p className="num">{score}점</p>}
      {note === '' ? null : <p className="t-small pre">{note}</p>}
      <TextButton onClick={() => void discard(of)}>버리기</TextButton>
    </section>
  ));
}
