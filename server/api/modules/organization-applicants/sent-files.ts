import type { AnsweredFile, Answers } from '@/lib/contest/answers-schema';
import type { FormField, FormFields } from '@/lib/contracts/contest-form';

/**
 * The files of what was sent, in the form's order and within a field in the artist's: uploads end in any order. Those of a draft
 * aren't among them.
 */
export function sentFiles<File extends { uuid: string; field: string }>(
  files: readonly File[],
  fields: FormFields,
  answers: Answers | null,
): File[] {
  return fields.flatMap((field) => {
    const own = files.filter((file) => file.field === field.name);
    if (field.type !== 'file') return own;
    return namedFiles(field, answers).flatMap(({ id }) => own.find(({ uuid }) => uuid === id) ?? []);
  });
}

/** How many files were sent. A portfolio is one. */
export function countSentFiles(fields: FormFields, answers: Answers | null): number {
  return fields.reduce((count, field) => {
    if (field.type === 'portfolio') return count + (answers?.[field.name] === true ? 1 : 0);
    return field.type === 'file' ? count + namedFiles(field, answers).length : count;
  }, 0);
}

const namedFiles = ({ name }: FormField, answers: Answers | null) =>
  (answers?.[name] ?? []) as readonly AnsweredFile[];
