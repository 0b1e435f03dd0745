'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { fieldFaultsOf } from '@/components/form/field-faults';
import { formValues, useConflict } from '@/components/form/conflict/use-conflict';
import { sendDocuments } from '@/components/form/send-documents';
import { useContractForm } from '@/components/form/use-contract-form';
import { useKeptForm } from '@/components/form/use-kept-form';
import { isCancelled, useSending } from '@/components/form/use-sending';
import { reportFailure } from '@/components/shell/report-failure';
import { refreshRole } from '@/components/shell/use-session';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { leaveForGood } from '@/lib/browser/leave-for-good';
import { apiUrl } from '@/lib/api/url';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { Profile } from '@/lib/contracts/profile';
import * as formLimits from '@/lib/limits/form';
import * as myMessages from '@/lib/messages/my';
import * as myPaths from '@/lib/paths/my';
import { profileParts } from './profile-parts';
import { profileFormSchema, type ProfileSave } from './profile-schema';
import {
  isArtistForm,
  keptProfileSchema,
  valuesOf,
  type ProfileMode,
  type ProfileValues,
} from './profile-values';

const KEPT_FIELDS = keptProfileSchema.keyof().options;

/** My Page's form: its values, its saves, and how it follows a profile that was saved elsewhere. */
export function useProfileForm(initial: Profile, mode: ProfileMode) {
  const [profile, setProfile] = useState(initial);
  const sending = useSending();
  const { roleType, email } = profile;
  const schema = useMemo(() => profileFormSchema({ roleType, email }, mode), [roleType, email, mode]);
  const [defaultValues] = useState(() => valuesOf(initial, mode));
  const router = useRouter();

  const save = async ({ body }: ProfileSave) => {
    if (!(await askConfirm(myMessages.saveConfirm))) return;
    const sent = { ...form.getValues() };
    const saved = await sending.send(() => callApi('put', '/v1/users/me', { body }));
    kept.forget();
    // What was typed while it was being sent differs from what was sent, and stays.
    conflict.adopt({ base: sent, latest: valuesOf(saved, mode) });
    setProfile(saved);
    // The browser's back button would show the profile of before.
    router.refresh();
    // The header and the sealed session follow a role that was changed meanwhile.
    void refreshRole().catch(() => undefined);
    await showAlert(myMessages.saved);
  };

  const apply = async ({ body, files }: ProfileSave) => {
    if (!(await askConfirm(myMessages.applyConfirm))) return;
    await sending.send((upload) => sendDocuments(apiUrl('/v1/users/apply-artist'), body, files, upload));
    kept.forget();
    await refreshRole().catch(() => undefined);
    await showAlert(myMessages.applied);
    guard.release();
    window.location.assign(myPaths.info());
    // Nothing more can be pressed on the way.
    await new Promise(() => undefined);
  };

  const catchUp = async (sentence: string) => {
    await showAlert(sentence);
    try {
      const latest = await callApi('get', '/v1/users/me');
      // The role changed, so the form differs: reload.
      if (latest.roleType !== profile.roleType) return leaveForGood(window.location.pathname);
      conflict.begin({ base: valuesOf(profile, mode), latest: valuesOf(latest, mode) });
      setProfile(latest);
    } catch (failure) {
      void reportFailure(failure);
    }
  };

  const onFailure = (failure: unknown): boolean => {
    if (isCancelled(failure)) {
      form.setAlert(myMessages.applyCancelled);
      return true;
    }
    if (failure instanceof ApiFailure && failure.code === 'PROFILE_STALE') {
      void catchUp(failure.message);
      return true;
    }
    if (fieldFaultsOf(failure).some(({ field }) => field === 'phoneNum')) {
      // The verification was used, or is another person's.
      form.setValue('phoneNum', profile.phoneNum ?? '', { shouldDirty: true });
      form.setValue('verifyUniqueVal', null, { shouldDirty: true });
      form.setValue('verifyDi', null, { shouldDirty: true });
    }
    return false;
  };

  const form = useContractForm<ProfileValues, ProfileSave>({
    leaving: 'KEPT',
    schema,
    defaultValues,
    onSubmit: mode === 'apply' ? apply : save,
    onFailure,
    focusDelayMs: formLimits.focusFailingFieldMs,
  });
  const conflict = useConflict(formValues(form), profileParts(isArtistForm(profile, mode)));
  const guard = useUnsavedGuard(form.formState.isDirty || conflict.isWaiting);
  const kept = useKeptForm({
    form,
    name: mode,
    owner: initial.accountId,
    versions: { version: profile.version, saved: valuesOf(profile, mode), conflict },
    fields: KEPT_FIELDS,
    schema: keptProfileSchema,
    countFiles: () => form.getValues('files').length,
  });

  return { form, kept, profile, conflict, sending };
}
