'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { formValues, useConflict } from '@/components/form/conflict/use-conflict';
import { useUploads } from '@/components/form/uploads/upload-hold';
import { useContractForm } from '@/components/form/use-contract-form';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { reportFailure } from '@/components/shell/report-failure';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import {
  contestCreateSchema,
  type ContestAction,
  type ContestCreate,
  type OrganizationContest,
} from '@/lib/contracts/organization-contest';
import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import type { ErrorCode } from '@/lib/contracts/errors';
import * as formLimits from '@/lib/limits/form';
import * as formMessages from '@/lib/messages/form';
import * as contestMessages from '@/lib/messages/contest';
import * as contestPaths from '@/lib/paths/contest';
import * as organizationPaths from '@/lib/paths/organization';
import { ACTIONS } from './contest-actions';
import { DRAFT_NAMES } from './contest-draft';
import { besideForm, contestParts, withOwnNames } from './contest-parts';
import { valuesOf, type ContestValues } from './contest-values';
import { useContestDraft } from './use-contest-draft';

const STALE: ErrorCode = 'CONTEST_STALE';

/** A contest, and the account that works on it. */
export interface OwnersContest {
  accountId: string;
  contest: OrganizationContest;
}

export type ContestEditor = ReturnType<typeof useContestEditor>;

/** A contest that is worked on: its form, its saves, and what else an owner does with it. */
export function useContestEditor({ accountId, contest: initial }: OwnersContest) {
  const router = useRouter();
  const [contest, setContest] = useState(initial);
  const [defaultValues] = useState(() => valuesOf(initial));
  const [isActing, setActing] = useState(false);
  /** What the contest's image lacks. It is saved by itself, beside the form. */
  const [imageFault, setImageFault] = useState<string | null>(null);
  const params = { uuid: contest.uuid };

  const form = useContractForm<ContestValues, ContestCreate>({
    leaving: 'KEPT',
    schema: contestCreateSchema,
    defaultValues,
    focusDelayMs: formLimits.focusFailingFieldMs,
    onSubmit: async (body) => {
      const sent = structuredClone(form.getValues());
      const saved = await callApi('put', '/v1/organizations/contests/{uuid}', {
        params,
        body: { ...body, version: contest.version },
      });
      draft.forget();
      adopt(saved, sent);
      showToast(contestMessages.contestSaved);
    },
    onFailure: (failure) => {
      if (!isStale(failure)) return false;
      void catchUp().catch(reportFailure);
      return true;
    },
  });
  const uploads = useUploads();
  const conflict = useConflict(formValues(form), contestParts);
  const guard = useUnsavedGuard(form.formState.isDirty || conflict.isWaiting);
  const begin: typeof conflict.begin = ({ typed = form.getValues(), ...saved }, ...rest) => {
    const fields = withOwnNames({ ...saved, typed });
    conflict.begin({ ...saved, typed: { ...typed, fields } }, ...rest);
  };
  const draft = useContestDraft({ form, contest, accountId, conflict: { ...conflict, begin } });

  /** Shows what was saved. Changes made while it was being sent stay. @param sent the values that were sent */
  function adopt(saved: OrganizationContest, sent: ContestValues): void {
    conflict.adopt({ base: sent, latest: valuesOf(saved) });
    setContest(saved);
    // The browser's back button would show the contest of before.
    startTransition(() => router.refresh());
  }

  /** Merges what another owner saved first, and shows it beside what was typed here. @returns the newest contest */
  async function catchUp(): Promise<OrganizationContest> {
    await showAlert(contestMessages.contestStale);
    const latest = await callApi('get', '/v1/organizations/contests/{uuid}', { params });
    begin({ base: valuesOf(contest), latest: valuesOf(latest) }, besideForm(contest, latest));
    setContest(latest);
    return latest;
  }

  /** Does what needs an answer of the server, one after the other. */
  async function work(task: () => Promise<void>): Promise<void> {
    if (isActing) return;
    setActing(true);
    try {
      await task();
    } catch (failure) {
      await (isStale(failure) ? catchUp().catch(reportFailure) : tell(failure));
    } finally {
      setActing(false);
    }
  }

  /** What publishing lacks is said where it is filled in. */
  async function tell(failure: unknown): Promise<void> {
    if (!(failure instanceof ApiFailure) || failure.errors.length === 0) return reportFailure(failure);
    for (const { field, message } of failure.errors) {
      const name = formNameOf(field);
      if (name === undefined) setImageFault(message);
      else form.setError(name, { type: 'server', message });
    }
    form.focusFailing();
  }

  const act = async (action: ContestAction) => {
    if (form.formState.isDirty) return showAlert(contestMessages.saveFirst);
    if (uploads.isPending) return showAlert(formMessages.uploadsFirst);
    const { question, hint, confirmLabel, done } = ACTIONS[action];
    if (question !== null && !(await askConfirm(question, { text: hint, confirmLabel }))) return;
    await work(async () => {
      const sent = structuredClone(form.getValues());
      const body = { action, version: contest.version };
      adopt(await callApi('put', '/v1/organizations/contests/{uuid}/standing', { params, body }), sent);
      setImageFault(null);
      form.setAlert(null);
      showToast(done);
    });
  };

  const copy = async () => {
    if (form.formState.isDirty) return showAlert(contestMessages.saveFirst);
    await work(async () => {
      const { uuid } = await callApi('post', '/v1/organizations/contests/{uuid}/copy', { params });
      showToast(contestMessages.contestCopied);
      router.push(contestPaths.editContest(uuid));
    });
  };

  const remove = async () => {
    const isSure = await askConfirm(contestMessages.removeContest(contest.title), {
      text: contestMessages.removeContestHint,
      confirmLabel: '지우기',
      isDestructive: true,
    });
    if (!isSure) return;
    await work(async () => {
      await callApi('delete', '/v1/organizations/contests/{uuid}', { params });
      draft.forget();
      guard.release();
      showToast(contestMessages.contestRemoved);
      router.push(organizationPaths.contests());
      router.refresh();
    });
  };

  return {
    form,
    contest,
    draft,
    conflict,
    isActing,
    act,
    copy,
    remove,
    image: {
      fault: imageFault,
      setFault: setImageFault,
      /** Shows a contest whose image was sent. */
      adopt: (saved: OrganizationContest) => {
        setImageFault(null);
        form.setAlert(null);
        // Its form is what it was: what is typed stays.
        setContest(saved);
      },
      catchUp,
    },
  };
}

/** The name in the form of a field that the server refused; undefined for what isn't in the form. */
function formNameOf(field: string): (typeof DRAFT_NAMES)[number] | `terms.${keyof ContestTerms}` | undefined {
  const term = Object.keys(EMPTY_TERMS).find((name) => field === `terms.${name}`);
  if (term !== undefined) return `terms.${term as keyof ContestTerms}`;
  return DRAFT_NAMES.find((known) => known === field);
}

export const isStale = (failure: unknown): boolean => failure instanceof ApiFailure && failure.code === STALE;
