'use client';

import { useCallback } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { keptFields, type KeptFields } from './kept-fields';
import type { KeptVersions } from './kept-versions';
import { useKeptTyping, type KeptTyping, type KeptTypingOptions } from './use-kept-typing';

interface KeptFormOptions<Values extends FieldValues, Name extends Path<Values>> extends Pick<
  KeptTypingOptions<unknown>,
  'owner' | 'takesGuests' | 'files' | 'countFiles'
> {
  form: Pick<
    UseFormReturn<Values>,
    'formState' | 'getFieldState' | 'getValues' | 'setValue' | 'reset' | 'subscribe'
  >;
  /** Names the form and the record that is edited. */
  name: string;
  /** The kept fields: no files, no verifications, no consents. */
  fields: readonly Name[];
  schema: z.ZodType<KeptFields<Values, Name>>;
  versions?: Omit<KeptVersions<Values>, 'names'> | undefined;
}

/** `useKeptTyping` for a form of react-hook-form: the fields that were changed are kept. */
export function useKeptForm<Values extends FieldValues, Name extends Path<Values>>({
  form,
  name,
  fields,
  versions,
  ...rest
}: KeptFormOptions<Values, Name>): KeptTyping {
  const { subscribe, formState } = form;
  // Rows that are added or removed change the dirty fields only where these are read.
  void formState.dirtyFields;
  return useKeptTyping({
    ...rest,
    ...keptFields(form, fields),
    versions: versions && { ...versions, names: fields },
    form: name,
    empty: () => form.reset(),
    subscribe: useCallback(
      (onChange: () => void) => subscribe({ formState: { values: true }, callback: onChange }),
      [subscribe],
    ),
  });
}
