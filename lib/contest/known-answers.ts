import type { FormField } from '@/lib/contracts/contest-form';
import type { Answers } from './answers-schema';

/** What is known of an artist, by the names of fields (C-7). */
export type KnownAnswers = Readonly<Record<string, string>>;

const knownOf = ({ name, type }: Pick<FormField, 'name' | 'type'>, known: KnownAnswers): string | null =>
  TEXTS.has(type) && Object.hasOwn(known, name) ? (known[name] ?? null) : null;

const TEXTS: ReadonlySet<FormField['type']> = new Set(['text', 'textarea', 'date', 'email', 'tel', 'url']);

/** The fields as an artist is asked them: one that shows what is known is open where nothing is known. */
export function asAsked(fields: readonly FormField[], known: KnownAnswers): FormField[] {
  return fields.map((field) =>
    field.disabled && knownOf(field, known) === null ? { ...field, disabled: false } : field,
  );
}

/** What a form begins with, beside what the artist answered already. */
export function beginning(fields: readonly FormField[], known: KnownAnswers, answered: Answers): Answers {
  const begun = fields.flatMap((field): [string, string][] => {
    const value = knownOf(field, known);
    return value === null ? [] : [[field.name, value]];
  });
  return withFixed(fields, known, { ...Object.fromEntries(begun), ...answered });
}

/** The answers with what is known in the place of whatever came for fields that can't be changed. */
export function withFixed(fields: readonly FormField[], known: KnownAnswers, answers: Answers): Answers {
  const fixed = fields.flatMap((field): [string, string][] => {
    const value = field.disabled ? knownOf(field, known) : null;
    return value === null ? [] : [[field.name, value]];
  });
  return { ...answers, ...Object.fromEntries(fixed) };
}
