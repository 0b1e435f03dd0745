'use client';

import { useState } from 'react';
import { useSession } from '@/components/shell/use-session';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { TextButton } from '@/components/ui/action/text-link';
import type { Applicant } from '@/lib/contracts/organization-applicant';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import * as contestMessages from '@/lib/messages/contest';
import styles from './own-review.module.css';
import { findUnsavedReview, forgetUnsavedReview } from './kept-review';
import { isSameReview, ownReview } from './review';
import { marksWords } from './score-words';

interface RefusedReviewsProps {
  contestUuid: string;
  applicant: Pick<Applicant, 'id' | 'reviews'>;
  rule: ReviewRule;
  edition: number;
  /** The number of rounds, from the first, whose reviews can't be saved any more. */
  lockedRounds: number;
}

/** The reader's own reviews that weren't saved before they were locked, so that their text can be copied. */
export function RefusedReviews({ contestUuid, applicant, rule, edition, lockedRounds }: RefusedReviewsProps) {
  const owner = useSession().user?.id ?? null;
  const [, setDiscarded] = useState(0);
  const refused = Array.from({ length: lockedRounds }, (_, index) => index + 1).flatMap((round) => {
    const of = { contestUuid, applicantId: applicant.id, round };
    const typed = findUnsavedReview(of, owner);
    return typed === null || isSameReview(typed, ownReview(applicant, { round, edition }))
      ? []
      : { of, typed };
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
  return refused.map(({ of, typed: { marks, note, comment } }) => (
    <section key={of.round} className={styles.review} aria-label={contestMessages.reviewRefused(of.round)}>
      <p role="note" className="t-small">
        {contestMessages.reviewRefused(of.round)} {contestMessages.reviewRefusedHint}
      </p>
      <p className="num">{marksWords(rule.criteria, marks)}</p>
      {note === '' ? null : <p className="t-small pre">{note}</p>}
      {comment === '' ? null : <p className="t-small pre">심사평: {comment}</p>}
      <TextButton onClick={() => void discard(of)}>버리기</TextButton>
    </section>
  ));
}
