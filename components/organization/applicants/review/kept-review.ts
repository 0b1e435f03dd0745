import { z } from 'zod';
import type { SaveState } from '@/components/form/save-status';
import { forgetKept, keptKey, readKept } from '@/lib/browser/kept-typing';
import { createStore } from '@/lib/browser/store';
import { marksSchema, OPINIONS } from '@/lib/contracts/review-rule';
import { NO_REVIEW, type Review } from './review';
import type { createReviewSaver } from './review-saver';

/** A reader's own review: of which applicant, and in which round. */
export interface ReviewOf {
  contestUuid: string;
  applicantId: string;
  round: number;
}

const reviewSchema = z.object({
  marks: marksSchema,
  opinion: z.enum(OPINIONS).nullable(),
  note: z.string(),
  isNoteShared: z.boolean(),
  comment: z.string(),
});
/** What a tab keeps of a review, and the saved review that its typing began from. */
export const keptReviewSchema = reviewSchema.extend({
  seen: reviewSchema.default(NO_REVIEW),
});
export type KeptReview = z.output<typeof keptReviewSchema>;

/** The beginning of `reviewForm` of every review of a contest. */
export const reviewForms = (contestUuid: string) => `review-${contestUuid}-`;
export const reviewForm = ({ contestUuid, applicantId, round }: ReviewOf) =>
  `${reviewForms(contestUuid)}${applicantId}-${round}`;

/** Reviews that aren't saved yet, by `reviewForm`. A reviewer who returns to one sees the unsaved text. */
export const unsavedReviews = new Map<string, ReturnType<typeof createReviewSaver>>();

/** The reviews whose last save failed, by `reviewForm`, also of applicants that the reader has left. */
export const failedReviews = createStore<Readonly<Record<string, SaveState>>>({});

/** How many reviews aren't saved yet: the tab may not be closed over them. */
export const unsavedCount = createStore(0);

/** Notes how a review is saved. One that failed counts as failed until it is saved. */
export function noteSave(form: string, state: SaveState): void {
  unsavedCount.set(unsavedReviews.size);
  if (state.status === 'failed') failedReviews.set({ ...failedReviews.get(), [form]: state });
  if (state.status === 'saved') dropFailure(form);
}

function dropFailure(form: string): void {
  const failed = failedReviews.get();
  if (!(form in failed)) return;
  failedReviews.set(Object.fromEntries(Object.entries(failed).filter(([each]) => each !== form)));
}

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
  unsavedCount.set(unsavedReviews.size);
  dropFailure(form);
  if (owner !== null) forgetKept(keptKey(form, owner));
}
