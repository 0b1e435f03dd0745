import { z } from 'zod';
import type { SaveState } from '@/components/form/save-status';
import { forgetKept, keptKey, readKept } from '@/lib/browser/kept-typing';
import { createStore } from '@/lib/browser/store';
import { marksSchema, OPINIONS } from '@/lib/contracts/review-rule';
import { NO_REVIEW, type Review } from './review';
import type { createReviewSaver } from './review-saver';

/** A reader's own review: of which applicant, and in which round and edition of the rule. */
export interface ReviewOf {
  contestUuid: string;
  applicantId: string;
  round: number;
  edition: number;
}

const reviewSchema = z.object({
  marks: marksSchema.default({}),
  opinion: z.enum(OPINIONS).nullable().default(null),
  note: z.string(),
  isNoteShared: z.boolean().default(false),
  comment: z.string().default(''),
});
/** What a tab keeps of a review, and the saved review that its typing began from. */
export const keptReviewSchema = reviewSchema.extend({
  seen: reviewSchema.default(NO_REVIEW),
  /** The edition of the rule that the marks are of. */
  edition: z.int().default(1),
});
export type KeptReview = z.output<typeof keptReviewSchema>;

/** The beginning of `reviewForm` of every review of a contest. */
export const reviewForms = (contestUuid: string) => `review-${contestUuid}-`;
export const reviewForm = ({ contestUuid, applicantId, round }: Omit<ReviewOf, 'edition'>) =>
  `${reviewForms(contestUuid)}${applicantId}-${round}`;
/** Marks of another edition are another review, whose texts are those of the form. */
export const reviewKey = (of: ReviewOf) => `${reviewForm(of)}-${of.edition}`;

/** Reviews that aren't saved yet, by `reviewKey`. A reviewer who returns to one sees the unsaved text. */
export const unsavedReviews = new Map<string, ReturnType<typeof createReviewSaver>>();

/** The reviews whose last save failed, by `reviewKey`, also of applicants that the reader has left. */
export const failedReviews = createStore<Readonly<Record<string, SaveState>>>({});

/** How many reviews aren't saved yet: the tab may not be closed over them. */
export const unsavedCount = createStore(0);

/** Notes how a review is saved. One that failed counts as failed until it is saved or dropped. */
export function noteSave(form: string, state: SaveState): void {
  unsavedCount.set(unsavedReviews.size);
  if (state.status === 'failed' && unsavedReviews.has(form))
    failedReviews.set({ ...failedReviews.get(), [form]: state });
  if (state.status === 'saved') dropFailure(form);
}

function dropFailure(form: string): void {
  const failed = failedReviews.get();
  if (!(form in failed)) return;
  failedReviews.set(Object.fromEntries(Object.entries(failed).filter(([each]) => each !== form)));
}

/** Returns the review that was typed in this tab and isn't saved; null for none. */
export function findUnsavedReview(of: Omit<ReviewOf, 'edition'>, owner: string | null): Review | null {
  const [key = ''] = keysOfReview(of);
  const held = unsavedReviews.get(key)?.getUnsaved() ?? null;
  if (held !== null || owner === null) return held;
  const kept = keptReviewSchema.safeParse(readKept(keptKey(reviewForm(of), owner))?.typed);
  return kept.success ? kept.data : null;
}

/** The keys of a review's editions that aren't saved. */
const keysOfReview = (of: Omit<ReviewOf, 'edition'>): string[] =>
  [...unsavedReviews.keys()].filter((key) => key.startsWith(`${reviewForm(of)}-`));

function drop(key: string): void {
  unsavedReviews.delete(key);
  unsavedCount.set(unsavedReviews.size);
  dropFailure(key);
}

/** Drops what was marked by other editions of the rule, and can't be saved any more. Its texts are kept with the form. */
export function dropOtherEditions(of: ReviewOf): void {
  for (const key of keysOfReview(of)) if (key !== reviewKey(of)) drop(key);
}

export function forgetUnsavedReview(of: Omit<ReviewOf, 'edition'>, owner: string | null): void {
  for (const key of keysOfReview(of)) drop(key);
  if (owner !== null) forgetKept(keptKey(reviewForm(of), owner));
}
