import { readFileSync } from 'node:fs';
import { listFiles } from '@/tests/support/source-files';

/**
 * What isn't laid out far from sight has a stated height and no stated width: `contain-intrinsic-size` with one length makes it as wide as
 * high, and a column of a phone then grows past the window.
 */
it('states heights of what isn’t laid out, and no widths', () => {
  const sheets = listFiles(['app', 'components'], '.css').map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  expect(sheets.some(({ text }) => text.includes('contain-intrinsic-height:'))).toBe(true);
  expect(sheets.filter(({ text }) => /contain-intrinsic-(size|width|inline-size):/.test(text))).toEqual([]);
});
