import * as pdfLimits from '@/lib/limits/pdf';
import { textOf } from './pdf-text';

const piece = (str: string, hasEOL = false) => ({ str, hasEOL });

test('pieces become lines, and marks and needless space are left out', () => {
  const pieces = [
    { type: 'beginMarkedContent' },
    ...[piece('서향집의'), piece('   '), piece('창틀', true), piece('', true), piece(' 2026 ')],
  ];
  expect(textOf(pieces)).toBe('서향집의 창틀\n2026');
  expect(textOf([])).toBe('');
});

test('a text without end is cut', () => {
  expect(textOf([piece('가'.repeat(pdfLimits.textMax + 1))])).toHaveLength(pdfLimits.textMax);
});
