import { formFieldsSchema } from '@/lib/contracts/contest-form';
import { FORM_TEMPLATES, templateFields } from './form-templates';

it.each(FORM_TEMPLATES)('the template %s is a form that can be saved', (template) => {
  const fields = templateFields(template);
  expect(formFieldsSchema.parse(fields)).toEqual(fields);
});

it('gives each contest fields of its own', () => {
  const [first] = templateFields('NEW_ARTIST');
  if (first !== undefined) first.label = '다른 말';
  expect(templateFields('NEW_ARTIST')[0]?.label).toBe('이름');
});
