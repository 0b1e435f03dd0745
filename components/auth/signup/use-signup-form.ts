'use client';

import { useEffect, useMemo, useState } from 'react';
import { useContractForm } from '@/components/form/use-contract-form';
import { isCancelled, useSending } from '@/components/form/use-sending';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import type { SocialNewcomer } from '@/lib/contracts/social';
import * as formLimits from '@/lib/limits/form';
import * as signupMessages from '@/lib/messages/signup';
import * as sitePaths from '@/lib/paths/site';
import { signupFormSchema, type Signup } from './form-schema';
import { hadFiles, initialValues, typedOf, type SignupValues } from './form-values';
import { sendSignup } from './send-signup';
import type { SignupType } from './signup-state';
import { signupStore } from './signup-store';

/** The values of the form while an earlier step is shown, with passwords and files. They go with the page. */
let inMemory: SignupValues | null = null;

/** Failures that no field can correct: the verification has to be made again. */
const OF_IDENTITY = ['IDENTITY_FAILED', 'IDENTITY_MISMATCH', 'IDENTITY_REGISTERED', 'IDENTITY_BARRED'];

interface SignupFormOptions {
  type: SignupType;
  identity: VerifiedIdentity;
  /** The optional consent of step 2. */
  privacyOptional: boolean;
  social: SocialNewcomer | null;
  /** Goes back to the verification, which has to be made again. */
  onIdentityLost: () => void;
}

/** The form of step 4: what it begins with, how it is sent, and where the server's failures go. */
export function useSignupForm(options: SignupFormOptions) {
  const { type, social, identity, privacyOptional, onIdentityLost } = options;
  const sending = useSending();
  const isSocial = social !== null;
  const schema = useMemo(() => signupFormSchema({ type, isSocial }), [type, isSocial]);
  const [{ defaultValues, lacksFiles }] = useState(() => {
    const { typed } = signupStore.get();
    // Another type of member was chosen where nothing typed is kept: the values in memory are the other
    // type's.
    const memory = typed === null ? null : inMemory;
    return {
      defaultValues: initialValues({ ...{ typed, social, identity, privacyOptional }, inMemory: memory }),
      lacksFiles: memory === null && hadFiles(typed),
    };
  });
  const [hasFiles, setHasFiles] = useState(defaultValues.files.length > 0);
  // What is typed survives that the page is left. Chosen files don't.
  const guard = useUnsavedGuard(hasFiles);

  const send = async (signup: Signup) => {
    const socialLoginUuid = social?.socialLoginUuid;
    await sending.send((upload) => sendSignup({ type, signup, socialLoginUuid, ...upload }));
    inMemory = null;
    guard.release();
    // Cleared when the page is left. Cleared before, it would show step 1 behind the alert.
    window.addEventListener('pagehide', signupStore.clear, { once: true });
    await showAlert(type === 'ARTIST' ? signupMessages.artistDone : signupMessages.memberDone);
    window.location.assign(sitePaths.home());
    // The form stays busy until the page is left.
    await new Promise(() => undefined);
  };

  const onFailure = (failure: unknown): boolean => {
    if (isCancelled(failure)) {
      form.setAlert(signupMessages.uploadCancelled);
      return true;
    }
    if (!(failure instanceof ApiFailure)) return false;
    if (OF_IDENTITY.includes(failure.code)) {
      void showAlert(failure.message).then(onIdentityLost);
      return true;
    }
    if (failure.code === 'SOCIAL_LOGIN_FAILED') {
      // The password fields appear. What was typed stays.
      void showAlert(failure.message, { text: signupMessages.socialExpired }).then(() =>
        signupStore.update({ social: null }),
      );
      return true;
    }
    return false;
  };

  const form = useContractForm<SignupValues, Signup>({
    leaving: 'KEPT',
    schema,
    defaultValues,
    onSubmit: send,
    onFailure,
    focusDelayMs: formLimits.focusFailingFieldMs,
  });

  // What is typed survives a reload. Passwords and files survive a visit to an earlier step.
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          inMemory = values;
          setHasFiles(values.files.length > 0);
          signupStore.keepTyped(typedOf(values));
        },
      }),
    [subscribe],
  );

  return { form, sending, lacksFiles };
}
