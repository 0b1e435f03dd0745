'use client';

import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { failureMessage } from '@/lib/browser/api-failure';
import * as networkMessages from '@/lib/messages/network';
import { DUPLICATE_CHECKS, UNCHECKED, type CheckedField, type CheckedValues } from './form-checks';

interface DuplicateCheckOptions {
  name: CheckedField;
  isTaken: (value: string, signal: AbortSignal) => Promise<boolean>;
}

/**
 * Asks whether the value of a field is taken, and keeps the answer in the form. There is one question at a
 * time. An answer that comes after an edit or another question doesn't count.
 */
export function useDuplicateCheck({ name, isTaken }: DuplicateCheckOptions) {
  const form = useFormContext<CheckedValues<CheckedField>>();
  const { schema, taken } = DUPLICATE_CHECKS[name];
  const [isChecking, setChecking] = useState(false);
  const asked = useRef<AbortController | null>(null);

  const fail = (message: string) => {
    form.setError(name, { message });
    form.setFocus(name);
  };

  const ask = async () => {
    if (isChecking) return;
    const rule = schema.safeParse(form.getValues(name));
    if (!rule.success) return fail(rule.error.issues[0]?.message ?? networkMessages.checkInput);
    const own = new AbortController();
    asked.current = own;
    setChecking(true);
    try {
      const answer = { value: rule.data, isTaken: await isTaken(rule.data, own.signal) };
      if (own.signal.aborted) return;
      form.setValue(`${name}Check`, answer);
      if (answer.isTaken) form.setError(name, { message: taken });
      else form.clearErrors(name);
    } catch (failure) {
      if (!own.signal.aborted) await showAlert(failureMessage(failure));
    } finally {
      if (asked.current === own) setChecking(false);
    }
  };

  /** Call it at each edit: an answer that is on its way is about another value. */
  const forget = () => {
    asked.current?.abort();
    asked.current = null;
    setChecking(false);
    form.setValue(`${name}Check`, UNCHECKED);
  };

  return { isChecking, ask: () => void ask(), forget };
}
