import type { FormField } from '@/lib/contracts/contest-form';
import { possibleColumns, shownColumns } from './columns';

const field = (name: string, type: FormField['type'] = 'text'): FormField => ({
  ...{ name, type, label: name, help: null, placeholder: null, required: false, validation: null },
  ...{ options: null, accept: null, multiple: false, maxFileSize: null, disabled: false },
});
const FIELDS = [
  ...[field('name'), field('email', 'email'), field('genre', 'select'), field('plan', 'textarea')],
  ...[field('works', 'file'), field('agreement', 'checkbox'), field('medium'), field('year')],
];
const names = (columns: readonly { name: string }[]) => columns.map(({ name }) => name);

test('short answers can be columns; a blind review offers none that identify a person', () => {
  expect(names(possibleColumns(FIELDS, false))).toEqual(['email', 'genre', 'agreement', 'medium', 'year']);
  expect(names(possibleColumns(FIELDS, true))).toEqual(['genre', 'agreement', 'medium', 'year']);
});

test('a few telling answers are shown until the reader chooses', () => {
  const possible = possibleColumns(FIELDS, false);
  expect(names(shownColumns(possible, null))).toEqual(['genre', 'medium']);
  expect(names(shownColumns(possible, ['year', 'email', 'gone']))).toEqual(['email', 'year']);
  expect(shownColumns(possible, [])).toEqual([]);
});
