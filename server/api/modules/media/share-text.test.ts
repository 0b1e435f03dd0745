import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { unpackWoff } from './share-fonts';
import { breakLines, widthInEms } from './share-text';

describe('breakLines', () => {
  it('breaks between words', () => {
    expect(breakLines('바느질은 오래된 문장이다', 8, 3)).toEqual({
      lines: ['바느질은 오래된', '문장이다'],
      isCut: false,
    });
  });

  it('breaks a word that fills a line of its own, between its letters', () => {
    const { lines } = breakLines('🎨'.repeat(20), 8, 9);
    expect(lines.join('')).toBe('🎨'.repeat(20));
    for (const line of lines) expect(widthInEms(line)).toBeLessThanOrEqual(8);
  });

  it('says that it cut, and shows it', () => {
    const { lines, isCut } = breakLines('가나다 '.repeat(50), 8, 2);
    expect([lines.length, isCut]).toEqual([2, true]);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(widthInEms(line)).toBeLessThanOrEqual(8);
  });

  it('has no line for no text', () => {
    expect(breakLines('  ', 8, 2)).toEqual({ lines: [], isCut: false });
  });
});

describe('unpackWoff', () => {
  it('gives the typeface with all its tables', () => {
    const file = createRequire(import.meta.url).resolve(
      '@fontsource/hahmlet/files/hahmlet-latin-400-normal.woff',
    );
    const font = unpackWoff(readFileSync(file));
    const count = font.readUInt16BE(4);
    const tags = Array.from({ length: count }, (_, index) =>
      font.toString('latin1', 12 + index * 16, 16 + index * 16),
    );
    for (const tag of ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name']) expect(tags).toContain(tag);
    const places = Array.from({ length: count }, (_, index) => font.readUInt32BE(12 + index * 16 + 8));
    expect(places.every((place) => place % 4 === 0 && place < font.length)).toBe(true);
  });

  it('refuses what is none', () => {
    expect(() => unpackWoff(Buffer.from('wOF2 and more than that, for as long as a head'))).toThrow();
  });
});
