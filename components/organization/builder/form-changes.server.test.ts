import { newOption } from '@/lib/contest/new-field';
import type { FormField } from '@/lib/contracts/contest-form';
import { formField } from '@/tests/support/form-field';
import { inOrder, pastedLabels, withCopy, withField, withOptions, without, withRule } from './form-changes';

const fields = [formField({ name: 'a' }), formField({ name: 'b' })];
const names = (some: readonly FormField[]) => some.map(({ name }) => name);

it('changes, copies, moves and removes fields', () => {
  const changed = formField({ name: 'a', label: '가' });
  expect(withField(fields, changed)).toEqual([changed, fields[1]]);
  expect(names(inOrder(fields, ['b', 'a']))).toEqual(['b', 'a']);
  expect(names(without(fields, 'a'))).toEqual(['b']);
  const copied = withCopy(fields, 'a');
  expect(copied.map(({ label }) => label)).toEqual(['a', 'a', 'b']);
  expect(new Set(names(copied)).size).toBe(3);
  expect(withCopy(fields, 'z')).toEqual(fields);
});

it('reads a pasted list, and takes as many options as there is room for', () => {
  const labels = pastedLabels('1. 회화\r\n- 조각\n\n  • 설치 \n판화');
  expect(labels).toEqual(['회화', '조각', '설치', '판화']);
  const options = withOptions([newOption([], '사진')], 1, labels, 4);
  expect(options.map(({ label }) => label)).toEqual(['사진', '회화', '조각', '설치']);
  expect(new Set(options.map(({ value }) => value)).size).toBe(4);
});

it('has no rules where none is left', () => {
  const ruled = withRule(formField({ name: 'a' }), 'maxLength', 30);
  expect(ruled.validation).toEqual({ maxLength: 30 });
  expect(withRule(ruled, 'minLength', 2).validation).toEqual({ maxLength: 30, minLength: 2 });
  expect(withRule(ruled, 'maxLength', undefined).validation).toBeNull();
});
