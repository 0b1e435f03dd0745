import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { partsOfFields } from './form-parts';
import { formValues, useConflict, type SavedChange } from './use-conflict';

interface Values {
  title: string;
  text: string | null;
  version: number;
}
const BASE: Values = { title: '처음 제목', text: '처음 글', version: 1 };
const PARTS = partsOfFields<Values>({
  title: { label: '제목' },
  text: { label: '글' },
  version: { label: null },
});

/** A form that began with `BASE` and holds typed values. */
function start(typed: Partial<Values>) {
  const { result } = renderHook(() => {
    const form = useForm<Values>({ defaultValues: BASE });
    const { isDirty, dirtyFields } = form.formState;
    return { form, isDirty, dirtyFields, conflict: useConflict(formValues(form), PARTS) };
  });
  act(() => {
    for (const [name, value] of Object.entries(typed))
      result.current.form.setValue(name as keyof Values, value, { shouldDirty: true });
  });
  return {
    result,
    values: () => result.current.form.getValues(),
    begin: (base: Values, latest: Values) => act(() => result.current.conflict.begin({ base, latest })),
    choose: (label: string, side: 'mine' | 'theirs') =>
      act(() => find(result.current.conflict.changes, label).own?.choose(side)),
    changes: () => result.current.conflict.changes,
  };
}

function find(changes: readonly SavedChange[], label: string): SavedChange {
  const found = changes.find((change) => change.label === label);
  if (found === undefined) throw new Error(`${label} hasn't changed`);
  return found;
}

const wordsOf = ({ label, theirs, own }: SavedChange) => [label, own?.words ?? null, theirs];

test('keeps what was typed, takes the newest of everything else, and shows both texts', () => {
  const { result, begin, values, changes } = start({ title: '여기 제목' });
  begin(BASE, { title: '저기 제목', text: '저기 글', version: 2 });
  expect(values()).toEqual({ title: '여기 제목', text: '저기 글', version: 2 });
  expect(changes().map(wordsOf)).toEqual([
    ['제목', '여기 제목', '저기 제목'],
    ['글', null, '저기 글'],
  ]);
  expect(result.current.isDirty).toBe(true);
  expect(result.current.dirtyFields).toEqual({ title: true });
});

test('puts either text into the form, and keeps the other one beside it', () => {
  const { begin, values, changes, choose, result } = start({ title: '여기 제목' });
  begin(BASE, { ...BASE, title: '저기 제목', version: 2 });
  // Text typed after the conflict is kept with the text typed before it.
  act(() => result.current.form.setValue('title', '여기 제목, 더 씀', { shouldDirty: true }));
  choose('제목', 'theirs');
  expect(values()).toMatchObject({ title: '저기 제목', version: 2 });
  expect(result.current.isDirty).toBe(false);
  expect(changes().map(wordsOf)).toEqual([['제목', '여기 제목, 더 씀', '저기 제목']]);
  choose('제목', 'mine');
  expect(values()).toMatchObject({ title: '여기 제목, 더 씀', version: 2 });
});

test('a second conflict keeps the text that isn’t chosen', () => {
  const { begin, values, changes, choose } = start({ title: '여기 제목' });
  const second = { ...BASE, title: '저기 제목', version: 2 };
  begin(BASE, second);
  choose('제목', 'theirs');
  begin(second, { ...second, text: '다른 글', version: 3 });
  expect(values()).toEqual({ title: '저기 제목', text: '다른 글', version: 3 });
  expect(changes().map(wordsOf)).toEqual([
    ['제목', '여기 제목', '저기 제목'],
    ['글', null, '다른 글'],
  ]);
  choose('제목', 'mine');
  expect(values().title).toBe('여기 제목');
});

test('equal changes need no choice, and null equals an empty field', () => {
  const { begin, changes } = start({ title: '같은 제목', text: '' });
  begin(BASE, { title: '같은 제목', text: null, version: 2 });
  expect(changes().map(wordsOf)).toEqual([
    ['제목', null, '같은 제목'],
    ['글', null, ''],
  ]);
});

test('after a save nothing is compared any more', () => {
  const { result, begin, changes } = start({ title: '여기 제목' });
  begin(BASE, { ...BASE, title: '저기 제목', version: 2 });
  act(() => result.current.conflict.clear());
  expect(changes()).toEqual([]);
});
