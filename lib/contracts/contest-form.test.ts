import { formFieldsSchema, type FormField } from './contest-form';
import { formField } from '@/tests/support/form-field';

const FIELD = formField({ name: 'answer', label: '답' });
const option = (value: string) => ({ value, label: value });

function faults(...fields: Partial<FormField>[]) {
  const result = formFieldsSchema.safeParse(fields.map((change) => ({ ...FIELD, ...change })));
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
}

test.each<[Partial<FormField>[], string[]]>([
  [[{}], []],
  [[{ name: '1a' }], ['0.name']],
  [[{ name: 'constructor' }], ['0.name']],
  [[{ name: '__proto__' }], ['0.name', '0.name']],
  [[{ label: ' ' }], ['0.label']],
  [[{}, {}], ['1.name']],
  [[{ type: 'radio', options: [option('ETC')] }, { name: 'answerEtc' }], ['1.name']],
  [[{ type: 'radio' }], ['0.options']],
  [[{ type: 'radio', options: [option('a'), option('a')] }], ['0.options.1.value']],
  [[{ options: [option('a')] }], ['0.options']],
  [[{ validation: { min: 1 } }], ['0.validation.min']],
  [[{ validation: { minLength: 3, maxLength: 2 } }], ['0.validation.minLength']],
  [[{ validation: { maxLength: 301 } }], ['0.validation.maxLength']],
  [[{ type: 'textarea', validation: { maxLength: 301 } }], []],
  [[{ type: 'file', accept: 'image/png, application/pdf' }], []],
  [[{ type: 'file', accept: 'text/html' }], ['0.accept']],
  [[{ accept: 'image/png' }], ['0.accept']],
  [[{ type: 'file', multiple: true, validation: { minCount: 3 } }], []],
  [[{ type: 'file', validation: { minCount: 3 } }], ['0.validation.minCount']],
  [
    [{ type: 'checkbox-group', options: [option('a')], validation: { minCount: 2 } }],
    ['0.validation.minCount'],
  ],
  [[{ type: 'portfolio' }, { name: 'other', type: 'portfolio' }], ['1.type']],
])('a form of %j has faults at %j', (fields, where) => {
  expect(faults(...fields)).toEqual(where);
});

test('what is wrong with a rule is said in Korean', () => {
  const wrong = { minCount: 1.5, maxCount: 50, minLength: -1, maxLength: 9e9, min: 1e20, max: NaN };
  const texts = { pattern: 'a'.repeat(300), message: '가'.repeat(300), minDate: '내일' };
  const field = { ...FIELD, maxFileSize: 500, help: '가'.repeat(500), validation: { ...wrong, ...texts } };
  const { issues = [] } = formFieldsSchema.safeParse([field]).error ?? {};
  expect(issues.length).toBeGreaterThan(9);
  for (const { path, message } of issues) expect(`${path.join('.')}: ${message}`).toMatch(/[가-힣]/);
});

test('a rule that nobody knows is refused', () => {
  expect(formFieldsSchema.safeParse([{ ...FIELD, onload: 'x' }]).success).toBe(false);
  expect(formFieldsSchema.safeParse([{ ...FIELD, validation: { script: 'x' } }]).success).toBe(false);
});
