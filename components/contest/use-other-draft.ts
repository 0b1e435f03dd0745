'use client';

import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { differingAnswers, type DifferingAnswer } from '@/lib/contest/differing-answers';
import { draftAnswersOf } from '@/lib/contest/draft-answers';
import { mostFiles } from '@/lib/contest/files-fault';
import type { FormField } from '@/lib/contracts/contest-form';
import type { ApplicationValues, FormFile } from './application-values';
import { valuesOf } from './begun-application';
import type { DraftSaver, DraftState } from './draft-saver';

interface OtherDraftOptions {
  fields: readonly FormField[];
  form: Pick<UseFormReturn<ApplicationValues>, 'getValues' | 'reset'>;
  saver: DraftSaver;
  state: DraftState;
}

/** The chosen window's text, and the other one's, which stays on the page until the form closes. */
interface Decision {
  taken: 'own' | 'other';
  differing: readonly DifferingAnswer[];
}

/** Compares another window's draft with this one. Nothing is saved before a choice, and the other text stays readable. */
export function useOtherDraft({ fields, form, saver, state }: OtherDraftOptions) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [decision, setDecision] = useState<Decision | null>(null);
  const theirs = state.kind === 'overtaken' ? state.theirs : null;
  const saved = theirs?.draft ?? theirs?.answers ?? {};
  const differing = theirs === null ? [] : differingAnswers(fields, form.getValues(), saved);

  const keepOwn = async () => {
    if (theirs === null) return;
    setDecision({ taken: 'own', differing });
    await saver.replace(theirs);
  };
  const takeOther = () => {
    if (theirs === null) return;
    setDecision({ taken: 'other', differing });
    const now = form.getValues();
    const { answers } = draftAnswersOf(fields, saved);
    const values = valuesOf(fields, answers);
    // Only this form has the files that were chosen here.
    const files = fields
      .filter(({ type }) => type === 'file')
      .map((field) => {
        const chosen = ((now[field.name] ?? []) as readonly FormFile[]).filter(({ id }) => id === null);
        const came = (values[field.name] ?? []) as readonly FormFile[];
        return [field.name, [...came, ...chosen].slice(0, mostFiles(field))] as const;
      });
    form.reset({ ...values, ...Object.fromEntries(files) });
    saver.adopt(theirs);
  };

  return {
    /** Whether a choice has to be made before anything is saved or sent. */
    isAsked: theirs !== null,
    isSent: theirs !== null && theirs.draft === null,
    differing,
    decision,
    keepOwn,
    takeOther,
    heading,
    /** Scrolls to the comparison. */
    show: () => {
      heading.current?.scrollIntoView({ block: 'center' });
      heading.current?.focus({ preventScroll: true });
    },
  };
}
export type OtherDraft = ReturnType<typeof useOtherDraft>;
