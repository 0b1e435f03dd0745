import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Whether a field holds the id of an upload. A kept id would come back without its picture, so it is chosen again. */
export const isUpload = (name: string): boolean => /(image|video)id$/i.test(name);

/** How many uploads of the form aren't saved yet. */
export function countUploads<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getFieldState' | 'getValues'>,
  names: readonly Path<Values>[],
): number {
  return names.filter(
    (name) => isUpload(name) && form.getFieldState(name).isDirty && Boolean(form.getValues(name)),
  ).length;
}
