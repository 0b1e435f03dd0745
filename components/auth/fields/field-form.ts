import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Used = 'control' | 'register' | 'setValue' | 'getValues' | 'setError' | 'clearErrors' | 'setFocus';

/** A form of `useContractForm`, as far as a field needs it. */
export interface FieldForm<Values extends FieldValues, Output = unknown> extends Pick<
  UseFormReturn<Values, unknown, Output>,
  Used | 'formState'
> {
  errorOf: (name: Path<Values>) => string | undefined;
}

/** Of a field: whatever form has its values. */
export interface FieldProps<Values extends FieldValues, Output> {
  form: FieldForm<Values, Output>;
}

/**
 * The form as one of its fields sees it: the values that the field knows. React Hook Form's types allow no such
 * narrowing, as a form is read and written by any of its names; a field uses its own alone.
 */
export function partOf<Part extends FieldValues, Values extends Part, Output>(
  form: FieldForm<Values, Output>,
): FieldForm<Part> {
  return form as unknown as FieldForm<Part>;
}
