'use client';

import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useContractForm } from '@/components/form/use-contract-form';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { useUnloadGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { letLeave } from '@/lib/browser/leave-for-good';
import { answersSchemaOf, type AnsweredFile, type Answers } from '@/lib/contest/answers-schema';
import { differingAnswers } from '@/lib/contest/differing-answers';
import { asAsked } from '@/lib/contest/known-answers';
import type { OwnApplication } from '@/lib/contracts/contest';
import * as formLimits from '@/lib/limits/form';
import * as contestMessages from '@/lib/messages/contest';
import type { ApplicationValues, FormFile } from './application-values';
import { beginApplication, cameOf } from './begun-application';
import { failureReport } from './failure-report';
import { findOwn, type OpenedApplication } from './open-application';
import { sendApplication, type SendingStep } from './send-application';
import { useDraft } from './use-draft';
import { useOtherDraft } from './use-other-draft';

interface ApplicationOptions {
  opened: OpenedApplication;
  isPreview: boolean;
  onClose: () => void;
}

/** An application that is written, kept as a draft, and sent. */
export function useApplication({ opened, isPreview, onClose }: ApplicationOptions) {
  const { contest, prefill, own, matches } = opened;
  const [begun] = useState(() => beginApplication(opened));
  const [step, setStep] = useState<SendingStep | null>(null);
  /** The outcome of a cancelled submission. */
  const [outcome, setOutcome] = useState<string | null>(null);
  const reached = useRef<SendingStep['kind']>('submitting');
  /** The storage key of the file that was sent last. */
  const key = useRef<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  const fields = asAsked(contest.formSchemaJson, prefill.values);

  const form = useContractForm<ApplicationValues, Answers>({
    leaving: 'KEPT',
    schema: answersSchemaOf(fields, { matches, isComplete: true }) as unknown as z.ZodType<
      Answers,
      ApplicationValues
    >,
    defaultValues: begun.values,
    focusDelayMs: formLimits.focusFailingFieldMs,
    onSubmit: () => send(),
  });
  const { saver, state, endsWithTab } = useDraft({ opened, begun, watch: form.watch, isOff: isPreview });
  const other = useOtherDraft({ fields, form, saver, state });

  const chosenFiles = () =>
    fields
      .filter(({ type }) => type === 'file')
      .flatMap(({ name }) => (form.getValues(name) ?? []) as readonly FormFile[])
      .filter(({ id }) => id === null);
  const waitingFiles = useWatch({
    control: form.control,
    name: fields.filter(({ type }) => type === 'file').map(({ name }) => name),
  });
  const hasChosenFiles = waitingFiles.some(
    (files) => Array.isArray(files) && files.some((file) => typeof file === 'object' && file.id === null),
  );
  useUnloadGuard(!isPreview && (hasChosenFiles || endsWithTab || step !== null));

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
    if (other.isAsked) return other.show();
    setOutcome(null);
    onStep({ kind: 'submitting' });
    key.current = null;
    abort.current = new AbortController();
    const { signal } = abort.current;
    const { uuid: contestUuid, formVersion } = contest;
    try {
      await saver.hold();
      const values = form.getValues();
      const draftVersion = saver.version();
      const sending = { contestUuid, formVersion, draftVersion, fields, values, signal };
      const onKey = (sent: string | null) => void (key.current = sent);
      const { receipt } = await sendApplication({ ...sending, onStep, onFile, onKey, onBegun: saver.began });
      await finish(receipt);
    } catch (failure) {
      const latest = await findOwn(contestUuid).catch(() => undefined);
      // The response may have been lost, or the submission cancelled too late.
      if (isSent(latest)) return await finish(latest?.receipt ?? '');
      takeOver(latest);
      if (signal.aborted) return setOutcome(contestMessages.cancelled(latest === undefined));
      // The user may have gone back to another page.
      const isOpen = () => form.formProps.ref.current !== null;
      if (isOpen() && failure instanceof ApiFailure && failure.code === 'CONTEST_APPLICATION_STALE') return;
      // The foot offers the form that the contest asks now.
      if (isOpen() && failure instanceof ApiFailure && failure.code === 'CONTEST_FORM_CHANGED')
        return saver.outdate();
      // A field's fault is shown at the field, a fault of the contest above the button.
      if (failure instanceof ApiFailure && [401, 403, 409, 422].includes(failure.status)) throw failure;
      await tellFault({ failure, contestUuid, step: reached.current, key: key.current });
      // The specification asks for a reload. Without a network, or if text would be lost, the page stays.
      const isLosing = chosenFiles().length > 0 || saver.endsWithTab();
      if (navigator.onLine && isOpen() && !isLosing) {
        letLeave();
        window.location.reload();
      }
    } finally {
      setStep(null);
    }
  }

  async function finish(receipt: string): Promise<void> {
    saver.forget();
    onClose();
    await showAlert(contestMessages.sent, { text: contestMessages.sentReceipt(receipt) });
  }

  /** Whether the server has stored what is in the form. */
  function isSent(latest: OwnApplication | null | undefined): boolean {
    if (latest == null || latest.draft !== null || latest.sentAt === (own?.sentAt ?? null)) return false;
    return differingAnswers(fields, form.getValues(), latest.answers ?? {}).length === 0;
  }

  /** Takes over which files have come, so that they aren't sent again. */
  function takeOver(latest: OwnApplication | null | undefined): void {
    for (const { name, type } of fields)
      if (type === 'file') for (const file of cameOf(latest?.draft ?? {}, name)) onFile(name, file);
    saver.resume(latest, form.getValues());
  }

  const close = async () => {
    if (step !== null) return;
    const files = chosenFiles().map(({ name }) => name);
    const asks = { confirmLabel: '닫기', cancelLabel: '계속 쓰기' };
    if (!isPreview && files.length > 0) {
      const text = contestMessages.filesLeft(files);
      if (!(await askConfirm(contestMessages.leaveFiles, { ...asks, text }))) return;
    }
    if (!isPreview && !saver.isSafe()) {
      await saver.flush();
      if (!saver.isSafe() && !(await askConfirm(contestMessages.leaveUnsaved, asks))) return;
    }
    onClose();
  };

  return {
    form,
    begun,
    /** What is being done; null while nothing is sent. */
    step,
    outcome,
    draft: state,
    other,
    hasChosenFiles,
    retry: () => void saver.flush(),
    cancel: () => abort.current?.abort(),
    close: () => void close(),
  };
}
export type Application = ReturnType<typeof useApplication>;

const isSame = (one: AnsweredFile, other: AnsweredFile) => one.name === other.name && one.size === other.size;

/** Tells the artist, and the people who run the site (C-15, C-31). What was written is kept as a draft. */
async function tellFault(failed: Parameters<typeof failureReport>[0]): Promise<void> {
  const { failure } = failed;
  void callApi('post', '/v1/slack/send-error', { body: { message: failureReport(failed) } }).catch(
    () => null,
  );
  await showAlert(contestMessages.sendFailed, failure instanceof ApiFailure ? { text: failure.message } : {});
}
