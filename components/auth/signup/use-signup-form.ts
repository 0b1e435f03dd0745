'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { useContractForm } from '@/components/ui/use-contract-form';
import { ApiFailure } from '@/lib/browser/api-failure';
import type { SocialNewcomer } from '@/lib/contracts/social';
import * as formLimits from '@/lib/limits/form';
import * as signupMessages from '@/lib/messages/signup';
import * as sitePaths from '@/lib/paths/site';
import { formNameOf, signupFormSchema, type SignupContext, type SignupPayload } from './form-schema';
import { initialValues, typedOf, withoutOptional, type SignupValues } from './form-values';
import { sendSignup } from './send-signup';
import { signupStore } from './signup-store';

/** What isn't kept in the tab, while somebody looks at an earlier step. It goes with the page. */
let inMemory: SignupValues | null = null;

/** Faults that no field can mend: the verification, or the social login, has to be made again. */
const OF_IDENTITY = ['IDENTITY_FAILED', 'IDENTITY_MISMATCH', 'IDENTITY_REGISTERED', 'IDENTITY_BARRED'];

/** The form of step 4 as its own parts get it. */
export type SignupFormApi = ReturnType<typeof useContractForm<SignupValues, SignupPayload>>;

interface SignupFormOptions extends Omit<SignupContext, 'isSocial'> {
  social: SocialNewcomer | null;
  /** To the verification, which has to be made anew. */
  onIdentityLost: () => void;
}

/** The form of step 4: what it begins with, how it is sent, and where the server's failures go. */
export function useSignupForm({ type, social, identity, agreements, onIdentityLost }: SignupFormOptions) {
  const [progress, setProgress] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  const isSocial = social !== null;
  const schema = useMemo(
    () => signupFormSchema({ type, isSocial, identity, agreements }),
    [type, isSocial, identity, agreements],
  );
  const [defaultValues] = useState(() => {
    const { typed } = signupStore.get();
    // Nothing typed is known where the type of member was changed: what is in memory is the other's.
    const values = (typed === null ? null : inMemory) ?? initialValues(typed, social);
    return agreements.privacyOptional ? values : withoutOptional(values);
  });

  const send = async (payload: SignupPayload) => {
    const controller = new AbortController();
    sending.current = controller;
    setProgress(0);
    try {
      const documents = form.getValues('documents');
      const socialLoginUuid = social?.socialLoginUuid;
      const { signal } = controller;
      await sendSignup({ type, payload, documents, socialLoginUuid, signal, onProgress: setProgress });
    } finally {
      sending.current = null;
      setProgress(null);
    }
    inMemory = null;
    // Cleared when the page is left, whichever way: before, step 1 would show behind the alert.
    window.addEventListener('pagehide', signupStore.clear, { once: true });
    await showAlert(type === 'ARTIST' ? signupMessages.artistDone : signupMessages.memberDone);
    window.location.assign(sitePaths.home());
    // Nothing more can be pressed on the way.
    await new Promise(() => undefined);
  };

  const onFailure = (failure: unknown): boolean => {
    if (failure instanceof DOMException && failure.name === 'AbortError') {
      form.setAlert(signupMessages.uploadCancelled);
      return true;
    }
    if (!(failure instanceof ApiFailure)) return false;
    if (OF_IDENTITY.includes(failure.code)) {
      void showAlert(failure.message).then(onIdentityLost);
      return true;
    }
    if (failure.code === 'SOCIAL_LOGIN_FAILED') {
      // The fields of a password appear; what was typed stays.
      void showAlert(failure.message, { text: signupMessages.socialExpired }).then(() =>
        signupStore.update({ social: null }),
      );
      return true;
    }
    const faults = faultsOf(failure);
    for (const { field, message } of faults) form.setError(field, { message });
    if (faults.length > 0) form.focusFailing();
    return faults.length > 0;
  };

  const form = useContractForm<SignupValues, SignupPayload>({
    schema,
    defaultValues,
    onSubmit: send,
    onFailure,
    focusDelayMs: formLimits.focusFailingFieldMs,
  });

  // What is typed survives a reload, and with passwords and files a look at an earlier step.
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          inMemory = values;
          signupStore.keepTyped(typedOf(values));
        },
      }),
    [subscribe],
  );

  return { form, progress, cancel: () => sending.current?.abort() };
}

/** The form's fields that a failure of the server is about. */
function faultsOf({ code, message, errors }: ApiFailure): { field: keyof SignupValues; message: string }[] {
  switch (code) {
    case 'ACCOUNT_ID_TAKEN':
      return [{ field: 'accountId', message }];
    case 'EMAIL_TAKEN':
      return [{ field: 'emailLocal', message }];
    case 'UNSUPPORTED_MEDIA':
      return [{ field: 'documents', message: signupMessages.documentsType }];
    case 'PAYLOAD_TOO_LARGE':
      return [{ field: 'documents', message: signupMessages.documentsSize }];
    default:
      return errors.flatMap((error) => {
        const field = formNameOf(error.field);
        return field === null ? [] : [{ field, message: error.message }];
      });
  }
}
