import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import type { FormPart } from '@/components/form/conflict/form-parts';
import { formValues, useConflict } from '@/components/form/conflict/use-conflict';
import { failureMessage } from '@/lib/browser/api-failure';
import type { Version } from '@/lib/browser/kept-typing';
import { KeptRecord } from './kept-record';

interface FormConflictProps<Values extends FieldValues> extends Pick<
  ComponentProps<typeof KeptRecord>,
  'name' | 'ref'
> {
  /** Counts the saves of this form that were refused because another operator saved first. */
  refusals: number;
  /** The record that the form began with, and its version. */
  record: Values;
  version: Version;
  /** Loads the saved record, and updates every view of it. */
  load: () => Promise<Values>;
  parts: readonly FormPart<Values>[];
}

/**
 * Keeps what is typed into a react-admin form, and compares its values with those that another operator saved first. Render it
 * inside the form.
 */
export function FormConflict<Values extends FieldValues>({
  refusals,
  record,
  version,
  load,
  parts,
  ...keeping
}: FormConflictProps<Values>) {
  const conflict = useConflict(
    formValues(useFormContext<FieldValues>()),
    parts as readonly FormPart<FieldValues>[],
  );
  const notify = useNotify();
  const onRefused = useEffectEvent(async () => {
    const base = record;
    try {
      const latest = await load();
      conflict.begin({ base, latest });
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' });
    }
  });
  useEffect(() => {
    if (refusals > 0) queueMicrotask(() => void onRefused());
  }, [refusals]);
  return (
    <>
      <KeptRecord {...keeping} versions={{ version, saved: record, conflict }} />
      <ConflictNote conflict={conflict} />
    </>
  );
}
