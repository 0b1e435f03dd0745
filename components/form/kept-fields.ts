import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'getFieldState' | 'getValues' | 'setValue'
>;

/** The changed fields, by name. */
export type KeptFields<Values extends FieldValues, Name extends Path<Values>> = {
  [Field in Name]?: PathValue<Values, Field>;
};

/** For `useKeptTyping`: those of the fields that were changed, and the way back of what was kept into the form. */
export function keptFields<Values extends FieldValues, Name extends Path<Values>>(
  form: Form<Values>,
  names: readonly Name[],
) {
  return {
    read: (): KeptFields<Values, Name> | null => {
      const unsaved = names.filter((name) => form.getFieldState(name).isDirty);
      if (unsaved.length === 0) return null;
      return Object.fromEntries(unsaved.map((name) => [name, form.getValues(name)])) as KeptFields<
        Values,
        Name
      >;
    },
    restore: (kept: KeptFields<Values, Name>) => {
      for (const name of names) {
        const typed = kept[name];
        if (typed !== undefined) form.setValue(name, typed, { shouldDirty: true });
      }
    },
  };
}
