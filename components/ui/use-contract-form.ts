'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import * as networkMessages from '@/lib/messages/network';
import { useBrowserValue } from './use-browser-value';

interface ContractFormOptions<Values extends FieldValues, Output> {
  /** The contract's: the server checks with the same. */
  schema: z.ZodType<Output, Values>;
  defaultValues: DefaultValues<Values> & Values;
  /** Sends it. What it throws is shown: an `ApiFailure`'s fields at the fields, its sentence at the form. */
  onSubmit: (values: Output) => Promise<void>;
  /** Takes over a failure: true where the form needn't say anything of it. */
  onFailure?: (failure: unknown) => boolean;
  /** Milliseconds until the first failing field is scrolled to and focused. */
  focusDelayMs?: number;
}

/**
 * A form over a contract's schema. It is checked when it is sent, and from then on while it is mended; the
 * first failing field in the document's order is scrolled to and focused; a second press while it is under
 * way does nothing; what was typed stays. Load what uses it when it is opened: it brings zod along.
 */
export function useContractForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  onFailure,
  focusDelayMs = 0,
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
  const [alert, setAlert] = useState<string | null>(null);
  const isAlive = useBrowserValue(() => true) === true;

  // The errors are drawn with this or before it: a timer alone could come before them and find nothing wrong.
  const [focusRequests, setFocusRequests] = useState(0);
  const focusFailing = useCallback(() => setFocusRequests((requests) => requests + 1), []);
  useEffect(() => {
    if (focusRequests === 0) return;
    if (focusDelayMs === 0) return focusFirstFailing(element.current);
    const timer = window.setTimeout(() => focusFirstFailing(element.current), focusDelayMs);
    return () => window.clearTimeout(timer);
  }, [focusRequests, focusDelayMs]);

  const fail = (failure: unknown) => {
    if (onFailure?.(failure) === true) return;
    const errors = failure instanceof ApiFailure ? failure.errors : [];
    const known = errors.filter(({ field }) => field.split('.')[0] !== undefined && field in defaultValues);
    for (const { field, message } of known) form.setError(field as Path<Values>, { message });
    setAlert(known.length > 0 ? networkMessages.checkInput : failureMessage(failure));
    if (known.length > 0) focusFailing();
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    // A form inside another's dialog is not that form's business.
    event?.stopPropagation();
    if (isSending.current) return;
    isSending.current = true;
    setAlert(null);
    let isFailing = false;
    try {
      await form.handleSubmit(onSubmit, () => {
        isFailing = true;
      })();
      // Only now are the errors told to those who draw them.
      if (isFailing) focusFailing();
    } catch (failure) {
      fail(failure);
    } finally {
      isSending.current = false;
    }
  };

  const { errors, isSubmitting } = form.formState;
  return {
    ...form,
    /** Of the form element: `noValidate` keeps the browser's own bubbles away. */
    formProps: {
      ref: element,
      noValidate: true,
      // Before the script is here, what is typed would be lost, and a press would put it into the address.
      inert: !isAlive,
      'aria-busy': isSubmitting,
      onSubmit: (event: FormEvent) => void submit(event),
    },
    submit,
    isSending: isSubmitting,
    /** About the form as a whole. */
    alert,
    setAlert,
    focusFailing,
    /** What is wrong with a field, for its `error`. */
    errorOf: (name: Path<Values>): string | undefined => {
      const error: unknown = name
        .split('.')
        .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), errors);
      return isRecord(error) && typeof error.message === 'string' ? error.message : undefined;
    },
  };
}

function focusFirstFailing(form: HTMLFormElement | null): void {
  const failing = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (failing == null) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  failing.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  const inner = failing.matches('input, select, textarea, button, [tabindex]')
    ? failing
    : failing.querySelector<HTMLElement>('input, select, textarea, button');
  inner?.focus({ preventScroll: true });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
