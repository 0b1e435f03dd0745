'use client';

import { useRef, useState } from 'react';
import type { z } from 'zod';
import { useContractForm } from '@/components/form/use-contract-form';
import { askConfirm, showAlert } from '@/components/ui/alert-store';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { answersSchemaOf, type AnsweredFile, type Answers } from '@/lib/contest/answers-schema';
import { emptyAnswers } from '@/lib/contest/empty-answers';
import { asAsked, beginning } from '@/lib/contest/known-answers';
import * as contestMessages from '@/lib/messages/contest';
import type { ApplicationValues, FormFile } from './application-values';
import { findOwn, type OpenedApplication } from './open-application';
import { sendApplication, type SendingStep } from './send-application';
import { useDraft } from './use-draft';

interface ApplicationOptions {
  opened: OpenedApplication;
  isPreview: boolean;
  onClose: () => void;
}

/** Milliseconds until the first failing field is scrolled to. */
const FOCUS_DELAY_MS = 500;

/** An application that is written, kept as a draft, and sent. */
export function useApplication({ opened, isPreview, onClose }: ApplicationOptions) {
  const { contest, prefill, own, matches } = opened;
  const [step, setStep] = useState<SendingStep | null>(null);
  const reached = useRef<SendingStep['kind']>('submitting');
  const abort = useRef<AbortController | null>(null);
  const fields = asAsked(contest.formSchemaJson, prefill.values);

  const form = useContractForm<ApplicationValues, Answers>({
    schema: answersSchemaOf(fields, { matches, isComplete: true }) as unknown as z.ZodType<
      Answers,
      ApplicationValues
    >,
    defaultValues: valuesOf(opened),
    focusDelayMs: FOCUS_DELAY_MS,
    onSubmit: () => send(),
  });
  const draft = useDraft({ contest, own, watch: form.watch, isOff: isPreview, onEnd: form.setAlert });

  const onFile = (field: string, sent: FormFile) => {
    const files = (form.getValues(field) ?? []) as readonly FormFile[];
    const at = files.findIndex((file) => file.id === null && isSame(file, sent));
    if (at !== -1) form.setValue(field, files.with(at, sent));
  };

  const onStep = (now: SendingStep) => {
    reached.current = now.kind;
    setStep(now);
  };

  async function send(): Promise<void> {
    draft.pause();
    abort.current = new AbortController();
    const { signal } = abort.current;
    const values = form.getValues();
    const { uuid: contestUuid, formVersion } = contest;
    try {
      const sending = { contestUuid, formVersion, fields, values, signal, onStep, onFile };
      const { receipt } = await sendApplication(sending);
      onClose();
      await showAlert(contestMessages.sent, { text: contestMessages.sentReceipt(receipt) });
    } catch (failure) {
      await recover();
      if (signal.aborted) return;
      // What is wrong with a field is told there, what is wrong with the contest above the button.
      if (failure instanceof ApiFailure && [401, 403, 409, 422].includes(failure.status)) throw failure;
      await tellFault(failure, contestUuid, reached.current);
    } finally {
      setStep(null);
    }
  }

  /** Takes over which files have come, so that they aren't sent again. */
  async function recover(): Promise<void> {
    const now = await findOwn(contest.uuid).catch(() => null);
    if (now === null) return;
    for (const { name, type } of fields)
      if (type === 'file') for (const file of filesOf(now.draft ?? {}, name)) onFile(name, file);
    draft.resume(now.draftVersion);
  }

  const close = async () => {
    const hasUnsaved = form.formState.isDirty && !draft.isSaved && !isPreview;
    if (hasUnsaved && !(await askConfirm(contestMessages.leaveUnsaved, { confirmLabel: '닫기' }))) return;
    onClose();
  };

  return {
    form,
    /** What is being done; null while nothing is sent. */
    step,
    isSaved: draft.isSaved,
    cancel: () => abort.current?.abort(),
    close: () => void close(),
  };
}

const isSame = (one: AnsweredFile, other: AnsweredFile) => one.name === other.name && one.size === other.size;

/** The files of an answer that have come. */
const filesOf = (answers: object, name: string): FormFile[] =>
  ((Reflect.get(answers, name) ?? []) as readonly AnsweredFile[])
    .filter(({ id }) => id !== null)
    .map((file) => ({ ...file, file: null }));

/** What the form begins with: the draft, else what was sent last, else what is known. Files that never came are chosen again. */
function valuesOf({ contest, prefill, own }: OpenedApplication): ApplicationValues {
  const fields = contest.formSchemaJson;
  const empty = emptyAnswers(fields);
  const answered = Object.entries(own?.draft ?? own?.answers ?? {}).filter(([name]) => name in empty);
  const begun = beginning(fields, prefill.values, Object.fromEntries(answered));
  const files = fields
    .filter(({ type }) => type === 'file')
    .map(({ name }) => [name, filesOf(begun, name)] as const);
  const texts = Object.entries({ ...empty, ...begun }).map(([name, answer]) => [name, answer ?? ''] as const);
  return { ...Object.fromEntries(texts), ...Object.fromEntries(files) };
}

/** Tells the artist, and the people who run the site (C-15, C-31). What was written is kept as a draft. */
async function tellFault(failure: unknown, contestUuid: string, step: string): Promise<void> {
  const reason = failure instanceof Error ? failure.message : String(failure);
  const message = `contest ${contestUuid}, ${step}: ${reason}`.slice(0, 500);
  void callApi('post', '/v1/slack/send-error', { body: { message } }).catch(() => null);
  await showAlert(contestMessages.sendFailed, failure instanceof ApiFailure ? { text: failure.message } : {});
  window.location.reload();
}
