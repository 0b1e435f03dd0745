'use client';

import { useState } from 'react';
import { z } from 'zod';
import { useKeptTyping } from '@/components/form/use-kept-typing';
import { useLeaving } from '@/components/form/use-leaving';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { useSession } from '@/components/shell/use-session';
import { useUnsavedGuard } from '@/components/ui/use-unsaved-guard';
import { callApi } from '@/lib/browser/call-api';
import { useStore } from '@/lib/browser/store';
import { isBlank } from '@/lib/text/clean';
import { createReviewSaver, type Review } from './review-saver';

const REST_MS = 900;
const reviewSchema: z.ZodType<Review> = z.object({ score: z.int().nullable(), note: z.string() });

export interface ReviewOptions {
  contestUuid: string;
  applicantId: string;
  round: number;
  /** What the server has. */
  initial: Review;
  onSaved: () => void;
}

/** Reviews that aren't saved yet, by applicant and round. A reviewer who returns to one sees the unsaved text. */
const unsaved = new Map<string, ReturnType<typeof createReviewSaver>>();

/** Saves at once whatever isn't saved yet. What fails stays where it was typed. */
export async function settleReviews(): Promise<void> {
  await Promise.all([...unsaved.values()].map((saver) => saver.flush()));
}

/** The reader's own review of one applicant, which saves itself, also when the reader goes on to the next. */
export function useReview({ contestUuid, applicantId, round, initial, onSaved }: ReviewOptions) {
  const key = `${applicantId} ${round}`;
  const [saver] = useState(() => unsaved.get(key) ?? saverOf({ contestUuid, applicantId, round, onSaved }));
  const [review, setReview] = useState(() => saver.getUnsaved() ?? initial);
  const state = useStore(saver.store, saver.store.get());
  useUnsavedGuard(state.status !== 'saved');
  useLeaving(() => void saver.flush());

  const change = (part: Partial<Review>) => {
    const next = { ...review, ...part };
    setReview(next);
    unsaved.set(key, saver);
    saver.keep(next);
  };
  const kept = useKeptTyping({
    form: `review-${contestUuid}-${applicantId}-${round}`,
    owner: useSession().user?.id ?? null,
    schema: reviewSchema,
    read: () => (state.status === 'saved' ? null : review),
    restore: change,
    empty: () => change(initial),
  });
  const saveNow = () => void saver.flush();
  return {
    review,
    kept,
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

function saverOf({ contestUuid, applicantId, round, onSaved }: Omit<ReviewOptions, 'initial'>) {
  const saver = createReviewSaver({
    save: async ({ score, note }) => {
      try {
        await callApi('put', '/v1/organizations/contests/{uuid}/applicants/{applicantId}/review', {
          params: { uuid: contestUuid, applicantId },
          body: { round, score, note: isBlank(note) ? null : note },
          isBackground: true,
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
    if (saver.store.get().status === 'saved') unsaved.delete(`${applicantId} ${round}`);
  });
  return saver;
}
