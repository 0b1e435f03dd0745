'use client';

import { useDeferredValue } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { ApplicationFields } from '@/components/contest/application-fields';
import type { ApplicationValues } from '@/components/contest/application-values';
import { emptyAnswers } from '@/lib/contest/empty-answers';
import type { FormField } from '@/lib/contracts/contest-form';
import type { ContestValues } from './contest-values';
import styles from './form-builder.module.css';

/** The form beside its fields, as artists will see it. It can be tried, and nothing of it is kept. */
export function FormPreview() {
  const { control } = useFormContext<ContestValues>();
  // Typing goes first.
  const fields = useDeferredValue(useWatch({ control, name: 'fields' }));
  // Another set of questions is another form.
  const shape = fields.map(({ name, type, options }) => [name, type, options?.map(({ value }) => value)]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe: scrollable-region-focusable
    <section className={styles.preview} aria-labelledby="form-preview" tabIndex={0}>
      <h3 id="form-preview" className="t-over">
        작가가 보는 신청서
      </h3>
      {fields.length === 0 ? (
        <p className="t-small muted">항목을 더하면 여기에 보여요.</p>
      ) : (
        <Preview key={JSON.stringify(shape)} fields={fields.map(withWords)} />
      )}
    </section>
  );
}

/** Adds placeholder labels for fields and options without text. */
const withWords = (field: FormField): FormField => ({
  ...field,
  label: field.label || '제목이 없는 항목',
  options:
    field.options?.map((option, index) => ({ ...option, label: option.label || `선택지 ${index + 1}` })) ??
    null,
});

function Preview({ fields }: { fields: readonly FormField[] }) {
  const form = useForm<ApplicationValues>({ defaultValues: emptyAnswers(fields) });
  return (
    <FormProvider {...form}>
      <div className={styles.asked}>
        <ApplicationFields fields={fields} portfolio={null} />
      </div>
    </FormProvider>
  );
}
