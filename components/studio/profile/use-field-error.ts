'use client';

import { useFormContext, useFormState, type FieldPath } from 'react-hook-form';
import type { ProfileValues } from './profile-values';

/** What is wrong with a field. Only the component that asks is rendered again when it changes. */
export function useFieldError(name: FieldPath<ProfileValues>): string | undefined {
  const { control, getFieldState } = useFormContext<ProfileValues>();
  const state = useFormState({ control, name, exact: true });
  return getFieldState(name, state).error?.message;
}
