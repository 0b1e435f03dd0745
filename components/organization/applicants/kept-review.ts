import { z } from 'zod';
import { forgetKept, keptKey, readKept } from '@/lib/browser/kept-typing';
import { cleanLines } from '@/lib/text/clean';
import type { createReviewSaver, Review } from './review-saver';

/** A reader's own review: of which applicant, and in which round. */
export interface ReviewOf {
  contestUuid: string;
  applicantId: string;
  round: number;
}

const reviewSchema = z.object({ score: z.int().nullable(), note: z.string() });
/** What a tab keeps of a review, and the saved review that its typing began from. */
export const keptReviewSchema = reviewSchema.extend({
  seen: reviewSchema.default({ score: null, note: '' }),
});
export type KeptReview = z.output<typeof keptReviewSchema>;

export const reviewForm = ({ contestUuid, applicantId, round }: ReviewOf) =>
  `review-${contestUuid}-${applicantId}-${round}`;

/** Reviews that aren't saved yet, by `reviewForm`. A reviewer who returns to one sees the unsaved text. */
export const unsavedReviews = new Map<string, ReturnType<typeof createReviewSaver>>();

/** Returns the review that was typed in this tab and isn't saved; null for none. */
export function findUnsavedReview(of: ReviewOf, owner: string | null): Review | null {
  const form = reviewForm(of);
  const held = unsavedReviews.get(form)?.getUnsaved() ?? null;
  if (held !== null || owner === null) return held;
  const kept = keptReviewSchema.safeParse(readKept(keptKey(form, owner))?.typed);
  return kept.success ? kept.data : null;
}

export function forgetUnsavedReview(of: ReviewOf, owner: string | null): void {
  const form = reviewForm(of);
  unsavedReviews.delete(form);
  if (owner !== null) forgetKept(keptKey(form, owner));
}

/** Whether two reviews are the same after they are saved. */
export const isSameReview = (one: Review, other: Review): boolean =>
  one.score === other.score && cleanLines(one.note) === cleanLines(other.note);
