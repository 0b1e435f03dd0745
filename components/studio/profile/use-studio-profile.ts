'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useState, useTransition } from 'react';
import type { z } from 'zod';
import { formValues, useConflict } from '@/components/form/conflict/use-conflict';
import { imageChange } from '@/components/form/conflict/image-change';
import { useBrowserDraft } from '@/components/form/use-browser-draft';
import { useContractForm } from '@/components/form/use-contract-form';
import { useKeptTyping } from '@/components/form/use-kept-typing';
import { isCancelled, useSending } from '@/components/form/use-sending';
import { reportFailure } from '@/components/shell/report-failure';
import { refreshRole } from '@/components/shell/use-session';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { StudioProfile, studioProfileFormSchema } from '@/lib/contracts/studio-profile';
import * as formLimits from '@/lib/limits/form';
import * as formMessages from '@/lib/messages/form';
import * as studioMessages from '@/lib/messages/studio';
import * as artistPaths from '@/lib/paths/artist';
import { MERGED_PARTS } from './merged-parts';
import { draftOf, profileDraftSchema, withDraft, type ProfileDraft } from './profile-draft';
import { profileFormSchema } from './profile-schema';
import { KEPT_FIELDS, valuesOf, type ProfileValues } from './profile-values';
import { sendProfile } from './send-profile';

type Checked = z.output<typeof studioProfileFormSchema> & Pick<ProfileValues, 'photo' | 'hasPhoto'>;

/** The profile's form: its values, its saves, its draft, and how it follows a profile that was saved elsewhere. */
export function useStudioProfile(initial: StudioProfile) {
  const [profile, setProfile] = useState(initial);
  const base = useMemo(() => valuesOf(profile), [profile]);
  const [defaultValues] = useState(base);
  const [hasOpened, setOpened] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const sending = useSending();
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();

  const save = async () => {
    // The rows as in the form, also blank ones: the server names the faulty one by its number.
    const sent = structuredClone(form.getValues());
    const saved = await sending.send((upload) => sendProfile(sent, upload));
    draft.forget();
    kept.forget();
    // What was typed while it was being sent differs from what was sent, and stays.
    conflict.adopt({ base: sent, latest: valuesOf(saved) });
    setProfile(saved);
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
      const latest = await callApi('get', '/v1/artists/me');
      conflict.begin(
        { base, latest: valuesOf(latest) },
        imageChange('사진', { before: profile.image, now: latest.image }),
      );
      setProfile(latest);
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
    leaving: 'KEPT',
    schema: profileFormSchema,
    defaultValues,
    onSubmit: save,
    onFailure,
    focusDelayMs: formLimits.focusFailingFieldMs,
    aliases: { cropImage: 'photo', originImage: 'photo' },
  });
  const conflict = useConflict(formValues(form), MERGED_PARTS);
  useUnsavedGuard(form.formState.isDirty || conflict.isWaiting);

  const { subscribe, getValues } = form;
  const read = () => draftOf(base, getValues());
  const restore = (typed: ProfileDraft) => {
    const values = getValues();
    const restored = withDraft(values, typed);
    for (const name of Object.keys(typed) as (keyof ProfileDraft)[]) {
      if (name !== 'hadPhoto') form.setValue(name, restored[name], { shouldDirty: true });
    }
  };
  const listen = useCallback(
    (onChange: () => void) => subscribe({ formState: { values: true }, callback: onChange }),
    [subscribe],
  );
  const kept = useKeptTyping({
    form: 'studio-profile',
    owner: initial.userAccountId,
    versions: { version: profile.version, saved: base, names: KEPT_FIELDS, conflict },
    schema: profileDraftSchema,
    subscribe: listen,
    read,
    empty: () => form.reset(base),
    countFiles: () => (getValues('photo') === null ? 0 : 1),
    restore: (typed) => {
      setRestored(true);
      restore(typed);
    },
  });
  const draft = useBrowserDraft({
    form: 'studio-profile',
    owner: initial.userAccountId,
    version: profile.version,
    base,
    schema: profileDraftSchema,
    subscribe: listen,
    read,
    isRestored,
  });

  return {
    form,
    kept,
    profile,
    base,
    conflict,
    sending,
    draft: {
      ...draft,
      resume: () => {
        if (draft.offer === null) return;
        // What was typed since the page was opened is newer.
        const typed = { ...draft.offer.typed, ...read() };
        restore(typed);
        kept.compare(draft.offer, typed);
        draft.settle();
        showToast(formMessages.typingRestored);
      },
    },
    /** The first save has made the page public. A dialog that says so waits for the new page, which it covers. */
    hasOpened: hasOpened && !isRefreshing,
    closeOpened: () => setOpened(false),
  };
}
