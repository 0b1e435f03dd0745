'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useState, useTransition } from 'react';
import type { SavedChange } from '@/components/form/stale-note';
import { useBrowserDraft } from '@/components/form/use-browser-draft';
import { useContractForm } from '@/components/form/use-contract-form';
import { useKeptTyping } from '@/components/form/use-kept-typing';
import { isCancelled, useSending } from '@/components/form/use-sending';
import { reportFailure } from '@/components/shell/report-failure';
import { refreshRole } from '@/components/shell/use-session';
import { showAlert } from '@/components/ui/alert-store';
import { showToast } from '@/components/ui/toast-store';
import { useUnsavedGuard } from '@/components/ui/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { StudioProfile, StudioProfileUpdate } from '@/lib/contracts/studio-profile';
import * as formLimits from '@/lib/limits/form';
import * as myMessages from '@/lib/messages/my';
import * as studioMessages from '@/lib/messages/studio';
import * as artistPaths from '@/lib/paths/artist';
import { adoptProfile, savedElsewhere } from './merge-profile';
import { draftOf, profileDraftSchema, withDraft, type ProfileDraft } from './profile-draft';
import { profileFormSchema } from './profile-schema';
import { valuesOf, type ProfileValues } from './profile-values';
import { sendProfile } from './send-profile';

type Checked = StudioProfileUpdate & Pick<ProfileValues, 'photo' | 'hasPhoto'>;

/** The profile's form: its values, its saves, its draft, and how it follows a profile that was saved elsewhere. */
export function useStudioProfile(initial: StudioProfile) {
  const [profile, setProfile] = useState(initial);
  const base = useMemo(() => valuesOf(profile), [profile]);
  const [defaultValues] = useState(base);
  const [changes, setChanges] = useState<readonly SavedChange[]>([]);
  const [hasOpened, setOpened] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const sending = useSending();
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();

  const adopt = (latest: StudioProfile, from: ProfileValues) => {
    const versions = { base: from, latest: valuesOf(latest), typed: form.getValues() };
    const told = savedElsewhere(versions);
    adoptProfile(form, versions);
    setProfile(latest);
    return told;
  };

  const save = async () => {
    // The rows as they stand in the form, also blank ones: the server names the faulty one by its number.
    const sent = structuredClone(form.getValues());
    const saved = await sending.send((upload) => sendProfile(sent, upload));
    draft.forget();
    // What was typed while it was being sent differs from what was sent, and stays.
    adopt(saved, sent);
    setChanges([]);
    // The browser's back button would show the profile of before.
    startRefresh(() => router.refresh());
    // The header and the menu follow the role: the first save makes an ARTIST.
    await refreshRole().catch(() => undefined);
    if (sent.version === 0) return setOpened(true);
    const run = () => router.push(artistPaths.page(saved.userAccountId));
    showToast(studioMessages.profileSaved, { label: '내 작가 페이지', run });
  };

  const catchUp = async () => {
    await showAlert(studioMessages.profileStale);
    try {
      setChanges(adopt(await callApi('get', '/v1/artists/me'), base));
    } catch (failure) {
      void reportFailure(failure);
    }
  };

  const onFailure = (failure: unknown): boolean => {
    if (isCancelled(failure)) {
      form.setAlert(studioMessages.profileSaveCancelled);
      return true;
    }
    if (!(failure instanceof ApiFailure) || failure.code !== 'PROFILE_STALE') return false;
    void catchUp();
    return true;
  };

  const form = useContractForm<ProfileValues, Checked>({
    schema: profileFormSchema,
    defaultValues,
    onSubmit: save,
    onFailure,
    focusDelayMs: formLimits.focusFailingFieldMs,
    aliases: { cropImage: 'photo', originImage: 'photo' },
  });
  useUnsavedGuard(form.formState.isDirty);

  const { subscribe, getValues } = form;
  const read = () => draftOf(base, getValues());
  const restore = (typed: ProfileDraft) => {
    const values = getValues();
    const restored = withDraft(values, typed);
    for (const name of Object.keys(typed) as (keyof ProfileDraft)[]) {
      if (name !== 'hadPhoto') form.setValue(name, restored[name], { shouldDirty: true });
    }
    showToast(myMessages.typingRestored);
  };
  useKeptTyping({
    form: 'studio-profile',
    owner: initial.userAccountId,
    schema: profileDraftSchema,
    read,
    restore: (typed) => {
      setRestored(true);
      restore(typed);
    },
  });
  const draft = useBrowserDraft({
    form: 'studio-profile',
    owner: initial.userAccountId,
    version: profile.version,
    schema: profileDraftSchema,
    subscribe: useCallback(
      (onChange: () => void) => subscribe({ formState: { values: true }, callback: onChange }),
      [subscribe],
    ),
    read,
    isRestored,
  });

  return {
    form,
    profile,
    base,
    changes,
    sending,
    draft: {
      ...draft,
      resume: () => {
        if (draft.offer === null) return;
        // What was typed since the page was opened is newer.
        restore({ ...draft.offer.typed, ...read() });
        draft.settle();
      },
    },
    /** The first save has made the page public. A dialog that says so waits for the new page, which it covers. */
    hasOpened: hasOpened && !isRefreshing,
    closeOpened: () => setOpened(false),
  };
}
