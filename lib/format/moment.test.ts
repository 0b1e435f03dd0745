import { formatMoment, formatZonedMoment } from './moment';

test.each([
  ['2025-11-04T05:30:00Z', '2025. 11. 4. 14:30'],
  ['2025-12-31T15:00:00Z', '2026. 1. 1. 00:00'],
])('%s is %s in Seoul', (moment, text) => {
  expect(formatMoment(new Date(moment))).toBe(text);
});

test('a moment that decides something names its zone', () => {
  expect(formatZonedMoment(new Date('2025-11-04T05:30:00Z'))).toBe('2025. 11. 4. 14:30(한국 시간)');
});
