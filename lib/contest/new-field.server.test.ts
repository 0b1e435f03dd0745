import { FIELD_TYPES, formFieldsSchema, type FormField } from '@/lib/contracts/contest-form';
import { isPersonal } from './personal-fields';
import {
  blankField,
  copyField,
  KNOWN_FIELDS,
  newField,
  newOption,
  possibleKnown,
  possibleTypes,
} from './new-field';

const withWords = (field: FormField): FormField => ({
  ...field,
  options: field.options?.map((option, index) => ({ ...option, label: `${index + 1}` })) ?? null,
});

it('makes fields of every type that can be saved, once options have words', () => {
  const fields = FIELD_TYPES.reduce<FormField[]>(
    (made, type) => [...made, withWords(newField(type, made))],
    [],
  );
  expect(formFieldsSchema.parse(fields)).toEqual(fields);
  expect(new Set(fields.map(({ name }) => name)).size).toBe(FIELD_TYPES.length);
});

it('copies a question under a name of its own', () => {
  const field = newField('radio', []);
  const copy = copyField(field, [field]);
  expect(copy).toEqual({ ...field, name: copy.name });
  expect(copy.name).not.toBe(field.name);
  expect(copy.options).not.toBe(field.options);
});

it('gives options values of their own', () => {
  const first = newOption([], '회화');
  expect(first.label).toBe('회화');
  expect(newOption([first]).value).not.toBe(first.value);
});

it('offers one portfolio, and what is known of the artist once', () => {
  const portfolio = newField('portfolio', []);
  expect(possibleTypes([])).toContain('portfolio');
  expect(possibleTypes([portfolio])).not.toContain('portfolio');
  const [name] = KNOWN_FIELDS;
  expect(possibleKnown([blankField(name)])).toEqual(KNOWN_FIELDS.slice(1));
});

it.each(KNOWN_FIELDS)('a blind review hides $label', (known) => {
  expect(isPersonal(blankField(known))).toBe(true);
});
