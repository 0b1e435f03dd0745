'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useRef, useState } from 'react';
import { reportFailure } from '@/components/shell/report-failure';
import { refreshRole } from '@/components/shell/use-session';
import { askConfirm, showAlert } from '@/components/ui/alert-store';
import { useContractForm } from '@/components/ui/use-contract-form';
import { useUnsavedGuard } from '@/components/ui/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { Profile, ProfileUpdate } from '@/lib/contracts/profile';
import * as formLimits from '@/lib/limits/form';
import * as myMessages from '@/lib/messages/my';
import * as myPaths from '@/lib/paths/my';
import { mergeProfile, type ProfileChange } from './merge-profile';
import { profileFaultsOf } from './profile-faults';
import { profileFormSchema } from './profile-schema';
import { isArtistForm, valuesOf, type ProfileMode, type ProfileValues } from './profile-values';
import { sendApplication } from './send-application';

/** My Page's form: what it begins with, how it is saved or applied, and what a profile that moved on does to it. */
export function useProfileForm(initial: Profile, mode: ProfileMode) {
  const [profile, setProfile] = useState(initial);
  const [changes, setChanges] = useState<readonly ProfileChange[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);
  const schema = useMemo(() => profileFormSchema(profile, mode), [profile, mode]);
  const [defaultValues] = useState(() => valuesOf(initial, mode));
  const router = useRouter();

  /** The form is about what the server has now; what differs from `base` was typed here and stays. */
  const take = (latest: Profile, base: ProfileValues) => {
    const fresh = valuesOf(latest, mode);
    const typed = form.getValues();
    const merged = mergeProfile({ base, typed, latest: fresh }, isArtistForm(latest, mode));
    setProfile(latest);
    form.reset(fresh);
    form.reset(merged.values, { keepDefaultValues: true });
    return merged.changes;
  };

  const save = async (payload: ProfileUpdate) => {
    if (!(await askConfirm(myMessages.saveConfirm))) return;
    setProgress(0);
    const sent = { ...form.getValues() };
    try {
      const saved = await callApi('put', '/v1/users/me', { body: payload });
      take(saved, sent);
      setChanges([]);
    } finally {
      setProgress(null);
    }
    // Who comes back to this page by the browser would see the profile of before.
    router.refresh();
    // The header and the sealed session follow a role that was changed meanwhile.
    void refreshRole().catch(() => undefined);
    await showAlert(myMessages.saved);
  };

  const apply = async (payload: ProfileUpdate) => {
    if (!(await askConfirm(myMessages.applyConfirm))) return;
    const controller = new AbortController();
    upload.current = controller;
    setProgress(0);
    try {
      const files = form.getValues('documents').map(({ file }) => file);
      await sendApplication(payload, files, { signal: controller.signal, onProgress: setProgress });
    } finally {
      upload.current = null;
      setProgress(null);
    }
    await refreshRole().catch(() => undefined);
    await showAlert(myMessages.applied);
    guard.release();
    window.location.assign(myPaths.info());
    // Nothing more can be pressed on the way.
    await new Promise(() => undefined);
  };

  const reload = () => {
    guard.release();
    window.location.reload();
  };

  /** What was typed stays; everything else becomes what it is now. */
  const meetNewer = async (sentence: string) => {
    await showAlert(sentence);
    try {
      const latest = await loadProfile();
      // Another role is asked other things: the page is another.
      if (latest.roleType !== profile.roleType) return reload();
      setChanges(take(latest, valuesOf(profile, mode)));
    } catch (failure) {
      void reportFailure(failure);
    }
  };

  const onFailure = (failure: unknown): boolean => {
    if (failure instanceof DOMException && failure.name === 'AbortError') {
      form.setAlert(myMessages.applyCancelled);
      return true;
    }
    if (!(failure instanceof ApiFailure)) return false;
    if (failure.code === 'PROFILE_STALE') {
      void meetNewer(failure.message);
      return true;
    }
    const faults = profileFaultsOf(failure);
    for (const { field, message } of faults) form.setError(field, { message });
    if (faults.some(({ field }) => field === 'phoneNum')) {
      // The verification is spent, or somebody else's.
      form.setValue('phoneNum', profile.phoneNum ?? '');
      form.setValue('verification', null);
    }
    if (faults.length > 0) form.focusFailing();
    return faults.length > 0;
  };

  const form = useContractForm<ProfileValues, ProfileUpdate>({
    schema,
    defaultValues,
    onSubmit: mode === 'apply' ? apply : save,
    onFailure,
    focusDelayMs: formLimits.focusFailingFieldMs,
  });
  const guard = useUnsavedGuard(form.formState.isDirty);

  return { form, profile, changes, progress, cancel: () => upload.current?.abort() };
}

function loadProfile(): Promise<Profile> {
  return callApi('get', '/v1/users/me');
}
