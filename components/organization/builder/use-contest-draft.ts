'use client';

import { useCallback, useState } from 'react';
import { useBrowserDraft } from '@/components/form/use-browser-draft';
import type { ContractFormApi } from '@/components/form/use-contract-form';
import { useKeptTyping } from '@/components/form/use-kept-typing';
import { showToast } from '@/components/ui/toast-store';
import type { ContestCreate, OrganizationContest } from '@/lib/contracts/organization-contest';
import * as myMessages from '@/lib/messages/my';
import { contestDraftSchema, DRAFT_NAMES, draftOf, type ContestDraft } from './contest-draft';
import { valuesOf, type ContestValues } from './contest-values';

interface ContestDraftOptions {
  form: ContractFormApi<ContestValues, ContestCreate>;
  contest: OrganizationContest;
  /** Nobody else gets what was typed. */
  accountId: string;
}

/** Keeps what is typed of a contest and isn't saved: in the tab when the session ends, in the browser for a crash or a closed tab. */
export function useContestDraft({ form, contest, accountId: owner }: ContestDraftOptions) {
  const [isRestored, setRestored] = useState(false);
  const { subscribe, getValues, setValue } = form;
  const name = `contest-${contest.uuid}`;
  const read = () => draftOf(valuesOf(contest), getValues());
  const restore = (typed: ContestDraft) => {
    for (const field of DRAFT_NAMES) {
      const value = typed[field];
      if (value !== undefined) setValue(field, value, { shouldDirty: true });
    }
    showToast(myMessages.typingRestored);
  };
  useKeptTyping({
    form: name,
    owner,
    schema: contestDraftSchema,
    read,
    restore: (typed) => {
      setRestored(true);
      restore(typed);
    },
  });
  const draft = useBrowserDraft({
    form: name,
    owner,
    version: contest.version,
    schema: contestDraftSchema,
    subscribe: useCallback(
      (onChange: () => void) => subscribe({ formState: { values: true }, callback: onChange }),
      [subscribe],
    ),
    read,
    isRestored,
  });
  return {
    ...draft,
    resume: () => {
      if (draft.offer === null) return;
      // What was typed since the page was opened is newer.
      restore({ ...draft.offer.typed, ...read() });
      draft.settle();
    },
  };
}
