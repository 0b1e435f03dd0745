import { findTemplate, isOpen, orientationOf, TEMPLATE_NAMES, TEMPLATES } from './templates';

it('lists ten sizes, of which A4 landscape alone is open', () => {
  expect(TEMPLATE_NAMES).toHaveLength(10);
  expect(TEMPLATE_NAMES.filter(isOpen)).toEqual(['A4_LANDSCAPE']);
  expect(TEMPLATES.A4_LANDSCAPE).toMatchObject({ width: 297, height: 210 });
});

it('finds a template by its size', () => {
  for (const name of TEMPLATE_NAMES) {
    expect(findTemplate(TEMPLATES[name])).toBe(name);
    expect(orientationOf(TEMPLATES[name])).toBe(name.endsWith('LANDSCAPE') ? 'landscape' : 'portrait');
  }
  expect(findTemplate({ width: 100, height: 100 })).toBeNull();
});
