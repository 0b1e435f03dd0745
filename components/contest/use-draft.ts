'use client';

import { useEffect, useState } from 'react';
import type { UseFormWatch } from 'react-hook-form';
import { useNetworkBack } from '@/components/form/use-network-back';
import { reportFailure } from '@/components/shell/report-failure';
import { showToast } from '@/components/ui/dialog/toast-store';
import { callApi } from '@/lib/browser/call-api';
import { useStore } from '@/lib/browser/store';
import { differingAnswers } from '@/lib/contest/differing-answers';
import { sentence } from '@/lib/format/sentence';
import * as contestMessages from '@/lib/messages/contest';
import type { ApplicationValues } from './application-values';
import { createDraftSaver, type DraftSaver, type DraftState } from './draft-saver';
import { keptApplication, withoutFiles } from './kept-application';
import { findOwn, type OpenedApplication } from './open-application';
import type { BegunApplication } from './begun-application';

/** Milliseconds after the last change. */
const REST_MS = 1500;
/** The browser's limit in bytes for all requests that outlive a page. A longer text is in the tab's storage. */
const KEEPALIVE_BYTES = 60_000;
const IDLE: DraftState = { kind: 'idle' };

interface DraftOptions {
  opened: OpenedApplication;
  begun: BegunApplication;
  watch: UseFormWatch<ApplicationValues>;
  /** Nothing is kept in a preview. */
  isOff: boolean;
}

/** Saves the draft after a pause in the changes, and at once when a field, the window or the form is left. */
export function useDraft({ opened, begun, watch, isOff }: DraftOptions) {
  const [saver] = useState(() => saverOf(opened, begun));
  const state = useStore(saver.store, IDLE);
  const endsWithTab = useStore({ ...saver.store, get: saver.endsWithTab }, false);

  useEffect(() => {
    if (isOff) return;
    saver.enter();
    if (begun.restored !== null) saver.change(begun.values);
    if (begun.theirs !== null) saver.overtake(begun.theirs);
  }, [saver, begun, isOff]);

  useEffect(() => {
    if (isOff) return;
    const { unsubscribe } = watch((values) => saver.change(values as ApplicationValues));
    const end = new AbortController();
    const options = { signal: end.signal };
    document.addEventListener('focusout', () => void saver.flush(), options);
    document.addEventListener(
      'visibilitychange',
      () => (document.hidden ? void saver.flush(true) : undefined),
      options,
    );
    window.addEventListener('pagehide', () => void saver.flush(true), options);
    return () => {
      unsubscribe();
      end.abort();
      // This also covers a step back from the page with the form.
      saver.leave();
    };
  }, [saver, watch, isOff]);

  useNetworkBack(() => {
    if (!isOff) void saver.flush();
  });

  return { saver, state, endsWithTab };
}

function saverOf({ contest, owner }: OpenedApplication, begun: BegunApplication): DraftSaver {
  const { uuid: contestUuid, formVersion, formSchemaJson } = contest;
  return createDraftSaver({
    begun: { version: begun.version, sent: begun.restored?.sent ?? [] },
    keeper: keptApplication(contestUuid, owner),
    findLatest: () => findOwn(contestUuid),
    isSame: (latest, values) =>
      differingAnswers(formSchemaJson, values, latest.draft ?? latest.answers ?? {}).length === 0,
    save: (values, draftVersion, isLeaving) => {
      const formData = JSON.stringify(values, withoutFiles);
      return callApi('put', '/v1/artists/contest-applicants/{contestUuid}/draft', {
        params: { contestUuid },
        body: { formData, formVersion, draftVersion },
        isBackground: true,
        keepalive: isLeaving && new Blob([formData]).size < KEEPALIVE_BYTES,
      });
    },
    later: (work) => {
      const timer = window.setTimeout(work, REST_MS);
      return () => window.clearTimeout(timer);
    },
    onSessionFailure: (failure) => void reportFailure(failure),
    onLeftUnsaved: (reason, isKept) => void showToast(contestMessages.leftUnsaved(sentence(reason), isKept)),
  });
}
