'use client';

import { useEffect, useRef, useState } from 'react';
import type { UseFormWatch } from 'react-hook-form';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { OpenedApplication } from './open-application';
import { formDataOf } from './send-application';
import type { ApplicationValues } from './application-values';

/** Milliseconds after the last change. */
const REST_MS = 1500;
/** Another tab saved, or the form is another one now: this one saves no more. */
const ENDS: ReadonlySet<string> = new Set<ErrorCode>(['CONTEST_APPLICATION_STALE', 'CONTEST_FORM_CHANGED']);

interface DraftOptions extends Pick<OpenedApplication, 'contest' | 'own'> {
  watch: UseFormWatch<ApplicationValues>;
  /** Nothing is kept in a preview. */
  isOff: boolean;
  /** Called where it can't be kept any more. */
  onEnd: (message: string) => void;
}

/** Keeps what was written so far, a moment after each change. A failure is made up for by the next change. */
export function useDraft({ contest, own, watch, isOff, onEnd }: DraftOptions) {
  const [isSaved, setSaved] = useState(false);
  const version = useRef(own?.draftVersion ?? 0);
  const isPaused = useRef(isOff);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    let timer = 0;
    let saving = Promise.resolve();
    const save = async (values: ApplicationValues) => {
      if (isPaused.current) return;
      try {
        const { draftVersion } = await callApi('put', '/v1/artists/contest-applicants/{contestUuid}/draft', {
          params: { contestUuid: contest.uuid },
          body: {
            formData: formDataOf(values),
            formVersion: contest.formVersion,
            draftVersion: version.current,
          },
        });
        version.current = draftVersion;
        setSaved(true);
      } catch (failure) {
        if (!(failure instanceof ApiFailure) || !ENDS.has(failure.code)) return;
        isPaused.current = true;
        end.current(failure.message);
      }
    };
    const { unsubscribe } = watch((values) => {
      setSaved(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        // One after the other: each names the version of the one before.
        saving = saving.then(() => save(values as ApplicationValues));
      }, REST_MS);
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [contest, watch]);

  return {
    /** Whether everything that was written is kept. */
    isSaved,
    /** While an application is sent nothing else may be saved in its place. */
    pause: () => void (isPaused.current = true),
    resume: (draftVersion: number) => {
      version.current = draftVersion;
      isPaused.current = isOff;
    },
  };
}
