'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useRef, useState } from 'react';
import type { z } from 'zod';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { formValues, useConflict } from '@/components/form/conflict/use-conflict';
import { useContractForm } from '@/components/form/use-contract-form';
import { useKeptForm } from '@/components/form/use-kept-form';
import { reportFailure } from '@/components/shell/report-failure';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { contestResultFormSchema } from '@/lib/contracts/contest-result';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as resultMessages from '@/lib/messages/contest-result';

const schema = contestResultFormSchema.pick({ text: true });
type ResultValues = z.input<typeof schema>;

const PARTS = partsOfFields<ResultValues>({ text: { label: '심의총평' } });
const keptSchema = schema.partial();
const KEPT_FIELDS = ['text'] as const;

const valuesOf = ({ result }: OrganizationContest): ResultValues => ({ text: result.text });
const isPublic = ({ result }: OrganizationContest): boolean => result.publishedAt !== null;
const publicationOf = (contest: OrganizationContest) =>
  resultMessages.publication[isPublic(contest) ? 'YES' : 'NO'];

/** The form of a contest's result: its saves, its publication, and how it follows a contest that was saved elsewhere. */
export function useResultForm(initial: OrganizationContest, accountId: string) {
  const router = useRouter();
  const params = { uuid: initial.uuid };
  const [contest, setContest] = useState(initial);
  const isPublished = isPublic(contest);
  /** What the pressed button makes of the publication; null leaves it. */
  const wanted = useRef<boolean | null>(null);

  const form = useContractForm<ResultValues, z.output<typeof schema>>({
    leaving: 'KEPT',
    schema,
    defaultValues: valuesOf(initial),
    onSubmit: async ({ text }) => {
      const next = wanted.current ?? isPublished;
      if (next !== isPublished && !(await askToChange(next))) return;
      const saved = await callApi('put', '/v1/organizations/contests/{uuid}/result', {
        params,
        body: { text, isPublished: next, version: contest.version },
      });
      kept.forget();
      conflict.clear();
      setContest(saved);
      form.reset(valuesOf(saved));
      showToast(savedWords(isPublished, next));
      startTransition(() => router.refresh());
    },
    onFailure: (failure) => {
      if (failure instanceof ApiFailure && failure.code === 'CONTEST_STALE') void catchUp();
      return false;
    },
  });
  const conflict = useConflict(formValues(form), PARTS);
  useUnsavedGuard(form.formState.isDirty || conflict.isWaiting);
  const kept = useKeptForm({
    form,
    name: `contest-result-${initial.uuid}`,
    owner: accountId,
    versions: { version: contest.version, saved: valuesOf(contest), conflict },
    fields: KEPT_FIELDS,
    schema: keptSchema,
  });

  /** Compares with what another owner saved first. */
  async function catchUp() {
    try {
      const latest = await callApi('get', '/v1/organizations/contests/{uuid}', { params });
      const theirs = publicationOf(latest);
      conflict.begin(
        { base: valuesOf(contest), latest: valuesOf(latest) },
        theirs === publicationOf(contest) ? [] : [{ label: '공개', theirs }],
      );
      setContest(latest);
    } catch (failure) {
      void reportFailure(failure);
    }
  }

  /** Saves the text, and publishes the result or takes it back. */
  async function publish(next: boolean) {
    wanted.current = next;
    await form.submit();
    wanted.current = null;
  }

  return { form, kept, conflict, contest, isPublished, publish };
}

const askToChange = (isPublishing: boolean): Promise<boolean> =>
  isPublishing
    ? askConfirm(resultMessages.publish, { text: resultMessages.publishHint, confirmLabel: '공개' })
    : askConfirm(resultMessages.unpublish, { text: resultMessages.unpublishHint, confirmLabel: '내리기' });

function savedWords(wasPublished: boolean, isPublished: boolean): string {
  if (wasPublished === isPublished) return isPublished ? resultMessages.changed : resultMessages.saved;
  return isPublished ? resultMessages.publishedNow : resultMessages.unpublishedNow;
}
