'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { useConflict } from '@/components/form/conflict/use-conflict';
import type { SaveState } from '@/components/form/save-status';
import { useKeptTyping } from '@/components/form/use-kept-typing';
import { useLeaving } from '@/components/form/use-leaving';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { useSession } from '@/components/shell/use-session';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { useStore } from '@/lib/browser/store';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { Criterion, ReviewRule } from '@/lib/contracts/review-rule';
import * as contestMessages from '@/lib/messages/contest';
import * as reviewMessages from '@/lib/messages/contest-review';
import { OPINION_LABELS } from '@/lib/options/contest-review';
import { marksWords } from './score-words';
import {
  keptReviewSchema,
  noteSave,
  dropOtherEditions,
  reviewForm,
  reviewKey,
  unsavedReviews,
  type KeptReview,
  type ReviewOf,
} from './kept-review';
import { isSameReview, mergedReview, ownReview, reviewBody, type Review } from './review';
import { createReviewSaver } from './review-saver';
import { loadApplicant } from '@/components/organization/applicants/room/use-applicant';

const REST_MS = 900;
const RULE_CHANGED: ErrorCode = 'CONTEST_RULE_CHANGED';
/** The parts of a conflict. */
const partsOf = (criteria: readonly Criterion[]) =>
  partsOfFields<Review>({
    marks: { label: '점수', describe: (marks) => marksWords(criteria, marks) },
    opinion: { label: '추천 의견', describe: (opinion) => (opinion === null ? '' : OPINION_LABELS[opinion]) },
    note: { label: '메모' },
    isNoteShared: { label: '심사단에 공유' },
    comment: { label: '심사평' },
  });

export interface ReviewOptions extends ReviewOf {
  rule: ReviewRule;
  /** What the server has. */
  initial: Review;
  onSaved: () => void;
  /** The marks are of an earlier edition of the rule. */
  onRuleChanged: () => void;
}

/** Saves at once whatever isn't saved yet, of the wanted forms. What fails stays where it was typed. */
export async function settleReviews(isWanted: (form: string) => boolean = () => true): Promise<void> {
  const wanted = [...unsavedReviews].filter(([form]) => isWanted(form));
  await Promise.all(wanted.map(([, saver]) => saver.flush()));
}

/**
 * The reader's own review of one applicant, which saves itself, also when the reader goes on to the next. Text that began from
 * another review than the saved one is compared with it, and isn't saved before the reader decides.
 */
