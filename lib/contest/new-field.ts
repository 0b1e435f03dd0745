import {
  FIELD_TYPES,
  hasOptions,
  namesOf,
  type FieldType,
  type FormField,
} from '@/lib/contracts/contest-form';
import { FIELD_TYPE_LABELS } from '@/lib/options/contest';

/** Fields that begin with what is known of the artist (C-7). A form has each at most once. */
export const KNOWN_FIELDS = [
  { name: 'name', label: '이름', type: 'text' },
  { name: 'nameKo', label: '활동명', type: 'text' },
  { name: 'nameEn', label: '활동명 (영문)', type: 'text' },
  { name: 'email', label: '이메일', type: 'email' },
  { name: 'phone', label: '전화번호', type: 'tel' },
  { name: 'birthDate', label: '생년월일', type: 'date' },
  { name: 'address', label: '주소', type: 'text' },
  { name: 'introduction', label: '작가 소개', type: 'textarea' },
] as const satisfies readonly Pick<FormField, 'name' | 'label' | 'type'>[];
export type KnownField = (typeof KNOWN_FIELDS)[number];

const KNOWN_NAMES: ReadonlySet<string> = new Set(KNOWN_FIELDS.map(({ name }) => name));
export const isKnownField = ({ name }: Pick<FormField, 'name'>): boolean => KNOWN_NAMES.has(name);

type Options = NonNullable<FormField['options']>;

/** A field of a type as a form begins with it: nothing has to be answered, and anything may be. */
export function blankField(
  given: Pick<FormField, 'name' | 'label' | 'type'> & Partial<FormField>,
): FormField {
  return {
    ...{ help: null, placeholder: null, required: false, validation: null, options: null },
    ...{ accept: null, multiple: false, maxFileSize: null, disabled: false },
    ...given,
  };
}

/**
 * A new field of a form. Its name is one that no field of this form has had, so that an answer to an older field is never
 * taken for one to this.
 */
export function newField(type: FieldType, fields: readonly FormField[]): FormField {
  return blankField({
    name: unusedName('item', new Set(fields.flatMap(namesOf))),
    label: FIELD_TYPE_LABELS[type],
    type,
    options: hasOptions(type) ? [newOption([]), newOption([])] : null,
    validation: type === 'checkbox' ? { mustBeTrue: true } : null,
  });
}

/** The same question once more. */
export function copyField(field: FormField, fields: readonly FormField[]): FormField {
  return { ...structuredClone(field), name: unusedName('item', new Set(fields.flatMap(namesOf))) };
}

/** An option without words as yet. Answers keep its value, so that its words can be corrected. */
export function newOption(options: Options, label = ''): Options[number] {
  return { value: unusedName('choice', new Set(options.map(({ value }) => value))), label };
}

/** The types that a form may still get: one portfolio is enough. */
export const possibleTypes = (fields: readonly FormField[]): FieldType[] =>
  FIELD_TYPES.filter((type) => type !== 'portfolio' || fields.every((field) => field.type !== 'portfolio'));

/** What is known of the artist and isn't asked for as yet. */
export const possibleKnown = (fields: readonly FormField[]): KnownField[] =>
  KNOWN_FIELDS.filter(({ name }) => fields.every((field) => field.name !== name));

function unusedName(word: string, used: ReadonlySet<string>): string {
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    const name = `${word}_${number.toString(36)}`;
    if (!used.has(name)) return name;
  }
}
