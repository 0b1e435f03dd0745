import { decodeCharacters, encodeCharacters } from './character-set';

describe('the characters in an address', () => {
  it.each(['', 'a', ' !~', '가', '힣', 'ABC 가나다 뷁 “”…', '\u{ff01}가'])('come back sorted: %j', (text) => {
    expect(decodeCharacters(encodeCharacters(text))).toBe([...new Set(text)].sort().join(''));
  });

  it('are the same for the same set', () => {
    expect(encodeCharacters('나가가다')).toBe(encodeCharacters(new Set(['다', '나', '가'])));
  });

  it('leave out what no face draws', () => {
    expect(decodeCharacters(encodeCharacters('\n\t가\u{1f3a8}'))).toBe('가');
  });

  it('take about a byte and a half each, and end somewhere', () => {
    const page = Array.from({ length: 300 }, (_, index) => String.fromCharCode(0xac00 + index * 37));
    expect(encodeCharacters(page).length).toBeLessThan(600);
    const all = Array.from({ length: 11_172 }, (_, index) => String.fromCharCode(0xac00 + index));
    expect(decodeCharacters(encodeCharacters(all))).toHaveLength(2000);
  });
});
