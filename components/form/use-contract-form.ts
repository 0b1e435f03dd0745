'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import * as networkMessages from '@/lib/messages/network';
import { fieldFaultsOf, placeOfFault } from './field-faults';

interface ContractFormOptions<Values extends FieldValues, Output> {
  /** The contract's schema; a form may add checks of its own. */
  schema: z.ZodType<Output, Values>;
  defaultValues: DefaultValues<Values> & Values;
  /**
   * How typed values are protected when the form is left.
   * - `ASKED`: the form asks before they are lost.
   * - `KEPT`: the owner of the form keeps them, or asks.
   * - `FORGOTTEN`: they are secret, or short enough to type again.
   */
  leaving: 'ASKED' | 'KEPT' | 'FORGOTTEN';
  /** Sends the form. Faults of an `ApiFailure` are shown at their fields, the rest above the button. */
  onSubmit: (values: Output) => Promise<void>;
  /**
   * Handles a failure first; true where nothing more needs to be shown.
   * @param isPerhapsDone whether the call before it had no answer: it may have succeeded
   */
  onFailure?: (failure: unknown, isPerhapsDone: boolean) => boolean;
  /** Said where the call ends the session, its answer was lost, and the next press finds the session ended. */
  mayBeDone?: string;
  /** Milliseconds until the first failing field is scrolled to and focused. */
  focusDelayMs?: number;
  /** Fields of the call that are another field here: a file's part of the form is a field of its own. */
  aliases?: Readonly<Record<string, Path<Values>>>;
}

export type ContractFormApi<Values extends FieldValues, Output> = ReturnType<
  typeof useContractForm<Values, Output>
>;

/**
 * A form over a contract's schema. It is checked when it is sent, and from then on while it is corrected. The
 * first failing field in document order is scrolled to and focused. A second press while it is being sent
 * does nothing. What was typed stays. A session that has ended leads home as everywhere (`reportFailure`).
 * Load the form's module when it is needed: it brings zod along.
 */
export function useContractForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  leaving,
  onSubmit,
  onFailure,
  mayBeDone,
  focusDelayMs = 0,
  aliases = {},
}: ContractFormOptions<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const isUnanswered = useRef(false);
  const [alert, setAlert] = useState<string | null>(null);
  const isAlive = useBrowserValue(() => true) === true;

  // Errors are rendered with this state or before it. A timer alone could run before them and find nothing
  // wrong.
  const [focusRequests, setFocusRequests] = useState(0);
  const focusFailing = useCallback(() => setFocusRequests((requests) => requests + 1), []);
  useEffect(() => {
    if (focusRequests === 0) return;
    const focus = () => {
      // What fails is none of the fields that can be seen: the person must not be left without a word.
      if (!focusFirstFailing(element.current)) setAlert((known) => known ?? networkMessages.checkInput);
    };
    if (focusDelayMs === 0) return focus();
    const timer = window.setTimeout(focus, focusDelayMs);
    return () => window.clearTimeout(timer);
  }, [focusRequests, focusDelayMs]);

  const fail = (failure: unknown) => {
    if (onFailure?.(failure, isUnanswered.current) === true) return;
    // If the form was closed while it was being sent, an alert shows the failure.
    if (element.current === null || isSessionFailure(failure))
      return void reportFailure(failure, isUnanswered.current ? mayBeDone : undefined);
    isUnanswered.current = failure instanceof ApiFailure && failure.status === 0;
    const isField = (name: string): name is Path<Values> => (name.split('.')[0] ?? name) in defaultValues;
    const faults = fieldFaultsOf(failure);
    const values = form.getValues();
    const shown = faults.flatMap((fault) => {
      const field = aliases[fault.field] ?? placeOfFault(fault, values);
      return isField(field) ? [{ field, message: fault.message }] : [];
    });
    for (const { field, message } of shown) form.setError(field, { message });
    if (shown.length === 0) return setAlert(alertOf(failure));
    if (shown.length < faults.length) setAlert(networkMessages.checkInput);
    focusFailing();
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    // A form inside a dialog of another form doesn't send that one too.
    event?.stopPropagation();
    if (isSending.current) return;
    isSending.current = true;
    setAlert(null);
    let isFailing = false;
    try {
      await form.handleSubmit(onSubmit, () => {
        isFailing = true;
      })();
      // Only now are the errors passed on to the components that render them.
      if (isFailing) focusFailing();
      // What was sent is nothing to be lost.
      else if (leaving === 'ASKED') form.reset(form.getValues());
    } catch (failure) {
      fail(failure);
    } finally {
      isSending.current = false;
    }
  };

  const { isSubmitting } = form.formState;
  return {
    ...form,
    /** Whether the form was closed, so that nothing more is asked. */
    isClosed: () => element.current === null,
    /** Props of the form element. `noValidate` suppresses the browser's own messages. */
    formProps: {
      ref: element,
      noValidate: true,
      // Before the script runs, what is typed would be lost, and a press would put it into the address.
      inert: !isAlive,
      'aria-busy': isSubmitting,
      onSubmit: (event: FormEvent) => void submit(event),
    },
    submit,
    isSending: isSubmitting,
    /** Whether the form asks before it is left. */
    hasUnsaved: leaving === 'ASKED' && form.formState.isDirty,
    /** What is wrong with the form as a whole. */
    alert,
    setAlert,
    focusFailing,
    /** Counts up whenever the form was sent and something fails, for rows that open where they fail. */
    failures: focusRequests,
    /** What is wrong with a field. */
    errorOf: (name: Path<Values>): string | undefined =>
      form.getFieldState(name, form.formState).error?.message,
  };
}

/** What is said above the button of a failure that belongs to no field. */
function alertOf(failure: unknown): string {
  const message = failureMessage(failure);
  return failure instanceof ApiFailure && failure.code === 'NOT_FOUND'
    ? networkMessages.recordGone(message)
    : message;
}

/** Returns false where no field fails. */
function focusFirstFailing(form: HTMLFormElement | null): boolean {
  const failing = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (failing == null) return false;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  failing.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  const inner = failing.matches('input, select, textarea, button, [tabindex]')
    ? failing
    : failing.querySelector<HTMLElement>('input, select, textarea, button');
  inner?.focus({ preventScroll: true });
  return true;
}
