'use client';

import { useEffect, useState } from 'react';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { useUnsavedGuard } from '@/components/ui/use-unsaved-guard';
import { callApi } from '@/lib/browser/call-api';
import { useStore } from '@/lib/browser/store';
import { createReviewSaver, type Review } from './review-saver';

const REST_MS = 900;

export interface ReviewOptions {
  contestUuid: string;
  applicantId: string;
  /** What the server has. */
  initial: Review;
  onSaved: () => void;
}

/** Reviews that aren't saved yet, by applicant: whoever comes back to one finds what they typed. */
const unsaved = new Map<string, ReturnType<typeof createReviewSaver>>();

/** Saves at once whatever isn't saved yet. What fails stays where it was typed. */
export async function settleReviews(): Promise<void> {
  await Promise.all([...unsaved.values()].map((saver) => saver.flush()));
}

/** The reader's own review of one applicant, which saves itself, also when the reader goes on to the next. */
export function useReview({ contestUuid, applicantId, initial, onSaved }: ReviewOptions) {
  const [saver] = useState(() => unsaved.get(applicantId) ?? saverOf(contestUuid, applicantId, onSaved));
  const [review, setReview] = useState(() => saver.getUnsaved() ?? initial);
  const state = useStore(saver.store, saver.store.get());
  useUnsavedGuard(state.status !== 'saved');
  useEffect(() => () => void saver.flush(), [saver]);

  const change = (part: Partial<Review>) => {
    const next = { ...review, ...part };
    setReview(next);
    unsaved.set(applicantId, saver);
    saver.keep(next);
  };
  const saveNow = () => void saver.flush();
  return {
    review,
    state,
    setNote: (note: string) => change({ note }),
    /** Gives a score at once; the same again takes it back. */
    setScore: (score: number) => {
      change({ score: score === review.score ? null : score });
      saveNow();
    },
    saveNow,
  };
}

function saverOf(contestUuid: string, applicantId: string, onSaved: () => void) {
  const saver = createReviewSaver({
    save: async ({ score, note }) => {
      try {
        await callApi('put', '/v1/organizations/contests/{uuid}/applicants/{applicantId}/review', {
          params: { uuid: contestUuid, applicantId },
          body: { score, note: note.trim() === '' ? null : note },
        });
      } catch (failure) {
        if (isSessionFailure(failure)) void reportFailure(failure);
        throw failure;
      }
      onSaved();
    },
    later: (work) => {
      const timer = window.setTimeout(work, REST_MS);
      return () => window.clearTimeout(timer);
    },
  });
  saver.store.subscribe(() => {
    if (saver.store.get().status === 'saved') unsaved.delete(applicantId);
  });
  return saver;
}
