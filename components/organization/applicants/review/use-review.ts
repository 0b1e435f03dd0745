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
import { callApi } from '@/lib/browser/call-api';
import { useStore } from '@/lib/browser/store';
import * as contestMessages from '@/lib/messages/contest';
import { isBlank } from '@/lib/text/clean';
import {
  keptReviewSchema,
  noteSave,
  reviewForm,
  unsavedReviews,
  type KeptReview,
  type ReviewOf,
} from './kept-review';
import { createReviewSaver, isSameReview, mergedReview, ownReview, type Review } from './review-saver';
import { loadApplicant } from '@/components/organization/applicants/room/use-applicant';

const REST_MS = 900;
const PARTS = partsOfFields<Review>({
  score: { label: '점수', describe: (score) => (score === null ? '' : `${score}점`) },
  note: { label: '메모' },
});

export interface ReviewOptions extends ReviewOf {
  /** What the server has. */
  initial: Review;
  onSaved: () => void;
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
  const [saver] = useState(() => unsavedReviews.get(form) ?? saverOf(options));
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
    unsavedReviews.set(form, saver);
    saver.keep(next);
  };
  const conflict = useConflict(
    { read: () => review, put: change, begin: (_, merged) => setReview(merged) },
    PARTS,
  );
  const compare = (versions: Record<'base' | 'latest' | 'typed', Review>) => {
    saver.hold(versions.latest);
    setBase(versions.base);
    conflict.begin(versions);
  };
  const catchUp = useEffectEvent(() => {
    const latest = saver.getOther();
    if (latest !== null) compare({ base: saver.getSaved(), latest, typed: review });
  });
  useEffect(() => saver.store.subscribe(() => catchUp()), [saver]);
  const restore = ({ seen, ...typed }: KeptReview) => {
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
      state.status === 'saved' ? null : { ...(conflict.readOwn() ?? review), seen: base ?? saver.getSaved() },
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
    setNote: (note: string) => change({ note }),
    /** Gives a score at once; the same again takes it back. */
    setScore: (score: number) => {
      change({ score: score === review.score ? null : score });
      saveNow();
    },
    saveNow,
    retry: () => void retry(),
  };
}

const bodyOf = ({ score, note }: Review) => ({ score, note: isBlank(note) ? null : note });

function saverOf({ initial, onSaved, ...of }: ReviewOptions) {
  const { contestUuid, applicantId, round } = of;
  const saver = createReviewSaver({
    saved: initial,
    save: async (review) => {
      try {
        await callApi('put', '/v1/organizations/contests/{uuid}/applicants/{applicantId}/review', {
          params: { uuid: contestUuid, applicantId },
          body: { round, ...bodyOf(review), seen: bodyOf(saver.getSaved()) },
          isBackground: true,
        });
      } catch (failure) {
        if (isSessionFailure(failure)) void reportFailure(failure);
        throw failure;
      }
      onSaved();
    },
    load: async () => ownReview(await loadApplicant(contestUuid, applicantId), round),
    later: (work) => {
      const timer = window.setTimeout(work, REST_MS);
      return () => window.clearTimeout(timer);
    },
  });
  saver.store.subscribe(() => {
    const state = saver.store.get();
    if (state.status === 'saved') unsavedReviews.delete(reviewForm(of));
    noteSave(reviewForm(of), state);
  });
  return saver;
}
