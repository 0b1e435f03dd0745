import type { FormField } from '@/lib/contracts/contest-form';

/** A field of a contest's form: a text that needn't be answered, unless said otherwise. */
export const formField = (given: Partial<FormField> & Pick<FormField, 'name'>): FormField => ({
  type: 'text',
  label: given.name,
  help: null,
  placeholder: null,
  required: false,
  validation: null,
  options: null,
  accept: null,
  multiple: false,
  maxFileSize: null,
  disabled: false,
  ...given,
});
