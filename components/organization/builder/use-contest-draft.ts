'use client';

import { useCallback, useState } from 'react';
import { useBrowserDraft } from '@/components/form/use-browser-draft';
import type { KeptVersions } from '@/components/form/kept-versions';
import type { ContractFormApi } from '@/components/form/use-contract-form';
import { useKeptTyping } from '@/components/form/use-kept-typing';
import { showToast } from '@/components/ui/dialog/toast-store';
import type { ContestCreate, OrganizationContest } from '@/lib/contracts/organization-contest';
import * as formMessages from '@/lib/messages/form';
import { contestDraftSchema, DRAFT_NAMES, draftOf, type ContestDraft } from './contest-draft';
import { valuesOf, type ContestValues } from './contest-values';

interface ContestDraftOptions {
  form: ContractFormApi<ContestValues, ContestCreate>;
  contest: OrganizationContest;
  /** No other account gets what was typed. */
  accountId: string;
  conflict: KeptVersions<ContestValues>['conflict'];
}

/** Keeps what is typed of a contest and isn't saved: in the tab, and in the browser for a crash or a closed tab. */
export function useContestDraft({ form, contest, accountId: owner, conflict }: ContestDraftOptions) {
  const [isRestored, setRestored] = useState(false);
  const { subscribe, getValues, setValue } = form;
  const name = `contest-${contest.uuid}`;
  const read = () => draftOf(valuesOf(contest), getValues());
  const restore = (typed: ContestDraft) => {
    for (const field of DRAFT_NAMES) {
      const value = typed[field];
      // Terms can't be changed after the end.
      const isLocked = field === 'terms' && contest.standing === 'CLOSED';
      if (value !== undefined && !isLocked) setValue(field, value, { shouldDirty: true });
    }
  };
  const listen = useCallback(
    (onChange: () => void) => subscribe({ formState: { values: true }, callback: onChange }),
    [subscribe],
  );
  const kept = useKeptTyping({
    form: name,
    owner,
    versions: { version: contest.version, saved: valuesOf(contest), names: DRAFT_NAMES, conflict },
    schema: contestDraftSchema,
    subscribe: listen,
    read,
    empty: () => form.reset(valuesOf(contest)),
    restore: (typed) => {
      setRestored(true);
      restore(typed);
    },
  });
  const draft = useBrowserDraft({
    form: name,
    owner,
    version: contest.version,
    base: valuesOf(contest),
    schema: contestDraftSchema,
    subscribe: listen,
    read,
    isRestored,
  });
  return {
    ...draft,
    kept,
    forget: () => {
      kept.forget();
      draft.forget();
    },
    resume: () => {
      if (draft.offer === null) return;
      // What was typed since the page was opened is newer.
      const typed = { ...draft.offer.typed, ...read() };
      restore(typed);
      kept.compare(draft.offer, typed);
      draft.settle();
      showToast(formMessages.typingRestored);
    },
  };
}
