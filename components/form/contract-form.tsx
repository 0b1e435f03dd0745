'use client';

import type { ComponentProps } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { useUnsaved } from '@/components/ui/dialog/use-unsaved';
import { UploadHold } from './uploads/upload-hold';
import type { ContractFormApi } from './use-contract-form';

interface ContractFormProps<Values extends FieldValues, Output> extends ComponentProps<'form'> {
  /** What `useContractForm` returned. */
  form: ContractFormApi<Values, Output>;
}

/**
 * The form element of `useContractForm`; the fields inside it find their form by `useFormContext`. Its save waits for files
 * that its fields are sending (`useUploads`).
 */
export function ContractForm<Values extends FieldValues, Output>({
  form,
  ...rest
}: ContractFormProps<Values, Output>) {
  useUnsaved(form.hasUnsaved, form.isSending);
  return (
    <FormProvider {...form}>
      <UploadHold>
        <form {...form.formProps} {...rest} />
      </UploadHold>
    </FormProvider>
  );
}
