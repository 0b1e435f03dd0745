import type { FieldErrors } from 'react-hook-form';
import type { RowList } from '@/lib/profile/rows';
import type { RowValues } from './row-kinds';

type ListErrors = FieldErrors<RowValues>[RowList];

/** What is wrong with a row: its sentence, or several as lines of one, and the fields that fail. */
export interface RowFault {
  message: string;
  names: ReadonlySet<string>;
}

/** @returns undefined where nothing is wrong with the row */
export function rowFault(errors: ListErrors, index: number): RowFault | undefined {
  const fields = Object.entries(errors?.[index] ?? {});
  const faults = fields.flatMap(([name, fault]) =>
    typeof fault === 'object' && 'message' in fault && typeof fault.message === 'string'
      ? [{ name, message: fault.message }]
      : [],
  );
  if (faults.length === 0) return undefined;
  return {
    message: [...new Set(faults.map(({ message }) => message))].join('\n'),
    names: new Set(faults.map(({ name }) => name)),
  };
}