export function useReview(options: ReviewOptions) {
  const { initial } = options;
  const form = reviewForm(options);
  const key = reviewKey(options);
  const [saver] = useState(() => unsavedReviews.get(key) ?? saverOf(options));
  const [review, setReview] = useState(() => saver.getUnsaved() ?? initial);
  const saving = useStore(saver.store, saver.store.get());
  /** The saved review that an open decision began from; null for none. */
  const [base, setBase] = useState<Review | null>(null);
  const state: SaveState =
    base === null ? saving : { status: 'failed', failure: contestMessages.reviewOvertaken };
  useUnsavedGuard(state.status !== 'saved');
  useLeaving(() => void saver.flush());

  const change = (part: Partial<Review>) => {
    const next = { ...review, ...part };
    setReview(next);
    if (base === null) keep(next);
  };
  const keep = (next: Review) => {
    unsavedReviews.set(key, saver);
    saver.keep(next);
  };
  const [parts] = useState(() => partsOf(options.rule.criteria));
  const conflict = useConflict(
    { read: () => review, put: change, begin: (_, merged) => setReview(merged) },
    parts,
  );
  const compare = (versions: Record<'base' | 'latest' | 'typed', Review>) => {
    saver.hold(versions.latest);
    setBase(versions.base);
    conflict.begin(versions);
  };
  const catchUp = useEffectEvent(() => {
    const latest = saver.getOther();
    if (latest === null) return;
    const merged = mergedReview(saver.getSaved(), latest, review);
    if (merged === null) return compare({ base: saver.getSaved(), latest, typed: review });
    // Both changed different parts: they are saved together.
    saver.hold(latest);
    change(merged);
    void saver.flush();
  });
  useEffect(() => saver.store.subscribe(() => catchUp()), [saver]);
  const dropOthers = useEffectEvent(() => dropOtherEditions(options));
  useEffect(() => dropOthers(), []);
  const restore = ({ seen, edition, ...kept }: KeptReview) => {
    // Marks of another edition are none; its texts are kept.
    const { marks } = initial;
    const [base, typed] =
      edition === options.edition
        ? [seen, kept]
        : [
            { ...seen, marks },
            { ...kept, marks },
          ];
    restoreTyped(base, typed);
  };
  const restoreTyped = (seen: Review, typed: Review) => {
    const merged = mergedReview(seen, initial, typed);
    if (merged === null) return compare({ base: seen, latest: initial, typed });
    if (!isSameReview(merged, initial)) return change(merged);
    saver.hold(initial);
    setReview(initial);
  };
  const kept = useKeptTyping({
    form,
    owner: useSession().user?.id ?? null,
    schema: keptReviewSchema,
    read: () =>
      state.status === 'saved'
        ? null
        : {
            ...(conflict.readOwn() ?? review),
            seen: base ?? saver.getSaved(),
            edition: options.edition,
          },
    restore,
    empty: () => {
      if (base === null) return change(initial);
      setBase(null);
      setReview(initial);
      conflict.clear();
    },
  });
  const saveNow = () => void saver.flush();
  const retry = async () => {
    if (base !== null) {
      setBase(null);
      keep(review);
    }
    await saver.flush();
    if (saver.store.get().status === 'saved') conflict.clear();
  };
  return {
    review,
    kept,
    conflict,
    state,
    /** Texts are saved after a pause. */
    setText: (texts: Partial<Pick<Review, 'note' | 'comment'>>) => change(texts),
    /** Choices are saved at once. */
    choose: (choice: Partial<Pick<Review, 'opinion' | 'isNoteShared'>>) => {
      change(choice);
      saveNow();
    },
    /**
     * Marks a criterion; null takes the mark back.
     * @param isTyped the mark may have more digits, and is saved after a pause
     */
    setMark: (id: string, mark: number | null, isTyped = false) => {
      const { [id]: _, ...others } = review.marks;
      change({ marks: mark === null ? others : { ...others, [id]: mark } });
      if (!isTyped) saveNow();
    },
    saveNow,
    retry: () => void retry(),
  };
}

function saverOf({ initial, onSaved, onRuleChanged, ...of }: ReviewOptions) {
  const { contestUuid, applicantId, round, edition } = of;
  const saver = createReviewSaver({
    saved: initial,
    save: async (review) => {
      try {
        await callApi('put', '/v1/organizations/contests/{uuid}/applicants/{applicantId}/review', {
          params: { uuid: contestUuid, applicantId },
          body: { round, edition, ...reviewBody(review), seen: reviewBody(saver.getSaved()) },
          isBackground: true,
        });
      } catch (failure) {
        if (isSessionFailure(failure)) void reportFailure(failure);
        if (!(failure instanceof ApiFailure)) throw failure;
        if (failure.code === RULE_CHANGED) onRuleChanged();
        const [fault] = failure.errors;
        if (fault !== undefined) throw new ApiFailure(failure.status, failure.code, fault.message);
        // The juror was excluded or removed while the room was open.
        throw failure.status === 404
          ? new ApiFailure(failure.status, failure.code, reviewMessages.noLongerYours)
          : failure;
      }
      onSaved();
    },
    load: async () => ownReview(await loadApplicant(contestUuid, applicantId), { round, edition }),
    later: (work) => {
      const timer = window.setTimeout(work, REST_MS);
      return () => window.clearTimeout(timer);
    },
  });
  saver.store.subscribe(() => {
    const state = saver.store.get();
    if (state.status === 'saved') unsavedReviews.delete(reviewKey(of));
    noteSave(reviewKey(of), state);
  });
  return saver;
}
