import { copyField, newOption } from '@/lib/contest/new-field';
import { cleanLine } from '@/lib/text/clean';
import type { FieldValidation, FormField } from '@/lib/contracts/contest-form';

/** Changes of a form's fields. A field keeps its name, by which lists and answers know it. */

/** The same question once more, below the first. */
export function withCopy(fields: readonly FormField[], name: string): FormField[] {
  return fields.flatMap((field) => (field.name === name ? [field, copyField(field, fields)] : [field]));
}

export const withField = (fields: readonly FormField[], changed: FormField): FormField[] =>
  fields.map((field) => (field.name === changed.name ? changed : field));

export const without = (fields: readonly FormField[], name: string): FormField[] =>
  fields.filter((field) => field.name !== name);

/** The fields in the order of their names. */
export const inOrder = (fields: readonly FormField[], names: readonly string[]): FormField[] =>
  names.flatMap((name) => fields.filter((field) => field.name === name));

type Options = NonNullable<FormField['options']>;

/** Options with more of them at a place: one without words, or one for each line of a pasted list. */
export function withOptions(options: Options, at: number, labels: readonly string[], max: number): Options {
  const room = Math.max(0, max - options.length);
  return labels
    .slice(0, room)
    .reduce<Options>(
      (made, label, index) => made.toSpliced(at + index, 0, newOption(made, label)),
      [...options],
    );
}

/** The lines of a pasted list, without what lists begin their lines with. */
export const pastedLabels = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => cleanLine(line).replace(/^(?:[-*•·]|\d+[.)]) /, ''))
    .filter((line) => line !== '');

/** A rule of a field set, or taken away by undefined. Null where none is left, as the contract has it. */
export function withRule<Name extends keyof FieldValidation>(
  field: FormField,
  name: Name,
  value: FieldValidation[Name] | undefined,
): FormField {
  const { [name]: _, ...others } = field.validation ?? {};
  const validation: FieldValidation = value === undefined ? others : { ...others, [name]: value };
  return { ...field, validation: Object.keys(validation).length === 0 ? null : validation };
}
